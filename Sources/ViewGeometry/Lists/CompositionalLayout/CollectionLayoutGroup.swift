public import Foundation

/// A row, a column or a custom arrangement of elements, like UIKit's `NSCollectionLayoutGroup`.
///
/// A section repeats its group. Groups are elements themselves and can be nested. In a row or
/// column, elements are placed one after the other from the leading or top edge; only flexible
/// spacing centers or distributes them (R8.13).
public class CollectionLayoutGroup: CollectionLayoutItem {
  private let storedSubitems: [CollectionLayoutItem]
  private var inner: CompositionalItem.Content
  private let storedArrangements: [CollectionLayoutGroupCustomItemProvider]

  private init(
    layoutSize: CollectionLayoutSize, axis: Axis, subitems: [CollectionLayoutItem],
    repetition: CompositionalGroup.Repetition
  ) {
    precondition(!subitems.isEmpty, "A group needs at least one subitem.")
    if case .count(let count) = repetition {
      precondition(count > 0, "A group can't have \(count) subitems.")
    }
    if case .equalParts(let count) = repetition {
      precondition(count > 0, "A group can't have \(count) subitems.")
    }
    var arrangements: [CollectionLayoutGroupCustomItemProvider] = []
    let elements = subitems.map { subitem in
      let element = subitem.element.numbering(from: arrangements.count)
      arrangements += subitem.arrangements
      return element
    }
    storedSubitems = subitems
    storedArrangements = arrangements
    inner = .group(CompositionalGroup(axis: axis, elements: elements, repetition: repetition))
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  private init(
    layoutSize: CollectionLayoutSize,
    itemProvider: @escaping CollectionLayoutGroupCustomItemProvider
  ) {
    storedSubitems = []
    storedArrangements = [itemProvider]
    inner = .custom(0)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  override var content: CompositionalItem.Content { inner }

  override var arrangements: [CollectionLayoutGroupCustomItemProvider] { storedArrangements }

  /// The supplementary items attached to the group.
  public override var supplementaryItems: [CollectionLayoutSupplementaryItem] {
    get { storedSupplementaryItems }
    set { storedSupplementaryItems = newValue }
  }

  /// The elements that the group repeats; empty for a custom group.
  public final var subitems: [CollectionLayoutItem] { storedSubitems }

  /// The spacing between two elements; nil, the default, means none (R8.8).
  ///
  /// Reading returns nil for a fixed spacing of 0, and for a custom group, whose spacing can't be
  /// set.
  public final var interItemSpacing: CollectionLayoutSpacing? {
    get {
      guard case .group(let group) = inner, group.spacing != .fixed(0) else { return nil }
      return CollectionLayoutSpacing(value: group.spacing)
    }
    set {
      guard case .group(var group) = inner else { return }
      group.spacing = newValue?.value ?? .fixed(0)
      inner = .group(group)
    }
  }
}

extension CollectionLayoutGroup {
  /// Creates a row that repeats the subitems in turn until the next one doesn't fit (R8.10).
  ///
  /// The row contains at least one item, even if it doesn't fit. If the width of the row is
  /// estimated, each subitem occurs at least once.
  ///
  /// - Precondition: There is at least one subitem.
  public static func horizontal(
    layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem]
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(
      layoutSize: layoutSize, axis: .horizontal, subitems: subitems, repetition: .untilFull)
  }

  /// Creates a row filled by `count` subitems of equal width (R8.9).
  ///
  /// The subitem's own width has no effect.
  ///
  /// - Precondition: `count` is positive.
  public static func horizontal(
    layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(
      layoutSize: layoutSize, axis: .horizontal, subitems: [subitem],
      repetition: .equalParts(count))
  }

  /// Creates a row of `count` subitems that keep their own widths, whether or not they fit (R8.9).
  ///
  /// - Precondition: `count` is positive.
  public static func horizontal(
    layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(
      layoutSize: layoutSize, axis: .horizontal, subitems: [subitem], repetition: .count(count))
  }

  /// Creates a column that repeats the subitems in turn until the next one doesn't fit (R8.10).
  ///
  /// The column contains at least one item, even if it doesn't fit. If the height of the column is
  /// estimated, each subitem occurs at least once.
  ///
  /// - Precondition: There is at least one subitem.
  public static func vertical(
    layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem]
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(
      layoutSize: layoutSize, axis: .vertical, subitems: subitems, repetition: .untilFull)
  }

  /// Creates a column filled by `count` subitems of equal height (R8.9).
  ///
  /// The subitem's own height has no effect.
  ///
  /// - Precondition: `count` is positive.
  public static func vertical(
    layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(
      layoutSize: layoutSize, axis: .vertical, subitems: [subitem], repetition: .equalParts(count))
  }

  /// Creates a column of `count` subitems that keep their own heights, whether or not they fit
  /// (R8.9).
  ///
  /// - Precondition: `count` is positive.
  public static func vertical(
    layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(
      layoutSize: layoutSize, axis: .vertical, subitems: [subitem], repetition: .count(count))
  }

  /// Creates a group whose items have the frames that `itemProvider` returns.
  ///
  /// The group takes one item for each frame, or fewer at the end of the section. If the closure
  /// returns no frames, the group takes no items. The closure is called with an environment whose
  /// `container` is the group inside its content insets. It is called when the section is laid out;
  /// each repetition of the group has the same frames.
  public static func custom(
    layoutSize: CollectionLayoutSize,
    itemProvider: @escaping CollectionLayoutGroupCustomItemProvider
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize: layoutSize, itemProvider: itemProvider)
  }
}

/// A closure that returns the items of a custom group; the container of its environment is the
/// group inside its content insets.
public typealias CollectionLayoutGroupCustomItemProvider = (
  _ layoutEnvironment: any CollectionLayoutEnvironment
) -> [CollectionLayoutGroupCustomItem]

/// The frame of an item in a custom group, like UIKit's `NSCollectionLayoutGroupCustomItem`.
public struct CollectionLayoutGroupCustomItem: Sendable, Hashable {
  /// The frame, in points from the top leading corner of the group inside its content insets.
  public let frame: CGRect
  /// The order of overlapping items; larger values are in front.
  public let zIndex: Int

  /// Creates an item with a frame and a z-index, 0 by default.
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }

  var item: CompositionalPlacedItem {
    let extent = Extent(frame)
    return CompositionalPlacedItem(
      frame: LayoutFrame(
        x: extent.minX, y: extent.minY, width: Double(frame.width), height: Double(frame.height)),
      zIndex: zIndex)
  }
}

extension CompositionalItem {
  /// Returns a copy of the element in which the closure index of each custom group is increased by
  /// `first`.
  fileprivate func numbering(from first: Int) -> CompositionalItem {
    guard first > 0 else { return self }
    var numbered = self
    switch content {
    case .item: break
    case .custom(let number): numbered.content = .custom(number + first)
    case .group(var group):
      group.elements = group.elements.map { $0.numbering(from: first) }
      numbered.content = .group(group)
    }
    return numbered
  }
}
