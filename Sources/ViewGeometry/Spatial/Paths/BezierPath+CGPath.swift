#if !canImport(CoreGraphics)

  extension BezierPath {
    /// Creates a path with the elements of `cgPath`.
    public convenience init(cgPath: CGPath) { self.init(cgPath.path) }

    /// The elements as a Core Graphics path; a new object each time.
    public final var cgPath: CGPath {
      get { CGPath(path) }
      set { path = newValue.path }
    }
  }

#endif
