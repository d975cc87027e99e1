#if !canImport(CoreGraphics)

  extension BezierPath {
    /// Creates a path with the elements of `cgPath`.
    public convenience init(cgPath: CGPath) { self.init(cgPath.path) }

    /// The elements as a Core Graphics path.
    ///
    /// Each read returns a new object. Setting it replaces the elements, but not the fill rule or
    /// the line properties.
    public final var cgPath: CGPath {
      get { CGPath(path) }
      set { path = newValue.path }
    }
  }

#endif
