/// A point of a frame that something hangs on (R8.16).
package struct CompositionalAnchor: Sendable, Hashable {
  /// The place across the frame: 0 at the leading edge, 1 at the trailing edge.
  package var x: Double
  /// The place down the frame: 0 at the top, 1 at the bottom.
  package var y: Double
  /// How far from there, in points, or in sizes of what hangs.
  package var offsetX: Double
  package var offsetY: Double
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

/// Something that hangs on an item or a group, such as a badge.
package struct CompositionalSupplementary: Sendable, Hashable {
  package var kind: String
  package var size: CompositionalSize
  package var containerAnchor: CompositionalAnchor
  /// The point of the supplementary that comes to lie on the container's anchor; nil keeps it inside the container.
  package var itemAnchor: CompositionalAnchor?
  package var zIndex: Int
  /// Shrinks it after it was placed, but not along an estimated length (R8.5).
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

  /// The frame on a container.
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
