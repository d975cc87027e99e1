public import Foundation

/// The traits of a view's environment, as a value, like `UITraitCollection`.
///
///     let wide = TraitCollection(horizontalSizeClass: .regular)
///     let pad = TraitCollection(traitsFrom: [wide, TraitCollection(userInterfaceIdiom: .pad)])
///     pad.containsTraits(in: wide)  // true
///
/// A trait may be unspecified. Each trait's type has a value for that; for `displayScale`, it is 0.
public struct TraitCollection: Sendable, Hashable {
  /// The kind of device.
  public var userInterfaceIdiom: UserInterfaceIdiom
  /// The horizontal size class.
  public var horizontalSizeClass: UserInterfaceSizeClass
  /// The vertical size class.
  public var verticalSizeClass: UserInterfaceSizeClass
  /// The number of pixels per point; 0 if unspecified.
  public var displayScale: CGFloat
  /// The reading direction.
  public var layoutDirection: TraitEnvironmentLayoutDirection
  /// The device's ability to measure force.
  public var forceTouchCapability: ForceTouchCapability
  /// The style of the interface, light or dark.
  public var userInterfaceStyle: UserInterfaceStyle
  /// The user's preferred text size.
  public var preferredContentSizeCategory: ContentSizeCategory

  /// Creates a collection of traits; omitted traits are unspecified.
  public init(
    userInterfaceIdiom: UserInterfaceIdiom = .unspecified,
    horizontalSizeClass: UserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UserInterfaceSizeClass = .unspecified, displayScale: CGFloat = 0,
    layoutDirection: TraitEnvironmentLayoutDirection = .unspecified,
    forceTouchCapability: ForceTouchCapability = .unknown,
    userInterfaceStyle: UserInterfaceStyle = .unspecified,
    preferredContentSizeCategory: ContentSizeCategory = .unspecified
  ) {
    self.userInterfaceIdiom = userInterfaceIdiom
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.displayScale = displayScale
    self.layoutDirection = layoutDirection
    self.forceTouchCapability = forceTouchCapability
    self.userInterfaceStyle = userInterfaceStyle
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  /// Creates a collection that combines several others.
  ///
  /// If several specify a trait, the last one takes precedence.
  public init(traitsFrom traitCollections: [TraitCollection]) {
    self.init()
    for traits in traitCollections { override(with: traits) }
  }

  /// Returns whether the receiver has every trait that `traits` specifies, with the same value.
  public func containsTraits(in traits: TraitCollection) -> Bool {
    overridden(by: traits) == self
  }

  /// Returns a copy of the receiver, modified by `mutations`.
  public func modifyingTraits(_ mutations: (inout TraitCollection) -> Void) -> TraitCollection {
    var traits = self
    mutations(&traits)
    return traits
  }

  /// Overrides the receiver's traits with those that `traits` specifies.
  package mutating func override(with traits: TraitCollection) {
    if traits.userInterfaceIdiom != .unspecified { userInterfaceIdiom = traits.userInterfaceIdiom }
    if traits.horizontalSizeClass != .unspecified {
      horizontalSizeClass = traits.horizontalSizeClass
    }
    if traits.verticalSizeClass != .unspecified { verticalSizeClass = traits.verticalSizeClass }
    if traits.displayScale != 0 { displayScale = traits.displayScale }
    if traits.layoutDirection != .unspecified { layoutDirection = traits.layoutDirection }
    if traits.forceTouchCapability != .unknown {
      forceTouchCapability = traits.forceTouchCapability
    }
    if traits.userInterfaceStyle != .unspecified { userInterfaceStyle = traits.userInterfaceStyle }
    if traits.preferredContentSizeCategory != .unspecified {
      preferredContentSizeCategory = traits.preferredContentSizeCategory
    }
  }

  /// Returns a copy of the receiver, overridden with the traits that `traits` specifies.
  package func overridden(by traits: TraitCollection) -> TraitCollection {
    var copy = self
    copy.override(with: traits)
    return copy
  }

  /// A collection in which all traits are unspecified.
  package static let unspecified = TraitCollection()

  /// The traits of views outside a window.
  ///
  /// They specify only that the device can measure force.
  package static let outsideWindow = TraitCollection(forceTouchCapability: .available)
}
