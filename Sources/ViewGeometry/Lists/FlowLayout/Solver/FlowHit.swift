/// The frame that a search returns in addition to the item, if any.
///
/// Searches are specialised for each kind: one that returns the item alone computes no frame.
protocol FoundFrame {
  init(_ frame: LayoutFrame)
}

extension LayoutFrame: FoundFrame {
  @inline(__always)
  init(_ frame: LayoutFrame) { self = frame }
}

/// No frame: only the item is needed.
struct NoFrame: FoundFrame {
  @inline(__always)
  init(_ frame: LayoutFrame) {}
}

/// The result of a search for the item at a point.
///
/// It is a struct with an integer for each case: an optional enum would be unpacked and packed again at each level.
struct FlowHit<Frame: FoundFrame> {
  /// The section; 0 until a search of sections sets it.
  var section = 0
  /// The item, relative to the first item searched; negative for none.
  var item: Int
  /// The frame of the item; undefined without one.
  var frame: Frame

  @inline(__always)
  init(_ item: Int, _ frame: LayoutFrame) {
    (self.item, self.frame) = (item, Frame(frame))
  }

  /// No item, and no preceding line extends to the point.
  @inline(__always)
  static var nothing: FlowHit { FlowHit(-1, LayoutFrame(x: 0, y: 0, width: 0, height: 0)) }

  /// No item in a line that starts at `start`, or after the last line.
  ///
  /// The preceding line may extend to the point by a rounding error.
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
