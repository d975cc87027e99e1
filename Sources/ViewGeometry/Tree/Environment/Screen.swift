public import Foundation

/// A screen that windows lie on: a size, a number of pixels per point, and an orientation.
public final class Screen {
  /// How the content is turned relative to the screen held upright.
  public enum InterfaceOrientation: Int, Sendable, CaseIterable {
    /// Upright.
    case portrait = 1
    /// Turned by a half.
    case portraitUpsideDown = 2
    /// Turned to the left.
    case landscapeLeft = 4
    /// Turned to the right.
    case landscapeRight = 3

    /// Whether width and height are swapped.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// Whether width and height are those of the screen held upright.
    public var isPortrait: Bool { !isLandscape }
  }

  /// The size of the screen held upright, in points.
  public let portraitSize: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  /// How the content is turned now; windows keep their frames when it is set.
  public var interfaceOrientation = InterfaceOrientation.portrait

  private var device: TraitCollection

  private struct Entry {
    weak var window: Window?
  }

  private var entries: [Entry] = []

  /// A screen of this size held upright; of a tablet when both its sides are at least 600 points long, and of a phone otherwise.
  public init(portraitSize: CGSize, scale: CGFloat = 1) {
    self.portraitSize = portraitSize
    self.scale = scale
    let isTablet = min(portraitSize.width, portraitSize.height) >= 600
    device = TraitCollection(
      userInterfaceIdiom: isTablet ? .pad : .phone, layoutDirection: .leftToRight,
      forceTouchCapability: .available, userInterfaceStyle: .light,
      preferredContentSizeCategory: .large)
  }

  /// The traits of the device and its user, with the size classes of a window that fills the screen.
  ///
  /// Set by the front that knows the device; views in windows on the screen are told. `displayScale` is always `scale`, and the size
  /// classes follow from the bounds whatever is set.
  public var traitCollection: TraitCollection {
    get {
      var traits = device
      traits.displayScale = scale
      traits.setSizeClasses(forWindowOf: bounds.size)
      return traits
    }
    set { changeTraitsOfWindows { device = newValue } }
  }

  /// The rectangle of the screen held upright, in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: portraitSize.width * scale, height: portraitSize.height * scale)
  }

  /// Pixels of the device per point, which no scaling of the display makes differ from `scale` here.
  public var nativeScale: CGFloat { scale }

  /// The rectangle of the screen in the current orientation.
  public var bounds: CGRect {
    interfaceOrientation.isLandscape
      ? CGRect(x: 0, y: 0, width: portraitSize.height, height: portraitSize.width)
      : CGRect(origin: .zero, size: portraitSize)
  }

  /// The space that turns with the content; windows lie in it (R3.14).
  public var coordinateSpace: any CoordinateSpace { ScreenSpace(of: self, isFixed: false) }

  /// The space that stays upright whatever the orientation (R3.14).
  public var fixedCoordinateSpace: any CoordinateSpace { ScreenSpace(of: self, isFixed: true) }
}

/// Screens are confined to the thread or task of the windows on them.
@available(*, unavailable)
extension Screen: Sendable {}

extension Screen {
  func add(_ window: Window) {
    remove(window)
    entries.append(Entry(window: window))
  }

  func remove(_ window: Window) {
    entries.removeAll { $0.window == nil || $0.window === window }
  }

  /// Makes a change that may change the traits of the windows on the screen, and tells the views in them.
  private func changeTraitsOfWindows(_ change: () -> Void) {
    let windows = entries.compactMap { entry in
      entry.window.map { (window: $0, old: $0.traitCollection) }
    }
    change()
    for (window, old) in windows { window.traitsDidChange(from: old) }
  }
}
