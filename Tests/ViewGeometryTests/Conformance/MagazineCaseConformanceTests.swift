import Foundation
import TestSupport
import Testing
import ViewGeometry

/// magazine.rows: the values that MagazineLayout's own tests assert, for compositions of the same
/// rows.
///
/// Edits in place there are new descriptions here, as an app with a compositional layout would make
/// them.
@Suite struct MagazineCaseConformanceTests {
  struct Input: Decodable, Sendable {
    let fixture: String
    let apply: [String]
  }

  struct Expect: Decodable, Sendable {
    struct Query: Decodable, Sendable {
      let rect: [Double]
      let itemFrames: [[Double]]
      let headerFrames: [[Double]]
      let footerFrames: [[Double]]
      let backgroundFrames: [[Double]]
    }

    let rectQueries: [Query]
  }

  typealias Cases = LayoutCaseFile<Input, Expect>

  private static let sections = [
    MagazineSection(
      items: [
        .init("full", 20), .init("fullBleed", .measured, 15), .init("1/2", 10), .init("1/2", 30),
        .init("1/2", .stretched, 25), .init("1/3", .measured, 15), .init("1/3", .stretched, 10),
        .init("1/4", 15), .init("1/4", .measured, 15), .init("1/4", .measured, 25),
        .init("1/4", .measured, 35), .init("1/5", .measured, 30),
      ], header: 50, footer: 50),
    MagazineSection(
      items: [
        .init("1/2", 10), .init("1/2", 30), .init("1/2", 25), .init("1/3", 15), .init("full", 20),
        .init("1/3", 10), .init("1/5", 15), .init("1/5", 15), .init("1/5", 25), .init("1/5", 35),
        .init("1/5", 30), .init("fullBleed", 15),
      ], header: 70, footer: 70),
  ]

  /// Carries out a step of a case, which is in plain words.
  private static func apply(_ step: String, to sections: inout [MagazineSection]) {
    switch step {
    case let step where step.hasPrefix("set preferred height of section-1 header and footer"):
      (sections[1].header, sections[1].footer) = (50, 50)
      for item in sections[0].items.indices where sections[0].items[item].mode == .stretched {
        sections[0].items[item].mode = .filling
      }
    case let step where step.hasPrefix("section 0 metrics"):
      sections[0].width = 100
      sections[0].spacing = (5, 100)
      sections[0].insets = CompositionalInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
      sections[0].itemInset = 2
    case "item (0,5) := 1/3 static 50": sections[0].items[5] = .init("1/3", 50)
    case "item (1,8) := 1/5 stretch": sections[1].items[8] = .init("1/5", .filling, 25)
    case "insert (1,3) 1/2 static 10": sections[1].items.insert(.init("1/2", 10), at: 3)
    case "insert (0,4) 1/3 static 100": sections[0].items.insert(.init("1/3", 100), at: 4)
    case "insert (0,5) 1/3 static 50": sections[0].items.insert(.init("1/3", 50), at: 5)
    case "insert (0,6) 1/3 static 20": sections[0].items.insert(.init("1/3", 20), at: 6)
    case "move (1,0)->(0,5)":
      sections[0].items.insert(sections[1].items.remove(at: 0), at: 5)
    case "delete (0,5)": sections[0].items.remove(at: 5)
    case "remove header of section 0": sections[0].header = nil
    case "section 0 header := static 60": sections[0].header = 60
    case "section 1 header := dynamic 100": sections[1].header = 100
    case "remove footer of section 0": sections[0].footer = nil
    case "section 0 footer := static 40": sections[0].footer = 40
    case "section 1 footer := dynamic 120": sections[1].footer = 120
    default: Issue.record("There is no such step: \(step)")
    }
  }

  private static func solve(
    _ sections: [MagazineSection], isMeasured: Bool
  ) -> CompositionalSolution {
    var solution = CompositionalBuilder(
      container: LayoutSize(width: 320, height: 480), sectionCount: 0
    ).solution()
    for (index, section) in sections.enumerated() {
      solution.replaceSections(
        index..<index,
        with: [
          CompositionalDescription(rules: section.rules)
            .solved(
              in: LayoutSize(width: section.width, height: 480), itemCount: section.items.count)
        ])
      for (item, each) in section.items.enumerated()
      where isMeasured && index == 0 && each.mode != .fixed {
        _ = solution.measure(
          LayoutSize(width: 0, height: each.height), ofItem: item, section: index)
      }
    }
    return solution
  }

  /// Its five moves use index paths neither before nor after the whole batch, as R9.8 does.
  private static let otherBatch: Set<String> = ["mg-LayoutAfterMovingItems-2"]

  @Test(arguments: try Cases.cases("magazine.rows", except: otherBatch))
  func `Rows are where MagazineLayout has them`(each: Cases.Case) {
    var sections = Self.sections
    let isMeasured = each.id.contains("PreferredHeights")
    for step in each.input.apply { Self.apply(step, to: &sections) }

    let solution = Self.solve(sections, isMeasured: isMeasured)

    // There, a section's insets also surround its header and footer: each section starts further
    // down by them.
    var tops: [Double] = []
    var outside = 0.0
    for section in sections {
      tops.append(outside + section.insets.top)
      outside += section.insets.top + section.insets.bottom
    }
    for query in each.expect.rectQueries {
      var found: [LayoutElementKind: Set<[Double]>] = [:]
      let rect = Extent(
        x: query.rect[0], y: query.rect[1], width: query.rect[2], height: query.rect[3])
      let everywhere = Extent(minX: 0, minY: 0, maxX: 320, maxY: 1e6)
      solution.forEachElement(in: everywhere) { element in
        let frame = LayoutFrame(
          x: element.frame.x, y: element.frame.y + tops[element.section],
          width: element.frame.width, height: element.frame.height)
        guard frame.overlaps(rect) else { return }
        found[element.kind, default: []].insert([frame.x, frame.y, frame.width, frame.height])
      }
      let backgrounds = sections.indices.map { index in
        let (section, frame) = (sections[index], solution.frame(ofSection: index))
        return LayoutFrame(
          x: section.insets.leading, y: frame.y + tops[index],
          width: section.width - section.insets.leading - section.insets.trailing,
          height: frame.height)
      }

      expect(found[.item] ?? [] == Set(query.itemFrames))
      expect(found[.boundary("header")] ?? [] == Set(query.headerFrames))
      expect(found[.boundary("footer")] ?? [] == Set(query.footerFrames))
      expectEqual(
        backgrounds.filter { $0.overlaps(rect) }.map { [$0.x, $0.y, $0.width, $0.height] },
        query.backgroundFrames)
    }
  }
}
