import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Cells take over all attributes of their items, and nothing changes the attributes of others
/// (R9.7).
@Suite struct AdoptedAttributesLaws {
  /// The attributes of an item, with few values so that one changes while others stay.
  private struct Pin: CustomStringConvertible {
    var column = 0
    var size = 0
    var alpha = 0
    var turn = 0
    var level = 0
    var isHidden = false

    var description: String { "\(column) \(size) \(alpha) \(turn) \(level) \(isHidden)" }

    func attributes(_ item: Int) -> CollectionViewLayoutAttributes {
      let attributes = CollectionViewLayoutAttributes(forCellWith: .at(0, item))
      attributes.frame = .xywh(
        CGFloat(column) * 40, CGFloat(item) * 30, CGFloat(size) * 10 + 20, 40)
      attributes.alpha = [1, 0.5, 0][alpha]
      attributes.transform =
        [
          .identity, CGAffineTransform(scaleX: -1, y: -1), CGAffineTransform(scaleX: 2, y: 1),
        ][turn]
      attributes.zIndex = level
      attributes.isHidden = isHidden
      return attributes
    }
  }

  private struct Case: CustomStringConvertible {
    let changes: [(item: Int, pin: Pin)]
    let isMirrored: Bool
    let isIndexed: Bool

    var description: String {
      "mirrored \(isMirrored), indexed \(isIndexed)\n"
        + changes.map { "\($0.item): \($0.pin)" }.joined(separator: "\n")
    }
  }

  private static func anyCase(_ source: inout ChoiceSource) -> Case {
    Case(
      changes: source.list(mean: 8, limit: 20) { source in
        let item = source.index(below: 4)
        var pin = Pin()
        if source.oneIn(4) { pin.column = source.index(below: 3) }
        if source.oneIn(4) { pin.size = source.index(below: 3) }
        if source.oneIn(2) { pin.alpha = source.index(below: 3) }
        if source.oneIn(2) { pin.turn = source.index(below: 3) }
        if source.oneIn(3) { pin.level = source.integer(within: 1) }
        pin.isHidden = source.oneIn(6)
        return (item, pin)
      }, isMirrored: source.flag(), isIndexed: source.flag())
  }

  private static func makeView(
    _ items: ItemGrid, _ pins: [Pin], _ input: Case
  ) -> (CollectionView, PinBoard) {
    let board = PinBoard(
      .wh(300, 300), pins: pins.enumerated().map { $1.attributes($0) },
      isIndexed: input.isIndexed, isFlipping: true)
    let view = items.makeCollectionView(size: .wh(300, 300), layout: board)
    if input.isMirrored { view.semanticContentAttribute = .forceRightToLeft }
    view.layoutIfNeeded()
    return (view, board)
  }

  private static func answers(_ view: CollectionView) -> [String] {
    view.layoutIfNeeded()
    return view.visibleCells.map {
      "\(view.indexPath(for: $0) ?? []) \($0.center) \($0.bounds) \($0.alpha) \($0.transform)"
    }
  }

  @Test func `cells on screen are as those of a new collection view, whatever changed before`() {
    check(Self.anyCase, cases: .perThousand(300)) { input in
      let items = ItemGrid([4])
      var pins = Array(repeating: Pin(), count: 4)
      let (view, board) = Self.makeView(items, pins, input)
      for (item, pin) in input.changes {
        pins[item] = pin

        board.pins[item] = pin.attributes(item)
        board.invalidateLayout()

        let (found, new) = (
          Self.answers(view), Self.answers(Self.makeView(items, pins, input).0)
        )
        try demand(found == new, "\(found), in a new one \(new)")
      }
    }
  }

  @Test(arguments: [false, true], [false, true])
  func `changes of requested attributes change nothing, R9.7`(
    isMirrored: Bool, isIndexed: Bool
  ) throws {
    let items = ItemGrid([2])
    let (view, board) = Self.makeView(
      items, [Pin(), Pin(column: 1)],
      Case(changes: [], isMirrored: isMirrored, isIndexed: isIndexed))
    let badge = CollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "badge", with: .at(0, 1))
    badge.frame = .xywh(200, 100, 10, 10)
    board.pins.append(badge)
    board.invalidateLayout()
    func asked() -> [CollectionViewLayoutAttributes?] {
      [
        view.layoutAttributesForItem(at: .at(0, 0)), view.layoutAttributesForItem(at: .at(0, 1)),
        view.layoutAttributesForSupplementaryElement(ofKind: "badge", at: .at(0, 1)),
      ]
    }
    let frames = asked().map { $0?.frame }

    for attributes in asked() {
      let attributes = try #require(attributes)
      attributes.frame = .xywh(7, 8, 9, 10)
      (attributes.alpha, attributes.isHidden, attributes.zIndex) = (0.5, true, 9)
    }

    expectEqual(asked().map { $0?.frame }, frames)
    expect(asked().allSatisfy { $0?.alpha == 1 && $0?.isHidden == false && $0?.zIndex == 0 })
  }

  /// A cell that records the attributes that it receives, and changes them.
  private final class Careless: CollectionViewCell {
    var given: [String] = []

    override func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {
      given.append(
        "\(layoutAttributes.alpha) \(layoutAttributes.isHidden) \(layoutAttributes.zIndex) "
          + "\(layoutAttributes.transform.isIdentity)")
      layoutAttributes.alpha = 0.25
      layoutAttributes.isHidden = true
      layoutAttributes.transform = CGAffineTransform(scaleX: 3, y: 2)
    }
  }

  @Test func `a cell that changes the attributes it is given changes no other cell, R9.7`() {
    let items = ItemGrid([40])
    let view = items.makeCollectionView(
      layout: CollectionViewFlowLayout(item: .wh(320, 100), lines: 0))
    view.register(Careless.self, forCellWithReuseIdentifier: "cell")

    for offset in [0, 120, 900, 130] as [CGFloat] {
      view.contentOffset.y = offset
      view.layoutIfNeeded()

      for path in view.indexPathsForVisibleItems {
        let cell = view.cellForItem(at: path) as? Careless
        expectEqual(cell?.frame, view.frameForItem(at: path))
        expectEqual(cell?.alpha, 1)
        expect(cell?.transform.isIdentity == true)
        expectEqual(cell.map { Set($0.given) }, ["1.0 false 0 true"])
      }
    }
  }
}
