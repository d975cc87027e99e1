// The twelve anchors of a view (R11.6). They refer to its alignment rectangle, which is the frame unless
// `alignmentRectInsets` differs from zero (R11.3). Each call makes an anchor, which constraints don't keep.

extension View {
  /// The edge of the alignment rectangle where reading starts.
  public final var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(side(.leading)) }

  /// The edge of the alignment rectangle where reading ends.
  public final var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(side(.trailing)) }

  /// The left edge of the alignment rectangle.
  public final var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(side(.left)) }

  /// The right edge of the alignment rectangle.
  public final var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(side(.right)) }

  /// The top edge of the alignment rectangle.
  public final var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(side(.top)) }

  /// The bottom edge of the alignment rectangle.
  public final var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(side(.bottom)) }

  /// The width of the alignment rectangle.
  public final var widthAnchor: LayoutDimension { LayoutDimension(side(.width)) }

  /// The height of the alignment rectangle.
  public final var heightAnchor: LayoutDimension { LayoutDimension(side(.height)) }

  /// The middle of the alignment rectangle between left and right.
  public final var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(side(.centerX)) }

  /// The middle of the alignment rectangle between top and bottom.
  public final var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(side(.centerY)) }

  /// The baseline of the first line of text, or the bottom edge if there is no text (R11.8).
  public final var firstBaselineAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(side(.firstBaseline))
  }

  /// The baseline of the last line of text, or the bottom edge if there is no text (R11.8).
  public final var lastBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(side(.lastBaseline)) }

  private func side(_ attribute: LayoutConstraint.Attribute) -> ConstraintSide {
    ConstraintSide(item: makeConstraintItem(), attribute: attribute)
  }
}
