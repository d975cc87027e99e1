public import Foundation

/// A color for a renderer, like `UIColor`.
///
/// Two colors are equal if they have the same components, or the same pair of components for light
/// and dark appearance. A color that is created with a closure equals only itself.
open class Color: @unchecked Sendable {
  /// Red, green, blue and alpha from 0 to 1; wide-gamut colors may exceed that range.
  struct Components: Hashable {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat)

    static func == (left: Components, right: Components) -> Bool {
      left.red == right.red && left.green == right.green && left.blue == right.blue
        && left.alpha == right.alpha
    }

    func hash(into hasher: inout Hasher) {
      for component in [red, green, blue, alpha] { hasher.combine(component) }
    }
  }

  private enum Source {
    case components(Components)
    case pair(light: Components, dark: Components)
    case provider((TraitCollection) -> Color)
  }

  // The source is immutable, so threads may share a color. A dynamic provider is called when the
  // color is resolved.
  private let source: Source

  /// Creates a color from red, green and blue components and an opacity, usually from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .components(Components(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a shade of gray with an opacity of `alpha`; a `white` of 0 is black, and 1 is white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a color from components in the Display P3 color space, which are stored unchanged.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a color from hue, saturation, brightness and opacity, each from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    func component(_ offset: CGFloat) -> CGFloat {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// Creates a color whose components depend on the traits.
  ///
  /// `dynamicProvider` is called, on the calling thread, whenever the color is resolved or its
  /// components are read. Components are read with traits whose style is light.
  public init(dynamicProvider: @escaping (TraitCollection) -> Color) {
    source = .provider(dynamicProvider)
  }

  /// Creates a color from 24-bit RGB values for light and for dark appearance.
  ///
  /// `alpha` applies to both appearances, unless `darkAlpha` replaces it in dark appearance.
  init(light: UInt32, dark: UInt32, alpha: CGFloat = 1, darkAlpha: CGFloat? = nil) {
    func components(_ bits: UInt32, _ alpha: CGFloat) -> Components {
      Components(
        red: CGFloat(bits >> 16 & 0xFF) / 255, green: CGFloat(bits >> 8 & 0xFF) / 255,
        blue: CGFloat(bits & 0xFF) / 255, alpha: alpha)
    }
    source = .pair(
      light: components(light, alpha), dark: components(dark, darkAlpha ?? alpha))
  }

  private init(_ components: Components) { source = .components(components) }

  /// The components in light appearance.
  var components: Components {
    switch source {
    case .components(let components), .pair(let components, _): components
    case .provider(let provider): provider(TraitCollection(userInterfaceStyle: .light)).components
    }
  }

  /// Returns the color for the given traits; a color that doesn't depend on traits returns itself.
  ///
  /// A color with separate components for light and dark appearance uses the light ones unless the
  /// style is dark.
  open func resolvedColor(with traitCollection: TraitCollection) -> Color {
    switch source {
    case .components: self
    case .pair(let light, let dark):
      Color(traitCollection.userInterfaceStyle == .dark ? dark : light)
    case .provider(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  /// Returns a copy of the color that has an opacity of `alpha` under all traits.
  ///
  /// The copy of a color that depends on traits equals only itself.
  open func withAlphaComponent(_ alpha: CGFloat) -> Color {
    func changed(_ components: Components) -> Components {
      var changed = components
      changed.alpha = alpha
      return changed
    }
    switch source {
    case .components(let components): return Color(changed(components))
    case .pair, .provider:
      return Color { [self] in Color(changed(resolvedColor(with: $0).components)) }
    }
  }

  deinit {}
}

extension Color {
  /// The red component in light appearance.
  public final var red: CGFloat { components.red }
  /// The green component in light appearance.
  public final var green: CGFloat { components.green }
  /// The blue component in light appearance.
  public final var blue: CGFloat { components.blue }
  /// The opacity in light appearance.
  public final var alpha: CGFloat { components.alpha }

  /// Writes the components in light appearance to the arguments that aren't nil.
  ///
  /// Returns true for every color.
  @discardableResult
  public final func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  /// Writes the gray value and the opacity in light appearance to the arguments that aren't nil.
  ///
  /// Returns false, and writes nothing, if the color isn't gray.
  @discardableResult
  public final func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components
    guard components.red == components.green, components.green == components.blue else {
      return false
    }
    white?.pointee = components.red
    alpha?.pointee = components.alpha
    return true
  }

  /// Writes hue, saturation, brightness and opacity in light appearance to the arguments that
  /// aren't nil.
  ///
  /// Each value is from 0 to 1, if the color's components are. Returns true for every color.
  @discardableResult
  public final func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (red, green, blue) = (components.red, components.green, components.blue)
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let range = most - least
    var place: CGFloat = 0
    if range > 0 {
      switch most {
      case red: place = (green - blue) / range
      case green: place = (blue - red) / range + 2
      default: place = (red - green) / range + 4
      }
    }
    hue?.pointee = (place < 0 ? place + 6 : place) / 6
    saturation?.pointee = most > 0 ? range / most : 0
    brightness?.pointee = most
    alpha?.pointee = components.alpha
    return true
  }

  /// The color itself.
  ///
  /// The library doesn't use Core Graphics, so layers take a `Color`.
  public final var cgColor: Color { self }

  /// Creates a color from the color of a layer, with the components of its light appearance.
  public convenience init(cgColor: Color) {
    let components = cgColor.components
    self.init(
      red: components.red, green: components.green, blue: components.blue,
      alpha: components.alpha)
  }
}

extension Color: Hashable {
  /// Returns whether two colors are the same object, or have the same components or the same pair
  /// of components for light and dark appearance.
  ///
  /// A color with separate components for light and dark appearance never equals one without.
  public static func == (left: Color, right: Color) -> Bool {
    if left === right { return true }
    switch (left.source, right.source) {
    case (.components(let first), .components(let second)): return first == second
    case (.pair(let light, let dark), .pair(let otherLight, let otherDark)):
      return light == otherLight && dark == otherDark
    default: return false
    }
  }

  /// Hashes the components, or the identity of a color with a closure.
  public final func hash(into hasher: inout Hasher) {
    switch source {
    case .components(let components): hasher.combine(components)
    case .pair(let light, let dark):
      hasher.combine(light)
      hasher.combine(dark)
    case .provider: hasher.combine(ObjectIdentifier(self))
    }
  }
}
