import Foundation
import Testing
import ViewGeometry

/// Generated numbers are the same everywhere; these were made by a second program.
@Suite struct FixtureGeneratorTests {
  @Test func `random numbers are those of SplitMix64`() {
    let random = FixtureRandom(seed: 1_234_567)

    let words = (0..<5).map { random.word($0) }

    // The first outputs of the reference implementation for this seed.
    #expect(
      words == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test func `message lengths have the median of the archive`() {
    let messages = FixtureMessages(count: 10_001, width: 320, seed: 7)

    let lengths = (0..<10_001).map { messages.characters(of: $0) }.sorted()

    #expect(15...18 ~= lengths[5_000])
    #expect(lengths[0] >= 1)
    let oneLine = lengths.filter { $0 <= 35 }.count
    #expect(7_200...7_600 ~= oneLine)
  }

  @Test func `months keep the total and the largest`() {
    let sections = FixtureSections(months: 12, photos: 5_000, largest: 2_000, seed: 3)

    let counts = (0..<12).map { sections.items(in: $0) }

    #expect(counts.reduce(0, +) == 5_000)
    #expect(counts.max() == 2_000)
    #expect(counts.allSatisfy { $0 > 0 })
  }

  @Test func `a month each is the least a library needs`() {
    let sections = FixtureSections(months: 2, photos: 2, largest: 1, seed: 3)

    #expect((0..<2).map { sections.items(in: $0) } == [1, 1])
  }

  @Test func `a million sections are found by the runs they are in`() {
    let sections = FixtureSections(runs: [
      .init(sections: 999_999, items: 3),
      .init(sections: 0, items: 8),
      .init(sections: 1, items: 5, sizes: .uniform(CGSize(width: 2, height: 4))),
    ])

    #expect(sections.count == 1_000_000)
    #expect(sections.itemCount == 3_000_002)
    #expect(sections.items(in: 999_998) == 3)
    #expect(sections.items(in: 999_999) == 5)
    #expect(sections.items(in: 1_000_000) == 0)
    #expect(sections.items(in: -1) == 0)
    #expect(sections.size(of: FixtureItem(section: 0, item: 0)) == nil)
    #expect(
      sections.size(of: FixtureItem(section: 999_999, item: 4)) == CGSize(width: 2, height: 4))
    #expect(sections.size(of: FixtureItem(section: 999_999, item: 5)) == nil)
  }

  @Test func `widths of photos are multiples of a sixty-fourth`() {
    let photos = FixturePhotos(height: 100.3, seed: 5)

    let widths = (0..<1_000).map { photos.width(of: $0) * 64 }

    #expect(widths == widths.map { $0.rounded() })
    #expect(widths.allSatisfy { (100.3 * 64 * 0.46)...(100.3 * 64 * 5 + 1) ~= $0 })
  }
}
