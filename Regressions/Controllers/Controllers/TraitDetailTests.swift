import ForceTouch
import Foundation
import Testing
import ViewGeometry

@testable import ControllersTests
@testable import TestSupport

/// Traits from the screen through windows and controllers to views.
@Suite struct TraitDetailTests {
  private let screen = Screen(portraitSize: CGSize(width: 390, height: 844), scale: 3)
  private let window: Window

  init() { window = Window(screen: screen) }

  @Test func `Traits come from the screen and the size of the window`() {
    let view = View()
    let before = view.traitCollection
    window.addSubview(view)

    expectEqual(before, TraitCollection(forceTouchCapability: .available))
    expectEqual(
      view.traitCollection,
      TraitCollection(
        userInterfaceIdiom: .phone, horizontalSizeClass: .compact, verticalSizeClass: .regular,
        displayScale: 3, layoutDirection: .leftToRight, forceTouchCapability: .available,
        userInterfaceStyle: .light, preferredContentSizeCategory: .large))
  }

  @Test(
    arguments: [
      (390, 844, 390, 844, .compact, .regular), (390, 844, 844, 390, .compact, .compact),
      (414, 896, 896, 414, .regular, .compact), (820, 1180, 820, 1180, .regular, .regular),
      (820, 1180, 590, 820, .compact, .regular), (820, 1180, 640, 820, .regular, .regular),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, UserInterfaceSizeClass, UserInterfaceSizeClass)])
  func `Size classes depend on device and window`(
    across: CGFloat, down: CGFloat, width: CGFloat, height: CGFloat,
    horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass
  ) {
    let window = Window(screen: Screen(portraitSize: CGSize(width: across, height: down)))
    window.frame.size = CGSize(width: width, height: height)

    expectEqual(window.traitCollection.horizontalSizeClass, horizontal)
    expectEqual(window.traitCollection.verticalSizeClass, vertical)
  }

  @Test func `A change at the screen reaches every view whose traits it changes`() {
    let (outer, inner) = (TraitListener(), TraitListener())
    window.addSubview(outer)
    outer.addSubview(inner)
    inner.traitOverrides.userInterfaceStyle = .light
    let old = outer.traitCollection
    inner.changes = []

    screen.traitCollection.userInterfaceStyle = .dark

    expectEqual(outer.changes, [old])
    expectEqual(inner.changes, [])
    expectEqual(inner.traitCollection.userInterfaceStyle, .light)
  }

  @Test func `A window's overrides stay when its size changes`() {
    let window = Window(
      screen: Screen(portraitSize: CGSize(width: 820, height: 1_180), scale: 2))
    let view = TraitListener()
    window.addSubview(view)
    window.traitOverrides.userInterfaceStyle = .dark
    let old = view.traitCollection
    view.changes = []

    window.frame.size = CGSize(width: 590, height: 820)
    let told = view.changes
    window.traitOverrides.horizontalSizeClass = .compact
    view.changes = []
    window.frame.size = CGSize(width: 820, height: 1_180)

    expectEqual(old.userInterfaceStyle, .dark)
    expectEqual(told, [old])
    expectEqual(view.changes, [])
  }

  @Test func `Overrides count for what is inside, in a controller above its view`() {
    let (parent, child) = (ViewController(), ViewController())
    window.rootViewController = parent
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let wide = TraitCollection(horizontalSizeClass: .regular)

    parent.setOverrideTraitCollection(wide, forChild: child)
    let overridden = child.traitCollection.horizontalSizeClass
    child.view.traitOverrides.horizontalSizeClass = .compact
    let byView = child.view.traitCollection.horizontalSizeClass
    parent.setOverrideTraitCollection(nil, forChild: child)

    expectEqual(overridden, .regular)
    expectEqual(byView, .compact)
    expect(parent.overrideTraitCollection(forChild: child) == nil)
    expectEqual(parent.traitCollection.horizontalSizeClass, .compact)
  }

  @Test func `Blocks are called for their traits only, until they are unregistered`() {
    final class Registered: ViewController {
      var told: [UserInterfaceStyle] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        registerForTraitChanges([TraitUserInterfaceStyle.self]) {
          (self: Self, previous: TraitCollection) in
          self.told.append(previous.userInterfaceStyle)
        }
      }
    }
    let controller = Registered()
    window.rootViewController = controller
    var sizes = 0
    let registration = window.registerForTraitChanges(
      [TraitHorizontalSizeClass.self, TraitVerticalSizeClass.self]
    ) { (_: Window, _) in sizes += 1 }

    screen.traitCollection.userInterfaceStyle = .dark
    window.frame.size = CGSize(width: 844, height: 390)
    window.frame.size = CGSize(width: 850, height: 390)
    window.unregisterForTraitChanges(registration)
    window.frame.size = CGSize(width: 390, height: 844)

    expectEqual(controller.told, [.light])
    expectEqual(sizes, 1)
  }

  @Test func `A controller that comes back learns what changed meanwhile`() {
    let (below, top) = (ListeningController(), ViewController())
    var styles: [UserInterfaceStyle?] = []
    below.hear = { _, call, _ in
      if case .traits(let previous) = call { styles.append(previous?.userInterfaceStyle) }
    }
    let navigation = NavigationController(rootViewController: below)
    window.rootViewController = navigation
    navigation.pushViewController(top, animated: false)

    screen.traitCollection.userInterfaceStyle = .dark
    let away = styles
    navigation.popViewController(animated: false)

    expectEqual(away, [])
    expectEqual(styles, [.light])
  }

  @Test func `A controller in a hidden window is notified of each change, as its view is`() {
    let controller = ListeningController()
    var styles: [UserInterfaceStyle?] = []
    controller.hear = { _, call, _ in
      if case .traits(let previous) = call { styles.append(previous?.userInterfaceStyle) }
    }
    let view = TraitListener()
    controller.view = view
    window.isHidden = true
    window.rootViewController = controller

    screen.traitCollection.userInterfaceStyle = .dark
    screen.traitCollection.userInterfaceStyle = .light

    expectEqual(styles, [.light, .dark])
    expectEqual(view.changes.count, 2)
  }

  @Test func `Collections are merged and compared by what they specify`() {
    let phone = TraitCollection(userInterfaceIdiom: .phone, displayScale: 2)
    let wide = TraitCollection(horizontalSizeClass: .regular, displayScale: 3)

    let merged = TraitCollection(traitsFrom: [phone, wide])

    expectEqual(
      merged,
      TraitCollection(
        userInterfaceIdiom: .phone, horizontalSizeClass: .regular, displayScale: 3))
    expect(merged.containsTraits(in: wide))
    expect(!merged.containsTraits(in: phone))
    expect(merged.containsTraits(in: TraitCollection()))
    expectEqual(merged.modifyingTraits { $0.displayScale = 1 }.displayScale, CGFloat(1))
  }

  @Test func `Categories are ordered`() {
    expect(ContentSizeCategory.small < .large)
    expect(ContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    expect(!ContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    expectEqual(ContentSizeCategory(rawValue: "UICTContentSizeCategoryL"), .large)
    expectEqual(ContentSizeCategory(rawValue: "?"), .unspecified)
  }

  @Test func `Each trait's name distinguishes collections that differ in it`() {
    let traits: [(name: ViewGeometry.Trait, only: TraitCollection)] = [
      (TraitUserInterfaceIdiom.self, TraitCollection(userInterfaceIdiom: .pad)),
      (TraitHorizontalSizeClass.self, TraitCollection(horizontalSizeClass: .compact)),
      (TraitVerticalSizeClass.self, TraitCollection(verticalSizeClass: .compact)),
      (TraitDisplayScale.self, TraitCollection(displayScale: 2)),
      (TraitLayoutDirection.self, TraitCollection(layoutDirection: .rightToLeft)),
      (TraitForceTouchCapability.self, TraitCollection(forceTouchCapability: .available)),
      (TraitUserInterfaceStyle.self, TraitCollection(userInterfaceStyle: .dark)),
      (
        TraitPreferredContentSizeCategory.self,
        TraitCollection(preferredContentSizeCategory: .large)
      ),
    ]
    for (name, only) in traits {
      for other in traits {
        let (differs, isSame) = (name.differs(TraitCollection(), other.only), name == other.name)
        expectEqual(differs, isSame)
      }
      let differsFromItself = name.differs(only, only)
      expect(!differsFromItself)
    }
  }
}
