import Foundation
import ScreenFiles
import TestSupport
import Testing
import ViewGeometry

/// Generated numbers are the same everywhere; these were made by a second program.
@Suite struct FixtureGeneratorTests {
  @Test func `random numbers are those of SplitMix64`() {
    let random = FixtureRandom(seed: 1_234_567)

    let words = (0..<5).map { random.word($0) }

    // The first outputs of the reference implementation for this seed.
    expectEqual(
      words,
      [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test func `message lengths have the median of the archive`() {
    let messages = FixtureMessages(count: 10_001, width: 320, seed: 7)

    let lengths = (0..<10_001).map { messages.characters(of: $0) }.sorted()

    expect(15...18 ~= lengths[5_000])
    expect(lengths[0] >= 1)
    let oneLine = lengths.filter { $0 <= 35 }.count
    expect(7_200...7_600 ~= oneLine)
  }

  @Test func `months keep the total and the largest`() {
    let sections = FixtureSections(months: 12, photos: 5_000, largest: 2_000, seed: 3)

    let counts = (0..<12).map { sections.items(in: $0) }

    expectEqual(counts.reduce(0, +), 5_000)
    expectEqual(counts.max(), 2_000)
    expect(counts.allSatisfy { $0 > 0 })
  }

  @Test func `a month each is the least a library needs`() {
    let sections = FixtureSections(months: 2, photos: 2, largest: 1, seed: 3)

    expectEqual((0..<2).map { sections.items(in: $0) }, [1, 1])
  }

  @Test func `the only other month has all the photos that the largest hasn't`() {
    let sections = FixtureSections(months: 2, photos: 5_000_000, largest: 2_000_000, seed: 3)

    expectEqual((0..<2).map { sections.items(in: $0) }, [3_000_000, 2_000_000])
  }

  @Test func `a million sections are found by the runs they are in`() {
    let sections = FixtureSections(runs: [
      .init(sections: 999_999, items: 3),
      .init(sections: 0, items: 8),
      .init(sections: 1, items: 5, sizes: .uniform(CGSize(width: 2, height: 4))),
    ])

    expectEqual(sections.count, 1_000_000)
    expectEqual(sections.itemCount, 3_000_002)
    expectEqual(sections.items(in: 999_998), 3)
    expectEqual(sections.items(in: 999_999), 5)
    expectEqual(sections.items(in: 1_000_000), 0)
    expectEqual(sections.items(in: -1), 0)
    expect(sections.size(of: FixtureItem(section: 0, item: 0)) == nil)
    expectEqual(
      sections.size(of: FixtureItem(section: 999_999, item: 4)), CGSize(width: 2, height: 4))
    expect(sections.size(of: FixtureItem(section: 999_999, item: 5)) == nil)
  }

  @Test func `weighted lengths come as often as their weights say`() {
    let lengths = FixtureWeightedLengths([(10, 1), (20, 0), (30, 3)], seed: 9)

    let drawn = (0..<4_000).map { lengths.length(of: $0) }

    expectEqual(Set(drawn), [10, 30])
    expect(900...1_100 ~= drawn.count { $0 == 10 })
  }

  @Test func `of scattered lengths one in each stretch is different`() {
    let lengths = FixtureScatteredLengths(length: 18, other: 36, every: 7, seed: 4)

    let drawn = (0..<7_000).map { lengths.length(of: $0) }
    var others: [Int] = []
    lengths.forEachOther(in: 1_000..<1_101) { others.append($0) }

    expect((0..<1_000).allSatisfy { drawn[$0 * 7..<$0 * 7 + 7].count { $0 == 36 } == 1 })
    expectEqual(others, (1_000..<1_101).filter { drawn[$0] == 36 })
  }

  @Test(arguments: [0, 1, 7, 14])
  func `among no lengths none is different`(start: Int) {
    let lengths = FixtureScatteredLengths(length: 18, other: 36, every: 7, seed: 4)
    var others: [Int] = []

    lengths.forEachOther(in: start..<start) { others.append($0) }

    expectEqual(others, [])
  }

  @Test func `heights written at once are those asked one by one`() {
    let all: [FixtureHeights] = [
      .uniform(3), .listed((0..<60).map(Double.init)),
      .weighted(FixtureWeightedLengths([(1, 1), (2, 5)], seed: 2)),
      .scattered(FixtureScatteredLengths(length: 1, other: 2, every: 5, seed: 2)),
    ]

    for heights in all {
      let written = [CGFloat](unsafeUninitializedCapacity: 40) { buffer, count in
        buffer.initialize(repeating: -1)
        heights.write(13..<53, into: UnsafeMutableBufferPointer(rebasing: buffer[..<40]))
        count = 40
      }
      expectEqual(written, (13..<53).map { CGFloat(heights.height(of: $0)) })
    }
  }

  @Test func `random heights go on through repeated sections`() {
    let weighted = FixtureHeights.weighted(FixtureWeightedLengths([(1, 1), (2, 1)], seed: 2))

    expectEqual(weighted.firstRow(inSection: 3, rows: 10), 30)
    expectEqual(FixtureHeights.listed([1, 2]).firstRow(inSection: 3, rows: 2), 0)
  }

  @Test func `widths of photos are multiples of a sixty-fourth`() {
    let photos = FixturePhotos(height: 100.3, seed: 5)

    let widths = (0..<1_000).map { photos.width(of: $0) * 64 }

    expectEqual(widths, widths.map { $0.rounded() })
    expect(widths.allSatisfy { (100.3 * 64 * 0.46)...(100.3 * 64 * 5 + 1) ~= $0 })
  }
}
