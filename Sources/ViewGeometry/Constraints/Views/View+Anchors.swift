// The twelve anchors of a view (R11.6). They refer to its alignment rectangle, which is the frame unless
// `alignmentRectInsets` differs from zero (R11.3). Each access creates an anchor, which constraints don't retain.

extension View {
  /// The edge of the alignment rectangle where reading starts.
  ///
  /// ```swift
  /// LayoutConstraint.activate([
  ///   title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
  ///   title.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
  /// ])
  /// ```
  public final var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(side(.leading)) }

  /// The edge of the alignment rectangle where reading ends.
  public final var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(side(.trailing)) }

  /// The left edge of the alignment rectangle.
  public final var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(side(.left)) }

  /// The right edge of the alignment rectangle.
  public final var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(side(.right)) }

  /// The top edge of the alignment rectangle.
  ///
  /// ```swift
  /// let below = title.topAnchor.constraint(equalTo: icon.bottomAnchor, constant: 8)
  /// let inside = title.bottomAnchor.constraint(lessThanOrEqualTo: card.bottomAnchor)
  /// LayoutConstraint.activate([below, inside])
  /// ```
  public final var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(side(.top)) }

  /// The bottom edge of the alignment rectangle.
  public final var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(side(.bottom)) }

  /// The width of the alignment rectangle.
  ///
  /// ```swift
  /// icon.widthAnchor.constraint(equalToConstant: 40).isActive = true
  /// icon.heightAnchor.constraint(equalTo: icon.widthAnchor).isActive = true
  /// ```
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
