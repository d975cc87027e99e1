/// The direction of reading: a trait that each view keeps as a flag, so that layouts ask for it in O(1).
///
/// A view takes the direction of its superview over when it comes into it and gives it up when it leaves, unless it overrides
/// it. Only trees read from right to left pay for that.
extension View {
  /// Whether the reading direction of the content follows or resists a right-to-left environment.
  public enum SemanticContentAttribute: Int, Sendable {
    /// Follows the environment.
    case unspecified
    /// Playback controls, which never flip.
    case playback
    /// Things in space, such as a joystick, which never flip.
    case spatial
    /// Left to right whatever the environment.
    case forceLeftToRight
    /// Right to left whatever the environment.
    case forceRightToLeft
  }

  /// The reading direction of a view's content.
  public enum UserInterfaceLayoutDirection: Int, Sendable {
    /// Reading starts at the left.
    case leftToRight
    /// Reading starts at the right.
    case rightToLeft
  }

  /// What the view was told of the reading direction.
  final var ownSemanticContentAttribute: SemanticContentAttribute {
    rareAttributes?.semanticContentAttribute ?? .unspecified
  }

  /// Takes a way to read over, and lays the view out again.
  final func setSemanticContentAttribute(_ attribute: SemanticContentAttribute) {
    makeRareAttributes().semanticContentAttribute = attribute
    takeEffectiveDirection()
  }

  /// The direction the content is laid out in: what `semanticContentAttribute` says, or else the trait `layoutDirection`.
  public final var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection {
    flags.contains(.rightToLeft) ? .rightToLeft : .leftToRight
  }

  /// The direction of content with `attribute` in an environment that reads in `direction`, as UIKit's class method.
  public static func userInterfaceLayoutDirection(
    for attribute: SemanticContentAttribute,
    relativeTo direction: UserInterfaceLayoutDirection = .leftToRight
  ) -> UserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  private func takeEffectiveDirection() {
    let environment: UserInterfaceLayoutDirection =
      flags.contains(.inRightToLeftTraits) ? .rightToLeft : .leftToRight
    let direction = View.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: environment)
    let isChange = (direction == .rightToLeft) != flags.contains(.rightToLeft)
    flags.set(.rightToLeft, direction == .rightToLeft)
    layoutDirectionDidChange()
    directionDidChange()
    if isChange { marginsMayBeMirrored() }
    setNeedsLayout()
  }

  /// Whether the trait `layoutDirection` is right to left, from what the view overrides or what is around it.
  final var readsRightToLeftByTraits: Bool {
    if flags.contains(.overridesTraits), allTraitOverrides.layoutDirection != .unspecified {
      return allTraitOverrides.layoutDirection == .rightToLeft
    }
    if flags.contains(.isWindow), let window = self as? Window {
      return window.environmentTraits.layoutDirection == .rightToLeft
    }
    return superviewLink?.flags.contains(.inRightToLeftTraits) ?? false
  }

  /// Brings the flags of the receiver and of what follows it up to date.
  ///
  /// - Complexity: O(views whose direction changes, and their subviews).
  final func spreadReadingDirection() {
    ViewStack.run(from: self) { pending in
      while let view = pending.pop() {
        let isRightToLeft = view.readsRightToLeftByTraits
        guard isRightToLeft != view.flags.contains(.inRightToLeftTraits) else { continue }
        view.flags.set(.inRightToLeftTraits, isRightToLeft)
        if view.semanticContentAttribute == .unspecified { view.takeEffectiveDirection() }
        for child in view.children.reversed() { pending.push(child) }
      }
    }
  }
}
