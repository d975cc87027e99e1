/// The built-in system font: the line metrics and tracking of San Francisco, and the advances of
/// Inter.
enum BuiltInFont {
  /// The number of font units per em.
  ///
  /// In these units, the metrics that `UIFont` reports are integers (R13.1): at 17 points, its
  /// ascender is 16.1865234375 points and its descender -4.1005859375.
  private static let unitsPerEm = 2048.0
  static let ascent = 1950 / unitsPerEm
  static let descent = 494 / unitsPerEm
  static let capHeight = 1443 / unitsPerEm
  static let xHeight = 1078 / unitsPerEm
  /// The advance of the monospaced design's characters, except wide ones, as a fraction of an em.
  static let monospacedAdvance = 1266 / unitsPerEm

  /// Returns the index in `Face.builtIn` of the face whose weight is nearest to a `UIFont.Weight`
  /// value.
  ///
  /// Infinite and NaN weights count as 0.
  static func column(for weight: Double) -> Int {
    switch weight.orZero {
    case ..<(-0.2): 0
    case ..<0.115: 1
    case ..<0.265: 2
    case ..<0.35: 3
    default: 4
    }
  }

  /// Returns the tracking that the system adds to each advance, in points.
  ///
  /// The values are those for SF Pro in Apple's Human Interface Guidelines, "Typography",
  /// interpolated between sizes. For sizes below 6 points, the first value is scaled with the size.
  /// For sizes above 80 points, the tracking is 0.
  static func tracking(at size: Double) -> Double {
    guard size > 6 else { return 0.24 * size / 6 }
    let row = trackings.firstIndex { $0.size >= size } ?? trackings.count
    guard row < trackings.count, row > 0 else { return 0 }
    let (low, high) = (trackings[row - 1], trackings[row])
    let part = (size - low.size) / (high.size - low.size)
    return low.points + part * (high.points - low.points)
  }

  // swift-format-ignore
  private static let trackings: [(size: Double, points: Double)] = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23),
    (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26), (23, -0.10), (24, 0.07),
    (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.40), (30, 0.40), (31, 0.39), (32, 0.41), (33, 0.40), (34, 0.40),
    (35, 0.38), (36, 0.37), (37, 0.36), (38, 0.37), (39, 0.38), (40, 0.37), (41, 0.36), (42, 0.37), (43, 0.38), (44, 0.37),
    (45, 0.35), (46, 0.36), (47, 0.37), (48, 0.35), (49, 0.33), (50, 0.34), (51, 0.35), (52, 0.31), (53, 0.33), (54, 0.32),
    (56, 0.30), (58, 0.28), (60, 0.26), (62, 0.24), (64, 0.22), (66, 0.19), (68, 0.17), (70, 0.14), (72, 0.14), (76, 0.07),
    (80, 0),
  ]
}
