public import Foundation

/// A screen that shows windows, with a size, a scale and an orientation.
///
/// For a test double, override the properties in a subclass, as for `UIScreen`.
open class Screen {
  /// The rotation of the content relative to a device that is held upright.
  public enum InterfaceOrientation: Int, Sendable, CaseIterable {
    /// Not rotated.
    case portrait = 1
    /// Rotated by 180°.
    case portraitUpsideDown = 2
    /// Rotated counterclockwise by 90°.
    case landscapeLeft = 4
    /// Rotated clockwise by 90°.
    case landscapeRight = 3

    /// Whether width and height are swapped relative to a device that is held upright.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// Whether width and height are those of a device that is held upright.
    public var isPortrait: Bool { !isLandscape }
  }

  /// The size of the screen in portrait orientation, in points.
  public final let portraitSize: CGSize
  /// The number of pixels per point.
  open var scale: CGFloat { ownScale }
  private final let ownScale: CGFloat
  /// The interface orientation; portrait by default.
  ///
  /// Setting it changes ``bounds`` and the size classes of ``traitCollection``. The frames of
  /// windows don't change, and no view is notified.
  public final var interfaceOrientation = InterfaceOrientation.portrait

  private final var device: TraitCollection

  private struct Entry {
    weak var window: Window?
  }

  private final var entries: [Entry] = []

  /// Creates a screen with a size in portrait orientation, in points, and a number of pixels per
  /// point.
  ///
  /// The device is a tablet if both sides are at least 600 points long, and otherwise a phone.
  public init(portraitSize: CGSize, scale: CGFloat = 1) {
    self.portraitSize = portraitSize
    ownScale = scale
    device = Screen.traits(ofScreenOf: portraitSize)
  }

  private static func traits(ofScreenOf portraitSize: CGSize) -> TraitCollection {
    let isTablet = min(portraitSize.width, portraitSize.height) >= 600
    return TraitCollection(
      userInterfaceIdiom: isTablet ? .pad : .phone, layoutDirection: .leftToRight,
      forceTouchCapability: .available, userInterfaceStyle: .light,
      preferredContentSizeCategory: .large)
  }

  /// Creates a screen whose `portraitSize` is zero and whose scale is one pixel per point.
  ///
  /// It is for subclasses that override ``bounds``, ``nativeBounds`` and ``scale``. The bounds of
  /// ``fixedCoordinateSpace`` are empty unless a subclass overrides it, too.
  public init() {
    portraitSize = .zero
    ownScale = 1
    device = Screen.traits(ofScreenOf: .zero)
  }

  /// The traits of the device and its user, with the size classes of a window that fills the
  /// screen.
  ///
  /// The host, which knows the device, sets them. The views in windows on the screen are then
  /// notified. By default, the reading direction is left to right, the style is light, the text
  /// size is `large`, and the device measures force. `displayScale` is always `scale`, and the size
  /// classes always follow from the bounds.
  open var traitCollection: TraitCollection {
    get {
      var traits = device
      traits.displayScale = scale
      traits.setSizeClasses(forWindowOf: bounds.size)
      return traits
    }
    set { changeTraitsOfWindows { device = newValue } }
  }

  /// The rectangle of the screen in portrait orientation, in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: portraitSize.width * scale, height: portraitSize.height * scale)
  }

  /// The number of physical pixels per point.
  ///
  /// It equals `scale`, because the library doesn't model displays that scale their content.
  open var nativeScale: CGFloat { scale }

  /// The rectangle of the screen in the current orientation, in points; its origin is (0, 0).
  open var bounds: CGRect { bounds(in: interfaceOrientation) }

  /// The coordinate space that rotates with the content, in which windows are placed (R3.14).
  ///
  /// Each read returns a new object.
  open var coordinateSpace: any CoordinateSpace { ScreenSpace(of: self, in: nil) }

  /// The coordinate space that stays in portrait orientation (R3.14); each read returns a new
  /// object.
  open var fixedCoordinateSpace: any CoordinateSpace { ScreenSpace(of: self, in: .portrait) }

  deinit {}
}

/// A screen must be used only by the thread or task that uses the windows on it.
@available(*, unavailable)
extension Screen: Sendable {}

extension Screen {
  /// Returns the rectangle of the screen in an orientation, in points; its origin is (0, 0).
  func bounds(in orientation: InterfaceOrientation) -> CGRect {
    orientation.isLandscape
      ? CGRect(x: 0, y: 0, width: portraitSize.height, height: portraitSize.width)
      : CGRect(origin: .zero, size: portraitSize)
  }

  /// Returns the coordinate space of the screen in an orientation.
  ///
  /// The space doesn't rotate with the content.
  package func coordinateSpace(in orientation: InterfaceOrientation) -> any CoordinateSpace {
    ScreenSpace(of: self, in: orientation)
  }

  func add(_ window: Window) {
    remove(window)
    entries.append(Entry(window: window))
  }

  func remove(_ window: Window) {
    entries.removeAll { $0.window == nil || $0.window === window }
  }

  /// Calls `change`, which may change the traits of windows on the screen, and notifies the views
  /// in these windows.
  private func changeTraitsOfWindows(_ change: () -> Void) {
    let windows = entries.compactMap { entry in
      entry.window.map { (window: $0, old: $0.traitCollection) }
    }
    change()
    for (window, old) in windows { window.traitsDidChange(from: old) }
  }
}

extension Screen: IdentityHashable {}
