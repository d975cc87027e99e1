import Devices
import Foundation
import TestSupport
import Testing
import ViewGeometry

@Suite struct CatalogTests {
  @Test func `the table of the documentation is generated from the catalog`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../Sources/Devices/Devices.docc/DeviceTable.md")
    if ProcessInfo.processInfo.environment["VIEWGEOMETRY_UPDATE_DRAWINGS"] == "1" {
      try DeviceTable.page.write(to: file, atomically: true, encoding: .utf8)
    }

    expectEqual(try String(contentsOf: file, encoding: .utf8), DeviceTable.page)
  }

  @Test func `names find devices, and each is there once`() {
    expectEqual(Set(Device.all.map(\.name)).count, Device.all.count)
    expectEqual(Device.phones.count, 42)
    expectEqual(Device.pads.count, 37)
    expectEqual(Device.named("iphone 12 MINI"), .iPhone12Mini)
    expectEqual(Device.named("iPad Pro 12.9-inch (3rd generation)"), .iPadPro12_9Generation3)
    expectEqual(Device.named("iPhone 5"), nil)
    expect(Device.all.allSatisfy { Device.named($0.name) == $0 })
    expect(Set(Device.oneOfEachScreen.map(\.portraitSize)).count < Device.oneOfEachScreen.count)
    expect(Device.withoutNumbers.allSatisfy { Device.named($0) == nil })
  }

  /// Of published tables: size, scale, insets upright and sideways, size class across sideways.
  @Test(arguments: [
    (Device.iPhoneSE1, 320, 568, 2, [20, 0, 0, 0], [0, 0, 0, 0], false),
    (.iPhone8Plus, 414, 736, 3, [20, 0, 0, 0], [0, 0, 0, 0], true),
    (.iPhoneX, 375, 812, 3, [44, 0, 34, 0], [0, 44, 21, 44], false),
    (.iPhone11, 414, 896, 2, [48, 0, 34, 0], [0, 48, 21, 48], true),
    (.iPhone13Mini, 375, 812, 3, [50, 0, 34, 0], [0, 50, 21, 50], false),
    (.iPhone14, 390, 844, 3, [47, 0, 34, 0], [0, 47, 20, 47], false),
    (.iPhone15ProMax, 430, 932, 3, [59, 0, 34, 0], [0, 59, 20, 59], true),
    (.iPhoneAir, 420, 912, 3, [68, 0, 34, 0], [0, 68, 20, 68], true),
    (.iPad7, 810, 1080, 2, [20, 0, 0, 0], [20, 0, 0, 0], true),
    (.iPad9, 810, 1080, 2, [32, 0, 0, 0], [32, 0, 0, 0], true),
    (.iPadMiniA17Pro, 744, 1133, 2, [32, 0, 25, 0], [32, 0, 25, 0], true),
  ])
  func `a device has the published values`(
    device: Device, width: CGFloat, height: CGFloat, scale: CGFloat, upright: [CGFloat],
    sideways: [CGFloat], isWide: Bool
  ) {
    func insets(_ numbers: [CGFloat]) -> EdgeInsets {
      EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
    let metrics = (device.metrics(in: .portrait), device.metrics(in: .landscapeLeft))

    expectEqual(metrics.0.size, CGSize(width: width, height: height))
    expectEqual(metrics.1.size, CGSize(width: height, height: width))
    expectEqual(device.scale, scale)
    expectEqual(metrics.0.safeArea?.value, insets(upright))
    expectEqual(metrics.1.safeArea?.value, insets(sideways))
    expectEqual(metrics.1.horizontalSizeClass?.value, isWide ? .regular : .compact)
  }

  @Test func `a version has its own values, and none that the device doesn't run`() {
    let old = Device.iPhone14.metrics(in: .landscapeRight, iOS: 17)
    let new = Device.iPhone14.metrics(in: .landscapeRight, iOS: 26)

    expectEqual(old.safeArea?.value.bottom, 21)
    expectEqual(new.safeArea?.value.bottom, 20)
    expectEqual(old.navigationBarHeight?.value, 32)
    expectEqual(new.navigationBarHeight, nil)
    expectEqual(Device.iPhone8.metrics(in: .portrait, iOS: 26).safeArea, nil)
    expectEqual(Device.iPhone17.metrics(in: .portrait, iOS: 18).safeArea, nil)
    expectEqual(Device.iPhone17.metrics(in: .portrait).margin, nil)
    expectEqual(Device.iPad7.metrics(in: .portrait).safeArea?.value.top, 20)
  }

  @Test func `parts of tablets are those of their screens`() throws {
    let half = try #require(
      Device.iPadPro12_9Generation3.metrics(in: .landscapeRight, split: .half))
    let third = Device.iPadPro9_7.metrics(in: .portrait, split: .oneThird)

    expectEqual(half.size, CGSize(width: 678, height: 1024))
    expectEqual(half.horizontalSizeClass?.value, .regular)
    expectEqual(half.safeArea?.value.bottom, 20)
    expectEqual(third?.size, CGSize(width: 320, height: 1024))
    expectEqual(third?.horizontalSizeClass?.value, .compact)
    expectEqual(Device.iPadPro9_7.metrics(in: .portrait, split: .half), nil)
    expectEqual(Device.iPhone14.metrics(in: .portrait, split: .half), nil)
    expectEqual(Device.iPadPro11M5.metrics(in: .landscapeRight, split: .half), nil)
    expectEqual(Device.iPad10.metrics(in: .landscapeRight, split: .half, iOS: 26), nil)
  }

  @Test(arguments: Device.all)
  func `numbers of a device fit each other`(device: Device) {
    for orientation in Screen.InterfaceOrientation.allCases {
      for version in [nil, 15, 16, 18, 26] {
        let metrics = device.metrics(in: orientation, iOS: version)
        let safe = metrics.safeArea?.value ?? .zero
        expect(safe.left == safe.right)
        expect(safe.top + safe.bottom < metrics.size.height / 4)
        expect(metrics.statusBarHeight.map { $0.value <= safe.top || safe.top == 0 } ?? true)
        expectEqual(
          metrics.verticalSizeClass?.value == .regular,
          device.idiom == .pad
            || orientation.isPortrait)
      }
    }
    expect(device.nativeSize.width <= device.portraitSize.width * device.scale)
    // The gap between two parts is the space that they leave.
    for orientation in [Screen.InterfaceOrientation.portrait, .landscapeRight] {
      let widths = [Device.Split.oneThird, .twoThirds].map {
        device.metrics(in: orientation, split: $0)?.size.width
      }
      guard let third = widths[0], let rest = widths[1] else { continue }
      expectEqual(third + rest + 10, device.metrics(in: orientation).size.width)
    }
  }
}
