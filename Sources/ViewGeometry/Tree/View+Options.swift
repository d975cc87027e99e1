public import Foundation

extension View {
  /// Properties that few apps set, and properties that only renderers use.
  struct Options {
    var contentMode = ContentMode.scaleToFill
    var contentScaleFactor: CGFloat?
    var mask: View?
    var isMultipleTouchEnabled = false
    var isExclusiveTouch = false
    var isOpaque = true
    var accessibilityFrame: CGRect?
    var accessibilityPath: BezierPath?
    var accessibilityActivationPoint: CGPoint?
    var restorationIdentifier: String?
    var tintColor: Color?
    var tintAdjustmentMode: TintAdjustmentMode?
  }

  private final var options: Options { rareAttributes?.options ?? Options() }

  /// The ways to position and scale content within the bounds: `UIView.ContentMode`, with its raw
  /// values.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds.
    case scaleToFill
    /// As large as possible inside the bounds, preserving its aspect ratio.
    case scaleAspectFit
    /// As small as possible while covering the bounds, preserving its aspect ratio.
    case scaleAspectFill
    /// Redrawn when the bounds change.
    case redraw
    /// Centered, with its own size.
    case center
    /// At the center of the top edge, with its own size.
    case top
    /// At the center of the bottom edge, with its own size.
    case bottom
    /// At the center of the left edge, with its own size.
    case left
    /// At the center of the right edge, with its own size.
    case right
    /// At the top-left corner, with its own size.
    case topLeft
    /// At the top-right corner, with its own size.
    case topRight
    /// At the bottom-left corner, with its own size.
    case bottomLeft
    /// At the bottom-right corner, with its own size.
    case bottomRight
  }

  /// The default implementation of ``contentMode``.
  final var builtInContentMode: ContentMode {
    get { options.contentMode }
    set { makeRareAttributes().options.contentMode = newValue }
  }

  /// Returns the rectangle that content with the given size occupies according to
  /// ``ViewSettings/contentMode``.
  ///
  /// The rectangle is in the receiver's bounds coordinates, in points; it is the bounds for
  /// `scaleToFill` and `redraw`. Content whose area is zero has no aspect ratio, so a mode that
  /// preserves the aspect ratio centers it. UIKit has no such method.
  public final func contentFrame(for size: CGSize) -> CGRect {
    contentMode.frame(of: size, in: bounds)
  }

  /// A renderer's adjustment of the tint color: `UIView.TintAdjustmentMode`, with its raw values.
  public enum TintAdjustmentMode: Int, Sendable {
    /// The same adjustment as the superview's.
    case automatic
    /// The unchanged color.
    case normal
    /// The desaturated color, as behind an alert.
    case dimmed
  }

  /// The default implementation of ``tintColor``.
  final var builtInTintColor: Color! {
    get { inherited(\.tintColor) ?? .tintColor }
    set { changeTint(\.tintColor, to: newValue) }
  }

  /// The default implementation of ``tintAdjustmentMode``.
  final var builtInTintAdjustmentMode: TintAdjustmentMode {
    get { inherited(\.tintAdjustmentMode) ?? .normal }
    set { changeTint(\.tintAdjustmentMode, to: newValue == .automatic ? nil : newValue) }
  }

  /// Returns the view's value of the option at `path`, or that of the nearest ancestor with a
  /// value.
  ///
  /// Returns nil if none of them has a value.
  private func inherited<Value>(_ path: KeyPath<Options, Value?>) -> Value? {
    var next: View? = self
    while let view = next {
      if let value = view.options[keyPath: path] { return value }
      next = view.superview
    }
    return nil
  }

  /// Sets the option at `path`, and notifies the view and the descendants that inherit it (R2.29).
  private func changeTint<Value: Equatable>(
    _ path: WritableKeyPath<Options, Value?>, to value: Value?
  ) {
    guard value != options[keyPath: path] else { return }
    makeRareAttributes().options[keyPath: path] = value
    ViewStack.run(from: self) { pending in
      while let view = pending.pop() {
        view.tintColorDidChange()
        for child in view.children.reversed() where child.options[keyPath: path] == nil {
          pending.push(child)
        }
      }
    }
  }

  /// The default implementation of ``contentScaleFactor``.
  final var builtInContentScaleFactor: CGFloat {
    get { options.contentScaleFactor ?? window?.ownScreen?.scale ?? 1 }
    set {
      precondition(
        newValue.isFinite && newValue > 0,
        "The contentScaleFactor of a view must be finite and above zero, not \(newValue).")
      makeRareAttributes().options.contentScaleFactor = newValue
    }
  }

  /// The default implementation of ``mask``.
  final var builtInMask: View? {
    get { options.mask }
    set { makeRareAttributes().options.mask = newValue }
  }

  /// The default implementation of ``isMultipleTouchEnabled``.
  final var builtInIsMultipleTouchEnabled: Bool {
    get { options.isMultipleTouchEnabled }
    set { makeRareAttributes().options.isMultipleTouchEnabled = newValue }
  }

  /// The default implementation of ``isExclusiveTouch``.
  final var builtInIsExclusiveTouch: Bool {
    get { options.isExclusiveTouch }
    set { makeRareAttributes().options.isExclusiveTouch = newValue }
  }

  /// The default implementation of ``isOpaque``.
  final var builtInIsOpaque: Bool {
    get { options.isOpaque }
    set { makeRareAttributes().options.isOpaque = newValue }
  }

  /// The default implementation of ``accessibilityPath``.
  final var builtInAccessibilityPath: BezierPath? {
    get { options.accessibilityPath }
    set { makeRareAttributes().options.accessibilityPath = newValue }
  }

  /// The default implementation of ``accessibilityActivationPoint``.
  final var builtInAccessibilityActivationPoint: CGPoint {
    get {
      options.accessibilityActivationPoint
        ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { makeRareAttributes().options.accessibilityActivationPoint = newValue }
  }

  /// The default implementation of ``accessibilityFrame``.
  final var frameToAccess: CGRect {
    get { options.accessibilityFrame ?? Accessibility.convertToScreenCoordinates(bounds, in: self) }
    set { makeRareAttributes().options.accessibilityFrame = newValue }
  }
}

/// Conversions, notifications and settings for assistive technologies, like `UIAccessibility`.
public enum Accessibility {
  /// Converts a rectangle from a view's bounds coordinates to screen coordinates, as a bounding
  /// box.
  ///
  /// If the view isn't in a window, the rectangle is converted to the bounds coordinates of the
  /// root view.
  ///
  /// - Complexity: O(depth).
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: View) -> CGRect {
    let inRoot = view.convert(rect, to: nil)
    guard let window = view.window else { return inRoot }
    return window.convert(inRoot, to: nil as Window?)
  }

  /// Converts a path from a view's bounds coordinates to screen coordinates.
  ///
  /// If the view isn't in a window, the path is converted to the bounds coordinates of the root
  /// view. The result has the fill rule and the line properties of `path`.
  ///
  /// - Complexity: O(depth + elements).
  public static func convertToScreenCoordinates(_ path: BezierPath, in view: View) -> BezierPath {
    let window = view.window
    var map = view.coordinateMap(to: window)
    if let window { map = map.then(CoordinateMap(window.mapToScreen)) }
    return path.replacingElements(with: path.path.mapped(by: map))
  }
}

extension View.ContentMode {
  /// Returns the rectangle in `bounds` that content with the given size occupies.
  func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
    let fitted: CGSize
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: fitted = scaled(size, to: bounds.size, by: min)
    case .scaleAspectFill: fitted = scaled(size, to: bounds.size, by: max)
    default: fitted = size
    }
    let (x, y) = alignment
    return CGRect(
      x: bounds.minX + (bounds.width - fitted.width) * x,
      y: bounds.minY + (bounds.height - fitted.height) * y, width: fitted.width,
      height: fitted.height)
  }

  private func scaled(
    _ size: CGSize, to room: CGSize, by choose: (CGFloat, CGFloat) -> CGFloat
  ) -> CGSize {
    guard size.width > 0, size.height > 0 else { return size }
    // Compute the product before the quotient, so that the side that determines the size fits
    // exactly.
    let width = room.height * size.width / size.height
    return choose(room.width, width) == room.width
      ? CGSize(width: room.width, height: room.width * size.height / size.width)
      : CGSize(width: width, height: room.height)
  }

  /// The fractions of the free space to the left of the content and above the content.
  private var alignment: (x: CGFloat, y: CGFloat) {
    switch self {
    case .top: (0.5, 0)
    case .bottom: (0.5, 1)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .topLeft: (0, 0)
    case .topRight: (1, 0)
    case .bottomLeft: (0, 1)
    case .bottomRight: (1, 1)
    default: (0.5, 0.5)
    }
  }
}
