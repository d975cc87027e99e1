import ViewGeometry

/// Photos with the same height and random aspect ratios.
///
/// The distribution of the aspect ratios is an assumption: 42% 3:4, 28% 4:3, 8% 9:16, 7% 16:9, 5%
/// 1:1, 3% 3:2, 3% 2:3, 2% screenshots of 9:19.5, and 2% panoramas from 2:1 to 5:1.
package struct FixturePhotos: Sendable, Hashable {
  /// The height of each photo, in points.
  package let height: Double
  private let seed: UInt64
  private let random: FixtureRandom

  /// Creates photos from a seed.
  package init(height: Double, seed: UInt64) {
    self.height = height
    self.seed = seed
    random = FixtureRandom(seed: seed)
  }

  /// Returns photos with the same height and a seed that is larger by `seeds`.
  func continued(by seeds: UInt64) -> FixturePhotos {
    FixturePhotos(height: height, seed: seed &+ seeds)
  }

  /// Returns the width of photo `index`, rounded to a multiple of 1/64 point so that sums are
  /// exact.
  package func width(of index: Int) -> Double {
    (height * ratio(of: index) * 64).rounded() / 64
  }

  /// Returns the aspect ratio of photo `index`: its width divided by its height.
  private func ratio(of index: Int) -> Double {
    let n = UInt64(index) &* 2
    switch random.word(n) % 100 {
    case ..<42: return 3.0 / 4
    case ..<70: return 4.0 / 3
    case ..<78: return 9.0 / 16
    case ..<85: return 16.0 / 9
    case ..<90: return 1
    case ..<93: return 3.0 / 2
    case ..<96: return 2.0 / 3
    case ..<98: return 9.0 / 19.5
    default: return 2 + Double(random.word(n + 1) % 193) / 64
    }
  }
}
