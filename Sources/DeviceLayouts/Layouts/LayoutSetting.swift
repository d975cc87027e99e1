public import Devices
import Foundation
public import ViewGeometry

/// Where a layout is tried: a device as a user holds it, with the user's language and size of text.
public struct LayoutSetting: Sendable, Hashable {
  /// The device.
  public var device: Device
  /// How the content is rotated.
  public var orientation: Screen.InterfaceOrientation
  /// The part of a tablet's screen, or nil for all of it.
  public var split: Device.Split?
  /// The direction of reading.
  public var direction: TraitEnvironmentLayoutDirection
  /// How large the user wants text.
  public var textSize: ContentSizeCategory
  /// The version of iOS, or nil for the newest whose numbers are known.
  public var systemVersion: Int?

  /// A setting; what is left out is upright, the whole screen, left to right, with text of the size that devices come with.
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

  /// The setting in words: "iPhone SE (1st generation), sideways, right to left, accessibility L".
  public var title: String { ([device.name] + circumstances).joined(separator: ", ") }

  /// What differs from a device held upright, in words.
  var circumstances: [String] {
    [
      orientation.words, split?.rawValue, direction == .rightToLeft ? "right to left" : nil,
      textSize == .large || textSize == .unspecified ? nil : "text \(textSize.shortName)",
      systemVersion.map { "iOS \($0)" },
    ].compactMap { $0 }
  }
}

extension LayoutSetting {
  /// Every combination of devices, orientations, splits, directions and sizes of text, in that order, the last changing fastest.
  ///
  /// Splits that a device doesn't have, in an orientation, are left out; nil is the whole screen.
  public static func all(
    devices: [Device], orientations: [Screen.InterfaceOrientation] = [.portrait],
    splits: [Device.Split?] = [nil],
    directions: [TraitEnvironmentLayoutDirection] = [.leftToRight],
    textSizes: [ContentSizeCategory] = [.large], systemVersion: Int? = nil
  ) -> [LayoutSetting] {
    var settings: [LayoutSetting] = []
    for device in devices {
      for orientation in orientations {
        for split in splits where split.map({ device.has($0, in: orientation) }) ?? true {
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
  fileprivate func has(_ split: Split, in orientation: Screen.InterfaceOrientation) -> Bool {
    metrics(in: orientation, split: split) != nil
  }
}

extension Screen.InterfaceOrientation {
  /// The orientation in words; nil for upright.
  var words: String? {
    switch self {
    case .portrait: nil
    case .portraitUpsideDown: "upside down"
    case .landscapeLeft: "sideways (left)"
    case .landscapeRight: "sideways"
    }
  }
}

extension ContentSizeCategory {
  /// UIKit's name without what all begin with: "XL", "accessibility XXL".
  var shortName: String {
    let name = rawValue.replacing("UICTContentSizeCategory", with: "")
    return name.hasPrefix("Accessibility")
      ? "accessibility \(name.dropFirst("Accessibility".count))" : name
  }
}
