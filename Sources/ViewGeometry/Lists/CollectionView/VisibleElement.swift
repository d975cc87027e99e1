import Foundation

/// An element that a layout pass found to be visible.
///
/// Items of a solved layout are stored as integers, because most passes don't need their index
/// paths.
struct VisibleElement {
  /// Whether this is an item of a solved layout.
  ///
  /// It is stored separately, because testing `other` for nil copies it.
  let isItem: Bool
  /// The item, if `isItem` is true.
  let item: ItemIndex
  let frame: CGRect
  let zIndex: Int
  /// The element; nil if it is an item of a solved layout.
  let other: CollectionLayoutElement?
  /// The attributes, if the layout created any.
  let attributes: CollectionViewLayoutAttributes?

  /// Creates a visible item of a solved layout.
  @inline(__always)
  init(item: ItemIndex, frame: CGRect, zIndex: Int) {
    isItem = true
    self.item = item
    self.frame = frame
    self.zIndex = zIndex
    other = nil
    attributes = nil
  }

  init(_ element: CollectionLayoutElement, attributes: CollectionViewLayoutAttributes?) {
    isItem = false
    item = ItemIndex(section: 0, item: 0)
    frame = element.frame
    zIndex = element.zIndex
    other = element
    self.attributes = attributes
  }

  var element: CollectionLayoutElement {
    other
      ?? CollectionLayoutElement(
        indexPath: item.indexPath, category: .cell, kind: nil, frame: frame, zIndex: zIndex)
  }

  var key: CollectionElementKey {
    other?.key ?? CollectionElementKey(indexPath: item.indexPath, category: .cell, kind: nil)
  }
}

extension CollectionView {
  /// Appends the elements that overlap the bounds, section by section (R6.11), in content
  /// coordinates.
  final func findVisibleElements(into elements: inout [VisibleElement]) {
    prepareLayout()
    guard mirrorWidth == nil, let solved = storedLayout.directSolution else {
      return visitElements(in: bounds) {
        elements.append(VisibleElement($0, attributes: $1))
      }
    }
    let viewport = solved.viewport(of: self)
    solved.solution.forEachElement(
      in: solved.direction.extent(Extent(bounds)), viewport: viewport
    ) { element in
      guard case .item = element.kind else {
        return elements.append(VisibleElement(solved.direction.element(element), attributes: nil))
      }
      elements.append(
        VisibleElement(
          item: ItemIndex(section: element.section, item: element.item),
          frame: solved.direction.rect(element.frame), zIndex: element.zIndex))
    }
  }

  /// The maximum number of subviews to examine before the view is looked up in the dictionary.
  private static let longestLook = threshold(32, low: 1)

  /// Returns the view shown for an element; nil if there is none.
  ///
  /// Subviews are in the order in which passes find elements, so the view is usually at or soon
  /// after the index `next`. If it is found there, `next` becomes the index after it. This avoids
  /// hashing an index path. A subview with the element's key is the view in `shown`, because a key
  /// is set and cleared together with its entry.
  final func shownView(
    of elements: [VisibleElement], at index: Int, from next: inout Int
  ) -> CollectionReusableView? {
    let isItem = elements[index].isItem
    let item = elements[index].item
    // App code may have removed subviews in the meantime.
    let end = min(childCount, next + CollectionView.longestLook)
    var place = next
    while place < end {
      if let view = reusableChild(at: place),
        isItem ? view.shownItem == item : view.elementKey == elements[index].other?.key
      {
        next = place + 1
        return view
      }
      place += 1
    }
    return shown[elements[index].key]
  }

  /// Moves a shown view to index `start` if a view that belongs in front of it precedes it (R9.5).
  ///
  /// Updates and changed z-index values change the order in which passes find elements.
  final func putInOrder(
    _ view: CollectionReusableView, from start: Int, _ next: inout Int
  ) {
    guard view.superview === self, let place = indexOfSubview(view), place >= start else { return }
    next = place + 1
    guard (start..<place).contains(where: { reusableChild(at: $0)?.lastPass == passes.last })
    else { return }
    moveChild(from: place, to: start)
    next = start + 1
  }

  private func reusableChild(at place: Int) -> CollectionReusableView? {
    let child = child(at: place)
    guard child.flags.contains(.isReusable) else { return nil }
    // Only `CollectionReusableView` sets this flag.
    return unsafeDowncast(child.view, to: CollectionReusableView.self)
  }
}
