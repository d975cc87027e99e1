// The ten anchors of a guide, which has no baselines (R11.6).

extension LayoutGuide {
  /// The edge of the guide where reading starts.
  public final var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(side(.leading)) }

  /// The edge of the guide where reading ends.
  public final var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(side(.trailing)) }

  /// The left edge of the guide.
  public final var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(side(.left)) }

  /// The right edge of the guide.
  public final var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(side(.right)) }

  /// The top edge of the guide.
  public final var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(side(.top)) }

  /// The bottom edge of the guide.
  public final var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(side(.bottom)) }

  /// The width of the guide.
  public final var widthAnchor: LayoutDimension { LayoutDimension(side(.width)) }

  /// The height of the guide.
  public final var heightAnchor: LayoutDimension { LayoutDimension(side(.height)) }

  /// The middle of the guide between left and right.
  public final var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(side(.centerX)) }

  /// The middle of the guide between top and bottom.
  public final var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(side(.centerY)) }

  private func side(_ attribute: LayoutConstraint.Attribute) -> ConstraintSide {
    ConstraintSide(item: item, attribute: attribute)
  }
}
