import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The flows of layout-cases that other engines pack from the start of each line (IGListKit,
/// CollectionKit), and the defaults of a flow layout.
@Suite struct SectionedFlowConformanceTests {
  struct Input: Decodable, Sendable {
    let axis: String
    let viewport: [Double]
    let stickyHeaders: Bool?
    let stickyTopInset: Double?
    let stickyOffset: Double?
    let scroll: [Double]?
    let sections: [LayoutCaseSection]
  }

  struct Expect: Decodable, Sendable {
    let frames: [LayoutCaseFrame]
    let contentLength: Double?
  }

  typealias SectionedCases = LayoutCaseFile<Input, Expect>

  /// Cases with another rule than UIKit's, each with UIKit's.
  ///
  /// A case named here that agrees fails the test.
  private static let otherRules: [String: String] = [
    "ig-02-empty-header-hidden": "an empty section keeps its header (6.5)",
    "ig-03-vertical-header-insets": "headers ignore the section inset (R6.2)",
    "ig-04-vertical-footer-insets": "footers ignore the section inset (R6.2)",
    "ig-05-vertical-header-footer": "headers and footers ignore the section inset (R6.2)",
    "ig-21-batch-update": "headers ignore the section inset (R6.2)",
    "ig-13-horizontal-new-column": "equal items reach from edge to edge (R6.6)",
    "ig-27-stretch-within-eps": "equal items reach from edge to edge and keep their size (R6.6)",
    "ig-14-sections-share-row": "a section starts a line (6.5)",
    "ig-25-bounds-shrink": "a section starts a line (6.5)",
    "ig-31-photo-grid-414": "a section starts a line (6.5)",
    "ig-29-overflow-within-eps": "a point too much breaks the line (R6.4)",
    "ig-30-overflow-beyond-eps": "a lone item of a line that isn't the last is centered (R6.7)",
  ]

  @Test(arguments: try SectionedCases.cases("flow.sectioned"))
  func `Sections are as in IGListKit, where the rule is the same`(_ flow: SectionedCases.Case) {
    let input = flow.input
    let isHorizontal = input.axis == "horizontal"
    let items = FlowCaseItems(input.sections.map(\.section))
    let view = items.makeCollectionView(
      size: CGSize(width: input.viewport[0], height: input.viewport[1]),
      isHorizontal: isHorizontal, pins: input.stickyHeaders ?? false)
    let inset = CGFloat((input.stickyTopInset ?? 0) + (input.stickyOffset ?? 0))
    if isHorizontal { view.contentInset.left = inset } else { view.contentInset.top = inset }
    if let scroll = input.scroll { view.contentOffset = CGPoint(x: scroll[0], y: scroll[1]) }

    var agrees = flow.expect.frames.allSatisfy { expected in
      let found =
        switch expected.kind {
        case "header":
          view.frame(ofKind: CollectionView.elementKindSectionHeader, section: expected.section)
        case "footer":
          view.frame(ofKind: CollectionView.elementKindSectionFooter, section: expected.section)
        default: view.frame(ofItem: expected.item, section: expected.section)
        }
      return agree(found, expected.frame, tolerance: 1e-6)
    }
    if let length = flow.expect.contentLength {
      agrees =
        agrees && length == Double(isHorizontal ? view.contentSize.width : view.contentSize.height)
    }
    expectEqual(agrees, (Self.otherRules[flow.id] == nil), "\(flow.id)")
  }

  struct PackedInput: Decodable, Sendable {
    let container: [Double]
    let lineSpacing: Double
    let interitemSpacing: Double
    let items: [[Double]]
  }

  struct PackedExpect: Decodable, Sendable {
    let frames: [[Double]]
  }

  typealias PackedCases = LayoutCaseFile<PackedInput, PackedExpect>

  /// `ck-flow-both` packs two columns from the start; here equal items extend from edge to edge
  /// (R6.6).
  private static let packedFromStart: Set<String> = ["ck-flow-both"]

  @Test(arguments: try PackedCases.cases("flow.packed"))
  func `Lines are as in CollectionKit, where the rule is the same`(_ flow: PackedCases.Case) {
    let input = flow.input
    let items = FlowCaseItems([
      .init(
        itemSpacing: input.interitemSpacing, lineSpacing: input.lineSpacing,
        items: input.items.map { CGSize(width: $0[0], height: $0[1]) })
    ])
    let view = items.makeCollectionView(
      size: CGSize(width: input.container[0], height: input.container[1]), isHorizontal: false)

    let agrees = flow.expect.frames.enumerated().allSatisfy { item, frame in
      agree(view.frame(ofItem: item, section: 0), frame, tolerance: 1e-6)
    }
    expect(agrees != Self.packedFromStart.contains(flow.id), "\(flow.id)")
  }

  struct NoInput: Decodable, Sendable {}

  struct Defaults: Decodable, Sendable {
    let minimumLineSpacing: Double
    let minimumInteritemSpacing: Double
    let itemSize: [Double]
    let estimatedItemSize: [Double]
    let sectionInset: [Double]
    let headerReferenceSize: [Double]
    let footerReferenceSize: [Double]
    let headersPin: Bool
    let footersPin: Bool
  }

  typealias DefaultCases = LayoutCaseFile<NoInput, Defaults>

  @Test(arguments: try DefaultCases.cases("flow.defaults"))
  func `A new layout is as in GNUstep`(_ defaults: DefaultCases.Case) {
    let (expected, layout) = (defaults.expect, CollectionViewFlowLayout())

    expectEqual(layout.minimumLineSpacing, CGFloat(expected.minimumLineSpacing))
    expectEqual(layout.minimumInteritemSpacing, CGFloat(expected.minimumInteritemSpacing))
    expectEqual(layout.itemSize, size(expected.itemSize))
    expectEqual(layout.estimatedItemSize, size(expected.estimatedItemSize))
    expect(layout.sectionInset == .zero && expected.sectionInset.allSatisfy { $0 == 0 })
    expectEqual(layout.headerReferenceSize, size(expected.headerReferenceSize))
    expectEqual(layout.footerReferenceSize, size(expected.footerReferenceSize))
    expectEqual(layout.scrollDirection, .vertical)
    expectEqual(layout.sectionHeadersPinToVisibleBounds, expected.headersPin)
    expectEqual(layout.sectionFootersPinToVisibleBounds, expected.footersPin)
  }

  private func size(_ numbers: [Double]) -> CGSize {
    CGSize(width: numbers[0], height: numbers[1])
  }
}
