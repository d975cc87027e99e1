public import Foundation
public import ViewGeometry

/// An effect on the content behind a view, stored for the renderer: `UIVisualEffect`.
open class VisualEffect {
  /// Creates an effect that does nothing.
  public init() {}

  deinit {}
}

/// Blurs the content behind the view: `UIBlurEffect`.
public final class BlurEffect: VisualEffect {
  /// The styles of blurs.
  public enum Style: Int, Sendable {
    /// A very light blur.
    case extraLight
    /// A light blur.
    case light
    /// A dark blur.
    case dark
    /// A blur that follows the user interface style.
    case regular = 4
    /// A more prominent blur that follows the user interface style.
    case prominent
    /// The thinnest system material.
    case systemUltraThinMaterial
    /// A thin system material.
    case systemThinMaterial
    /// The default system material.
    case systemMaterial
    /// A thick system material.
    case systemThickMaterial
    /// The material of bars.
    case systemChromeMaterial
  }

  /// The style of the blur.
  public let style: Style

  /// Creates a blur with a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// Makes content vibrant over a blur: `UIVibrancyEffect`.
public final class VibrancyEffect: VisualEffect {
  /// The blur over which the content is displayed.
  public let blurEffect: BlurEffect

  /// Creates an effect for content over a blur.
  public init(blurEffect: BlurEffect) {
    self.blurEffect = blurEffect
    super.init()
  }
}

/// A view with an effect on the content behind it: `UIVisualEffectView`.
///
/// Add subviews to ``contentView``, which fills the view (R13.25).
open class VisualEffectView: View {
  private let content = View(frame: .zero)

  /// The effect on the content behind the view; nil for none.
  open var effect: VisualEffect?

  /// Creates a view with a frame and without an effect.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    setUp()
  }

  /// Returns nil, since archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  /// Creates a view of size zero with an effect, or without one if `effect` is nil.
  public init(effect: VisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  private func setUp() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// The view to which subviews are added; it fills the effect view.
  public final var contentView: View { content }

  deinit {}
}

extension VisualEffect: IdentityHashable {}
