// The twelve anchors of a view (R11.6). They refer to its alignment rectangle, which is the frame unless
// `alignmentRectInsets` differs from zero (R11.3). Each call makes an anchor, which constraints don't keep.

extension View {
  /// What ``leadingAnchor`` is unless a class overrides it.
  final var builtInLeadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(side(.leading)) }

  /// What ``trailingAnchor`` is unless a class overrides it.
  final var builtInTrailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(side(.trailing)) }

  /// What ``leftAnchor`` is unless a class overrides it.
  final var builtInLeftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(side(.left)) }

  /// What ``rightAnchor`` is unless a class overrides it.
  final var builtInRightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(side(.right)) }

  /// What ``topAnchor`` is unless a class overrides it.
  final var builtInTopAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(side(.top)) }

  /// What ``bottomAnchor`` is unless a class overrides it.
  final var builtInBottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(side(.bottom)) }

  /// What ``widthAnchor`` is unless a class overrides it.
  final var builtInWidthAnchor: LayoutDimension { LayoutDimension(side(.width)) }

  /// What ``heightAnchor`` is unless a class overrides it.
  final var builtInHeightAnchor: LayoutDimension { LayoutDimension(side(.height)) }

  /// What ``centerXAnchor`` is unless a class overrides it.
  final var builtInCenterXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(side(.centerX)) }

  /// What ``centerYAnchor`` is unless a class overrides it.
  final var builtInCenterYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(side(.centerY)) }

  /// What ``firstBaselineAnchor`` is unless a class overrides it.
  final var builtInFirstBaselineAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(side(.firstBaseline))
  }

  /// What ``lastBaselineAnchor`` is unless a class overrides it.
  final var builtInLastBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(side(.lastBaseline)) }

  private func side(_ attribute: LayoutConstraint.Attribute) -> ConstraintSide {
    ConstraintSide(item: makeConstraintItem(), attribute: attribute)
  }
}
