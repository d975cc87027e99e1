/// What a search tells of where the item it finds is.
///
/// Searches are compiled for each kind: one that asks for the item alone computes no frame.
protocol FoundFrame {
  init(_ frame: LayoutFrame)
}

extension LayoutFrame: FoundFrame {
  @inline(__always)
  init(_ frame: LayoutFrame) { self = frame }
}

/// Nothing: the item alone is asked for.
struct NoFrame: FoundFrame {
  @inline(__always)
  init(_ frame: LayoutFrame) {}
}

/// What a search for the item under a point finds in lines.
///
/// A struct with a number for each case: an optional of an enum would be taken apart and put together on each level.
struct FlowHit<Frame: FoundFrame> {
  /// The section; 0 until a search of sections has filled it in.
  var section = 0
  /// The item, counted from the first of whatever was searched; negative for none.
  var item: Int
  /// Where the item is; of no meaning without one.
  var frame: Frame

  @inline(__always)
  init(_ item: Int, _ frame: LayoutFrame) {
    (self.item, self.frame) = (item, Frame(frame))
  }

  /// Nothing, and no line before reaches to the point.
  @inline(__always)
  static var nothing: FlowHit { FlowHit(-1, LayoutFrame(x: 0, y: 0, width: 0, height: 0)) }

  /// Nothing in a line, or behind the last one, that starts at `start`; the line before may reach to the point by a rounding.
  @inline(__always)
  static func nothing(at y: Double, inLineFrom start: Double) -> FlowHit {
    var hit = nothing
    if y - start <= y.edgeSlack { hit.item = -2 }
    return hit
  }

  @inline(__always)
  var isItem: Bool { item >= 0 }

  /// Whether the line before may reach to the point.
  @inline(__always)
  var mayBeBefore: Bool { item == -2 }
}
