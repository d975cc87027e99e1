import Devices
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

  @Test func `a window has the safe area of a version`() {
    let window = Device.iPhone16.makeWindow(in: .landscapeLeft, iOS: 18)

    expectEqual(window.safeAreaInsets, EdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
  }
}
