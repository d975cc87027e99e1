public import Foundation
public import ViewGeometry

/// An iPhone or iPad: its screen, and what the system takes of it.
///
/// ```swift
/// let phone = Device.iPhone13Mini
/// let metrics = phone.metrics(in: .landscapeRight)
/// let size = metrics.size  // 812 x 375
/// let safeArea = metrics.safeArea?.value  // left and right 50, bottom 21
/// let source = metrics.safeArea?.source.title  // who measured it
/// ```
///
/// The catalogue has each iPhone and iPad that runs iOS 15 or later, as far as its numbers are published. A number is a ``Fact`` with its
/// source; one that nobody published is nil. Devices with the same screen share its facts.
public struct Device: Sendable {
  /// The name in Apple's words, as in "iPhone 12 mini".
  public let name: String
  /// The first version of iOS that the device runs, or 15 where that is older.
  public let firstSystem: Int
  /// The last version of iOS that the device runs; nil where it isn't known to be the last.
  public let lastSystem: Int?

  let panel: Panel

  init(_ name: String, _ panel: Panel, since firstSystem: Int = 15, lastSystem: Int? = nil) {
    self.name = name
    self.panel = panel
    self.firstSystem = firstSystem
    self.lastSystem = lastSystem
  }

  /// Whether it is a phone or a tablet.
  public var idiom: UserInterfaceIdiom { panel.idiom }

  /// The size of the screen held upright, in points, without zooming of the display.
  public var portraitSize: CGSize { panel.portraitSize }

  /// Pixels per point that the system draws with.
  public var scale: CGFloat { panel.scale }

  /// The size of the panel held upright, in pixels.
  ///
  /// Of the phones with a Plus up to the 8 Plus, and of the mini ones, it is smaller than points times scale: the picture is reduced.
  public var nativeSize: CGSize { panel.nativeSize }
}

extension Device: Hashable, CustomStringConvertible {
  /// Whether two devices have the same name.
  public static func == (left: Device, right: Device) -> Bool { left.name == right.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The name.
  public var description: String { name }
}

extension Device {
  /// All devices of the catalogue: phones, then tablets, each from old to new.
  public static let all: [Device] = phones + pads

  /// The device of a name, in Apple's words; case and spaces don't count.
  ///
  /// - Complexity: O(devices).
  public static func named(_ name: String) -> Device? {
    let plain = plainName(name)
    return all.first { plainName($0.name) == plain }
  }

  /// Devices that are sold and of which no numbers were found, so that the catalogue lacks them.
  public static let withoutNumbers = ["iPhone 18 Pro", "iPhone 18 Pro Max", "iPhone Duo"]

  private static func plainName(_ name: String) -> String {
    name.lowercased().filter { !$0.isWhitespace }
  }
}

extension Device {
  /// One device of each screen, the oldest: a short list on which every layout of the others occurs.
  public static let oneOfEachScreen: [Device] = {
    var seen: Set<String> = []
    return all.filter { seen.insert($0.panel.key).inserted }
  }()
}
