extension FlowSolution {
  /// Returns the item whose frame contains a point (R6.12).
  ///
  /// Headers, footers and pinning are ignored. Returns nil if no item contains the point, and for
  /// NaN.
  ///
  /// Items aren't found where a negative inset or line spacing makes them extend beyond their
  /// section.
  ///
  /// - Complexity: O(log sections + log lines + items of the line).
  @inline(__always)
  package func item(x: Double, y: Double) -> LayoutItem? {
    guard let root = sections.root?.view else { return nil }
    let hit: FlowHit<LayoutFrame> = root.item(x: x, y: y)
    return hit.isItem ? LayoutItem(section: hit.section, item: hit.item, frame: hit.frame) : nil
  }

  /// Returns the index of the item whose frame contains a point, like `item(x:y:)`.
  @inline(__always)
  package func index(x: Double, y: Double) -> ItemIndex? {
    guard let root = sections.root?.view else { return nil }
    let hit: FlowHit<NoFrame> = root.item(x: x, y: y)
    return hit.isItem ? ItemIndex(section: hit.section, item: hit.item) : nil
  }

  /// Calls `body` with every element that overlaps `extent` (R6.10, R6.11).
  ///
  /// Elements are visited by section: the header, the items in ascending order, and the footer.
  ///
  /// Pinned headers and footers are tested with their pinned frames, which lie within their
  /// section, like the natural frames. An item that extends beyond its section, because of a
  /// negative inset or line spacing, is visited only if `extent` also overlaps the section.
  ///
  /// - Complexity: O(log sections + log lines + elements).
  @inline(__always)
  package func forEachElement(
    in extent: Extent, pinning: FlowPinning = .none, _ body: (LayoutElement) -> Void
  ) {
    guard extent.minX < extent.maxX, let root = sections.root?.view else { return }
    var next = 0
    if extent.minY >= 0 {
      next =
        root.sum(at: max(0, extent.minY - extent.minY.edgeSlack)).map {
          LocatedLeaf(at: $0.position, in: root).before
        } ?? root.places - 1
    }
    while next < root.places {
      let place = LocatedLeaf(of: next, in: root)
      guard place.start.points < extent.maxY else { return }
      place.leaf._withUnsafeGuaranteedRef {
        forEachElement(of: $0, next, start: place.start, in: extent, pinning: pinning, body)
      }
      next += 1
    }
  }

  @inline(__always)
  private func forEachElement(
    of section: FlowSection, _ index: Int, start: OffsetTreeSum, in extent: Extent,
    pinning: FlowPinning, _ body: (LayoutElement) -> Void
  ) {
    let header = section.headerFrame(
      sectionStart: start.points, width: containerWidth, pinning: pinning)
    if let header, header.overlaps(extent) {
      body(
        LayoutElement(
          kind: .header, section: index, item: 0, frame: header,
          zIndex: FlowPinning.zIndex(of: .header)))
    }
    section.forEachItem(in: extent, sectionStart: start) { item, frame in
      body(LayoutElement(kind: .item, section: index, item: item, frame: frame))
    }
    let footer = section.footerFrame(
      sectionStart: start.points, width: containerWidth, pinning: pinning)
    if let footer, footer.overlaps(extent) {
      body(
        LayoutElement(
          kind: .footer, section: index, item: 0, frame: footer,
          zIndex: FlowPinning.zIndex(of: .footer)))
    }
  }
}

extension CountedTreeView<FlowSection> {
  /// Returns the item whose frame contains a point, in the sections below this node.
  @inline(never)
  fileprivate func item<Frame: FoundFrame>(x: Double, y: Double) -> FlowHit<Frame> {
    guard let position = sum(at: y)?.position else {
      return y - sum.points <= y.edgeSlack ? itemBefore(x: x, y: y) : .nothing
    }
    let place = LocatedLeaf(at: position, in: self)
    var hit: FlowHit<Frame> = place.leaf._withUnsafeGuaranteedRef {
      $0.item(x: x, y: y, position: position, sectionStart: place.start)
    }
    hit.section = place.before
    if hit.isItem { return hit }
    guard hit.mayBeBefore || y - place.start.points <= y.edgeSlack else { return .nothing }
    return itemBefore(x: x, y: y)
  }

  /// Searches the line before the line at a point.
  ///
  /// Because of rounding, the items of that earlier line may extend to the point.
  @inline(never)
  private func itemBefore<Frame: FoundFrame>(x: Double, y: Double) -> FlowHit<Frame> {
    guard let position = sum(at: y - 2 * y.edgeSlack)?.position else { return .nothing }
    let place = LocatedLeaf(at: position, in: self)
    var hit: FlowHit<Frame> = place.leaf._withUnsafeGuaranteedRef {
      $0.item(x: x, y: y, position: position, sectionStart: place.start)
    }
    hit.section = place.before
    return hit
  }
}
