import ForceTouch
import Foundation
import TestSupport
import Testing
import UIKitNames

/// The first controller of an app with context menus, as it is written for UIKit.
private final class AlbumViewController: UIViewController, UIContextMenuInteractionDelegate {
  let cover = UIView(frame: CGRect(x: 20, y: 260, width: 120, height: 90))
  var isFavorite = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(cover)
    cover.addInteraction(UIContextMenuInteraction(delegate: self))
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: makePreview) { _ in
      let favorite = UIAction(title: "Favorite", state: self.isFavorite ? .on : .off) { _ in
        self.isFavorite.toggle()
      }
      let delete = UIAction(title: "Delete", attributes: .destructive) { [weak self] _ in
        self?.cover.removeFromSuperview()
      }
      let more = UIMenu(title: "More", options: .displayInline, children: [delete])
      return UIMenu(title: "", children: [favorite, more])
    }
  }

  func makePreview() -> UIViewController? {
    let preview = UIViewController()
    preview.preferredContentSize = CGSize(width: 200, height: 200)
    return preview
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    let parameters = UIPreviewParameters()
    parameters.visiblePath = UIBezierPath(rect: cover.bounds.insetBy(dx: 10, dy: 10))
    return UITargetedPreview(view: cover, parameters: parameters)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    animator.preferredCommitStyle = .pop
    guard let preview = animator.previewViewController else { return }
    animator.addCompletion { self.show(preview, sender: self) }
  }
}

@Suite struct ContextMenuFlow {
  private let album = AlbumViewController()
  private let navigation: UINavigationController
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let dispatcher: PressDispatcher

  init() {
    navigation = UINavigationController(rootViewController: album)
    window.rootViewController = navigation
    window.layoutIfNeeded()
    dispatcher = PressDispatcher(window: window)
  }

  private func recording() throws -> PressRecording {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try PressRecording(
      contentsOf: folder.appendingPathComponent("Fixtures/presses/menu.json"))
  }

  @Test func `A recorded press and a tap push the controller that was previewed`() throws {
    let recording = try recording()
    var samples = recording.samples[...]
    let last = try #require(samples.lastIndex { $0.phase == .began })

    dispatcher.send(samples[..<last])
    let menu = try #require(dispatcher.contextMenu)
    let geometry = try #require(menu.geometry)
    samples = samples[last...]
    dispatcher.send(samples)

    expectEqual(recording.windowSize, window.bounds.size)
    expectEqual(menu.menu?.actions.map(\.title), ["Favorite", "Delete"])
    expectEqual(geometry.sourceRect, CGRect(x: 30, y: 270, width: 100, height: 70))
    expectEqual(geometry.finalFrame, CGRect(x: 60, y: 140, width: 200, height: 200))
    expectEqual(navigation.viewControllers.count, 2)
    expect(navigation.viewControllers.last === menu.previewViewController)
    expect(dispatcher.contextMenu == nil)
  }

  @Test func `The whole recording at once does the same`() throws {
    dispatcher.replay(try recording())

    expectEqual(navigation.viewControllers.count, 2)
  }

  @Test func `An action that takes the view away ends with nowhere to go back to`() throws {
    dispatcher.send(try recording().samples.prefix { $0.phase != .ended })
    let menu = try #require(dispatcher.contextMenu)
    let delete = try #require(menu.menu?.actions.last)
    let favorite = try #require(menu.menu?.actions.first)
    expect(menu.menu?.selectedElements.isEmpty == true)
    favorite.state = .on
    expect(menu.menu?.selectedElements.first === favorite)
    menu.select(delete)

    expect(album.cover.superview == nil)
    expect(menu.dismissalPreview?.view === album.cover)
    if case .ended(.performed(delete)) = menu.stage {} else { Issue.record("not performed") }
  }
}

private func ~= (action: UIAction, other: UIAction) -> Bool { action === other }
