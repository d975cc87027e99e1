#if !canImport(CoreGraphics)

  /// The rule that determines which areas inside a path are filled.
  public enum CGPathFillRule: Int, Sendable {
    /// Areas whose winding number isn't zero are filled.
    case winding
    /// Areas whose winding number is odd are filled.
    case evenOdd
  }

  /// The shape of the open ends of a line.
  public enum CGLineCap: Int32, Sendable {
    /// The line ends squarely at its endpoint.
    case butt
    /// The line ends with a half disk beyond its endpoint.
    case round
    /// The line ends with half a square beyond its endpoint.
    case square
  }

  /// The shape of the corners of a line.
  public enum CGLineJoin: Int32, Sendable {
    /// The outer edges meet in a sharp point; a corner beyond the miter limit is cut off.
    case miter
    /// The corner is rounded.
    case round
    /// The corner is cut off.
    case bevel
  }

#endif
