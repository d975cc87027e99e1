import Foundation

/// An element that a layout pass found in view.
///
/// Items of a solved layout are kept as numbers: most passes need no index path of them.
struct VisibleElement {
  /// Whether it is an item of a solved layout: told apart from `other`, as looking whether that is nil copies it.
  let isItem: Bool
  /// The item, if it is one.
  let item: ItemIndex
  let frame: CGRect
  let zIndex: Int
  /// Anything but an item of a solved layout.
  let other: CollectionLayoutElement?
  /// The attributes, where the layout made some.
  let attributes: CollectionViewLayoutAttributes?

  /// An item of a solved layout.
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
  /// Adds the elements that overlap the bounds, in the order of R6.11, each in content coordinates.
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

  /// The most subviews looked at before the dictionary is asked.
  private static let longestLook = threshold(32, low: 1)

  /// The view that is shown for an element; nil when there is none.
  ///
  /// Subviews lie in the order in which passes find elements, so the view is mostly the subview at `next`, which then moves
  /// behind it. That spares hashing an index path. A view that is a subview here and has the element's key is the one in `shown`: a
  /// key is set and cleared together with the entry.
  final func shownView(
    of elements: [VisibleElement], at index: Int, from next: inout Int
  ) -> CollectionReusableView? {
    let isItem = elements[index].isItem
    let item = elements[index].item
    // An override of others may have removed subviews since.
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

  /// Puts a shown view that wasn't the subview at `start` there, if one that belongs in front of it lies between (R9.5).
  ///
  /// Updates and other levels change the order in which passes find elements.
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
    // The flag is set by `CollectionReusableView` alone.
    return unsafeDowncast(child.view, to: CollectionReusableView.self)
  }
}
