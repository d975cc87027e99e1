public import Foundation
public import ViewGeometry

/// The state of a peek, for a front that draws it.
///
/// A press on a registered view goes through these stages: the view around the source rectangle blurs; the controller is
/// shown; the press gets deeper and the controller is committed, or the finger is lifted and it is dismissed. Sliding the
/// finger up reveals the controller's actions, which stay when the finger is lifted, until one is selected.
public final class PeekPresentation {
  /// How far the peek is.
  public enum Stage {
    /// The surroundings of the source rectangle blur, from 0 to 1.
    case hinting(CGFloat)
    /// The controller is shown; the press is this far from its commit, from 0 to 1.
    case peeking(CGFloat)
    /// The controller and its actions are shown, or those of a group that has been opened.
    case showingActions(PreviewActionGroup?)
    /// The peek is over.
    case ended(Outcome)
  }

  /// How a peek ends.
  public enum Outcome {
    /// The delegate was told to present the controller.
    case committed
    /// An action was selected.
    case performed(PreviewAction)
    /// The finger was lifted, the press cancelled, or the peek taken away.
    case dismissed
  }

  /// How far the finger must slide up for the actions to show, in points.
  public static let distanceRevealingActions: CGFloat = 44

  /// How far the peek is.
  public private(set) var stage = Stage.hinting(0)
  /// The controller that is shown.
  public let previewedController: ViewController
  /// The registration that was pressed; nil once its controller has gone.
  public var context: (any ViewControllerPreviewing)? { ownContext }
  /// What stays sharp, in the source view's coordinates, as the delegate set it.
  public let sourceRect: CGRect
  /// Why the rectangle that the delegate set isn't used; nil when it is, or when none was set.
  public let sourceRectFault: SourceRectFault?

  /// The controller's rows, asked for once: when they are revealed.
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

  /// Whether the peek is over.
  public var isEnded: Bool {
    if case .ended = stage { true } else { false }
  }

  /// Whether the actions are shown.
  public var isShowingActions: Bool {
    if case .showingActions = stage { true } else { false }
  }

  /// The rows that are shown, in order: the controller's, or those of the group that is open; none before they are revealed.
  public var actionItems: [any PreviewActionItem] {
    guard case .showingActions(let group) = stage else { return [] }
    return group?.actions ?? controllerItems
  }

  /// The way from the source rectangle to the preview's place, in the window's coordinates, as the views lie now.
  ///
  /// The preview ends up in the middle of the window's safe area, as large as the controller's `preferredContentSize` asks
  /// and the area allows. Nil once the source view is in no window.
  ///
  /// - Complexity: O(depth).
  public var geometry: PreviewGeometry? {
    guard let sourceView = context?.sourceView else { return nil }
    return PreviewGeometry(
      sourceRect: sourceRect, in: sourceView,
      preferredSize: previewedController.preferredContentSize)
  }

  /// Shows the controller's actions; nothing happens unless it is being shown and has any.
  public func revealActions() {
    guard case .peeking = stage else { return }
    controllerItems = previewedController.previewActionItems
    guard !controllerItems.isEmpty, case .peeking = stage else { return }
    stage = .showingActions(nil)
    ownContext?.completePress()
  }

  /// Selects a row that is shown: an action is performed and ends the peek, a group opens.
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

  /// Goes back from an open group to the controller's own rows.
  public func closeGroup() {
    if isShowingActions { stage = .showingActions(nil) }
  }

  /// Takes the peek away; nothing happens when it is over.
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
