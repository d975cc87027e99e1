import ForceTouch
import Foundation
import ViewGeometry

@testable import ForceTouchSupport

/// Four controllers in two windows on two screens; each fills a window, is a child of an earlier one, or is alone.
final class ControllerTraitHistory {
  enum Place: Hashable {
    case alone
    case root(Int)
    /// A child whose view is or isn't in its parent's.
    case child(of: Int, isShown: Bool)
  }

  /// All positions and settings.
  struct Arrangement {
    var places = Array(repeating: Place.alone, count: 4)
    /// The overrides of controllers, of their parents for them and of their views, and a view in
    /// them that contains children's.
    var own = Array(repeating: TraitCollection(), count: 4)
    var fromParent = Array(repeating: TraitCollection(), count: 4)
    var ofView = Array(repeating: TraitCollection(), count: 4)
    var ofHolder = Array(repeating: TraitCollection(), count: 4)
    var styles = [UserInterfaceStyle.light, .light]
    var directions = [TraitEnvironmentLayoutDirection.leftToRight, .leftToRight]
    var sizes = [CGSize(width: 320, height: 480), CGSize(width: 768, height: 1_024)]
    var isHidden = [false, false]

    init(_ random: inout SeededGenerator) {
      for number in 0..<4 {
        let roots = [Place.root(0), .root(1)].filter { !places.contains($0) }
        switch Int.random(in: 0..<(number == 0 ? 2 : 6), using: &random) {
        case 0: break
        case 1: places[number] = roots.randomElement(using: &random) ?? .alone
        default:
          places[number] = .child(
            of: Int.random(in: 0..<number, using: &random), isShown: !random.oneIn(4))
        }
        own[number] = Self.overrides(&random)
        fromParent[number] = Self.overrides(&random)
        ofView[number] = Self.overrides(&random)
        ofHolder[number] = Self.overrides(&random)
      }
      for number in 0..<2 {
        styles[number] = random.oneIn(2) ? .dark : .light
        directions[number] = random.oneIn(2) ? .rightToLeft : .leftToRight
        if random.oneIn(2) { sizes[number] = CGSize(width: 1_024, height: 414) }
        isHidden[number] = random.oneIn(5)
      }
    }

    private static func overrides(_ random: inout SeededGenerator) -> TraitCollection {
      switch Int.random(in: 0..<10, using: &random) {
      case 0: TraitCollection(userInterfaceStyle: .dark)
      case 1: TraitCollection(layoutDirection: .rightToLeft, userInterfaceStyle: .light)
      case 2: TraitCollection(horizontalSizeClass: .regular, displayScale: 3)
      case 3: TraitCollection(verticalSizeClass: .compact, layoutDirection: .leftToRight)
      default: TraitCollection()
      }
    }
  }

  /// Checks that it is notified of each change of its traits since it was first shown.
  final class Leaf: ViewController {
    let holder = View()
    var ofView = TraitCollection() { didSet { viewIfLoaded?.traitOverrides = ofView } }
    /// The traits of the last notification, and the errors in notifying.
    private var known: TraitCollection?
    private(set) var faults: [String] = []
    private var stylesTold: [UserInterfaceStyle] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(holder)
      view.traitOverrides = ofView
      registerForTraitChanges([TraitUserInterfaceStyle.self]) { (self: Leaf, previous) in
        self.stylesTold.append(previous.userInterfaceStyle)
      }
    }

    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      demandIsUpToDate()
    }

    override func traitCollectionDidChange(_ previous: TraitCollection?) {
      super.traitCollectionDidChange(previous)
      if let known, known != previous {
        faults.append("told \(String(describing: previous)), not \(known)")
      }
      if previous == traitCollection { faults.append("told of no change") }
      let changesStyle = previous?.userInterfaceStyle != traitCollection.userInterfaceStyle
      if stylesTold.count != (changesStyle ? 1 : 0) {
        faults.append("the block was told \(stylesTold)")
      }
      stylesTold = []
      known = traitCollection
    }

    /// Records an error unless the traits of a view on screen are those of the last notification.
    func demandIsUpToDate() {
      guard let window = viewIfLoaded?.window, !window.isHidden else { return }
      if let known, known != traitCollection {
        faults.append("not told that \(known) is \(traitCollection)")
      }
      known = traitCollection
    }
  }

  let screens = [
    Screen(portraitSize: CGSize(width: 320, height: 480), scale: 2),
    Screen(portraitSize: CGSize(width: 768, height: 1_024)),
  ]
  let windows: [Window]
  let leaves = (0..<4).map { _ in Leaf() }
  private var places = Array(repeating: Place.alone, count: 4)

  init() { windows = screens.map { Window(screen: $0) } }

  /// Brings everything into the state of an arrangement, in an order that `random` chooses.
  func arrange(_ new: Arrangement, _ random: inout SeededGenerator) {
    let changes: [() -> Void] = [
      { self.move(to: new.places) },
      { for (leaf, overrides) in zip(self.leaves, new.own) { leaf.traitOverrides = overrides } },
      { for (leaf, overrides) in zip(self.leaves, new.ofView) { leaf.ofView = overrides } },
      {
        for (leaf, overrides) in zip(self.leaves, new.ofHolder) {
          leaf.holder.traitOverrides = overrides
        }
      },
      {
        for (number, window) in self.windows.enumerated() {
          self.screens[number].traitCollection.userInterfaceStyle = new.styles[number]
          self.screens[number].traitCollection.layoutDirection = new.directions[number]
          window.isHidden = new.isHidden[number]
          if window.bounds.size != new.sizes[number] { window.resize(to: new.sizes[number]) }
        }
      },
    ]
    for change in changes.shuffled(using: &random) {
      change()
      for leaf in leaves { leaf.demandIsUpToDate() }
    }
    for (leaf, overrides) in zip(leaves, new.fromParent) {
      leaf.parent?.setOverrideTraitCollection(overrides, forChild: leaf)
    }
    for leaf in leaves { leaf.demandIsUpToDate() }
  }

  private func move(to new: [Place]) {
    for number in 0..<4 where new[number] != places[number] {
      let leaf = leaves[number]
      switch places[number] {
      case .alone: break
      case .root(let window): windows[window].rootViewController = nil
      case .child:
        leaf.willMove(toParent: nil)
        leaf.viewIfLoaded?.removeFromSuperview()
        leaf.removeFromParent()
      }
    }
    for number in 0..<4 where new[number] != places[number] {
      let leaf = leaves[number]
      switch new[number] {
      case .alone: break
      case .root(let window): windows[window].rootViewController = leaf
      case .child(let parent, let isShown):
        leaves[parent].addChild(leaf)
        if isShown {
          leaves[parent].loadViewIfNeeded()
          leaves[parent].holder.addSubview(leaf.view)
        }
        leaf.didMove(toParent: leaves[parent])
      }
    }
    places = new
  }

  /// All public state of the traits, a line each.
  var answers: [String] {
    leaves.enumerated().flatMap { number, leaf -> [String] in
      let fromParent = leaf.parent?.overrideTraitCollection(forChild: leaf)
      return [
        "\(number) has \(leaf.traitCollection), own \(leaf.traitOverrides), from its parent \(String(describing: fromParent))",
        "the view of \(number) has \(leaf.view.traitCollection)",
        "the holder in \(number) has \(leaf.holder.traitCollection)",
        "\(number) reads \(leaf.view.effectiveUserInterfaceLayoutDirection)",
        "\(number) turns to \(leaf.supportedInterfaceOrientations)",
      ]
    }
  }
}
