import DeviceLayouts
import ViewGeometry

extension Suite {
  /// Benchmarks of one screen of 300 views in thirty combinations of device and orientation,
  /// measured per view.
  ///
  /// The first row lays out and audits the screen. Its baseline only does the layout, on the same
  /// number of threads. Its naive twin lays out one combination after the other, and compares every
  /// pair of views to find overlaps. The second row creates the page of the report.
  static var devices: Suite {
    Suite(title: "Layouts on devices", rows: [devicesReport, devicesPage])
  }

  private static var devicesReport: Row {
    Row("devices.report", sizes: [30], unit: .nanosecondsPerItem, limit: "limit.layouts") {
      inputs in
      let settings = DeviceScreens.settings(count: inputs.size)
      let report = LayoutReport(on: settings) { DeviceScreens.makeScreen() }
      return .timing(
        Timing(
          operation: onAllCores {
            LayoutReport(on: settings) { DeviceScreens.makeScreen() }.layouts.count
          }, limit: onAllCores { DeviceScreens.layOut(settings) },
          naive: Batch(each: { _ in Double(DeviceScreens.auditPlainly(settings)) }),
          itemsPerOperation: Double(settings.count * 300)
        ) { () throws(WrongAnswer) in
          try Agreement.require(
            report.problems(of: .overlap).count, DeviceScreens.auditPlainly(settings),
            for: "The overlaps")
        })
    }
  }

  private static func onAllCores(_ body: @escaping () -> Int) -> Batch {
    Batch(isConcurrent: true) { range in range.reduce(0.0) { sum, _ in sum + Double(body()) } }
  }

  private static var devicesPage: Row {
    Row("devices.page", sizes: [30], unit: .nanosecondsPerItem) { inputs in
      let settings = DeviceScreens.settings(count: inputs.size)
      let report = LayoutReport(on: settings) { DeviceScreens.makeScreen() }
      return .timing(
        Timing(
          operation: Batch(each: { _ in Double(report.page(title: "Rows").utf8.count) }),
          itemsPerOperation: Double(settings.count * 300)))
    }
  }
}
