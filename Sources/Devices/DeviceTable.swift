import Foundation
import ViewGeometry

/// Generates the documentation page with all measurements in the catalog.
package enum DeviceTable {
  /// The page as Markdown.
  package static var page: String {
    """
    # Table of devices

    Every value of the catalog, and its source.

    ## Overview

    This page is generated from ``Device/all``; a test compares the two. A dash marks a value that no source gives, which is nil in
    the catalog. Lengths are in points.

    ## Devices

    Devices with the same screen share its values. *iOS* gives the first version, at least 15, and the last one if it is known.
    No values were found for these devices, which are on sale: \(Device.withoutNumbers.joined(separator: ", ")).

    | device | points | scale | pixels | iOS |
    | --- | --- | --- | --- | --- |
    \(lines(Device.all.map(deviceLine)))

    ## Screens

    Values up to iOS 18, and from 26 on. *Sides* are the left and right insets. *Nav* and *tab* are the heights of bars. *Margin* is the
    margin of a controller's view beyond the safe area. *Horizontal* and *vertical* are size classes. The last column has the sources of
    the safe area, the status bar, the bars and the margin.

    | points | orientation | iOS | top | sides | bottom | status | nav | tab | margin | horizontal | vertical | sources |
    | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
    \(lines(screens))

    One value is uncertain. Two sets of configurations for tests (E) have 20 at the top for phones with a width of 402, 420 or 440 points
    in landscape under iOS 26, and 29 at the bottom for 420; C, which was read from simulators, has 0 and 20 and is used. The navigation
    bar of a phone with a Dynamic Island begins inside the top safe area inset: at 53⅔ of 59 and at 56⅓ of 62, as recorded up to iOS 18.

    ## Split View

    Widths of the parts of a screen that two apps share in iPadOS 15 to 18, with their horizontal size class: *c* is compact, *r* is regular.
    The safe areas are those of the whole screen. From iPadOS 26 on, windows can have any size.

    | points | orientation | one third | half | two thirds | source |
    | --- | --- | --- | --- | --- | --- |
    \(lines(splits))

    ## Sources

    | mark | source | origin of the values |
    | --- | --- | --- |
    \(lines(Device.Source.all.map { "| \($0.mark) | \($0.title) | \($0.evidence) |" }))

    Sizes, scales and size classes of whole screens are from A, except for 834 x 1112, 834 x 1210 and 1032 x 1376 (H and C). The
    pixels of the mini phones are from Apple's data sheets, because A gives points times scale. Versions of iOS are from Apple's lists of
    supported devices.

    """
  }

  private static func lines(_ lines: [String]) -> String { lines.joined(separator: "\n") }

  private static func deviceLine(_ device: Device) -> String {
    let systems = "\(device.firstSystem) to " + (device.lastSystem.map(String.init) ?? "")
    return "| \(device.name) | \(text(device.portraitSize)) | \(text(device.scale)) | "
      + "\(text(device.nativeSize)) | \(systems.trimmingCharacters(in: .whitespaces)) |"
  }

  private static var screens: [String] {
    var found: [String] = []
    for device in Device.oneOfEachScreen {
      // All devices with the screen that run a version have the same metrics.
      let same = Device.all.filter { $0.panel.key == device.panel.key }
      for orientation in [Screen.InterfaceOrientation.portrait, .landscapeRight] {
        for (version, words) in [(18, "to 18"), (26, "from 26")] {
          guard
            let known = same.first(where: {
              $0.firstSystem <= version && version <= $0.lastSystem ?? .max
            })
          else { continue }
          found.append(
            line(of: known.metrics(in: orientation, iOS: version), device, orientation, words))
        }
        if same.allSatisfy({ $0.lastSystem ?? .max < 18 }) {
          let last = same.compactMap(\.lastSystem).max() ?? 15
          let metrics = same.last.map { $0.metrics(in: orientation, iOS: last) }
          found.append(
            line(of: metrics ?? device.metrics(in: orientation), device, orientation, "to \(last)"))
        }
      }
    }
    return found
  }

  private static func line(
    of metrics: Device.Metrics, _ device: Device, _ orientation: Screen.InterfaceOrientation,
    _ systems: String
  ) -> String {
    let insets = metrics.safeArea?.value
    let marks = [
      metrics.safeArea?.source.mark, metrics.statusBarHeight?.source.mark,
      metrics.navigationBarHeight?.source.mark, metrics.margin?.source.mark,
    ].compactMap { $0 }
    var unique: [String] = []
    for mark in marks where !unique.contains(mark) { unique.append(mark) }
    let cells = [
      text(device.portraitSize), orientation.isLandscape ? "landscape" : "portrait", systems,
      text(insets?.top), text(insets?.left), text(insets?.bottom),
      text(metrics.statusBarHeight?.value), text(metrics.navigationBarHeight?.value),
      text(metrics.tabBarHeight?.value), text(metrics.margin?.value),
      name(metrics.horizontalSizeClass?.value), name(metrics.verticalSizeClass?.value),
      unique.joined(separator: " "),
    ]
    return "| " + cells.map { $0.isEmpty ? "–" : $0 }.joined(separator: " | ") + " |"
  }

  private static var splits: [String] {
    Device.oneOfEachScreen.filter { $0.idiom == .pad }.flatMap { device in
      [Screen.InterfaceOrientation.portrait, .landscapeRight].map { orientation in
        let parts = Device.Split.allCases.map { device.metrics(in: orientation, split: $0) }
        let cells = parts.map { part in
          part.map {
            text($0.size.width)
              + ($0.horizontalSizeClass?.value == .regular ? " r" : " c")
          } ?? "–"
        }
        let mark = parts.lazy.compactMap { $0?.horizontalSizeClass?.source.mark }.first ?? "–"
        let held = orientation.isLandscape ? "landscape" : "portrait"
        return
          "| \(text(device.portraitSize)) | \(held) | \(cells.joined(separator: " | ")) | \(mark) |"
      }
    }
  }

  private static func text(_ number: CGFloat?) -> String {
    number.map { "\(Int($0))" } ?? "–"
  }

  private static func text(_ size: CGSize) -> String {
    "\(Int(size.width)) x \(Int(size.height))"
  }

  private static func name(_ sizeClass: UserInterfaceSizeClass?) -> String {
    switch sizeClass {
    case .compact: "compact"
    case .regular: "regular"
    case .unspecified, nil: "–"
    }
  }
}
