/// The point of a container, or of a supplementary item, at which the two are joined (R8.16).
package struct CompositionalAnchor: Sendable, Hashable {
  /// The horizontal position in the frame: 0 at the leading edge, 1 at the trailing edge.
  package var x: Double
  /// The vertical position in the frame: 0 at the top, 1 at the bottom.
  package var y: Double
  /// The horizontal offset of the anchor from `x`, in points or as a fraction.
  package var offsetX: Double
  /// The vertical offset of the anchor from `y`, in points or as a fraction.
  package var offsetY: Double
  /// Whether the offsets are fractions of the supplementary item's size.
  package var isFractional: Bool

  package init(
    x: Double, y: Double, offsetX: Double = 0, offsetY: Double = 0, isFractional: Bool = false
  ) {
    self.x = x
    self.y = y
    self.offsetX = offsetX
    self.offsetY = offsetY
    self.isFractional = isFractional
  }

  fileprivate func offset(for size: LayoutSize) -> (x: Double, y: Double) {
    isFractional ? (offsetX * size.width, offsetY * size.height) : (offsetX, offsetY)
  }

  var transposed: CompositionalAnchor {
    CompositionalAnchor(
      x: y, y: x, offsetX: offsetY, offsetY: offsetX, isFractional: isFractional)
  }
}

/// A supplementary item attached to an item or a group, such as a badge.
package struct CompositionalSupplementary: Sendable, Hashable {
  package var kind: String
  package var size: CompositionalSize
  package var containerAnchor: CompositionalAnchor
  /// The point of the supplementary item that is placed at the container's anchor.
  ///
  /// If it is nil, this is the point at the `x` and `y` of `containerAnchor`, without its offset.
  package var itemAnchor: CompositionalAnchor?
  package var zIndex: Int
  /// The insets that are applied after the item is positioned.
  ///
  /// They have no effect along an axis with an estimated length (R8.5).
  package var insets: CompositionalInsets

  package init(
    kind: String, size: CompositionalSize, containerAnchor: CompositionalAnchor,
    itemAnchor: CompositionalAnchor? = nil, zIndex: Int = 0, insets: CompositionalInsets = .zero
  ) {
    self.kind = kind
    self.size = size
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    self.zIndex = zIndex
    self.insets = insets
  }

  /// Returns the frame of the supplementary item if its container has the frame `container`.
  package func frame(on container: LayoutFrame) -> LayoutFrame {
    insets.applicable(to: size).inset(
      place(of: size.resolved(in: container.size), on: container))
  }

  private func place(of size: LayoutSize, on container: LayoutFrame) -> LayoutFrame {
    let offset = containerAnchor.offset(for: size)
    let own = itemAnchor ?? CompositionalAnchor(x: containerAnchor.x, y: containerAnchor.y)
    let ownOffset = own.offset(for: size)
    return LayoutFrame(
      x: container.x + (container.width * containerAnchor.x - size.width * own.x)
        + (offset.x - ownOffset.x),
      y: container.y + (container.height * containerAnchor.y - size.height * own.y)
        + (offset.y - ownOffset.y),
      width: size.width, height: size.height)
  }

  var transposed: CompositionalSupplementary {
    CompositionalSupplementary(
      kind: kind, size: size.transposed, containerAnchor: containerAnchor.transposed,
      itemAnchor: itemAnchor?.transposed, zIndex: zIndex, insets: insets.transposed)
  }
}
