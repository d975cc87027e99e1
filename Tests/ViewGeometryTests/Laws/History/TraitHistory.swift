import Foundation
import ViewGeometry

@testable import TestSupport

/// Three windows on two screens or on none, and five views, each in a window, in an earlier view or
/// in none.
final class TraitHistory {
  let screens = [
    Screen(portraitSize: CGSize(width: 320, height: 480), scale: 2),
    Screen(portraitSize: CGSize(width: 768, height: 1_024)),
  ]
  let windows = (0..<3).map { _ in Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480)) }
  let views = (0..<5).map { _ in TraitListener(frame: CGRect(x: 0, y: 0, width: 100, height: 50)) }
  /// A view in each of them, at its leading margin.
  let marks = (0..<5).map { _ in View() }
  /// The notifications of each view's blocks for style and direction, and of those for the other
  /// traits.
  var toldByBlock: [[TraitCollection]] = Array(repeating: [], count: 10)
  private var registrations: [any TraitChangeRegistration] = []

  init() {
    windows[0].screen = screens[0]
    windows[1].screen = screens[1]
    for (view, mark) in zip(views, marks) {
      view.directionalLayoutMargins.leading = 20
      mark.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(mark)
      LayoutConstraint.activate([
        mark.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        mark.topAnchor.constraint(equalTo: view.topAnchor),
        mark.widthAnchor.constraint(equalToConstant: 10),
        mark.heightAnchor.constraint(equalToConstant: 10),
      ])
    }
    register()
  }

  /// Registers all blocks, after unregistering the registered ones.
  func register() {
    for registration in registrations {
      for view in views { view.unregisterForTraitChanges(registration) }
    }
    registrations = views.enumerated().flatMap { number, view in
      Self.kinds.enumerated().map { kind, traits in
        view.registerForTraitChanges(traits) { [weak self] (_: TraitListener, previous) in
          self?.toldByBlock[2 * number + kind].append(previous)
        }
      }
    }
  }

  /// Clears all recorded notifications.
  func forget() {
    for view in views { view.changes = [] }
    toldByBlock = Array(repeating: [], count: 10)
  }

  /// The traits of the two blocks of each view.
  static var kinds: [[Trait]] {
    [
      [TraitUserInterfaceStyle.self, TraitLayoutDirection.self],
      [
        TraitUserInterfaceIdiom.self, TraitHorizontalSizeClass.self, TraitVerticalSizeClass.self,
        TraitDisplayScale.self, TraitForceTouchCapability.self,
        TraitPreferredContentSizeCategory.self,
      ],
    ]
  }

  static var subject: SubjectUnderTest<TraitHistory> {
    SubjectUnderTest(
      name: "traits", make: { TraitHistory() }, settings: settings,
      disturbances: [
        { history in for window in history.windows { window.layoutIfNeeded() } },
        { _ = $0.views.map(\.traitCollection) },
        { _ = $0.views.map(\.effectiveUserInterfaceLayoutDirection) },
        { $0.register() },
        { history in
          guard let superview = history.views[1].superview else { return }
          history.views[1].removeFromSuperview()
          superview.addSubview(history.views[1])
        },
        { history in
          let size = history.windows[1].bounds.size
          history.windows[1].frame.size = CGSize(width: 5_000, height: 3)
          history.windows[1].frame.size = size
        },
      ],
      answers: \.answers)
  }

  private static let overrides = [
    TraitCollection(), TraitCollection(userInterfaceStyle: .dark),
    TraitCollection(layoutDirection: .rightToLeft),
    TraitCollection(layoutDirection: .leftToRight, userInterfaceStyle: .light),
    TraitCollection(horizontalSizeClass: .regular, displayScale: 3),
    TraitCollection(
      userInterfaceIdiom: .carPlay, verticalSizeClass: .compact,
      forceTouchCapability: .unavailable, preferredContentSizeCategory: .small),
  ]

  private static var settings: [Setting<TraitHistory>] {
    ofScreensAndWindows
      + (0..<5).flatMap { number -> [Setting<TraitHistory>] in
        [
          // In none, in the windows, and in the earlier views.
          Setting("place of view \(number)", Array(0..<(4 + number))) {
            $0.put(number, $1)
          },
          Setting("overrides of view \(number)", overrides) {
            $0.views[number].traitOverrides = $1
          },
          Setting(
            "attribute of view \(number)",
            [View.SemanticContentAttribute.unspecified, .forceRightToLeft, .spatial]
          ) { $0.views[number].semanticContentAttribute = $1 },
        ]
      }
  }

  private static var ofScreensAndWindows: [Setting<TraitHistory>] {
    (0..<2).flatMap { number -> [Setting<TraitHistory>] in
      [
        Setting("style of screen \(number)", [.light, .dark]) {
          $0.screens[number].traitCollection.userInterfaceStyle = $1
        },
        Setting("direction of screen \(number)", [.leftToRight, .rightToLeft, .unspecified]) {
          $0.screens[number].traitCollection.layoutDirection = $1
        },
      ]
    }
      + (0..<3).flatMap { number -> [Setting<TraitHistory>] in
        [
          Setting("screen of window \(number)", [0, 1, 2]) { history, screen in
            history.windows[number].screen = screen < 2 ? history.screens[screen] : nil
          },
          Setting("size of window \(number)", [(320, 480), (1_024, 768), (900, 414)]) {
            $0.windows[number].frame.size = CGSize(width: $1.0, height: $1.1)
          },
          Setting("overrides of window \(number)", overrides) {
            $0.windows[number].traitOverrides = $1
          },
        ]
      }
  }

  private func put(_ number: Int, _ place: Int) {
    switch place {
    case 0: views[number].removeFromSuperview()
    case 1...3: windows[place - 1].addSubview(views[number])
    default: views[place - 4].addSubview(views[number])
    }
  }

  private var answers: [String] {
    for window in windows { window.layoutIfNeeded() }
    return windows.enumerated().map { "window \($0): \($1.traitCollection)" }
      + views.enumerated().flatMap { number, view in
        [
          "view \(number): \(view.traitCollection), overriding \(view.traitOverrides)",
          "view \(number) reads \(view.effectiveUserInterfaceLayoutDirection), margins \(view.layoutMargins)",
          view.window == nil
            ? "view \(number) is in no window" : "mark \(number) at \(marks[number].frame)",
        ]
      }
  }
}
