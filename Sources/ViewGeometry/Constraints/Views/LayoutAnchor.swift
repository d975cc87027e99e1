public import Foundation

/// A position or length, in a view or guide, that constraints can refer to, like `NSLayoutAnchor`
/// (R11.5).
///
/// `AnchorType` distinguishes horizontal positions, vertical positions and lengths, so code that
/// combines incompatible anchors doesn't compile, unless their type is `LayoutAnchor<AnyObject>`.
///
///     title.topAnchor.constraint(equalTo: image.bottomAnchor, constant: 8).isActive = true
///
/// The constraints that an anchor creates are inactive and required. Creating one traps if its
/// constant or multiplier isn't finite, if it combines a leading or trailing anchor with a left or
/// right one, or if it combines a position with a length (R11.5, R11.13). An anchor doesn't retain
/// its item.
open class LayoutAnchor<AnchorType: AnyObject> {
  internal final let side: ConstraintSide

  internal init(_ side: ConstraintSide) { self.side = side }

  /// The view or guide of the anchor or, for a distance, of the position at which it starts; nil
  /// once the view or guide has been deallocated.
  public final var item: AnyObject? { side.item.owner }

  /// Returns a constraint that makes the receiver equal to `anchor`.
  ///
  /// ```swift
  /// title.centerXAnchor.constraint(equalTo: card.centerXAnchor).isActive = true
  /// title.centerYAnchor.constraint(equalTo: card.centerYAnchor).isActive = true
  /// ```
  public final func constraint(equalTo anchor: LayoutAnchor<AnchorType>) -> LayoutConstraint {
    constraint(.equal, anchor, constant: 0)
  }

  /// Returns a constraint that makes the receiver greater than or equal to `anchor`.
  ///
  /// Positions increase downward and to the right or, with a leading or trailing anchor in a
  /// right-to-left layout, to the left.
  public final func constraint(greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>)
    -> LayoutConstraint
  {
    constraint(.greaterThanOrEqual, anchor, constant: 0)
  }

  /// Returns a constraint that makes the receiver less than or equal to `anchor`.
  ///
  /// Positions increase downward and to the right or, with a leading or trailing anchor in a
  /// right-to-left layout, to the left.
  public final func constraint(lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>)
    -> LayoutConstraint
  {
    constraint(.lessThanOrEqual, anchor, constant: 0)
  }

  /// Returns a constraint that makes the receiver equal to `anchor` plus `constant` (R11.15).
  ///
  /// The constant is in points. For positions, it is positive downward and to the right or, with a
  /// leading or trailing anchor in a right-to-left layout, to the left.
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

  /// Returns a constraint that makes the receiver greater than or equal to `anchor` plus
  /// `constant`, in points.
  ///
  /// Positions increase downward and to the right or, with a leading or trailing anchor in a
  /// right-to-left layout, to the left.
  public final func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant: CGFloat
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: constant)
  }

  /// Returns a constraint that makes the receiver less than or equal to `anchor` plus `constant`,
  /// in points.
  ///
  /// Positions increase downward and to the right or, with a leading or trailing anchor in a
  /// right-to-left layout, to the left.
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

  deinit {}
}

/// A position along the horizontal axis: left, right, leading, trailing or the center (R11.5).
///
/// A position is after another one if it is to its right or, if one of them is a leading or
/// trailing anchor in a right-to-left layout, to its left.
public final class LayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {
  /// Returns the distance from the receiver to `anchor` (R11.7).
  ///
  /// The distance is positive if `anchor` is to the right of the receiver or, if one of them is a
  /// leading or trailing anchor in a right-to-left layout, to the left.
  public func anchorWithOffset(to anchor: LayoutXAxisAnchor) -> LayoutDimension {
    LayoutDimension(from: side, to: anchor.side)
  }

  /// Returns a constraint that positions the receiver `multiplier` times 8 points after `anchor`
  /// (R11.57).
  ///
  /// The system's spacing is 8 points.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(.equal, anchor, constant: systemSpacing * multiplier)
  }

  /// Returns a constraint that positions the receiver at least `multiplier` times 8 points after
  /// `anchor`.
  ///
  /// The system's spacing is 8 points (R11.57).
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }

  /// Returns a constraint that positions the receiver at most `multiplier` times 8 points after
  /// `anchor`.
  ///
  /// The system's spacing is 8 points (R11.57).
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }
}

/// A position along the vertical axis: top, bottom, the center or a baseline (R11.5).
public final class LayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {
  /// Returns the distance from the receiver down to `anchor` (R11.7).
  ///
  /// The distance is negative if `anchor` is above the receiver.
  public func anchorWithOffset(to anchor: LayoutYAxisAnchor) -> LayoutDimension {
    LayoutDimension(from: side, to: anchor.side)
  }

  /// Returns a constraint that positions the receiver `multiplier` times 8 points below `anchor`
  /// (R11.57).
  ///
  /// The system's spacing is 8 points.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(.equal, anchor, constant: systemSpacing * multiplier)
  }

  /// Returns a constraint that positions the receiver at least `multiplier` times 8 points below
  /// `anchor`.
  ///
  /// The system's spacing is 8 points (R11.57).
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }

  /// Returns a constraint that positions the receiver at most `multiplier` times 8 points below
  /// `anchor`.
  ///
  /// The system's spacing is 8 points (R11.57).
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: systemSpacing * multiplier)
  }
}

/// The system's spacing between neighboring views, in points: 8, as between siblings in UIKit
/// (R11.57).
let systemSpacing: CGFloat = 8

/// Two anchors are equal if they refer to the same attribute of the same item, as in UIKit.
extension LayoutAnchor: Hashable {
  /// Returns whether the two anchors refer to the same attribute of the same item.
  ///
  /// For distances, both ends must be the same.
  public static func == (left: LayoutAnchor, right: LayoutAnchor) -> Bool {
    left.side == right.side
  }

  /// Hashes the item's identity and the attribute.
  public final func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(side.item))
    hasher.combine(side.attribute)
  }
}
