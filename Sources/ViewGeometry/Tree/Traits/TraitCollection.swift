public import Foundation

/// What is known of the place that a view is shown in: `UITraitCollection`, as a value.
///
///     let wide = TraitCollection(horizontalSizeClass: .regular)
///     let pad = TraitCollection(traitsFrom: [wide, TraitCollection(userInterfaceIdiom: .pad)])
///     pad.containsTraits(in: wide)  // true
///
/// A trait may be unspecified: each type has a value that says so, and 0 does for `displayScale`.
public struct TraitCollection: Sendable, Hashable {
  /// The kind of device.
  public var userInterfaceIdiom: UserInterfaceIdiom
  /// How much room there is across.
  public var horizontalSizeClass: UserInterfaceSizeClass
  /// How much room there is from top to bottom.
  public var verticalSizeClass: UserInterfaceSizeClass
  /// Pixels per point; 0 where no screen says it.
  public var displayScale: CGFloat
  /// The direction of reading.
  public var layoutDirection: TraitEnvironmentLayoutDirection
  /// Whether force can be told.
  public var forceTouchCapability: ForceTouchCapability
  /// Whether the interface is light or dark.
  public var userInterfaceStyle: UserInterfaceStyle
  /// How large the user wants text.
  public var preferredContentSizeCategory: ContentSizeCategory

  /// Traits one by one; those left out are unspecified.
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

  /// The traits of all; where several specify one, the last does.
  public init(traitsFrom traitCollections: [TraitCollection]) {
    self.init()
    for traits in traitCollections { override(with: traits) }
  }

  /// Whether the receiver has every trait that `traits` specifies, with the same value.
  public func containsTraits(in traits: TraitCollection) -> Bool {
    overridden(by: traits) == self
  }

  /// A copy that `mutations` has changed.
  public func modifyingTraits(_ mutations: (inout TraitCollection) -> Void) -> TraitCollection {
    var traits = self
    mutations(&traits)
    return traits
  }

  /// Takes over what `traits` specifies.
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

  /// The receiver with what `traits` specifies.
  package func overridden(by traits: TraitCollection) -> TraitCollection {
    var copy = self
    copy.override(with: traits)
    return copy
  }

  /// Nothing is specified.
  package static let unspecified = TraitCollection()

  /// What a view knows outside a window: that force can be told, as the front takes it.
  package static let outsideWindow = TraitCollection(forceTouchCapability: .available)
}
