public import Foundation
public import ViewGeometry

/// Tells its delegate how hard a view is pressed: `UIPreviewInteraction`.
///
/// A press goes through two phases, preview and commit, each from 0 to 1. Samples come in through a `PressDispatcher` of
/// the window that the view is in.
///
/// The interaction holds view and delegate weakly, and the view doesn't hold the interaction: its creator keeps
/// it (R10.5).
public final class PreviewInteraction {
  /// The view that is pressed.
  public private(set) weak var view: View?

  /// Who is told.
  ///
  /// A delegate set during a press is told of the next one; the one before it is told no more.
  public weak var delegate: (any PreviewInteractionDelegate)? {
    didSet { if delegate !== oldValue { press?.end(.abandoned) } }
  }

  /// The press that goes on, or the last one.
  private var press: Press?
  /// Whether a press that the delegate refuses is left to the views around.
  var leavesPressToOthers = false

  /// Creates an interaction for `view`.
  public init(view: View) {
    self.view = view
    view.makePressAttachment().add(self)
  }

  /// Where the finger is, in the coordinates of `space`; nil stands for the window (R3.16, R10.12).
  ///
  /// Valid from `previewInteractionShouldBegin(_:)` on. The place is kept in the window's coordinates and converted when
  /// asked for, so a view that is scrolled or transformed during the press is answered as it lies now. After a press it is where
  /// the finger was last, and before the first it is zero.
  ///
  /// - Complexity: O(depth).
  public func location(in space: (any CoordinateSpace)?) -> CGPoint {
    guard let press else { return .zero }
    guard let space, let window = press.window else { return press.location }
    return space.convert(press.location, from: window as any CoordinateSpace)
  }

  /// Ends the press that goes on; from anywhere, also from inside a callback (R10.9).
  ///
  /// The delegate is told once, if the press had begun and wasn't complete. Nothing more is told of that press,
  /// however much harder the finger presses.
  public func cancel() {
    press?.cancel()
  }

  /// Takes a new press, unless another finger is pressing already (R10.13).
  ///
  /// A press whose dispatcher has gone is cancelled now; not when it went, since nothing should be told from inside a `deinit`.
  func begin(_ newPress: Press) {
    if let press, press.isOrphaned { press.cancel() }
    if let press, !press.isOver { return newPress.end(.cancelled) }
    press = newPress
  }

  /// Ends the press as complete without telling the delegate, which has seen to the rest.
  func complete() {
    press?.end(.completed)
  }
}

/// Interactions are confined to the thread or task of their view.
@available(*, unavailable)
extension PreviewInteraction: Sendable {}
