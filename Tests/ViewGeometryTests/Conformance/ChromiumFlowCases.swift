import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// chromium-flow: sectioned flows laid out by a browser.
struct ChromiumFlowFile: Decodable {
  let tolerance: Double
  let cases: [ChromiumFlowCase]

  static func cases() throws -> [ChromiumFlowCase] {
    try ConformanceFile.decode("chromium-flow", as: ChromiumFlowFile.self).cases
  }
}

struct ChromiumFlowCase: Decodable, Sendable, CustomTestStringConvertible {
  struct Section: Decodable, Sendable {
    let inset: [Double]
    let itemSpacing: Double
    let lineSpacing: Double
    let header: Double
    let footer: Double
    let items: [[Double]]
  }

  struct ExpectedSection: Decodable, Sendable {
    let frame: [Double]
    let header: [Double]?
    let footer: [Double]?
    let items: [[Double]]
    let line: [String]
  }

  struct Pinned: Decodable, Sendable {
    struct Section: Decodable, Sendable {
      let header: [Double]?
      let footer: [Double]?
    }

    let offset: Double
    let sections: [Section]
  }

  struct Expected: Decodable, Sendable {
    let contentSize: [Double]
    let sections: [ExpectedSection]
    let indexPathForItem: [[Double]]?
    let scrolls: [Double]?
    let pinned: [Pinned]?
  }

  /// An offset to start from, an item, and its target position.
  struct Scroll: Decodable, Sendable {
    let from: Double
    let section: Int
    let item: Int
    let alignment: String

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      from = try list.decode(Double.self)
      section = try list.decode(Int.self)
      item = try list.decode(Int.self)
      alignment = try list.decode(String.self)
    }
  }

  let seed: String
  let axis: String
  let viewport: [Double]
  let pin: Bool
  let sections: [Section]
  let scrolls: [Scroll]?
  let expected: Expected

  var testDescription: String { seed }

  var isHorizontal: Bool { axis == "horizontal" }

  var items: FlowCaseItems {
    FlowCaseItems(
      sections.map { section in
        FlowCaseItems.Section(
          inset: section.inset, itemSpacing: section.itemSpacing,
          lineSpacing: section.lineSpacing, header: section.header, footer: section.footer,
          items: section.items.map { CGSize(width: $0[0], height: $0[1]) })
      })
  }
}

/// chromium-flow-big: two sections of 10,000 items, some of which are given.
struct ChromiumFlowBigCase: Decodable {
  let seed: UInt32
  let itemsPerSection: Int
  let sections: Int
  let viewport: [Double]
  let inset: [Double]
  let itemSpacing: Double
  let lineSpacing: Double
  let header: Double
  let contentSize: [Double]
  let headers: [[Double]]
  /// Section, item and frame.
  let sampled: [[Double]]

  /// The items, from the generator the file describes.
  var items: FlowCaseItems {
    FlowCaseItems(
      (0..<sections).map { section in
        var state = seed &+ UInt32(section)
        func next(_ bound: UInt32) -> Double {
          state = state &* 1_664_525 &+ 1_013_904_223
          return Double(16 + (state >> 16) % bound)
        }
        let sizes = (0..<itemsPerSection).map { _ in
          let width = next(120)
          return CGSize(width: width, height: next(60))
        }
        return FlowCaseItems.Section(
          inset: inset, itemSpacing: itemSpacing, lineSpacing: lineSpacing, header: header,
          items: sizes)
      })
  }
}
