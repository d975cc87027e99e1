#if !canImport(CoreGraphics)

  extension BezierPath {
    /// A path with the elements of `cgPath`.
    public convenience init(cgPath: CGPath) { self.init(cgPath.path) }

    /// The elements as Core Graphics' object; a new one each time.
    public final var cgPath: CGPath {
      get { CGPath(path) }
      set { path = newValue.path }
    }
  }

#endif
