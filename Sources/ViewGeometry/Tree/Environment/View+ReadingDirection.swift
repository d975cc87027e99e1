/// The reading direction, a trait that each view stores as a flag, so that layouts read it in O(1).
///
/// A view inherits the direction of its superview when it is added and loses it when it is removed,
/// unless it overrides the trait. Left-to-right trees incur no cost.
extension View {
  /// The ways in which the reading direction of content depends on its environment.
  public enum SemanticContentAttribute: Int, Sendable {
    /// Follows the environment.
    case unspecified
    /// Playback controls, which are left to right in every environment.
    case playback
    /// Spatial controls, such as a joystick, which are left to right in every environment.
    case spatial
    /// Left to right in every environment.
    case forceLeftToRight
    /// Right to left in every environment.
    case forceRightToLeft
  }

  /// The reading direction of a view's content.
  public enum UserInterfaceLayoutDirection: Int, Sendable {
    /// Reading starts at the left.
    case leftToRight
    /// Reading starts at the right.
    case rightToLeft
  }

  /// The semantic content attribute that was set on the view.
  final var ownSemanticContentAttribute: SemanticContentAttribute {
    rareAttributes?.semanticContentAttribute ?? .unspecified
  }

  /// Sets the semantic content attribute, and marks the view as needing layout.
  final func setSemanticContentAttribute(_ attribute: SemanticContentAttribute) {
    makeRareAttributes().semanticContentAttribute = attribute
    takeEffectiveDirection()
  }

  /// The default implementation of ``effectiveUserInterfaceLayoutDirection``.
  final var builtInEffectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection {
    flags.contains(.rightToLeft) ? .rightToLeft : .leftToRight
  }

  /// Returns the direction of content with `attribute` in an environment whose direction is
  /// `direction`.
  ///
  /// `direction` has an effect only if `attribute` is `unspecified`, and is left to right if it is
  /// omitted.
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

  /// Whether the `layoutDirection` trait is right to left.
  ///
  /// The trait comes from the view's overrides or, if these don't specify it, from its environment.
  final var readsRightToLeftByTraits: Bool {
    if flags.contains(.overridesTraits), allTraitOverrides.layoutDirection != .unspecified {
      return allTraitOverrides.layoutDirection == .rightToLeft
    }
    if flags.contains(.isWindow), let window = self as? Window {
      return window.environmentTraits.layoutDirection == .rightToLeft
    }
    return superviewLink?.flags.contains(.inRightToLeftTraits) ?? false
  }

  /// Updates the direction flags of the receiver and of the descendants that inherit them.
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
