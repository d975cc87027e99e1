import Foundation

/// The source of a system constraint: a constraint that the library, not the app, has added.
struct SystemConstraint: Equatable {
  enum Kind: Equatable {
    /// The size of the root view, which other code determines (R11.49).
    case encapsulatedSize
    /// An equation of an autoresizing mask (R11.46 to R11.49).
    case mask
    /// A length of the intrinsic content size (R11.40).
    case contentSize
    /// A rule for the frame of a built-in guide.
    case guide
    /// The target width or height of a fitting size (R11.58).
    case fitting
    /// A constraint with this name that a view class, such as a stack, created (R11.83).
    case made(String)
  }

  let kind: Kind
  let item: ConstraintItem
  let axis: Axis
  /// A number that distinguishes rows of the same kind, item and axis.
  var number = 0

  static func == (left: SystemConstraint, right: SystemConstraint) -> Bool {
    left.kind == right.kind && left.item === right.item && left.axis == right.axis
      && left.number == right.number
  }
}

/// The object that represents a system constraint in conflicts.
final class SystemLayoutConstraint: LayoutConstraint {
  let source: SystemConstraint

  init(_ source: SystemConstraint) {
    self.source = source
    let attribute = source.axis == .horizontal ? Attribute.width : .height
    super.init()
    relate(
      ConstraintSide(item: source.item, attribute: attribute), .equal, nil, multiplier: 1,
      constant: 0)
    switch source.kind {
    case .encapsulatedSize:
      identifier =
        source.axis == .horizontal
        ? "UIView-Encapsulated-Layout-Width" : "UIView-Encapsulated-Layout-Height"
    case .made(let name): identifier = name
    default: break
    }
  }

  /// Whether the constraint comes from an autoresizing mask.
  var isOfMask: Bool { source.kind == .mask }

  /// The name of the corresponding UIKit class.
  override var className: String {
    switch source.kind {
    case .mask: "NSAutoresizingMaskLayoutConstraint"
    case .contentSize: "NSContentSizeLayoutConstraint"
    default: "NSLayoutConstraint"
    }
  }
}

extension LayoutConstraint {
  /// Returns whether two objects represent the same constraint.
  ///
  /// System constraints are compared by their sources, because rebuilding the rows creates new
  /// objects.
  final func isSame(as other: LayoutConstraint) -> Bool {
    guard let source = (self as? SystemLayoutConstraint)?.source else { return self === other }
    return (other as? SystemLayoutConstraint)?.source == source
  }
}
