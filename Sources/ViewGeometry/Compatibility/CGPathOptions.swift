#if !canImport(CoreGraphics)

  /// The rule for which areas inside a path are filled.
  public enum CGPathFillRule: Int, Sendable {
    /// Areas with a winding number other than zero.
    case winding
    /// Areas with an odd winding number.
    case evenOdd
  }

  /// The shape of the open ends of a line.
  public enum CGLineCap: Int32, Sendable {
    /// Cut off at the end.
    case butt
    /// With half a disk beyond the end.
    case round
    /// With half a square beyond the end.
    case square
  }

  /// The shape of the corners of a line.
  public enum CGLineJoin: Int32, Sendable {
    /// With a sharp point.
    case miter
    /// With a disk.
    case round
    /// Cut off.
    case bevel
  }

#endif
