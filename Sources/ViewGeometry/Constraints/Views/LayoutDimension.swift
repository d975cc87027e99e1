public import Foundation

/// An anchor for a width, a height, or a distance between two positions (R11.5, R11.7).
public final class LayoutDimension: LayoutAnchor<LayoutDimension> {
  /// Creates an anchor for the distance from one position to another.
  convenience init(from start: ConstraintSide, to end: ConstraintSide) {
    self.init(
      ConstraintSide(
        item: start.item, attribute: start.attribute,
        end: ConstraintEnd(item: end.item, attribute: end.attribute)))
  }

  /// Returns a constraint that makes the length equal to `constant` points.
  ///
  /// ```swift
  /// icon.widthAnchor.constraint(equalToConstant: 24).isActive = true
  /// icon.heightAnchor.constraint(equalToConstant: 24).isActive = true
  /// ```
  public func constraint(equalToConstant constant: CGFloat) -> LayoutConstraint {
    constraint(.equal, constant: constant)
  }

  /// Returns a constraint that makes the length at least `constant` points.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, constant: constant)
  }

  /// Returns a constraint that makes the length at most `constant` points.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> LayoutConstraint {
    constraint(.lessThanOrEqual, constant: constant)
  }

  /// Returns a constraint that makes the length equal to `multiplier` times that of `anchor`.
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

  /// Returns a constraint that makes the length at least `multiplier` times that of `anchor`.
  public func constraint(greaterThanOrEqualTo anchor: LayoutDimension, multiplier: CGFloat)
    -> LayoutConstraint
  {
    constraint(.greaterThanOrEqual, anchor, multiplier: multiplier, constant: 0)
  }

  /// Returns a constraint that makes the length at most `multiplier` times that of `anchor`.
  public func constraint(lessThanOrEqualTo anchor: LayoutDimension, multiplier: CGFloat)
    -> LayoutConstraint
  {
    constraint(.lessThanOrEqual, anchor, multiplier: multiplier, constant: 0)
  }

  /// Returns a constraint that makes the length equal to `multiplier` times that of `anchor`, plus
  /// `constant` points.
  public func constraint(
    equalTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat
  ) -> LayoutConstraint {
    constraint(.equal, anchor, multiplier: multiplier, constant: constant)
  }

  /// Returns a constraint that makes the length at least `multiplier` times that of `anchor`, plus
  /// `constant` points.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier: multiplier, constant: constant)
  }

  /// Returns a constraint that makes the length at most `multiplier` times that of `anchor`, plus
  /// `constant` points.
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
