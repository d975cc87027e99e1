// The twelve anchors of a view (R11.6). They refer to its alignment rectangle, which is the frame unless
// `alignmentRectInsets` differs from zero (R11.3). Each access creates an anchor, which constraints don't retain.

extension View {
  /// The default of ``leadingAnchor``.
  final var builtInLeadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(side(.leading)) }

  /// The default of ``trailingAnchor``.
  final var builtInTrailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(side(.trailing)) }

  /// The default of ``leftAnchor``.
  final var builtInLeftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(side(.left)) }

  /// The default of ``rightAnchor``.
  final var builtInRightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(side(.right)) }

  /// The default of ``topAnchor``.
  final var builtInTopAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(side(.top)) }

  /// The default of ``bottomAnchor``.
  final var builtInBottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(side(.bottom)) }

  /// The default of ``widthAnchor``.
  final var builtInWidthAnchor: LayoutDimension { LayoutDimension(side(.width)) }

  /// The default of ``heightAnchor``.
  final var builtInHeightAnchor: LayoutDimension { LayoutDimension(side(.height)) }

  /// The default of ``centerXAnchor``.
  final var builtInCenterXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(side(.centerX)) }

  /// The default of ``centerYAnchor``.
  final var builtInCenterYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(side(.centerY)) }

  /// The default of ``firstBaselineAnchor``.
  final var builtInFirstBaselineAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(side(.firstBaseline))
  }

  /// The default of ``lastBaselineAnchor``.
  final var builtInLastBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(side(.lastBaseline)) }

  private func side(_ attribute: LayoutConstraint.Attribute) -> ConstraintSide {
    ConstraintSide(item: makeConstraintItem(), attribute: attribute)
  }
}
