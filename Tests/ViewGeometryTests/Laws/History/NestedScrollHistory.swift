import Foundation
import ViewGeometry

@testable import TestSupport

/// A stack in a stack in the content of a scroll view in a window, all positioned by constraints,
/// which callbacks of all of them change.
///
/// The values that they set follow from the window and from sizes further out, so there is one
/// final layout.
final class NestedScrollHistory {
  private final class Scroller: ScrollView {
    var hear: () -> Void = {}
    override func layoutSubviews() {
      super.layoutSubviews()
      hear()
    }
    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      hear()
    }
  }

  private final class Content: View {
    var hear: () -> Void = {}
    override func layoutSubviews() {
      super.layoutSubviews()
      hear()
    }
    override func didMoveToWindow() { hear() }
    override func traitCollectionDidChange(_ previous: TraitCollection?) { hear() }
  }

  private final class Stack: StackView {
    var hear: () -> Void = {}
    override func layoutSubviews() {
      super.layoutSubviews()
      hear()
    }
  }

  private final class Leaf: View {
    var hear: () -> Void = {}
    var preferredSize = CGSize(width: 30, height: 20) {
      didSet { if preferredSize != oldValue { invalidateIntrinsicContentSize() } }
    }
    override var intrinsicContentSize: CGSize { preferredSize }
    override func layoutSubviews() {
      super.layoutSubviews()
      hear()
    }
    override func didMoveToWindow() { hear() }
  }

  private let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let scroller = Scroller()
  private let content = Content()
  private let outer = Stack()
  private let inner = Stack()
  private let leaves = (0..<4).map { _ in Leaf() }
  private let paddings: [LayoutConstraint]
  /// The views that each callback lays out: for the scroll view, the content, both stacks, and the
  /// first leaf.
  private var asked: [View?] = [nil, nil, nil, nil, nil]

  init() {
    let (area, frame) = (scroller.contentLayoutGuide, scroller.frameLayoutGuide)
    paddings = [
      outer.topAnchor.constraint(equalTo: content.topAnchor),
      outer.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
    ]
    for view in [scroller, content, outer, inner] + leaves as [View] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    window.addSubview(scroller)
    scroller.addSubview(content)
    content.addSubview(outer)
    outer.axis = .vertical
    outer.addArrangedSubview(inner)
    for leaf in leaves.dropLast() { inner.addArrangedSubview(leaf) }
    inner.distribution = .fillEqually
    LayoutConstraint.activate(
      paddings + [
        scroller.topAnchor.constraint(equalTo: window.topAnchor),
        scroller.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        scroller.trailingAnchor.constraint(equalTo: window.trailingAnchor),
        scroller.bottomAnchor.constraint(equalTo: window.bottomAnchor),
        content.topAnchor.constraint(equalTo: area.topAnchor),
        content.leadingAnchor.constraint(equalTo: area.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: area.trailingAnchor),
        content.bottomAnchor.constraint(equalTo: area.bottomAnchor),
        content.widthAnchor.constraint(equalTo: frame.widthAnchor),
      ])
    connect()
  }

  // MARK: What callbacks do

  private func connect() {
    scroller.hear = { [weak self] in self?.updatePaddings() }
    content.hear = { [weak self] in self?.updateStacks() }
    outer.hear = { [weak self] in self?.ask(2) }
    inner.hear = { [weak self] in
      self?.leaves[1].isHidden = self?.isNarrow ?? false
      self?.ask(3)
    }
    leaves[0].hear = { [weak self] in
      guard let self else { return }
      let preferredSize = CGSize(width: 30, height: isNarrow ? 44 : 20)
      leaves[2].preferredSize = preferredSize
      ask(4)
      leaves[3].preferredSize = preferredSize
    }
  }

  private var isNarrow: Bool { content.bounds.width < 300 }

  private func ask(_ number: Int) { asked[number]?.layoutIfNeeded() }

  private func updatePaddings() {
    let padding: CGFloat = scroller.bounds.width > 400 ? 30 : 10
    for constraint in paddings where constraint.constant != padding {
      constraint.constant = padding
    }
    ask(0)
    let spacing = 4 + (scroller.window?.safeAreaInsets.top ?? 0) / 4
    if outer.spacing != spacing { outer.spacing = spacing }
  }

  private func updateStacks() {
    let isDark = content.traitCollection.userInterfaceStyle == .dark
    if inner.axis != (isDark ? .vertical : .horizontal) {
      inner.axis = isDark ? .vertical : .horizontal
    }
    ask(1)
    let (last, home) = (leaves[3], content.bounds.width > 500 ? inner : outer)
    if home.arrangedSubviews.contains(last) { return }
    last.removeFromSuperview()
    home.insertArrangedSubview(last, at: 1)
  }

  // MARK: As a subject of laws

  static var subject: SubjectUnderTest<NestedScrollHistory> {
    SubjectUnderTest(
      name: "nested layouts of stacks", make: { NestedScrollHistory() }, settings: settings,
      disturbances: [
        { $0.window.layoutIfNeeded() }, { $0.scroller.layoutIfNeeded() },
        { $0.inner.layoutIfNeeded() }, { $0.leaves[0].layoutIfNeeded() },
        { $0.content.setNeedsLayout() }, { $0.leaves[0].setNeedsLayout() },
        { _ = $0.outer.systemLayoutSizeFitting(View.layoutFittingCompressedSize) },
        { _ = $0.content.hasAmbiguousLayout },
        { history in
          history.leaves[2].preferredSize.width += 50
          history.inner.layoutIfNeeded()
          history.leaves[0].setNeedsLayout()
        },
      ],
      answers: { history in
        history.window.layoutIfNeeded()
        return history.answers
      })
  }

  private static var settings: [Setting<NestedScrollHistory>] {
    var settings: [Setting<NestedScrollHistory>] = [
      Setting("size", [(320, 480), (250, 480), (450, 90), (600, 300)]) {
        $0.window.frame.size = CGSize(width: $1.0, height: $1.1)
      },
      Setting("safe area", [0, 44, 20]) { $0.window.safeAreaInsets.top = $1 },
      Setting("style", [.light, .dark]) {
        $0.window.traitOverrides = TraitCollection(userInterfaceStyle: $1)
      },
      Setting("direction", [View.SemanticContentAttribute.unspecified, .forceRightToLeft]) {
        $0.inner.semanticContentAttribute = $1
      },
      Setting("preferred size of the first", [(30, 20), (70, 5), (0, 90)]) {
        $0.leaves[0].preferredSize = CGSize(width: $1.0, height: $1.1)
      },
    ]
    for number in 0..<5 {
      // None, the window, and from the outside in.
      settings.append(
        Setting("asked by \(number)", Array(0..<7)) { history, other in
          let all: [View?] = [
            nil, history.window, history.scroller, history.content, history.outer, history.inner,
            history.leaves[2],
          ]
          history.asked[number] = all[other]
        })
    }
    return settings
  }

  private var answers: [String] {
    let views: [(String, View)] =
      [("scroller", scroller), ("content", content), ("outer", outer), ("inner", inner)]
      + leaves.enumerated().map { ("leaf \($0.offset)", $0.element) }
    return [
      "content size \(scroller.contentSize), insets \(scroller.adjustedContentInset)",
      "outer arranges \(outer.arrangedSubviews.count), inner \(inner.arrangedSubviews.count)",
      "fitting \(outer.systemLayoutSizeFitting(View.layoutFittingCompressedSize))",
    ]
      + views.map { name, view in
        """
        \(name) at \(view.frame), \(view.isHidden ? "hidden, " : "")\
        \(view.hasAmbiguousLayout ? "ambiguous" : "determined"), \
        \(view.isLayoutNeeded ? "in need" : "done")
        """
      }
  }
}
