/// The tablets that run iPadOS 15 or later.
extension Device {
  /// iPad Air 2: 768 x 1024 points.
  public static let iPadAir2 = Device("iPad Air 2", .pad9_7, lastSystem: 15)
  /// iPad mini 4: 768 x 1024 points.
  public static let iPadMini4 = Device("iPad mini 4", .pad9_7, lastSystem: 15)
  /// iPad Pro 12.9-inch (1st generation): 1024 x 1366 points.
  public static let iPadPro12_9Generation1 = Device(
    "iPad Pro 12.9-inch (1st generation)", .pad12_9Home, lastSystem: 16)
  /// iPad Pro 9.7-inch: 768 x 1024 points.
  public static let iPadPro9_7 = Device("iPad Pro 9.7-inch", .pad9_7, lastSystem: 16)
  /// iPad (5th generation): 768 x 1024 points.
  public static let iPad5 = Device("iPad (5th generation)", .pad9_7, lastSystem: 16)
  /// iPad Pro 10.5-inch: 834 x 1112 points.
  public static let iPadPro10_5 = Device("iPad Pro 10.5-inch", .pad10_5, lastSystem: 17)
  /// iPad Pro 12.9-inch (2nd generation): 1024 x 1366 points.
  public static let iPadPro12_9Generation2 = Device(
    "iPad Pro 12.9-inch (2nd generation)", .pad12_9Home, lastSystem: 17)
  /// iPad (6th generation): 768 x 1024 points.
  public static let iPad6 = Device("iPad (6th generation)", .pad9_7, lastSystem: 17)
  /// iPad Pro 11-inch (1st generation): 834 x 1194 points.
  public static let iPadPro11Generation1 = Device("iPad Pro 11-inch (1st generation)", .pad11)
  /// iPad Pro 12.9-inch (3rd generation): 1024 x 1366 points.
  public static let iPadPro12_9Generation3 = Device("iPad Pro 12.9-inch (3rd generation)", .pad12_9)
  /// iPad Air (3rd generation): 834 x 1112 points.
  public static let iPadAir3 = Device("iPad Air (3rd generation)", .pad10_5)
  /// iPad mini (5th generation): 768 x 1024 points.
  public static let iPadMini5 = Device("iPad mini (5th generation)", .pad9_7)
  /// iPad (7th generation): 810 x 1080 points.
  public static let iPad7 = Device("iPad (7th generation)", .pad10_2, lastSystem: 18)
  /// iPad Pro 11-inch (2nd generation): 834 x 1194 points.
  public static let iPadPro11Generation2 = Device("iPad Pro 11-inch (2nd generation)", .pad11)
  /// iPad Pro 12.9-inch (4th generation): 1024 x 1366 points.
  public static let iPadPro12_9Generation4 = Device("iPad Pro 12.9-inch (4th generation)", .pad12_9)
  /// iPad (8th generation): 810 x 1080 points.
  public static let iPad8 = Device("iPad (8th generation)", .pad10_2)
  /// iPad Air (4th generation): 820 x 1180 points.
  public static let iPadAir4 = Device("iPad Air (4th generation)", .pad10_9)
  /// iPad Pro 11-inch (3rd generation): 834 x 1194 points.
  public static let iPadPro11Generation3 = Device("iPad Pro 11-inch (3rd generation)", .pad11)
  /// iPad Pro 12.9-inch (5th generation): 1024 x 1366 points.
  public static let iPadPro12_9Generation5 = Device("iPad Pro 12.9-inch (5th generation)", .pad12_9)
  /// iPad (9th generation): 810 x 1080 points.
  public static let iPad9 = Device("iPad (9th generation)", .pad10_2)
  /// iPad mini (6th generation): 744 x 1133 points.
  public static let iPadMini6 = Device("iPad mini (6th generation)", .pad8_3)
  /// iPad Air (5th generation): 820 x 1180 points.
  public static let iPadAir5 = Device("iPad Air (5th generation)", .pad10_9)
  /// iPad (10th generation): 820 x 1180 points.
  public static let iPad10 = Device("iPad (10th generation)", .pad10_9, since: 16)
  /// iPad Pro 11-inch (4th generation): 834 x 1194 points.
  public static let iPadPro11Generation4 = Device(
    "iPad Pro 11-inch (4th generation)", .pad11, since: 16)
  /// iPad Pro 12.9-inch (6th generation): 1024 x 1366 points.
  public static let iPadPro12_9Generation6 = Device(
    "iPad Pro 12.9-inch (6th generation)", .pad12_9, since: 16)
  /// iPad Air 11-inch (M2): 820 x 1180 points.
  public static let iPadAir11M2 = Device("iPad Air 11-inch (M2)", .pad10_9, since: 17)
  /// iPad Air 13-inch (M2): 1024 x 1366 points.
  public static let iPadAir13M2 = Device("iPad Air 13-inch (M2)", .pad12_9, since: 17)
  /// iPad Pro 11-inch (M4): 834 x 1210 points.
  public static let iPadPro11M4 = Device("iPad Pro 11-inch (M4)", .pad11New, since: 17)
  /// iPad Pro 13-inch (M4): 1032 x 1376 points.
  public static let iPadPro13M4 = Device("iPad Pro 13-inch (M4)", .pad13, since: 17)
  /// iPad mini (A17 Pro): 744 x 1133 points.
  public static let iPadMiniA17Pro = Device("iPad mini (A17 Pro)", .pad8_3, since: 18)
  /// iPad (A16): 820 x 1180 points.
  public static let iPadA16 = Device("iPad (A16)", .pad10_9, since: 18)
  /// iPad Air 11-inch (M3): 820 x 1180 points.
  public static let iPadAir11M3 = Device("iPad Air 11-inch (M3)", .pad10_9, since: 18)
  /// iPad Air 13-inch (M3): 1024 x 1366 points.
  public static let iPadAir13M3 = Device("iPad Air 13-inch (M3)", .pad12_9, since: 18)
  /// iPad Pro 11-inch (M5): 834 x 1210 points.
  public static let iPadPro11M5 = Device("iPad Pro 11-inch (M5)", .pad11New, since: 26)
  /// iPad Pro 13-inch (M5): 1032 x 1376 points.
  public static let iPadPro13M5 = Device("iPad Pro 13-inch (M5)", .pad13, since: 26)
  /// iPad Air 11-inch (M4): 820 x 1180 points.
  public static let iPadAir11M4 = Device("iPad Air 11-inch (M4)", .pad10_9, since: 26)
  /// iPad Air 13-inch (M4): 1024 x 1366 points.
  public static let iPadAir13M4 = Device("iPad Air 13-inch (M4)", .pad12_9, since: 26)

  /// The tablets in the catalog, from oldest to newest.
  public static let pads: [Device] = [
    iPadAir2, iPadMini4, iPadPro12_9Generation1, iPadPro9_7, iPad5, iPadPro10_5,
    iPadPro12_9Generation2, iPad6, iPadPro11Generation1, iPadPro12_9Generation3, iPadAir3,
    iPadMini5, iPad7, iPadPro11Generation2, iPadPro12_9Generation4, iPad8, iPadAir4,
    iPadPro11Generation3, iPadPro12_9Generation5, iPad9, iPadMini6, iPadAir5, iPad10,
    iPadPro11Generation4, iPadPro12_9Generation6, iPadAir11M2, iPadAir13M2, iPadPro11M4,
    iPadPro13M4, iPadMiniA17Pro, iPadA16, iPadAir11M3, iPadAir13M3, iPadPro11M5, iPadPro13M5,
    iPadAir11M4, iPadAir13M4,
  ]
}
