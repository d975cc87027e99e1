/// The frame in the result of a search: ``LayoutFrame``, or ``NoFrame`` if only the item is needed.
///
/// Searches are specialized for each type, so a search for the item alone computes no frame.
protocol FoundFrame {
  init(_ frame: LayoutFrame)
}

extension LayoutFrame: FoundFrame {
  @inline(__always)
  init(_ frame: LayoutFrame) { self = frame }
}

/// A placeholder for the frame in searches for the item alone.
struct NoFrame: FoundFrame {
  @inline(__always)
  init(_ frame: LayoutFrame) {}
}

/// The result of a search for the item at a point.
///
/// It is a struct in which an integer distinguishes the cases: an optional enum would be unpacked
/// and packed again at each level.
struct FlowHit<Frame: FoundFrame> {
  /// The section; 0 until a search of sections sets it.
  var section = 0
  /// The item, relative to the first item searched; negative if no item was found.
  var item: Int
  /// The frame of the item; undefined if no item was found.
  var frame: Frame

  @inline(__always)
  init(_ item: Int, _ frame: LayoutFrame) {
    (self.item, self.frame) = (item, Frame(frame))
  }

  /// The result if no item contains the point, and no preceding line extends to it.
  @inline(__always)
  static var nothing: FlowHit { FlowHit(-1, LayoutFrame(x: 0, y: 0, width: 0, height: 0)) }

  /// Returns the result if no item of the line that starts at `start` contains the point.
  ///
  /// It is also the result for points after the last line, which ends at `start`. If the point is
  /// so close to `start` that the preceding line may extend to it because of rounding,
  /// `mayBeBefore` is true.
  @inline(__always)
  static func nothing(at y: Double, inLineFrom start: Double) -> FlowHit {
    var hit = nothing
    if y - start <= y.edgeSlack { hit.item = -2 }
    return hit
  }

  @inline(__always)
  var isItem: Bool { item >= 0 }

  /// Whether the preceding line may extend to the point.
  @inline(__always)
  var mayBeBefore: Bool { item == -2 }
}
