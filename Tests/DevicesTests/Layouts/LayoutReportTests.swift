import DeviceLayouts
import Devices
import ForceTouch
import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The number of threads is one setting of the process.
@Suite(.oneAtATime) struct LayoutReportTests {
  private static let settings = LayoutSetting.all(
    devices: [.iPhoneSE1, .iPhone13Mini, .iPadPro11Generation1],
    orientations: [.portrait, .landscapeRight], directions: [.leftToRight, .rightToLeft])

  @Test func `settings are every combination that exists`() {
    let splits = LayoutSetting.all(
      devices: [.iPhoneSE1, .iPadPro9_7], orientations: [.portrait, .landscapeLeft],
      splits: [nil, .half], textSizes: [.large, .accessibilityLarge])

    expectEqual(
      splits.map(\.title),
      [
        "iPhone SE (1st generation)", "iPhone SE (1st generation), text accessibility L",
        "iPhone SE (1st generation), landscape (left)",
        "iPhone SE (1st generation), landscape (left), text accessibility L", "iPad Pro 9.7-inch",
        "iPad Pro 9.7-inch, text accessibility L", "iPad Pro 9.7-inch, landscape (left)",
        "iPad Pro 9.7-inch, landscape (left), text accessibility L",
        "iPad Pro 9.7-inch, landscape (left), half",
        "iPad Pro 9.7-inch, landscape (left), half, text accessibility L",
      ])
    expect(LayoutSetting.all(devices: []).isEmpty)
  }

  @Test func `frames are by identifier, mirrored from right to left`() {
    let report = LayoutReport(on: Self.settings) { CheckoutController() }

    expectEqual(report.layouts.map(\.setting), Self.settings)
    expectEqual(
      report.frames(of: "pay").prefix(3),
      [
        CGRect(x: 16, y: 502, width: 288, height: 50),
        CGRect(x: 16, y: 502, width: 288, height: 50),
        CGRect(x: 16, y: 254, width: 536, height: 50),
      ])
    expectEqual(report.layouts[0].frames["help"], CGRect(x: 268, y: 28, width: 44, height: 44))
    expectEqual(report.layouts[1].frames["help"], CGRect(x: 8, y: 28, width: 44, height: 44))
    expectEqual(report.frames(of: "nothing").compactMap { $0 }, [])
    expectEqual(report.layouts[4].safeArea.top, 50)
    // A notch, and no margin except the safe area.
    expectEqual(report.layouts[6].frames["photo"]?.minX, 50)
  }

  @Test func `problems are reported, with their positions`() {
    let report = LayoutReport(on: Self.settings) { CheckoutController() }
    let kinds = report.layouts.map { $0.problems.map(\.kind) }

    // iPhone SE and 13 mini: portrait, right to left, landscape, both; then the tablet.
    expectEqual(
      kinds,
      [
        [], [.overlap, .smallTarget], [.overlap], [.overlap, .overlap, .smallTarget],
        [], [.overlap, .smallTarget], [.overlap], [.overlap, .overlap, .smallTarget],
        [], [.overlap, .smallTarget], [], [.overlap, .smallTarget],
      ])
    expectEqual(
      report.layouts[2].problems.map(\.text), [#""pay" overlaps "address" by 536 x 42"#])
    expectEqual(report.problems(of: .overlap).count, 10)
    expectEqual(report.problems().count, kinds.reduce(0) { $0 + $1.count })
  }

  @Test(arguments: [1, 2, 7])
  func `any number of threads finds the same`(workers: Int) {
    let before = GeometryParallelism.maximumWorkers
    defer { GeometryParallelism.maximumWorkers = before }
    GeometryParallelism.maximumWorkers = 1
    let serial = LayoutReport(on: Self.settings) { CheckoutController() }

    GeometryParallelism.maximumWorkers = workers
    let parallel = LayoutReport(on: Self.settings) { CheckoutController() }

    expectEqual(parallel.layouts.map(\.elements), serial.layouts.map(\.elements))
    expectEqual(parallel.layouts.map(\.problems), serial.layouts.map(\.problems))
    expectEqual(parallel.page(title: "A"), serial.page(title: "A"))
  }

  @Test func `the closure sees the screen and the application of its setting`() {
    let report = LayoutReport(on: Self.settings) {
      let view = View(frame: Screen.main.bounds)
      let mark = View(frame: CGRect(x: 0, y: 100, width: Screen.main.scale * 50, height: 50))
      mark.accessibilityIdentifier = "\(Application.shared.screen.bounds.size.width)"
      view.addSubview(mark)
      return view
    }

    for layout in report.layouts {
      let scale = layout.setting.device.scale
      expectEqual(layout.frames["\(layout.size.width)"]?.size.width, scale * 50)
    }
  }

  @Test func `a report of nothing is empty, and its page says so`() {
    let report = LayoutReport(on: []) { View() }

    expect(report.layouts.isEmpty && report.problems().isEmpty)
    expect(report.page(title: "None").contains("No problems in 0 layouts."))
    expect(report.picture(columns: 3).hasPrefix("<svg"))
  }
}
