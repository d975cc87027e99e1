import DeviceLayouts
import Devices
import ViewGeometry

let settings = LayoutSetting.all(
  devices: [.iPhone13Mini], orientations: [.portrait], directions: [.leftToRight])
let report = LayoutReport(on: settings) { View() }
print(report.layouts.count, report.problems().count)
