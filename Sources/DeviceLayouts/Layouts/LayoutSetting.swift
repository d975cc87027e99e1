public import Devices
import Foundation
public import ViewGeometry

/// The setting of a layout: a device and its orientation, the part of the screen, the layout
/// direction, the text size, and the version of iOS.
public struct LayoutSetting: Sendable, Hashable {
  /// The device.
  public var device: Device
  /// The interface orientation.
  public var orientation: Screen.InterfaceOrientation
  /// The part of a tablet's screen that the app has in Split View; nil for the full screen.
  public var split: Device.Split?
  /// The layout direction.
  public var direction: TraitEnvironmentLayoutDirection
  /// The user's preferred text size.
  public var textSize: ContentSizeCategory
  /// The major version of iOS, or nil for the newest version with known measurements.
  public var systemVersion: Int?

  /// Creates a setting; by default, portrait, full screen, left to right, the text size `.large`,
  /// and the newest version of iOS with known measurements.
  public init(
    _ device: Device, orientation: Screen.InterfaceOrientation = .portrait,
    split: Device.Split? = nil, direction: TraitEnvironmentLayoutDirection = .leftToRight,
    textSize: ContentSizeCategory = .large, systemVersion: Int? = nil
  ) {
    self.device = device
    self.orientation = orientation
    self.split = split
    self.direction = direction
    self.textSize = textSize
    self.systemVersion = systemVersion
  }

  /// The setting in words, as in "iPhone SE (1st generation), landscape, right to left, text XL".
  ///
  /// Besides the device, only differences from the default setting are mentioned.
  public var title: String { ([device.name] + circumstances).joined(separator: ", ") }

  /// The differences from the default setting, in words.
  var circumstances: [String] {
    [
      orientation.words, split?.rawValue, direction == .rightToLeft ? "right to left" : nil,
      textSize == .large || textSize == .unspecified ? nil : "text \(textSize.shortName)",
      systemVersion.map { "iOS \($0)" },
    ].compactMap { $0 }
  }
}

extension LayoutSetting {
  /// Returns every combination of devices, orientations, splits, directions and text sizes, all in
  /// the same version of iOS.
  ///
  /// The combinations are sorted by device first, and by text size last. A split of nil is the full
  /// screen. A combination is left out if its device doesn't have the split in the orientation and
  /// the version.
  public static func all(
    devices: [Device], orientations: [Screen.InterfaceOrientation] = [.portrait],
    splits: [Device.Split?] = [nil],
    directions: [TraitEnvironmentLayoutDirection] = [.leftToRight],
    textSizes: [ContentSizeCategory] = [.large], systemVersion: Int? = nil
  ) -> [LayoutSetting] {
    var settings: [LayoutSetting] = []
    for device in devices {
      for orientation in orientations {
        for split in splits
        where split.map({ device.has($0, in: orientation, iOS: systemVersion) }) ?? true {
          for direction in directions {
            for textSize in textSizes {
              settings.append(
                LayoutSetting(
                  device, orientation: orientation, split: split, direction: direction,
                  textSize: textSize, systemVersion: systemVersion))
            }
          }
        }
      }
    }
    return settings
  }
}

extension Device {
  fileprivate func has(
    _ split: Split, in orientation: Screen.InterfaceOrientation, iOS version: Int?
  ) -> Bool {
    metrics(in: orientation, split: split, iOS: version) != nil
  }
}

extension Screen.InterfaceOrientation {
  /// The orientation in words; nil for portrait.
  var words: String? {
    switch self {
    case .portrait: nil
    case .portraitUpsideDown: "upside down"
    case .landscapeLeft: "landscape (left)"
    case .landscapeRight: "landscape"
    }
  }
}

extension ContentSizeCategory {
  /// UIKit's name without the common prefix, as in "XL" or "accessibility XXL".
  var shortName: String {
    let name = rawValue.replacing("UICTContentSizeCategory", with: "")
    return name.hasPrefix("Accessibility")
      ? "accessibility \(name.dropFirst("Accessibility".count))" : name
  }
}
