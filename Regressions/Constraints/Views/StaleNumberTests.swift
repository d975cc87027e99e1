import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Values that constraints have read, and that change without a change of a constraint.
@Suite struct StaleNumberTests {
  private let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = View(frame: CGRect(x: 0, y: 100, width: 200, height: 200))

  init() {
    window.safeAreaInsets = EdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
    window.addSubview(view)
  }

  private func add<Added: View>(_ added: Added, to superview: View) -> Added {
    superview.addSubview(added)
    added.translatesAutoresizingMaskIntoConstraints = false
    return added
  }

  // MARK: Margins

  @Test func `what the system makes follows margins that a move changed (R11.53, R11.55)`() {
    let (inMargins, inReadable) = (add(View(), to: view), add(View(), to: view))
    LayoutConstraint.activate([
      inMargins.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
      inReadable.topAnchor.constraint(equalTo: view.readableContentGuide.topAnchor),
    ])

    for (y, top) in [(100, 8), (0, 52), (30, 22), (100, 8)] as [(CGFloat, CGFloat)] {
      view.frame.origin.y = y
      view.setNeedsLayout()
      view.layoutIfNeeded()

      expectEqual(inMargins.frame.minY, top, "at \(y)")
      expectEqual(inReadable.frame.minY, top, "at \(y)")
    }
  }

  @Test func `a stack that its margins make stick out of the safe area doesn't grow by itself`() {
    window.safeAreaInsets.bottom = 30
    let stack = add(StackView(arrangedSubviews: [SizedView(50, 600)]), to: view)
    stack.isLayoutMarginsRelativeArrangement = true
    LayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.topAnchor),
      stack.leftAnchor.constraint(equalTo: view.leftAnchor),
    ])
    window.layoutIfNeeded()
    let height = stack.bounds.height

    for _ in 0..<4 {
      view.setNeedsLayout()
      window.layoutIfNeeded()

      expectEqual(stack.bounds.height, height)
    }
  }

  /// The guides that follow the safe area.
  enum MarginGuide: CaseIterable {
    case safeArea, margins, readable

    func guide(of view: View) -> LayoutGuide {
      switch self {
      case .safeArea: view.safeAreaLayoutGuide
      case .margins: view.layoutMarginsGuide
      case .readable: view.readableContentGuide
      }
    }
  }

  @Test(arguments: MarginGuide.allCases)
  func `one layout takes in margins that follow from the frame it found (R11.52, R11.55)`(
    kind: MarginGuide
  ) {
    let box = add(View(), to: window)
    let inner = add(View(), to: box)
    let top = box.topAnchor.constraint(equalTo: window.topAnchor, constant: 100)
    LayoutConstraint.activate([
      top, box.leftAnchor.constraint(equalTo: window.leftAnchor),
      box.widthAnchor.constraint(equalToConstant: 200),
      box.heightAnchor.constraint(equalToConstant: 300),
      inner.topAnchor.constraint(equalTo: kind.guide(of: box).topAnchor),
      inner.bottomAnchor.constraint(equalTo: kind.guide(of: box).bottomAnchor),
    ])
    let margin: CGFloat = kind == .safeArea ? 0 : 8

    for (y, covered) in [(100, 0), (0, 44), (30, 14), (100, 0), (-10, 44)] as [(CGFloat, CGFloat)] {
      top.constant = y

      window.layoutIfNeeded()

      expectEqual(inner.frame.minY, covered + margin, "at \(y)")
      expectEqual(inner.frame.maxY, 300 - margin, "at \(y)")
    }
  }

  // MARK: Masks

  /// The ways to set the geometry from which a mask starts.
  enum MaskSetting: CaseIterable {
    case frame, bounds, mask, translation

    /// Starts the mask from 60 points.
    func apply(to view: View) {
      switch self {
      case .frame: view.frame = CGRect(x: 0, y: 0, width: 60, height: 10)
      case .bounds: view.bounds.size = CGSize(width: 60, height: 10)
      case .mask:
        view.frame.size.width = 60
        view.layoutIfNeeded()
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      case .translation:
        view.translatesAutoresizingMaskIntoConstraints = false
        view.frame.size.width = 60
        view.translatesAutoresizingMaskIntoConstraints = true
      }
    }
  }

  @Test(arguments: MaskSetting.allCases, [false, true])
  func `a mask uses the superview's size when its frame was set (R11.27)`(
    setting: MaskSetting, isLaidOutBetween: Bool
  ) {
    let parent = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let masked = View(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    masked.autoresizingMask = .flexibleWidth
    parent.addSubview(masked)
    let beside = add(View(), to: parent)
    beside.leftAnchor.constraint(equalTo: masked.rightAnchor).isActive = true
    parent.layoutIfNeeded()

    setting.apply(to: masked)
    if isLaidOutBetween { parent.layoutIfNeeded() }
    parent.frame.size.width = 200
    parent.layoutIfNeeded()

    expectEqual(masked.bounds.width, CGFloat(160), "\(setting)")
    expectEqual(beside.frame.minX, masked.frame.maxX, "\(setting)")
  }

  @Test func `a fitting size depends on the current frame of a mask (R11.27, R11.58)`() {
    let parent = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let masked = View(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    masked.autoresizingMask = .flexibleWidth
    parent.addSubview(masked)
    let inside = add(View(), to: masked)
    let width = inside.widthAnchor.constraint(equalToConstant: 50)
    LayoutConstraint.activate([
      width, inside.leftAnchor.constraint(equalTo: masked.leftAnchor),
      inside.rightAnchor.constraint(equalTo: masked.rightAnchor),
    ])
    parent.layoutIfNeeded()
    expectEqual(parent.systemLayoutSizeFitting(.zero).width, CGFloat(50))

    masked.frame.size.width = 80

    expectEqual(parent.systemLayoutSizeFitting(.zero).width, CGFloat(70))
  }

  /// A view that contains a masked one, which constraints mention.
  private func makeBox() -> (box: View, masked: View) {
    let box = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let masked = View(frame: box.bounds)
    masked.autoresizingMask = .flexibleWidth
    box.addSubview(masked)
    let beside = add(View(), to: box)
    beside.leftAnchor.constraint(equalTo: masked.rightAnchor).isActive = true
    return (box, masked)
  }

  @Test func `a mask uses a frame that was set since the outer views were freed (R11.48)`() {
    let (box, masked) = makeBox()
    do {
      let parent = View(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      parent.addSubview(box)
      let outer = add(View(), to: parent)
      outer.leftAnchor.constraint(equalTo: box.rightAnchor).isActive = true
      parent.layoutIfNeeded()
      expectEqual(outer.frame.minX, CGFloat(100))
    }
    let frame = CGRect(x: 7, y: 0, width: 20, height: 10)
    masked.frame = frame

    box.layoutIfNeeded()

    expectEqual(masked.frame, frame)
  }

  @Test func `a mask keeps where it started when constraints from outside join (R11.27)`() {
    let (box, masked) = makeBox()
    view.addSubview(box)
    view.layoutIfNeeded()
    masked.frame.size.width = 60
    box.frame.size.width = 200

    let outer = add(View(), to: view)
    outer.leftAnchor.constraint(equalTo: box.rightAnchor).isActive = true
    view.layoutIfNeeded()

    expectEqual(outer.frame.minX, CGFloat(200))
    expectEqual(masked.bounds.width, CGFloat(160))
  }

  // MARK: Alignment rectangles

  @Test
  func
    `alignment insets that changed count wherever they are read, once the content is invalidated (R11.3)`()
  {
    let stated = add(PlainStatedView(), to: view)
    let child = add(View(), to: stated)
    let masked = View(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    masked.autoresizingMask = .flexibleLeftMargin
    stated.addSubview(masked)
    LayoutConstraint.activate([
      stated.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 50),
      stated.topAnchor.constraint(equalTo: view.topAnchor),
      stated.widthAnchor.constraint(equalToConstant: 40),
      stated.heightAnchor.constraint(equalToConstant: 40),
      child.leftAnchor.constraint(equalTo: stated.leftAnchor),
      child.rightAnchor.constraint(equalTo: stated.rightAnchor),
      child.topAnchor.constraint(equalTo: stated.topAnchor),
      child.bottomAnchor.constraint(equalTo: view.topAnchor, constant: 20),
    ])
    view.layoutIfNeeded()
    _ = view.systemLayoutSizeFitting(.zero)

    for insets in [EdgeInsets(top: 1, left: 10, bottom: 2, right: 5), .zero] {
      stated.traits.alignment = insets
      stated.invalidateIntrinsicContentSize()
      view.layoutIfNeeded()

      expectEqual(
        stated.frame, stated.frame(forAlignmentRect: CGRect(x: 50, y: 0, width: 40, height: 40)))
      expectEqual(child.frame, CGRect(x: insets.left, y: insets.top, width: 40, height: 20))
    }
  }
}
