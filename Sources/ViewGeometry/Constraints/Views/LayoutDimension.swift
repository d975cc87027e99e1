public import Foundation

/// A width, a height, or a distance between two places (R11.5, R11.7).
public final class LayoutDimension: LayoutAnchor<LayoutDimension> {
  /// The distance from one place to another.
  convenience init(from start: ConstraintSide, to end: ConstraintSide) {
    self.init(
      ConstraintSide(
        item: start.item, attribute: start.attribute,
        end: ConstraintEnd(item: end.item, attribute: end.attribute)))
  }

  /// A constraint that the size is `constant` points.
  ///
  /// ```swift
  /// icon.widthAnchor.constraint(equalToConstant: 24).isActive = true
  /// icon.heightAnchor.constraint(equalToConstant: 24).isActive = true
  /// ```
  public func constraint(equalToConstant constant: CGFloat) -> LayoutConstraint {
    constraint(.equal, constant: constant)
  }

  /// A constraint that the size is at least `constant` points.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, constant: constant)
  }

  /// A constraint that the size is at most `constant` points.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> LayoutConstraint {
    constraint(.lessThanOrEqual, constant: constant)
  }

  /// A constraint that the size is `multiplier` times `anchor`.
  ///
  /// ```swift
  /// icon.heightAnchor.constraint(equalToConstant: 90).isActive = true
  /// icon.widthAnchor.constraint(equalTo: icon.heightAnchor, multiplier: 2).isActive = true
  /// ```
  public func constraint(equalTo anchor: LayoutDimension, multiplier: CGFloat)
    -> LayoutConstraint
  {
    constraint(.equal, anchor, multiplier: multiplier, constant: 0)
  }

  /// A constraint that the size is at least `multiplier` times `anchor`.
  public func constraint(greaterThanOrEqualTo anchor: LayoutDimension, multiplier: CGFloat)
    -> LayoutConstraint
  {
    constraint(.greaterThanOrEqual, anchor, multiplier: multiplier, constant: 0)
  }

  /// A constraint that the size is at most `multiplier` times `anchor`.
  public func constraint(lessThanOrEqualTo anchor: LayoutDimension, multiplier: CGFloat)
    -> LayoutConstraint
  {
    constraint(.lessThanOrEqual, anchor, multiplier: multiplier, constant: 0)
  }

  /// A constraint that the size is `multiplier` times `anchor` plus `constant` points.
  public func constraint(
    equalTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat
  ) -> LayoutConstraint {
    constraint(.equal, anchor, multiplier: multiplier, constant: constant)
  }

  /// A constraint that the size is at least `multiplier` times `anchor` plus `constant` points.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier: multiplier, constant: constant)
  }

  /// A constraint that the size is at most `multiplier` times `anchor` plus `constant` points.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier: multiplier, constant: constant)
  }

  private func constraint(_ relation: LayoutConstraint.Relation, constant: CGFloat)
    -> LayoutConstraint
  {
    LayoutConstraint(side, relation, nil, multiplier: 1, constant: constant)
  }
}
