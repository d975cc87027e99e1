public import Foundation

/// The base class of haptic feedback: `UIFeedbackGenerator`.
///
/// The methods do nothing here; a host may override them in subclasses.
open class FeedbackGenerator {
  /// Creates a generator.
  public init() {}

  /// Called before feedback that is about to follow.
  open func prepare() {}

  deinit {}
}

/// Feedback for a change of a selection: `UISelectionFeedbackGenerator`.
open class SelectionFeedbackGenerator: FeedbackGenerator {
  /// Called when the selection changes.
  open func selectionChanged() {}

  deinit {}
}

/// Feedback for a collision: `UIImpactFeedbackGenerator`.
open class ImpactFeedbackGenerator: FeedbackGenerator {
  /// The kinds of colliding objects, by mass or by hardness.
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

  /// Creates a generator for objects of a kind; the kind isn't stored.
  public init(style: FeedbackStyle = .medium) { super.init() }

  /// Called for a collision.
  open func impactOccurred() {}

  /// Called for a collision of an intensity from 0 to 1.
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

  /// Called with the outcome of a task.
  open func notificationOccurred(_ notificationType: FeedbackType) {}

  deinit {}
}
