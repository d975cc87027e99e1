/// The phones that run iOS 15 or later.
extension Device {
  /// iPhone 6s: 375 x 667 points.
  public static let iPhone6s = Device("iPhone 6s", .inches4_7, lastSystem: 15)
  /// iPhone 6s Plus: 414 x 736 points.
  public static let iPhone6sPlus = Device("iPhone 6s Plus", .inches5_5, lastSystem: 15)
  /// iPhone SE (1st generation): 320 x 568 points.
  public static let iPhoneSE1 = Device("iPhone SE (1st generation)", .inches4, lastSystem: 15)
  /// iPhone 7: 375 x 667 points.
  public static let iPhone7 = Device("iPhone 7", .inches4_7, lastSystem: 15)
  /// iPhone 7 Plus: 414 x 736 points.
  public static let iPhone7Plus = Device("iPhone 7 Plus", .inches5_5, lastSystem: 15)
  /// iPhone 8: 375 x 667 points.
  public static let iPhone8 = Device("iPhone 8", .inches4_7, lastSystem: 16)
  /// iPhone 8 Plus: 414 x 736 points.
  public static let iPhone8Plus = Device("iPhone 8 Plus", .inches5_5, lastSystem: 16)
  /// iPhone X: 375 x 812 points.
  public static let iPhoneX = Device("iPhone X", .inches5_8, lastSystem: 16)
  /// iPhone XR: 414 x 896 points.
  public static let iPhoneXR = Device("iPhone XR", .inches6_1Wide, lastSystem: 18)
  /// iPhone XS: 375 x 812 points.
  public static let iPhoneXS = Device("iPhone XS", .inches5_8, lastSystem: 18)
  /// iPhone XS Max: 414 x 896 points.
  public static let iPhoneXSMax = Device("iPhone XS Max", .inches6_5, lastSystem: 18)
  /// iPhone 11: 414 x 896 points.
  public static let iPhone11 = Device("iPhone 11", .inches6_1Wide)
  /// iPhone 11 Pro: 375 x 812 points.
  public static let iPhone11Pro = Device("iPhone 11 Pro", .inches5_8)
  /// iPhone 11 Pro Max: 414 x 896 points.
  public static let iPhone11ProMax = Device("iPhone 11 Pro Max", .inches6_5)
  /// iPhone SE (2nd generation): 375 x 667 points.
  public static let iPhoneSE2 = Device("iPhone SE (2nd generation)", .inches4_7)
  /// iPhone 12 mini: 375 x 812 points.
  public static let iPhone12Mini = Device("iPhone 12 mini", .inches5_4)
  /// iPhone 12: 390 x 844 points.
  public static let iPhone12 = Device("iPhone 12", .inches6_1)
  /// iPhone 12 Pro: 390 x 844 points.
  public static let iPhone12Pro = Device("iPhone 12 Pro", .inches6_1)
  /// iPhone 12 Pro Max: 428 x 926 points.
  public static let iPhone12ProMax = Device("iPhone 12 Pro Max", .inches6_7)
  /// iPhone 13 mini: 375 x 812 points.
  public static let iPhone13Mini = Device("iPhone 13 mini", .inches5_4)
  /// iPhone 13: 390 x 844 points.
  public static let iPhone13 = Device("iPhone 13", .inches6_1)
  /// iPhone 13 Pro: 390 x 844 points.
  public static let iPhone13Pro = Device("iPhone 13 Pro", .inches6_1)
  /// iPhone 13 Pro Max: 428 x 926 points.
  public static let iPhone13ProMax = Device("iPhone 13 Pro Max", .inches6_7)
  /// iPhone SE (3rd generation): 375 x 667 points.
  public static let iPhoneSE3 = Device("iPhone SE (3rd generation)", .inches4_7)
  /// iPhone 14: 390 x 844 points.
  public static let iPhone14 = Device("iPhone 14", .inches6_1, since: 16)
  /// iPhone 14 Plus: 428 x 926 points.
  public static let iPhone14Plus = Device("iPhone 14 Plus", .inches6_7, since: 16)
  /// iPhone 14 Pro: 393 x 852 points.
  public static let iPhone14Pro = Device("iPhone 14 Pro", .island6_1, since: 16)
  /// iPhone 14 Pro Max: 430 x 932 points.
  public static let iPhone14ProMax = Device("iPhone 14 Pro Max", .island6_7, since: 16)
  /// iPhone 15: 393 x 852 points.
  public static let iPhone15 = Device("iPhone 15", .island6_1, since: 17)
  /// iPhone 15 Plus: 430 x 932 points.
  public static let iPhone15Plus = Device("iPhone 15 Plus", .island6_7, since: 17)
  /// iPhone 15 Pro: 393 x 852 points.
  public static let iPhone15Pro = Device("iPhone 15 Pro", .island6_1, since: 17)
  /// iPhone 15 Pro Max: 430 x 932 points.
  public static let iPhone15ProMax = Device("iPhone 15 Pro Max", .island6_7, since: 17)
  /// iPhone 16: 393 x 852 points.
  public static let iPhone16 = Device("iPhone 16", .island6_1, since: 18)
  /// iPhone 16 Plus: 430 x 932 points.
  public static let iPhone16Plus = Device("iPhone 16 Plus", .island6_7, since: 18)
  /// iPhone 16 Pro: 402 x 874 points.
  public static let iPhone16Pro = Device("iPhone 16 Pro", .island6_3, since: 18)
  /// iPhone 16 Pro Max: 440 x 956 points.
  public static let iPhone16ProMax = Device("iPhone 16 Pro Max", .island6_9, since: 18)
  /// iPhone 16e: 390 x 844 points.
  public static let iPhone16e = Device("iPhone 16e", .inches6_1, since: 18)
  /// iPhone 17: 402 x 874 points.
  public static let iPhone17 = Device("iPhone 17", .island6_3, since: 26)
  /// iPhone Air: 420 x 912 points.
  public static let iPhoneAir = Device("iPhone Air", .island6_5, since: 26)
  /// iPhone 17 Pro: 402 x 874 points.
  public static let iPhone17Pro = Device("iPhone 17 Pro", .island6_3, since: 26)
  /// iPhone 17 Pro Max: 440 x 956 points.
  public static let iPhone17ProMax = Device("iPhone 17 Pro Max", .island6_9, since: 26)
  /// iPhone 17e: 390 x 844 points.
  public static let iPhone17e = Device("iPhone 17e", .inches6_1, since: 26)

  /// The phones in the catalog, from oldest to newest.
  public static let phones: [Device] = [
    iPhone6s, iPhone6sPlus, iPhoneSE1, iPhone7, iPhone7Plus, iPhone8, iPhone8Plus, iPhoneX,
    iPhoneXR, iPhoneXS, iPhoneXSMax, iPhone11, iPhone11Pro, iPhone11ProMax, iPhoneSE2, iPhone12Mini,
    iPhone12, iPhone12Pro, iPhone12ProMax, iPhone13Mini, iPhone13, iPhone13Pro, iPhone13ProMax,
    iPhoneSE3, iPhone14, iPhone14Plus, iPhone14Pro, iPhone14ProMax, iPhone15, iPhone15Plus,
    iPhone15Pro, iPhone15ProMax, iPhone16, iPhone16Plus, iPhone16Pro, iPhone16ProMax, iPhone16e,
    iPhone17, iPhoneAir, iPhone17Pro, iPhone17ProMax, iPhone17e,
  ]
}
