import ForceTouch
import Foundation
import ViewGeometry

@testable import ForceTouchSupport

/// A controller in a window with a child that defines a context, one that it presents, and another
/// that this one presents.
final class PresentationHistory {
  /// All settings; those of a popover and a sheet count only for their style.
  struct Arrangement {
    /// The presenter: none, the controller in the window, or its child.
    enum Presenter: CaseIterable { case nobody, root, child }

    var presenter = Presenter.nobody
    var style = ModalPresentationStyle.automatic
    var preferredSize = CGSize.zero
    var adapts = ModalPresentationStyle.automatic
    var overrides: TraitCollection?
    var isFurtherPresented = false
    var size = CGSize(width: 390, height: 844)
    var safeArea = EdgeInsets.zero
    var windowOverrides = TraitCollection()
    var isTablet = false
    var source = CGRect(x: 300, y: 100, width: 100, height: 40)
    var hasSource = true
    var sourceRect = CGRect.null
    var permitted = PopoverArrowDirection.any
    var margin: CGFloat = 10
    var canOverlap = false
    var detents = 0
    var selected: SheetPresentationController.Detent.Identifier?

    init(_ random: inout SeededGenerator) {
      presenter = Presenter.allCases.randomElement(using: &random) ?? .root
      style = Self.styles.randomElement(using: &random) ?? .automatic
      changeAdapting(&random)
      change(&random)
    }

    private static let styles: [ModalPresentationStyle] = [
      .automatic, .fullScreen, .pageSheet, .pageSheet, .formSheet, .currentContext, .custom,
      .overFullScreen, .overCurrentContext, .popover, .popover, .popover,
    ]

    /// Changes settings that may change during a presentation.
    mutating func change(_ random: inout SeededGenerator) {
      preferredSize = random.oneIn(2) ? .zero : CGSize(width: 200, height: 100)
      // A style that adapts differently is presented again; one that doesn't sees several sizes.
      if random.oneIn(4) { changeAdapting(&random) }
      overrides =
        random.oneIn(3)
        ? TraitCollection(verticalSizeClass: .compact, userInterfaceStyle: .dark) : nil
      isFurtherPresented = random.oneIn(4)
      let sizes: [(CGFloat, CGFloat)] = [(390, 844), (844, 390), (1_024, 768), (500, 1_000)]
      let (width, height) = sizes.randomElement(using: &random) ?? (390, 844)
      size = CGSize(width: width, height: height)
      safeArea = random.oneIn(2) ? .zero : EdgeInsets(top: 47, left: 20, bottom: 34, right: 0)
      windowOverrides =
        random.oneIn(4) ? TraitCollection(horizontalSizeClass: .compact) : TraitCollection()
      isTablet = random.oneIn(2)
      source.origin.y = random.oneIn(2) ? 100 : 330
      hasSource = !random.oneIn(4)
      sourceRect = random.oneIn(2) ? .null : CGRect(x: 3, y: 4, width: 5, height: 6)
      permitted = [.any, [.left, .right], .up, .down].randomElement(using: &random) ?? .any
      margin = random.oneIn(3) ? 50 : 10
      canOverlap = random.oneIn(3)
      detents = Int.random(in: 0..<6, using: &random)
      selected = [nil, .medium, .large, .init("low")].randomElement(using: &random) ?? nil
    }

    private mutating func changeAdapting(_ random: inout SeededGenerator) {
      let adapted: [ModalPresentationStyle] = [.automatic, .none, .fullScreen, .overFullScreen]
      adapts = adapted.randomElement(using: &random) ?? .automatic
      // A container stays where it is, over the context or the window, when the style adapts again.
      if style == .currentContext || style == .overCurrentContext { adapts = .none }
    }
  }

  /// Tracks whether it has appeared, and counts callbacks in a wrong order.
  private final class Leaf: ViewController {
    private(set) var isShown = false
    private(set) var faults = 0

    override func viewDidAppear(_ animated: Bool) {
      if isShown || view.window == nil { faults += 1 }
      isShown = true
    }

    override func viewDidDisappear(_ animated: Bool) {
      if !isShown { faults += 1 }
      isShown = false
    }
  }

  private let screen = Screen(portraitSize: CGSize(width: 390, height: 844), scale: 2)
  private let window: Window
  private let (root, child, shown, further) = (Leaf(), Leaf(), Leaf(), Leaf())
  private let source = View()
  private let adapting = AdaptingDelegate(.automatic)
  /// The current presentation and its settings.
  private var presented: Arrangement?

  init() {
    window = Window(screen: screen)
    window.rootViewController = root
    root.addChild(child)
    child.view.frame = root.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    child.definesPresentationContext = true
    root.view.addSubview(source)
    further.modalPresentationStyle = .fullScreen
  }

  /// Brings everything into the state of an arrangement, in an order that `random` chooses if the
  /// order may not matter.
  ///
  /// A presentation with the same style continues and is changed.
  func arrange(_ new: Arrangement, _ random: inout SeededGenerator) {
    if let presented, !presented.isPresented(as: new) {
      shown.presentingViewController?.dismiss(animated: false)
      self.presented = nil
    }
    if presented != nil, !new.isFurtherPresented, further.presentingViewController != nil {
      shown.dismiss(animated: random.oneIn(2))
    }
    shown.modalPresentationStyle = new.style
    adapting.style = new.adapts
    let changes = [
      { self.window.resize(to: new.size) }, { self.window.safeAreaInsets = new.safeArea },
      { self.window.traitOverrides = new.windowOverrides },
      { self.screen.traitCollection.userInterfaceIdiom = new.isTablet ? .pad : .phone },
      { self.shown.preferredContentSize = new.preferredSize }, { self.setUp(new) },
    ]
    for change in changes.shuffled(using: &random) {
      if random.oneIn(3) { window.layoutIfNeeded() }
      change()
    }
    if presented == nil, new.presenter != .nobody {
      (new.presenter == .root ? root : child).present(shown, animated: random.oneIn(2))
      presented = new
    }
    if presented != nil, new.isFurtherPresented { shown.present(further, animated: false) }
    // As in UIKit, a popover doesn't follow a source that moves, until the container is laid out.
    shown.presentationController?.containerView?.setNeedsLayout()
  }

  /// Sets the settings that count for the style.
  private func setUp(_ new: Arrangement) {
    source.frame = new.source
    shown.presentationController?.delegate = adapting
    shown.presentationController?.overrideTraitCollection = new.overrides
    if let popover = shown.popoverPresentationController {
      popover.sourceView = new.hasSource ? source : nil
      popover.sourceRect = new.sourceRect
      popover.permittedArrowDirections = new.permitted
      popover.popoverLayoutMargins = EdgeInsets(
        top: new.margin, left: 10, bottom: 10, right: new.margin)
      popover.canOverlapSourceViewRect = new.canOverlap
    }
    if let sheet = shown.sheetPresentationController {
      let low = SheetPresentationController.Detent.custom(identifier: .init("low")) { $0 / 4 }
      let none = SheetPresentationController.Detent.custom { _ in nil }
      let roomy = SheetPresentationController.Detent.custom(identifier: .init("low")) {
        $0 > 500 ? 100 : nil
      }
      sheet.detents =
        [
          [.large()], [.medium(), .large()], [low, .medium()], [], [none, roomy, .medium()], [none],
        ][new.detents]
      sheet.selectedDetentIdentifier = new.selected
    }
  }

  /// Operations between arrangements that leave no trace.
  func disturb(_ random: inout SeededGenerator) {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: window.layoutIfNeeded()
    case 1: _ = shown.presentationController?.frameOfPresentedViewInContainerView
    case 2: _ = answers
    case 3:
      window.resize(to: CGSize(width: random.oneIn(2) ? 1_024 : 320, height: 300))
    default: _ = window.hitTest(CGPoint(x: 60, y: 60), with: nil)
    }
  }

  /// All public state of what is shown, a line each.
  var answers: [String] {
    window.layoutIfNeeded()
    var answers = [(root, "root"), (child, "child"), (shown, "shown"), (further, "further")].map {
      let isInWindow = $0.viewIfLoaded?.window === window
      let place = isInWindow ? "\($0.view.convert($0.view.bounds, to: window))" : "nowhere"
      return "\($1) \($0.isShown) at \(place), \($0.traitCollection), \($0.faults) faults"
    }
    let presentation = shown.presentationController
    let popover = shown.popoverPresentationController
    answers += [
      "style \(String(describing: presentation?.presentationStyle))",
      "arrow \(String(describing: popover?.arrowDirection))",
      "container \(presentation?.containerView?.frame ?? .null)",
      "frame \(presentation?.frameOfPresentedViewInContainerView ?? .null)",
      "fills the window \(presentation?.shouldPresentInFullscreen ?? false)",
      "removes the presenter \(presentation?.shouldRemovePresentersView ?? false)",
      "presenter \(shown.presentingViewController === root) \(shown.presentingViewController === child)",
      "the window has \(window.subviews.count) views, the root \(root.view.subviews.count)",
    ]
    let named = [
      (root.view, "root"), (child.view, "child"), (shown.view, "shown"), (source, "source"),
    ]
    for x in stride(from: 5.0, to: 1_024, by: 193) {
      for y in stride(from: 3.0, to: 1_000, by: 171) {
        let hit = window.hitTest(CGPoint(x: x, y: y), with: nil)
        let name = hit.map { hit in named.first { $0.0 === hit }?.1 ?? "\(type(of: hit))" }
        answers.append("at \(x), \(y): \(name ?? "nothing")")
      }
    }
    return answers
  }
}

extension PresentationHistory.Arrangement {
  /// Whether a presentation with these settings needn't be presented again.
  fileprivate func isPresented(as new: Self) -> Bool {
    presenter == new.presenter && style == new.style && adapts == new.adapts
  }
}
