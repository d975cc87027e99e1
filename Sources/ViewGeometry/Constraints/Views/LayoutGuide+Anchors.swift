// The ten anchors of a guide, which has no baselines (R11.6).

extension LayoutGuide {

  final func side(_ attribute: LayoutConstraint.Attribute) -> ConstraintSide {
    ConstraintSide(item: item, attribute: attribute)
  }
}
