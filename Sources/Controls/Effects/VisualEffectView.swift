public import Foundation
public import ViewGeometry

/// What a view does with the picture behind it, kept for a renderer: `UIVisualEffect`.
open class VisualEffect {
  /// No effect.
  public init() {}
}

/// Blurs what lies behind: `UIBlurEffect`.
public final class BlurEffect: VisualEffect {
  /// How it looks.
  public enum Style: Int, Sendable {
    /// Very light.
    case extraLight
    /// Light.
    case light
    /// Dark.
    case dark
    /// As the surroundings are.
    case regular = 4
    /// More so.
    case prominent
    /// The thinnest material of the system.
    case systemUltraThinMaterial
    /// A thin material of the system.
    case systemThinMaterial
    /// The usual material of the system.
    case systemMaterial
    /// A thick material of the system.
    case systemThickMaterial
    /// The material of bars.
    case systemChromeMaterial
  }

  /// How it looks.
  public let style: Style

  /// A blur of a look.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// Has content shine over a blur: `UIVibrancyEffect`.
public final class VibrancyEffect: VisualEffect {
  /// The blur below.
  public let blurEffect: BlurEffect

  /// Content over a blur.
  public init(blurEffect: BlurEffect) {
    self.blurEffect = blurEffect
    super.init()
  }
}

/// A view with an effect on what lies behind: `UIVisualEffectView`.
///
/// Content goes into ``contentView``, which fills it (R13.25).
open class VisualEffectView: View {
  private let content = View(frame: .zero)

  /// The effect.
  open var effect: VisualEffect?

  /// A view with a frame, without effect.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    setUp()
  }

  /// Returns nil, since archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  /// A view with an effect.
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

  /// The view to add content to.
  public final var contentView: View { content }
}
