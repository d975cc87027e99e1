public import Foundation

extension View {
  /// What few programs set, and what is kept for a front.
  struct Options {
    var contentMode = ContentMode.scaleToFill
    var contentScaleFactor: CGFloat?
    var mask: View?
    var isMultipleTouchEnabled = false
    var isExclusiveTouch = false
    var isOpaque = true
    var accessibilityFrame: CGRect?
    var accessibilityIdentifier: String?
    var accessibilityPath: BezierPath?
    var tintColor: Color?
  }

  private final var options: Options { rareAttributes?.options ?? Options() }

  /// How content is fitted into the bounds: UIKit's `UIView.ContentMode`, with its numbers.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds.
    case scaleToFill
    /// As large as fits, in its own shape.
    case scaleAspectFit
    /// As small as covers the bounds, in its own shape.
    case scaleAspectFill
    /// Drawn again when the bounds change.
    case redraw
    /// In the middle, at its own size.
    case center
    /// At the middle of the upper edge, at its own size.
    case top
    /// At the middle of the lower edge.
    case bottom
    /// At the middle of the left edge.
    case left
    /// At the middle of the right edge.
    case right
    /// In the upper left corner.
    case topLeft
    /// In the upper right corner.
    case topRight
    /// In the lower left corner.
    case bottomLeft
    /// In the lower right corner.
    case bottomRight
  }

  /// How a front fits content into the bounds; ``contentFrame(for:)`` says where that is.
  public final var contentMode: ContentMode {
    get { options.contentMode }
    set { makeRareAttributes().options.contentMode = newValue }
  }

  /// Where content of this size lies by ``contentMode``, in the receiver's bounds, in points; beyond UIKit.
  ///
  /// Content without area has no shape to keep, so a mode that keeps the shape centres it.
  public final func contentFrame(for size: CGSize) -> CGRect {
    contentMode.frame(of: size, in: bounds)
  }

  /// The colour of what can be touched, kept for a renderer: the view's own, or else that of the nearest superview that has one, or blue.
  ///
  /// Setting nil gives the superview's back. Nothing is called when it changes.
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

  /// Pixels per point of what a front draws; that of the view's screen, or 1, unless it is set.
  ///
  /// - Complexity: O(depth) unless it is set.
  /// - Precondition: Finite and above zero.
  public final var contentScaleFactor: CGFloat {
    get { options.contentScaleFactor ?? window?.screen?.scale ?? 1 }
    set {
      precondition(
        newValue.isFinite && newValue > 0,
        "The contentScaleFactor of a view is finite and above zero, not \(newValue).")
      makeRareAttributes().options.contentScaleFactor = newValue
    }
  }

  /// A view whose opacity cuts this one, kept for a front: it isn't among the subviews and changes no hit test.
  public final var mask: View? {
    get { options.mask }
    set { makeRareAttributes().options.mask = newValue }
  }

  /// Whether the view takes more than one touch at a time, kept for a front; false by default.
  public final var isMultipleTouchEnabled: Bool {
    get { options.isMultipleTouchEnabled }
    set { makeRareAttributes().options.isMultipleTouchEnabled = newValue }
  }

  /// Whether other views of the window get no touches while this one has some, kept for a front; false by default.
  public final var isExclusiveTouch: Bool {
    get { options.isExclusiveTouch }
    set { makeRareAttributes().options.isExclusiveTouch = newValue }
  }

  /// Whether the view covers what is behind it completely, kept for a front; true by default.
  public final var isOpaque: Bool {
    get { options.isOpaque }
    set { makeRareAttributes().options.isOpaque = newValue }
  }

  /// A name by which a program or a test knows the view; nil by default, and nothing depends on it here.
  ///
  /// Reports, such as of layouts on many devices, list frames by it.
  public final var accessibilityIdentifier: String? {
    get { options.accessibilityIdentifier }
    set { makeRareAttributes().options.accessibilityIdentifier = newValue }
  }

  /// The outline that assistive technologies take for the view, on the screen; nil, the default, for `accessibilityFrame`.
  public final var accessibilityPath: BezierPath? {
    get { options.accessibilityPath }
    set { makeRareAttributes().options.accessibilityPath = newValue }
  }

  /// Where assistive technologies touch the view, on the screen: the middle of `accessibilityFrame`.
  public final var accessibilityActivationPoint: CGPoint {
    CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
  }

  /// What ``accessibilityFrame`` is unless a class overrides it.
  final var frameToAccess: CGRect {
    get { options.accessibilityFrame ?? Accessibility.convertToScreenCoordinates(bounds, in: self) }
    set { makeRareAttributes().options.accessibilityFrame = newValue }
  }
}

/// Conversions for assistive technologies: the geometry of `UIAccessibility`.
public enum Accessibility {
  /// The box of `rect`, given in the bounds of `view`, on the screen of its window; in its root outside of one.
  ///
  /// - Complexity: O(depth).
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: View) -> CGRect {
    let inRoot = view.convert(rect, to: nil)
    guard let window = view.window else { return inRoot }
    return window.convert(inRoot, to: nil as Window?)
  }

  /// The path, given in the bounds of `view`, on the screen of its window; in its root outside of one.
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
  /// Where content of a size lies in `bounds`.
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
    // A product over a quotient, so that the side that fits does so exactly.
    let width = room.height * size.width / size.height
    return choose(room.width, width) == room.width
      ? CGSize(width: room.width, height: room.width * size.height / size.width)
      : CGSize(width: width, height: room.height)
  }

  /// Which part of the free room lies left of and above the content.
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
