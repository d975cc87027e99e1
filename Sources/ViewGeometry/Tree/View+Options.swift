public import Foundation

extension View {
  /// Properties that few apps set, and properties for renderers.
  struct Options {
    var contentMode = ContentMode.scaleToFill
    var contentScaleFactor: CGFloat?
    var mask: View?
    var isMultipleTouchEnabled = false
    var isExclusiveTouch = false
    var isOpaque = true
    var accessibilityFrame: CGRect?
    var accessibilityPath: BezierPath?
    var tintColor: Color?
  }

  private final var options: Options { rareAttributes?.options ?? Options() }

  /// How content is fitted into the bounds, like UIKit's `UIView.ContentMode`, with its raw values.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds.
    case scaleToFill
    /// As large as possible inside the bounds, with its own aspect ratio.
    case scaleAspectFit
    /// As small as possible while covering the bounds, with its own aspect ratio.
    case scaleAspectFill
    /// Redrawn when the bounds change.
    case redraw
    /// Centered, with its own size.
    case center
    /// At the center of the top edge, with its own size.
    case top
    /// At the center of the bottom edge.
    case bottom
    /// At the center of the left edge.
    case left
    /// At the center of the right edge.
    case right
    /// At the top left corner.
    case topLeft
    /// At the top right corner.
    case topRight
    /// At the bottom left corner.
    case bottomLeft
    /// At the bottom right corner.
    case bottomRight
  }

  /// How a renderer fits content into the bounds; ``contentFrame(for:)`` computes the rectangle.
  public final var contentMode: ContentMode {
    get { options.contentMode }
    set { makeRareAttributes().options.contentMode = newValue }
  }

  /// Returns the rectangle of content of this size according to ``contentMode``; an extension of UIKit.
  ///
  /// It is in the receiver's bounds, in points. Content without area has no aspect ratio, so a mode that
  /// keeps the aspect ratio centers it.
  public final func contentFrame(for size: CGSize) -> CGRect {
    contentMode.frame(of: size, in: bounds)
  }

  /// The tint colour of interactive content, for a renderer.
  ///
  /// It is the view's own, or else that of the nearest superview that has one, or blue.
  ///
  /// Setting nil restores the superview's. No method is called when it changes.
  ///
  /// - Complexity: O(depth).
  public final var tintColor: Color! {
    get {
      var next: View? = self
      while let view = next {
        if let color = view.options.tintColor { return color }
        next = view.superview
      }
      return .tintColor
    }
    set {
      guard newValue != options.tintColor else { return }
      makeRareAttributes().options.tintColor = newValue
    }
  }

  /// The number of pixels per point for a renderer.
  ///
  /// It is that of the view's screen, or 1, unless it is set.
  ///
  /// - Complexity: O(depth) unless it is set.
  /// - Precondition: The value is finite and positive.
  public final var contentScaleFactor: CGFloat {
    get { options.contentScaleFactor ?? window?.screen?.scale ?? 1 }
    set {
      precondition(
        newValue.isFinite && newValue > 0,
        "The contentScaleFactor of a view is finite and above zero, not \(newValue).")
      makeRareAttributes().options.contentScaleFactor = newValue
    }
  }

  /// A view whose opacity masks this one, for a renderer.
  ///
  /// It isn't a subview and has no effect on hit tests.
  public final var mask: View? {
    get { options.mask }
    set { makeRareAttributes().options.mask = newValue }
  }

  /// Whether the view handles more than one touch at a time, for the host; false by default.
  public final var isMultipleTouchEnabled: Bool {
    get { options.isMultipleTouchEnabled }
    set { makeRareAttributes().options.isMultipleTouchEnabled = newValue }
  }

  /// Whether other views of the window receive no touches while this one does, for the host.
  ///
  /// The default is false.
  public final var isExclusiveTouch: Bool {
    get { options.isExclusiveTouch }
    set { makeRareAttributes().options.isExclusiveTouch = newValue }
  }

  /// Whether the view is opaque, for a renderer; true by default.
  public final var isOpaque: Bool {
    get { options.isOpaque }
    set { makeRareAttributes().options.isOpaque = newValue }
  }

  /// The view's outline for assistive technologies, on the screen.
  ///
  /// Nil, the default, means `accessibilityFrame`.
  public final var accessibilityPath: BezierPath? {
    get { options.accessibilityPath }
    set { makeRareAttributes().options.accessibilityPath = newValue }
  }

  /// The point at which assistive technologies activate the view, on the screen.
  ///
  /// It is the center of `accessibilityFrame`.
  public final var accessibilityActivationPoint: CGPoint {
    CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
  }

  /// The default value of ``accessibilityFrame``.
  final var frameToAccess: CGRect {
    get { options.accessibilityFrame ?? Accessibility.convertToScreenCoordinates(bounds, in: self) }
    set { makeRareAttributes().options.accessibilityFrame = newValue }
  }
}

/// Conversions for assistive technologies, like those of `UIAccessibility`.
public enum Accessibility {
  /// Converts a rectangle from a view's bounds to its bounding box on the window's screen.
  ///
  /// Outside a window, it is converted to the bounds of the root.
  ///
  /// - Complexity: O(depth).
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: View) -> CGRect {
    let inRoot = view.convert(rect, to: nil)
    guard let window = view.window else { return inRoot }
    return window.convert(inRoot, to: nil as Window?)
  }

  /// Converts a path from a view's bounds to its window's screen.
  ///
  /// Outside a window, it is converted to the bounds of the root.
  ///
  /// - Complexity: O(depth + elements).
  public static func convertToScreenCoordinates(_ path: BezierPath, in view: View) -> BezierPath {
    guard let window = view.window else {
      return BezierPath(path.path.mapped(by: view.coordinateMap(to: nil)))
    }
    return BezierPath(
      path.path.mapped(by: view.coordinateMap(to: window).then(CoordinateMap(window.mapToScreen))))
  }
}

extension View.ContentMode {
  /// Returns the rectangle of content of a size in `bounds`.
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
    // Multiplied before dividing, so that the side that fits does so exactly.
    let width = room.height * size.width / size.height
    return choose(room.width, width) == room.width
      ? CGSize(width: room.width, height: room.width * size.height / size.width)
      : CGSize(width: width, height: room.height)
  }

  /// The fraction of the free space on the left of and above the content.
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
