// The twelve anchors of a view (R11.6). They refer to its alignment rectangle, which is the frame
// if `alignmentRectInsets` is zero (R11.3). Each access creates an anchor; constraints don't retain
// it.

extension View {
  /// The default implementation of ``leadingAnchor``.
  final var builtInLeadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(side(.leading)) }

  /// The default implementation of ``trailingAnchor``.
  final var builtInTrailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(side(.trailing)) }

  /// The default implementation of ``leftAnchor``.
  final var builtInLeftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(side(.left)) }

  /// The default implementation of ``rightAnchor``.
  final var builtInRightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(side(.right)) }

  /// The default implementation of ``topAnchor``.
  final var builtInTopAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(side(.top)) }

  /// The default implementation of ``bottomAnchor``.
  final var builtInBottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(side(.bottom)) }

  /// The default implementation of ``widthAnchor``.
  final var builtInWidthAnchor: LayoutDimension { LayoutDimension(side(.width)) }

  /// The default implementation of ``heightAnchor``.
  final var builtInHeightAnchor: LayoutDimension { LayoutDimension(side(.height)) }

  /// The default implementation of ``centerXAnchor``.
  final var builtInCenterXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(side(.centerX)) }

  /// The default implementation of ``centerYAnchor``.
  final var builtInCenterYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(side(.centerY)) }

  /// The default implementation of ``firstBaselineAnchor``.
  final var builtInFirstBaselineAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(side(.firstBaseline))
  }

  /// The default implementation of ``lastBaselineAnchor``.
  final var builtInLastBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(side(.lastBaseline)) }

  private func side(_ attribute: LayoutConstraint.Attribute) -> ConstraintSide {
    ConstraintSide(item: makeConstraintItem(), attribute: attribute)
  }
}
