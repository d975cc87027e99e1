import DeviceLayouts
import Devices
import Foundation
import TestSupport
import Testing
import ViewGeometry

/// The code of the articles on devices.
@Suite struct DeviceArticleExamples {
  @Test func `a device makes a window as the article says`() {
    let window = Device.iPhone13Mini.makeWindow(in: .landscapeRight, direction: .rightToLeft)
    let size = window.bounds.size  // 812 x 375
    let insets = window.safeAreaInsets  // left and right 50, bottom 21

    expectEqual(size, CGSize(width: 812, height: 375))
    expectEqual(insets, EdgeInsets(top: 0, left: 50, bottom: 21, right: 50))
    expectEqual(window.traitCollection.layoutDirection, .rightToLeft)
  }

  @Test func `a number has its source as the article says`() {
    let metrics = Device.iPhoneAir.metrics(in: .portrait)
    let top = metrics.safeArea?.value.top  // 68
    let source = metrics.safeArea?.source.title  // "Aloïs Deniel, Device Preview, device_specs"
    let margin = metrics.margin  // nil

    expectEqual(top, 68)
    expectEqual(source, "Aloïs Deniel, Device Preview, device_specs")
    expectEqual(margin, nil)
  }

  @Test func `a report has frames, problems and a page as the article says`() {
    let settings = LayoutSetting.all(
      devices: [.iPhoneSE1, .iPhone13Mini, .iPhone17ProMax, .iPadPro11Generation1],
      orientations: [.portrait, .landscapeRight], directions: [.leftToRight, .rightToLeft])
    let report = LayoutReport(on: settings) { CheckoutController() }
    let frames = report.frames(of: "pay")  // one for each setting
    let problems = report.problems(of: .overlap).map(\.problem.text)
    let page = report.page(title: "Checkout")  // HTML, to be written to a file

    expectEqual(frames.count, 16)
    expect(problems.contains(#""pay" overlaps "address" by 536 x 42"#))
    expect(page.hasPrefix("<!DOCTYPE html>"))
  }
}
