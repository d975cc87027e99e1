#if !canImport(CoreGraphics)

  /// Which of the areas that a path goes around are filled.
  public enum CGPathFillRule: Int, Sendable {
    /// Those that it goes around a number of times that isn't zero.
    case winding
    /// Those that it goes around an odd number of times.
    case evenOdd
  }

  /// How the open ends of a line are drawn.
  public enum CGLineCap: Int32, Sendable {
    /// Cut off at the end.
    case butt
    /// With half a disc beyond the end.
    case round
    /// With half a square beyond the end.
    case square
  }

  /// How the corners of a line are drawn.
  public enum CGLineJoin: Int32, Sendable {
    /// With a sharp point.
    case miter
    /// With a disc.
    case round
    /// Cut off.
    case bevel
  }

#endif
