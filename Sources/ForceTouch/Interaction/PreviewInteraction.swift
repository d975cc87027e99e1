public import Foundation
public import ViewGeometry

/// Reports the progress of presses on a view to a delegate: `UIPreviewInteraction`.
///
/// A press goes through two phases, preview and commit, each with a progress from 0 to 1. Samples
/// are sent by a `PressDispatcher` for the window that the view is in.
///
/// The interaction holds its view and its delegate weakly, and the view doesn't retain the
/// interaction: its creator does (R10.5).
public final class PreviewInteraction {
  /// The view whose presses are reported; nil once it is deallocated.
  public private(set) weak var view: View?

  /// The delegate that is called during presses.
  ///
  /// If the delegate is replaced during a press, the old delegate is no longer called, and the new
  /// one is called from the next press on.
  public weak var delegate: (any PreviewInteractionDelegate)? {
    didSet { if delegate !== oldValue { press?.end(.abandoned) } }
  }

  /// The current press, or the most recent one.
  private var press: Press?
  /// Whether presses that the delegate refuses are passed to the enclosing views.
  var leavesPressToOthers = false

  /// Creates an interaction for `view`.
  public init(view: View) {
    self.view = view
    view.makePressAttachment().add(self)
  }

  /// Returns the location of the finger in the coordinates of `space` or, if that is nil, of the
  /// window (R3.16, R10.12).
  ///
  /// The location is valid from the call of `previewInteractionShouldBegin(_:)` on. It is stored in
  /// the window's coordinates and converted on each call, so the result reflects the current
  /// position of a view that is scrolled or transformed during the press. After a press, it is where
  /// the finger was lifted. Before the first press, it is zero.
  ///
  /// - Complexity: O(depth).
  public func location(in space: (any CoordinateSpace)?) -> CGPoint {
    guard let press else { return .zero }
    guard let space, let window = press.window else { return press.location }
    return space.convert(press.location, from: window as any CoordinateSpace)
  }

  /// Ends the current press; it can be called at any time, even in a callback (R10.9).
  ///
  /// The delegate is notified once if the press had begun and wasn't complete. It isn't called
  /// again for that press.
  public func cancel() {
    press?.cancel()
  }

  /// Begins a new press, or cancels it if another finger is pressing already (R10.13).
  ///
  /// First cancels an earlier press whose dispatcher was deallocated. The dispatcher doesn't do so
  /// itself, because no callback should be called from inside a `deinit`.
  func begin(_ newPress: Press) {
    if let press, press.isOrphaned { press.cancel() }
    if let press, !press.isOver { return newPress.end(.cancelled) }
    press = newPress
  }

  /// Completes the current press without calling the delegate.
  ///
  /// The delegate itself calls this method when it needs no further samples.
  func complete() {
    press?.end(.completed)
  }
}

/// Interactions are confined to the thread or task of their view.
@available(*, unavailable)
extension PreviewInteraction: Sendable {}

extension PreviewInteraction: IdentityHashable {}
