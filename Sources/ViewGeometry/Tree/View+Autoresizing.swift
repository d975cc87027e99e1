import Foundation

extension View {
  /// The margins and dimensions of a view that change when its superview is resized.
  public struct AutoresizingMask: OptionSet, Sendable, Hashable {
    /// The mask as an integer, with UIKit's bits.
    public let rawValue: UInt

    /// Creates a mask with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the superview's left edge changes.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width changes.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the superview's right edge changes.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the superview's top edge changes.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height changes.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the superview's bottom edge changes.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// The default implementation of ``autoresizingMask``.
  final var builtInAutoresizingMask: AutoresizingMask {
    get { storedAutoresizingMask }
    set {
      storedAutoresizingMask = newValue
      if flags.contains(.constrained) { maskDidChange() }
    }
  }

  /// The default implementation of ``autoresizesSubviews``.
  final var builtInAutoresizesSubviews: Bool {
    get { !flags.contains(.keepsSubviewSizes) }
    set { flags.set(.keepsSubviewSizes, !newValue) }
  }

  /// Autoresizes the subviews and their descendants after the receiver's size has changed from
  /// `oldSize`.
  ///
  /// A list is used instead of recursion, so the tree may have any depth. Like the receiver, each
  /// view is notified of its new bounds after all its descendants have been resized.
  final func autoresizeSubviews(from oldSize: CGSize) {
    // The list contains only resized subviews that have subviews themselves. In most trees there
    // are none, and an empty list allocates nothing.
    var resized: [(view: View, oldBounds: CGRect)] = []
    autoresizeOwnSubviews(from: oldSize, &resized)
    var next = 0
    while next < resized.count {
      let (view, oldBounds) = resized[next]
      view.autoresizeOwnSubviews(from: oldBounds.size, &resized)
      next += 1
    }
    for (view, oldBounds) in resized.reversed() { view.boundsDidChange(from: oldBounds) }
  }

  /// Autoresizes the direct subviews, and appends to `resized` those whose size changes and that
  /// have subviews themselves.
  private func autoresizeOwnSubviews(
    from oldSize: CGSize, _ resized: inout [(view: View, oldBounds: CGRect)]
  ) {
    guard autoresizesSubviews else { return }
    let newSize = placement.bounds.size
    for child in children
    where !child.storedAutoresizingMask.isEmpty && child.flags.isDisjoint(with: .placedByOthers) {
      let oldBounds = child.placement.bounds
      child.autoresize(from: oldSize, to: newSize)
      guard child.placement.bounds.size != oldBounds.size else { continue }
      child.setNeedsLayout()
      if child.hasChildren {
        resized.append((child, oldBounds))
      } else {
        child.boundsDidChange(from: oldBounds)
      }
    }
  }

  private func autoresize(from oldSize: CGSize, to newSize: CGSize) {
    noteIfRecording()
    let origin = placement.untransformedOrigin
    let (horizontal, vertical) = storedAutoresizingMask.resized(
      AutoresizedSpan(start: origin.x, length: placement.width, container: Double(oldSize.width)),
      AutoresizedSpan(start: origin.y, length: placement.height, container: Double(oldSize.height)),
      to: newSize)
    placement.setUntransformed(
      x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
  }
}

extension View.AutoresizingMask {
  /// Returns the view's position and length along both axes after the superview is resized to
  /// `size`.
  func resized(
    _ horizontal: AutoresizedSpan, _ vertical: AutoresizedSpan, to size: CGSize
  ) -> (horizontal: AutoresizedSpan, vertical: AutoresizedSpan) {
    (
      horizontal.resized(
        to: Double(size.width), flexibleStart: contains(.flexibleLeftMargin),
        flexibleLength: contains(.flexibleWidth), flexibleEnd: contains(.flexibleRightMargin)),
      vertical.resized(
        to: Double(size.height), flexibleStart: contains(.flexibleTopMargin),
        flexibleLength: contains(.flexibleHeight), flexibleEnd: contains(.flexibleBottomMargin))
    )
  }
}

/// The position and length of a view, and the length of its superview, along one axis.
package struct AutoresizedSpan: Sendable, Equatable {
  package var start: Double
  package var length: Double
  package var container: Double

  package init(start: Double, length: Double, container: Double) {
    self.start = start
    self.length = length
    self.container = container
  }

  /// Returns the position and length of the view after the superview's length changes to
  /// `newContainer`.
  ///
  /// If no part is flexible, they don't change. Otherwise, the flexible parts share the difference
  /// in proportion to their lengths (R2.13). If the sum of their lengths is zero or less, they
  /// share it equally (R2.14), so parts that have shrunk to zero lose their proportions (R2.17).
  /// Nothing is rounded (R2.15). A length never becomes negative.
  package func resized(
    to newContainer: Double, flexibleStart: Bool, flexibleLength: Bool, flexibleEnd: Bool
  ) -> AutoresizedSpan {
    var result = self
    result.container = newContainer
    let difference = newContainer - container
    let end = container - start - length
    var flexible = 0.0
    var count = 0.0
    if flexibleStart { (flexible, count) = (flexible + start, count + 1) }
    if flexibleLength { (flexible, count) = (flexible + length, count + 1) }
    if flexibleEnd { (flexible, count) = (flexible + end, count + 1) }
    guard count > 0, difference != 0 else { return result }
    func share(of part: Double) -> Double {
      flexible > 0 ? difference * part / flexible : difference / count
    }
    if flexibleStart { result.start = start + share(of: start) }
    if flexibleLength { result.length = max(0, length + share(of: length)) }
    return result
  }
}
