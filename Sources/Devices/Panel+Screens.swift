import Foundation
import ViewGeometry

/// The screens of the devices in the catalog, named by their diagonals in inches.
///
/// Each value was published for at least one device that has the screen.
extension Panel {
  // MARK: Phones with a home button

  static let inches4 = phone(
    320, 568, scale: 2, top: 20, hasIndicator: false, sideways: (0, nil), statusBar: 20,
    margins: (16, 20), systems: "14.4 and 15.0")
  static let inches4_7 = phone(
    375, 667, scale: 2, top: 20, hasIndicator: false, sideways: (0, 0), statusBar: 20,
    margins: (16, 20), systems: "14.4 to 16.2")
  static let inches5_5: Panel = {
    var panel = phone(
      414, 736, top: 20, hasIndicator: false, sideways: (0, nil), statusBar: 20,
      margins: (20, 20), isWide: true, systems: "14.4 to 16.2")
    panel.nativeSize = CGSize(width: 1080, height: 1920)
    return panel
  }()

  // MARK: Phones with a notch

  static let inches5_8 = phone(
    375, 812, top: 44, sideways: (21, nil), statusBar: 44, margins: (16, 16),
    systems: "14.4 and 15.0")
  static let inches6_1Wide = phone(
    414, 896, scale: 2, top: 48, sideways: (21, nil), statusBar: 48, margins: (20, 16),
    isWide: true, systems: "14.4 and 15.0")
  static let inches6_5 = phone(
    414, 896, top: 44, sideways: (21, nil), statusBar: 44, margins: (20, 16), isWide: true,
    systems: "14.4 and 15.0")
  static let inches5_4: Panel = {
    var panel = phone(
      375, 812, top: 50, sideways: (21, nil), statusBar: 50, margins: (16, 16),
      systems: "14.4 to 16.2")
    panel.nativeSize = CGSize(width: 1080, height: 2340)
    return panel
  }()
  static let inches6_1 = phone(
    390, 844, top: 47, sideways: (21, 20), statusBar: 47, margins: (16, 16),
    systems: "14.4 to 16.2")
  static let inches6_7 = phone(
    428, 926, top: 47, sideways: (21, nil), statusBar: 47, margins: (20, 16), isWide: true,
    systems: "14.4 to 16.2")

  // MARK: Phones with a Dynamic Island

  static let island6_1 = phone(
    393, 852, top: 59, sideways: (21, 20), statusBar: 54, margins: (16, 16),
    systems: "16.1 and 16.2")
  static let island6_7 = phone(
    430, 932, top: 59, sideways: (21, 20), statusBar: 54, margins: (20, 16), isWide: true,
    systems: "16.1 and 16.2")
  static let island6_3 = phone(
    402, 874, top: 62, sideways: (21, 20), statusBar: nil, margins: nil, systems: "18",
    source: .snapshots)
  static let island6_9 = phone(
    440, 956, top: 62, sideways: (21, 20), statusBar: nil, margins: nil, isWide: true,
    systems: "18", source: .snapshots)
  static let island6_5 = phone(
    420, 912, top: 68, sideways: (nil, 20), statusBar: nil, margins: nil, isWide: true,
    systems: "")

  // MARK: Tablets with a home button

  static let pad9_7 = pad(
    768, 1024, before: (20, 0), since: nil, splits: [320, 507, 694, 320, 438],
    systems: "14.4 and 15.0")
  static let pad10_2 = pad(
    810, 1080, before: (20, 0), since: (32, 0), splits: [320, 535, 750, 320, 480],
    newSource: .flutterware, systems: "14.4 and 15.0")
  static let pad10_5 = pad(
    834, 1112, before: (20, 0), since: nil, splits: [320, 551, 782, 320, 504],
    source: .snapshots, systems: "12 to 18")
  static let pad12_9Home = pad(
    1024, 1366, before: (20, 0), since: nil, splits: [375, 678, 981, 375, 639],
    source: .snapshots, systems: "12 to 18")

  // MARK: Tablets without a home button

  static let pad8_3 = pad(
    744, 1133, before: (24, 20), since: (32, 25), splits: [375, nil, 748],
    splitSource: .articles, systems: "15.0 to 16.2")
  static let pad10_9 = pad(820, 1180, before: (24, 20), since: (32, 25))
  static let pad11 = pad(
    834, 1194, before: (24, 20), since: nil, splits: [375, 592, 809, 320, 504])
  static let pad11New = pad(834, 1210, before: nil, since: (32, 25))
  static let pad12_9 = pad(
    1024, 1366, before: (24, 20), since: (32, 25), splits: [375, 678, 981, 375, 639])
  static let pad13 = pad(1032, 1376, before: nil, since: (32, 25))
}
