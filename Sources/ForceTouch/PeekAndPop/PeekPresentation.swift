public import Foundation
public import ViewGeometry

/// The state of a peek, for a host that draws it.
///
/// A press on a registered view goes through several stages. First, the surroundings of the source
/// rectangle blur. Then the controller is shown. If the press gets deeper, the controller is
/// committed; if the finger is lifted, it is dismissed. Sliding the finger up reveals the
/// controller's actions, which stay until one is selected or the peek is dismissed, even if the
/// finger is lifted.
public final class PeekPresentation {
  /// The stage of the peek.
  public enum Stage {
    /// The surroundings of the source rectangle are being blurred; the value is the progress from 0
    /// to 1.
    case hinting(CGFloat)
    /// The controller is shown; the value is the progress of the press toward the commit, from 0 to
    /// 1.
    case peeking(CGFloat)
    /// Actions are shown below the controller: those of the open group or, if the value is nil, the
    /// controller's own.
    case showingActions(PreviewActionGroup?)
    /// The peek has ended.
    case ended(Outcome)
  }

  /// The outcome of a peek.
  public enum Outcome {
    /// The press was deep enough, and the delegate is called to present the controller.
    case committed
    /// An action was selected.
    case performed(PreviewAction)
    /// The finger was lifted, the press was canceled, or the peek was dismissed.
    case dismissed
  }

  /// The distance in points that the finger must slide up, once the controller is shown, to reveal
  /// the actions.
  public static let distanceRevealingActions: CGFloat = 44

  /// The current stage.
  public private(set) var stage = Stage.hinting(0)
  /// The previewed controller.
  public let previewedController: ViewController
  /// The registration whose source view was pressed; nil once it is deallocated.
  public var context: (any ViewControllerPreviewing)? { ownContext }
  /// The rectangle that stays sharp, in the source view's coordinates.
  ///
  /// It is the rectangle that the delegate set, or the source view's bounds if the delegate set
  /// none or one that can't be used.
  public let sourceRect: CGRect
  /// The reason why the delegate's rectangle isn't used; nil if it is used, or if none was set.
  public let sourceRectFault: SourceRectFault?

  /// The controller's actions, read once when they are revealed.
  private var controllerItems: [any PreviewActionItem] = []
  private weak var ownContext: PreviewingContext?
  private weak var window: Window?
  private var touchOrigin: CGPoint

  init(of controller: ViewController, from context: PreviewingContext, touchedAt point: CGPoint) {
    previewedController = controller
    ownContext = context
    sourceRect = context.sourceRect
    sourceRectFault = context.sourceRectFault
    window = context.sourceView.window
    touchOrigin = point
  }

  /// Whether the peek has ended.
  public var isEnded: Bool {
    if case .ended = stage { true } else { false }
  }

  /// Whether the actions are shown.
  public var isShowingActions: Bool {
    if case .showingActions = stage { true } else { false }
  }

  /// The displayed rows, in order.
  ///
  /// While the actions are shown, these are the controller's actions or, if a group is open, the
  /// group's. Otherwise, the list is empty.
  public var actionItems: [any PreviewActionItem] {
    guard case .showingActions(let group) = stage else { return [] }
    return group?.actions ?? controllerItems
  }

  /// The transition from the source rectangle to the preview, in the window's coordinates.
  ///
  /// The preview's final frame is centered in the window's safe area and has the controller's
  /// `preferredContentSize`, limited to the size of that area. A width or height of zero means that
  /// of the area. The current layout of the views is used, even during an animation (R15.47). The
  /// value is nil if the source view isn't in a window, or the registration has been deallocated.
  ///
  /// - Complexity: O(depth).
  public var geometry: PreviewGeometry? {
    guard let sourceView = context?.sourceView else { return nil }
    return PreviewGeometry(
      sourceRect: sourceRect, in: sourceView,
      preferredSize: previewedController.preferredContentSize)
  }

  /// Shows the controller's actions.
  ///
  /// Completes the press, so that the finger may be lifted. Does nothing if the stage isn't
  /// `Stage.peeking(_:)`, or if the controller has no actions.
  public func revealActions() {
    guard case .peeking = stage else { return }
    controllerItems = previewedController.previewActionItems
    guard !controllerItems.isEmpty, case .peeking = stage else { return }
    stage = .showingActions(nil)
    ownContext?.completePress()
  }

  /// Selects a row.
  ///
  /// If the row is an action, the peek ends and the action is performed; if it is a group, the
  /// group opens. An item of another class does nothing.
  ///
  /// - Precondition: `index` is an index of `actionItems`.
  public func selectAction(at index: Int) {
    let items = actionItems
    precondition(
      items.indices.contains(index),
      "Can't select action \(index): the peek shows \(items.count) actions.")
    switch items[index] {
    case let group as PreviewActionGroup:
      stage = .showingActions(group)
    case let action as PreviewAction:
      end(.performed(action))
      action.handler(action, previewedController)
    default:
      break
    }
  }

  /// Closes an open group and shows the controller's own actions.
  public func closeGroup() {
    if isShowingActions { stage = .showingActions(nil) }
  }

  /// Dismisses the peek.
  ///
  /// Does nothing once the peek has ended.
  public func dismiss() {
    guard !isEnded else { return }
    end(.dismissed)
    ownContext?.cancelPress()
  }
}

extension PeekPresentation {
  func hint(_ progress: CGFloat, ended: Bool, touchedAt point: CGPoint) {
    guard case .hinting = stage else { return }
    stage = ended ? .peeking(0) : .hinting(progress)
    touchOrigin = point
  }

  func press(_ progress: CGFloat, touchedAt point: CGPoint) {
    guard case .peeking = stage else { return }
    stage = .peeking(progress)
    if touchOrigin.y - point.y >= Self.distanceRevealingActions { revealActions() }
  }

  func end(_ outcome: Outcome) {
    guard !isEnded else { return }
    stage = .ended(outcome)
    if let attachment = window?.pressAttachment, attachment.peek === self { attachment.peek = nil }
  }
}
