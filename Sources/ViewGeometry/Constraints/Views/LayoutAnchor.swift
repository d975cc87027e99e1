public import Foundation

/// A place or size of a view or guide that constraints are made from: the counterpart of `NSLayoutAnchor` (R11.5).
///
/// `AnchorType` keeps places of the two axes and sizes apart: what can't be compared doesn't compile.
///
///     title.topAnchor.constraint(equalTo: image.bottomAnchor, constant: 8).isActive = true
///
/// An anchor doesn't keep its item alive.
open class LayoutAnchor<AnchorType: AnyObject> {
  internal final let side: ConstraintSide

  internal init(_ side: ConstraintSide) { self.side = side }

  /// The view or guide of the anchor; nil when it is gone.
  public final var item: AnyObject? { side.item.owner }

  /// A constraint that both anchors are equal.
  ///
  /// ```swift
  /// title.centerXAnchor.constraint(equalTo: card.centerXAnchor).isActive = true
  /// title.centerYAnchor.constraint(equalTo: card.centerYAnchor).isActive = true
  /// ```
  public final func constraint(equalTo anchor: LayoutAnchor<AnchorType>) -> LayoutConstraint {
    constraint(.equal, anchor, constant: 0)
  }

  /// A constraint that the receiver is no smaller than `anchor`.
  public final func constraint(greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>)
    -> LayoutConstraint
  {
    constraint(.greaterThanOrEqual, anchor, constant: 0)
  }

  /// A constraint that the receiver is no larger than `anchor`.
  public final func constraint(lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>)
    -> LayoutConstraint
  {
    constraint(.lessThanOrEqual, anchor, constant: 0)
  }

  /// A constraint that the receiver is `anchor` plus `constant`, in points in the direction of the axis (R11.15).
  ///
  /// ```swift
  /// title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8).isActive = true
  /// title.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16).isActive = true
  /// ```
  public final func constraint(equalTo anchor: LayoutAnchor<AnchorType>, constant: CGFloat)
    -> LayoutConstraint
  {
    constraint(.equal, anchor, constant: constant)
  }

  /// A constraint that the receiver is no smaller than `anchor` plus `constant`, in points.
  public final func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant: CGFloat
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: constant)
  }

  /// A constraint that the receiver is no larger than `anchor` plus `constant`, in points.
  public final func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant: CGFloat
  )
    -> LayoutConstraint
  {
    constraint(.lessThanOrEqual, anchor, constant: constant)
  }

  internal final func constraint(
    _ relation: LayoutConstraint.Relation, _ anchor: LayoutAnchor<AnchorType>,
    multiplier: CGFloat = 1,
    constant: CGFloat
  ) -> LayoutConstraint {
    LayoutConstraint(side, relation, anchor.side, multiplier: multiplier, constant: constant)
  }
}

/// A place along the horizontal axis: left, right, leading, trailing or the middle (R11.5).
public final class LayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {
  /// The distance from the receiver to `anchor`, positive in reading direction, or to the right for left, right and middle (R11.7).
  public func anchorWithOffset(to anchor: LayoutXAxisAnchor) -> LayoutDimension {
    LayoutDimension(from: side, to: anchor.side)
  }

  /// A constraint that the receiver lies `multiplier` times the system's gap of 8 points after `anchor` (R11.57).
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(.equal, anchor, constant: systemSpacing * multiplier)
  }

  /// A constraint that the receiver lies at least `multiplier` times the system's gap of 8 points after `anchor` (R11.57).
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }

  /// A constraint that the receiver lies at most `multiplier` times the system's gap of 8 points after `anchor` (R11.57).
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }
}

/// A place along the vertical axis: top, bottom, the middle or a baseline (R11.5).
public final class LayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {
  /// The distance from the receiver down to `anchor` (R11.7).
  public func anchorWithOffset(to anchor: LayoutYAxisAnchor) -> LayoutDimension {
    LayoutDimension(from: side, to: anchor.side)
  }

  /// A constraint that the receiver lies `multiplier` times the system's gap of 8 points below `anchor` (R11.57).
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(.equal, anchor, constant: systemSpacing * multiplier)
  }

  /// A constraint that the receiver lies at least `multiplier` times the system's gap of 8 points below `anchor` (R11.57).
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }

  /// A constraint that the receiver lies at most `multiplier` times the system's gap of 8 points below `anchor` (R11.57).
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }
}

/// The gap that the system leaves between neighbours, in points: 8, as between siblings in UIKit (R11.57).
let systemSpacing: CGFloat = 8
