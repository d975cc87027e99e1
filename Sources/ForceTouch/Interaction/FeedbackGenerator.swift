public import Foundation

/// The base class of haptic feedback: `UIFeedbackGenerator`.
///
/// Nothing is felt here; the host may subclass the generators.
open class FeedbackGenerator {
  /// Creates a generator.
  public init() {}

  /// Announces that feedback will follow soon.
  open func prepare() {}

  deinit {}
}

/// Feedback for a change of a selection: `UISelectionFeedbackGenerator`.
open class SelectionFeedbackGenerator: FeedbackGenerator {
  /// Reports that the selection changed.
  open func selectionChanged() {}

  deinit {}
}

/// Feedback for a collision: `UIImpactFeedbackGenerator`.
open class ImpactFeedbackGenerator: FeedbackGenerator {
  /// The masses of colliding objects.
  public enum FeedbackStyle: Int, Sendable {
    /// A small object.
    case light
    /// A medium object.
    case medium
    /// A large object.
    case heavy
    /// A soft object.
    case soft
    /// A rigid object.
    case rigid
  }

  /// Creates a generator for objects of a mass.
  public init(style: FeedbackStyle = .medium) { super.init() }

  /// Reports a collision.
  open func impactOccurred() {}

  /// Reports a collision of an intensity between 0 and 1.
  open func impactOccurred(intensity: CGFloat) {}

  deinit {}
}

/// Feedback for the outcome of a task: `UINotificationFeedbackGenerator`.
open class NotificationFeedbackGenerator: FeedbackGenerator {
  /// The outcomes of a task.
  public enum FeedbackType: Int, Sendable {
    /// It succeeded.
    case success
    /// It needs attention.
    case warning
    /// It failed.
    case error
  }

  /// Reports an outcome.
  open func notificationOccurred(_ notificationType: FeedbackType) {}

  deinit {}
}
