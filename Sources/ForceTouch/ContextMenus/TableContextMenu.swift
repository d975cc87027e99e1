import Foundation
import ViewGeometry

/// Forwards the calls of a context menu interaction to the delegate of a table.
final class TableContextMenu: ListContextMenu, ContextMenuInteractionDelegate {
  private weak var list: TableView?

  init(of list: TableView) { self.list = list }

  private var listener: (TableView, any TableViewDelegate)? {
    guard let list, let delegate = (list as ScrollView).delegate as? any TableViewDelegate
    else { return nil }
    return (list, delegate)
  }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> ContextMenuConfiguration? {
    leavesPressToOthers = true
    guard let (list, delegate) = listener else { return nil }
    indexPath = list.indexPathForRow(at: location)
    cell = indexPath.flatMap { list.cellForRow(at: $0) }
    guard let indexPath else { return nil }
    list.leavesPressToOthers = false
    let configuration = delegate.tableView(
      list, contextMenuConfigurationForRowAt: indexPath, point: location)
    leavesPressToOthers = list.leavesPressToOthers
    return configuration
  }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configuration: ContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> TargetedPreview? {
    guard let (list, delegate) = listener else { return nil }
    return delegate.tableView(
      list, previewForHighlightingContextMenuWithConfiguration: configuration) ?? cellPreview
  }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configuration: ContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> TargetedPreview? {
    guard let (list, delegate) = listener else { return nil }
    return delegate.tableView(
      list, previewForDismissingContextMenuWithConfiguration: configuration) ?? cellPreview
  }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating
  ) {
    guard let (list, delegate) = listener else { return }
    delegate.tableView(list, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willDisplayMenuFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {
    guard let (list, delegate) = listener else { return }
    delegate.tableView(list, willDisplayContextMenu: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {
    guard let (list, delegate) = listener else { return }
    delegate.tableView(list, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
