import DeviceLayouts
import Devices
import Foundation
import TestSupport
import Testing
import ViewGeometry

@Suite struct PageTests {
  static let report = LayoutReport(
    on: LayoutSetting.all(
      devices: [.iPhoneSE1, .iPhone17ProMax], orientations: [.portrait, .landscapeRight],
      directions: [.leftToRight, .rightToLeft])
  ) { CheckoutController() }

  @Test func `the page refers to nothing else and escapes what it shows`() {
    let page = Self.report.page(title: "<Check & \"out\">")

    expect(page.contains("<title>&lt;Check &amp; &quot;out&quot;&gt;</title>"))
    expect(!page.contains("http://") && !page.contains("https://"))
    expect(!page.contains("src=") && !page.contains("<link"))
    expect(page.contains("5 of 8 layouts have problems, 10 in all."))
  }

  @Test func `each layout has a card and a cell that leads to it, those with problems first`() {
    let page = Self.report.page(title: "Checkout")

    let cards = page.matches(of: #/<article id="layout(\d+)"/#).compactMap { Int($0.1) }
    expectEqual(cards, [1, 2, 3, 5, 7, 0, 4, 6])
    for index in 0..<8 { expect(page.contains("href=\"#layout\(index)\"")) }
  }

  @Test func `the picture of the README and the article is the one that was looked at`() throws {
    let report = LayoutReport(on: [
      LayoutSetting(.iPhoneSE1), LayoutSetting(.iPhoneSE1, direction: .rightToLeft),
      LayoutSetting(.iPhoneSE1, orientation: .landscapeRight, direction: .rightToLeft),
      LayoutSetting(.iPhone17ProMax, orientation: .landscapeRight, direction: .rightToLeft),
    ]) { CheckoutController() }
    let picture = report.picture(columns: 4)
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../Sources/DeviceLayouts/DeviceLayouts.docc/Resources/devices-checkout.svg")
    if ProcessInfo.processInfo.environment["VIEWGEOMETRY_UPDATE_DRAWINGS"] == "1" {
      try picture.write(to: file, atomically: true, encoding: .utf8)
    }

    expectEqual(try String(contentsOf: file, encoding: .utf8), picture)
  }
}
