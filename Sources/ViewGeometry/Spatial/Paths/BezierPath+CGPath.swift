#if !canImport(CoreGraphics)

  extension BezierPath {
    /// Creates a path with the elements of `cgPath`.
    public convenience init(cgPath: CGPath) { self.init(cgPath.path) }

    /// The elements as a Core Graphics path; each read returns a new object.
    public final var cgPath: CGPath {
      get { CGPath(path) }
      set { path = newValue.path }
    }
  }

#endif
