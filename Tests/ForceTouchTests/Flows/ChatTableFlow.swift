import TestSupport
import Testing
import UIKitNames

@testable import ForceTouchSupport

final class ChatController: UIViewController {
  let chat: Int
  let perform: (UIPreviewAction) -> Void

  init(_ chat: Int, perform: @escaping (UIPreviewAction) -> Void) {
    (self.chat, self.perform) = (chat, perform)
    super.init(nibName: nil, bundle: nil)
  }

  override var previewActionItems: [any UIPreviewActionItem] {
    let replies = ["Yes", "No", "On my way"].map { action($0, .default) }
    return [
      UIPreviewActionGroup(title: "Reply", style: .default, actions: replies),
      action("Delete", .destructive),
    ]
  }

  private func action(_ title: String, _ style: UIPreviewAction.Style) -> UIPreviewAction {
    UIPreviewAction(title: title, style: style) { action, previewed in
      (previewed as? ChatController)?.perform(action)
    }
  }
}

/// A list of chats to peek at, answer, delete and open; the home screen offers the three opened most.
final class ChatsController: UIViewController, UITableViewDataSource,
  UIViewControllerPreviewingDelegate
{
  let table = UITableView(frame: CGRect(x: 0, y: 64, width: 375, height: 603), style: .plain)
  let application = UIApplication()
  private(set) var replies: [Int: String] = [:]
  private var count: Int
  private var openings: [Int: Int] = [:]

  init(count: Int) {
    self.count = count
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.rowHeight = 72
    table.dataSource = self
    view.addSubview(table)
    registerForPreviewing(with: self, sourceView: view)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    viewControllerForLocation location: CGPoint
  ) -> UIViewController? {
    let location = table.convert(location, from: previewingContext.sourceView)
    guard table.bounds.contains(location), let row = table.indexPathForRow(at: location) else {
      return nil
    }
    previewingContext.sourceRect = previewingContext.sourceView.convert(
      table.rectForRow(at: row), from: table)
    return ChatController(row.row) { [unowned self] in perform($0, onChatAt: row) }
  }

  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController
  ) {
    guard let chat = viewControllerToCommit as? ChatController else { return }
    show(chat, sender: self)
    openings[chat.chat, default: 0] += 1
    application.shortcutItems = openings.sorted { ($0.value, $1.key) > ($1.value, $0.key) }
      .prefix(3).map { UIApplicationShortcutItem(type: "chat", localizedTitle: "Chat \($0.key)") }
  }

  private func perform(_ action: UIPreviewAction, onChatAt row: IndexPath) {
    guard action.style == .destructive else { return replies[row.row] = action.title }
    count -= 1
    table.deleteRows(at: [row], with: .automatic)
  }
}

@Suite struct ChatTableFlow {
  /// The chats in a navigation, the middle row 36 points above the top of the table.
  private func chats(_ count: Int) -> (ChatsController, FlowScene) {
    let controller = ChatsController(count: count)
    let scene = FlowScene(showing: UINavigationController(rootViewController: controller))
    controller.table.contentOffset.y = CGFloat(count / 2 * 72 + 36)
    return (controller, scene)
  }

  /// Peeks at the row that lies `rows` below the middle one.
  private func peek(_ scene: FlowScene, rows: Int, force: CGFloat = 0.25) {
    scene.touch(CGPoint(x: 100, y: 64 + rows * 72))
    scene.press(force)
  }

  @Test(arguments: [100, 10_000_000])
  func `A row is peeked at from where it is in the source view`(count: Int) {
    let (_, scene) = chats(count)

    peek(scene, rows: 3)

    let controller = scene.dispatcher.peek?.previewedController as? ChatController
    expectEqual(controller?.chat, count / 2 + 3)
    expectEqual(scene.dispatcher.peek?.sourceRect, CGRect(x: 0, y: 244, width: 375, height: 72))
  }

  @Test(arguments: [100, 10_000_000])
  func `An answer is chosen from the group of replies`(count: Int) {
    let (controller, scene) = chats(count)
    peek(scene, rows: 2)
    scene.move(to: CGPoint(x: 100, y: 100))
    scene.lift()

    scene.dispatcher.peek?.selectAction(at: 0)
    scene.dispatcher.peek?.selectAction(at: 2)

    expectEqual(controller.replies, [count / 2 + 2: "On my way"])
    expect(scene.dispatcher.peek == nil)
  }

  @Test(arguments: [100, 10_000_000])
  func `A chat is deleted from its peek`(count: Int) {
    let (controller, scene) = chats(count)
    peek(scene, rows: 2)
    scene.dispatcher.peek?.revealActions()

    scene.dispatcher.peek?.selectAction(at: 1)

    expectEqual(controller.table.numberOfRows(inSection: 0), count - 1)
  }

  @Test(arguments: [100, 10_000_000])
  func `The home screen offers the three chats opened most`(count: Int) {
    let (controller, scene) = chats(count)
    controller.application.launch()

    for row in [4, 1, 2, 3, 2, 1, 1, 3] {
      peek(scene, rows: row, force: 0.75)
      scene.lift()
      controller.navigationController?.popViewController(animated: true)
    }

    let offered = controller.application.shownShortcutItems.map(\.localizedTitle)
    expectEqual(offered, [1, 2, 3].map { "Chat \(count / 2 + $0)" })
  }
}
