public import Foundation

/// The base class of haptic feedback generators: `UIFeedbackGenerator`.
///
/// In this library, the methods do nothing; a host may override them in subclasses.
open class FeedbackGenerator {
  /// Creates a generator.
  public init() {}

  /// Prepares the generator; the app calls this method shortly before it requests feedback.
  open func prepare() {}

  deinit {}
}

/// A generator of haptic feedback for changed selections: `UISelectionFeedbackGenerator`.
///
/// In this library, its methods do nothing; a host may override them in a subclass.
open class SelectionFeedbackGenerator: FeedbackGenerator {
  /// Requests feedback for a changed selection.
  open func selectionChanged() {}

  deinit {}
}

/// A generator of haptic feedback for collisions: `UIImpactFeedbackGenerator`.
///
/// In this library, its methods do nothing; a host may override them in a subclass.
open class ImpactFeedbackGenerator: FeedbackGenerator {
  /// The kinds of colliding objects, by mass or by hardness.
  public enum FeedbackStyle: Int, Sendable {
    /// A light object.
    case light
    /// An object of medium mass.
    case medium
    /// A heavy object.
    case heavy
    /// A soft object.
    case soft
    /// A rigid object.
    case rigid
  }

  /// Creates a generator for collisions of objects of the given style; the style isn't stored.
  public init(style: FeedbackStyle = .medium) { super.init() }

  /// Requests feedback for a collision.
  open func impactOccurred() {}

  /// Requests feedback for a collision with an intensity from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}

  deinit {}
}

/// A generator of haptic feedback for the outcomes of tasks: `UINotificationFeedbackGenerator`.
///
/// In this library, its methods do nothing; a host may override them in a subclass.
open class NotificationFeedbackGenerator: FeedbackGenerator {
  /// The outcomes of a task.
  public enum FeedbackType: Int, Sendable {
    /// The task succeeded.
    case success
    /// The task produced a warning.
    case warning
    /// The task failed.
    case error
  }

  /// Requests feedback for the outcome of a task.
  open func notificationOccurred(_ notificationType: FeedbackType) {}

  deinit {}
}
