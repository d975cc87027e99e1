import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

/// The heights of bars (R14.1, R14.2, R14.3).
@Suite struct BarHeightTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let idiom: UserInterfaceIdiom
    let width: CGFloat
    let height: CGFloat
    let plain: CGFloat
    let large: CGFloat
    let tabs: CGFloat
    var testDescription: String { "\(idiom) \(width) x \(height)" }
  }

  static let rows = [
    Row(idiom: .phone, width: 375, height: 812, plain: 44, large: 96, tabs: 49),
    Row(idiom: .phone, width: 812, height: 375, plain: 32, large: 32, tabs: 32),
    Row(idiom: .phone, width: 844, height: 390, plain: 32, large: 32, tabs: 32),
    Row(idiom: .phone, width: 736, height: 414, plain: 44, large: 44, tabs: 49),
    Row(idiom: .phone, width: 926, height: 428, plain: 44, large: 44, tabs: 49),
    Row(idiom: .pad, width: 1_024, height: 768, plain: 50, large: 102, tabs: 50),
    Row(idiom: .pad, width: 320, height: 1_024, plain: 50, large: 102, tabs: 50),
  ]

  @Test(arguments: rows)
  func `R14.1 bars have the height of the device and how it is held`(_ row: Row) {
    let size = CGSize(width: row.width, height: row.height)
    let screen = Screen(portraitSize: size)
    screen.traitCollection = TraitCollection(userInterfaceIdiom: row.idiom)
    let window = Window(screen: screen)
    let navigation = NavigationController(rootViewController: ViewController())
    let tabs = TabBarController()
    tabs.viewControllers = [navigation]
    window.rootViewController = tabs
    window.layoutIfNeeded()
    expectEqual(navigation.navigationBar.frame.height, row.plain)
    expectEqual(tabs.tabBar.frame.height, row.tabs)

    navigation.navigationBar.prefersLargeTitles = true
    window.layoutIfNeeded()

    expectEqual(navigation.navigationBar.frame.height, row.large)
    expectEqual(navigation.navigationBar.sizeThatFits(size).height, row.large)
  }

  @Test(
    arguments: [
      (47, 47), (50, 50), (54, 54), (55, 55 - 16.0 / 3), (59, 161.0 / 3), (61, 61 - 16.0 / 3),
      (62, 169.0 / 3), (68, 68 - 17.0 / 3),
    ] as [(CGFloat, CGFloat)])
  func `R14.7 on a phone with an island the bar begins within the safe area`(
    safeTop: CGFloat, y: CGFloat
  ) {
    let window = Window(screen: Screen(portraitSize: CGSize(width: 430, height: 932), scale: 3))
    window.safeAreaInsets.top = safeTop
    let content = ViewController()
    let navigation = NavigationController(rootViewController: content)
    window.rootViewController = navigation
    window.layoutIfNeeded()
    expectEqual(navigation.navigationBar.frame.size, CGSize(width: 430, height: 44))
    expect(abs(navigation.navigationBar.frame.minY - y) < 1e-9)
    expect(abs(content.view.safeAreaInsets.top - y - 44) < 1e-9)

    navigation.navigationBar.isTranslucent = false
    window.layoutIfNeeded()
    expect(abs(content.view.frame.minY - y - 44) < 1e-9)
    expectEqual(content.view.safeAreaInsets.top, 0)
    navigation.isNavigationBarHidden = true
    window.layoutIfNeeded()
    expectEqual(content.view.frame, window.bounds)
    expectEqual(content.view.safeAreaInsets.top, safeTop)
  }

  @Test func `R14.7 with something else above it a bar begins below that`() {
    let window = Window(screen: Screen(portraitSize: CGSize(width: 430, height: 932), scale: 3))
    window.safeAreaInsets.top = 59
    let navigation = NavigationController(rootViewController: ViewController())
    window.rootViewController = navigation
    navigation.additionalSafeAreaInsets.top = 20
    window.layoutIfNeeded()
    expectEqual(navigation.navigationBar.frame.minY, 79)

    window.screen.traitCollection.userInterfaceIdiom = .pad
    navigation.additionalSafeAreaInsets.top = 0
    window.layoutIfNeeded()

    expectEqual(navigation.navigationBar.frame.minY, 59)
  }

  @Test func `R14.1 above a home indicator the tab bar of a tablet is 65 high in all`() {
    let screen = Screen(portraitSize: CGSize(width: 1_024, height: 1_366), scale: 2)
    let window = Window(screen: screen)
    window.safeAreaInsets = EdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    let (content, tabs) = (ViewController(), TabBarController())
    tabs.viewControllers = [content]
    window.rootViewController = tabs
    window.layoutIfNeeded()
    expectEqual(tabs.tabBar.frame, CGRect(x: 0, y: 1_301, width: 1_024, height: 65))
    expectEqual(content.view.safeAreaInsets.bottom, 65)

    window.safeAreaInsets.bottom = 0
    window.layoutIfNeeded()

    expectEqual(tabs.tabBar.frame, CGRect(x: 0, y: 1_316, width: 1_024, height: 50))
    expectEqual(content.view.safeAreaInsets.bottom, 50)
  }

  @Test(arguments: [ModalPresentationStyle.pageSheet, .formSheet, .fullScreen])
  func `R14.1 the bar of a sheet on a tablet is 56, with a large title 108`(
    style: ModalPresentationStyle
  ) {
    let window = Window(screen: Screen(portraitSize: CGSize(width: 768, height: 1_024), scale: 2))
    let navigation = NavigationController(rootViewController: ViewController())
    navigation.modalPresentationStyle = style
    window.rootViewController = ViewController()
    window.rootViewController?.present(navigation, animated: false)
    window.layoutIfNeeded()
    expectEqual(navigation.navigationBar.frame.height, style == .fullScreen ? 50 : 56)

    navigation.navigationBar.prefersLargeTitles = true
    window.layoutIfNeeded()

    expectEqual(navigation.navigationBar.frame.height, style == .fullScreen ? 102 : 108)
  }

  @Test func `R14.1 the bar of a sheet on a phone is 56, of one that fills it as any`() {
    let window = Window(screen: Screen(portraitSize: CGSize(width: 390, height: 844), scale: 3))
    window.safeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let navigation = NavigationController(rootViewController: ViewController())
    window.rootViewController = ViewController()
    window.rootViewController?.present(navigation, animated: false)
    window.layoutIfNeeded()
    expectEqual(navigation.view.frame, CGRect(x: 0, y: 57, width: 390, height: 787))
    expectEqual(navigation.navigationBar.frame.height, 56)

    window.resize(to: CGSize(width: 844, height: 390))
    window.safeAreaInsets = EdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    window.layoutIfNeeded()

    expectEqual(navigation.navigationBar.frame.height, 32)
    expectEqual(navigation.view.frame, CGRect(x: 0, y: 0, width: 844, height: 390))
  }

  @Test(
    arguments: [
      (20, 40), (24, 44), (44, 54), (47, 57), (59, 69), (0, 10),
    ] as [(CGFloat, CGFloat)])
  func `R14.2 a sheet begins 20 below a status bar, and 10 below a cut-out`(
    safeTop: CGFloat, y: CGFloat
  ) {
    let window = Window(screen: Screen(portraitSize: CGSize(width: 375, height: 667), scale: 2))
    window.safeAreaInsets.top = safeTop
    let sheet = ViewController()
    window.rootViewController = ViewController()

    window.rootViewController?.present(sheet, animated: false)
    window.layoutIfNeeded()

    expectEqual(sheet.view.frame, CGRect(x: 0, y: y, width: 375, height: 667 - y))
  }

  @Test(
    arguments: [
      (320, false), (507, false), (639, false), (640, true), (678, true), (694, true), (981, true),
    ] as [(CGFloat, Bool)])
  func `R14.3 a window on a tablet is regular across from 640 points on`(
    width: CGFloat, isRegular: Bool
  ) {
    let screen = Screen(portraitSize: CGSize(width: 1_024, height: 1_366), scale: 2)
    let window = Window(frame: CGRect(x: 0, y: 0, width: width, height: 1_024))
    window.screen = screen

    expectEqual(window.traitCollection.horizontalSizeClass, isRegular ? .regular : .compact)
    expectEqual(window.traitCollection.verticalSizeClass, .regular)
  }
}
