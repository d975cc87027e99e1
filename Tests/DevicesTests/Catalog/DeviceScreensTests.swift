import Devices
import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

@Suite struct DeviceScreensTests {
  @Test(arguments: Device.all)
  func `a screen, a scene and a window are the device's`(device: Device) {
    for orientation in [Screen.InterfaceOrientation.portrait, .landscapeLeft] {
      let metrics = device.metrics(in: orientation)
      let screen = device.makeScreen(in: orientation, direction: .rightToLeft, textSize: .small)
      let scene = device.makeScene(in: orientation)
      let window = device.makeWindow(in: orientation)

      expectEqual(screen.bounds.size, metrics.size)
      expectEqual(screen.scale, device.scale)
      expectEqual(screen.traitCollection.userInterfaceIdiom, device.idiom)
      expectEqual(screen.traitCollection.layoutDirection, .rightToLeft)
      expectEqual(screen.traitCollection.preferredContentSizeCategory, .small)
      expectEqual(
        screen.traitCollection.horizontalSizeClass, metrics.horizontalSizeClass?.value)
      expectEqual(screen.traitCollection.verticalSizeClass, metrics.verticalSizeClass?.value)
      if device.idiom == .pad || orientation == .portrait, let height = metrics.statusBarHeight {
        expectEqual(scene.statusBarManager?.statusBarFrame.size.height, height.value)
      }
      expectEqual(window.safeAreaInsets, metrics.safeArea?.value ?? .zero)
      expectEqual(window.bounds.size, metrics.size)
      expect(window.windowScene != nil && window.isHidden)
      expectEqual(window.displayScale, device.scale)
    }
  }

  @Test func `a window in a part of a tablet lies at its side`() {
    let third = Device.iPadPro11Generation2.makeWindow(in: .landscapeRight, split: .oneThird)
    let rest = Device.iPadPro11Generation2.makeWindow(in: .landscapeRight, split: .twoThirds)

    expectEqual(third.frame, CGRect(x: 819, y: 0, width: 375, height: 834))
    expectEqual(rest.frame, CGRect(x: 0, y: 0, width: 809, height: 834))
    expectEqual(third.traitCollection.horizontalSizeClass, .compact)
    expectEqual(rest.traitCollection.horizontalSizeClass, .regular)
    expectEqual(third.safeAreaInsets.top, 24)
  }

  @Test(arguments: Device.all)
  func `bars, margins and size classes of a screen are the catalog's`(device: Device) throws {
    for orientation in Screen.InterfaceOrientation.allCases {
      for split in [nil] + Device.Split.allCases.map(Optional.some) {
        for version in [nil, 16, 26] {
          let metrics =
            split.map { device.metrics(in: orientation, split: $0, iOS: version) }
            ?? device.metrics(in: orientation, iOS: version)
          guard let metrics, version == nil || metrics.safeArea != nil else { continue }
          try expectScreen(of: device, in: orientation, split: split, iOS: version, metrics)
        }
      }
    }
  }

  private func expectScreen(
    of device: Device, in orientation: Screen.InterfaceOrientation, split: Device.Split?,
    iOS version: Int?, _ metrics: Device.Metrics
  ) throws {
    let window = device.makeWindow(in: orientation, split: split, iOS: version)
    let (content, tabs) = (ViewController(), TabBarController())
    let navigation = NavigationController(rootViewController: content)
    tabs.viewControllers = [navigation]
    window.rootViewController = tabs
    window.layoutIfNeeded()

    let safe = metrics.safeArea?.value ?? .zero
    let traits = content.traitCollection
    expectEqual(window.bounds.size, metrics.size)
    expectEqual(window.safeAreaInsets, safe)
    expectEqual(traits.horizontalSizeClass, metrics.horizontalSizeClass?.value)
    expectEqual(traits.verticalSizeClass, metrics.verticalSizeClass?.value)
    if let margin = metrics.margin?.value {
      expectEqual(content.view.layoutMargins.left, safe.left + margin)
      expectEqual(content.view.layoutMargins.right, safe.right + margin)
    }
    let (bar, tabBar) = (navigation.navigationBar.frame, tabs.tabBar.frame)
    if let height = metrics.navigationBarHeight?.value { expectEqual(bar.height, height) }
    if let height = metrics.tabBarHeight?.value {
      expectEqual(tabBar.height, height + safe.bottom)
    }
    // Only on phones with an island a bar begins above the end of the safe area (R14.7).
    let hasIsland = device.idiom == .phone && safe.top > 50
    expect(hasIsland ? bar.minY < safe.top && bar.minY > safe.top - 6 : bar.minY == safe.top)
    expectEqual(tabBar.maxY, metrics.size.height)
    expectEqual(
      content.view.safeAreaInsets,
      EdgeInsets(
        top: bar.minY + bar.height, left: safe.left, bottom: tabBar.height, right: safe.right))
  }

  @Test func `a window has the safe area of a version`() {
    let window = Device.iPhone16.makeWindow(in: .landscapeLeft, iOS: 18)

    expectEqual(window.safeAreaInsets, EdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
  }
}
