public import Foundation
public import ViewGeometry

/// An iPhone or iPad, with its screen and its safe areas.
///
/// ```swift
/// let phone = Device.iPhone13Mini
/// let metrics = phone.metrics(in: .landscapeRight)
/// let size = metrics.size  // 812 x 375
/// let safeArea = metrics.safeArea?.value  // left and right 50, bottom 21
/// let source = metrics.safeArea?.source.title  // who measured it
/// ```
///
/// The catalog has each iPhone and iPad that runs iOS 15 or later and whose measurements are
/// published. Except for sizes and scales, each measurement is a ``Fact`` with its source; an
/// unpublished one is nil. Devices with the same screen share its facts.
public struct Device: Sendable {
  /// Apple's name for the device, as in "iPhone 12 mini".
  public let name: String
  /// The first major version of iOS that the device supports, or 15 if that version is older.
  public let firstSystem: Int
  /// The last major version of iOS that the device supports; nil if no version has dropped it yet.
  public let lastSystem: Int?

  let panel: Panel

  init(_ name: String, _ panel: Panel, since firstSystem: Int = 15, lastSystem: Int? = nil) {
    self.name = name
    self.panel = panel
    self.firstSystem = firstSystem
    self.lastSystem = lastSystem
  }

  /// The user interface idiom, phone or tablet.
  public var idiom: UserInterfaceIdiom { panel.idiom }

  /// The size of the screen in portrait, in points, without Display Zoom.
  public var portraitSize: CGSize { panel.portraitSize }

  /// The number of rendered pixels per point.
  public var scale: CGFloat { panel.scale }

  /// The size of the display panel in portrait, in pixels.
  ///
  /// On the Plus phones up to the 8 Plus and on the mini phones, it is smaller than the size in
  /// points times the scale, because the system scales the picture down.
  public var nativeSize: CGSize { panel.nativeSize }
}

extension Device: Hashable, CustomStringConvertible {
  /// Returns true if the two devices have the same name.
  public static func == (left: Device, right: Device) -> Bool { left.name == right.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The name of the device.
  public var description: String { name }
}

extension Device {
  /// All devices in the catalog: phones, then tablets, each from oldest to newest.
  public static let all: [Device] = phones + pads

  /// Returns the device that Apple calls `name`, ignoring case and spaces; nil if there is none.
  ///
  /// - Complexity: O(devices).
  public static func named(_ name: String) -> Device? {
    let plain = plainName(name)
    return all.first { plainName($0.name) == plain }
  }

  /// The names of devices on sale that the catalog lacks, because no measurements were found.
  public static let withoutNumbers = ["iPhone 18 Pro", "iPhone 18 Pro Max", "iPhone Duo"]

  private static func plainName(_ name: String) -> String {
    name.lowercased().filter { !$0.isWhitespace }
  }
}

extension Device {
  /// The oldest device with each screen: a short list that covers every screen in the catalog.
  public static let oneOfEachScreen: [Device] = {
    var seen: Set<String> = []
    return all.filter { seen.insert($0.panel.key).inserted }
  }()
}
