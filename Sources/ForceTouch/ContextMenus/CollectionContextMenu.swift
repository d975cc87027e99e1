import Foundation
import ViewGeometry

/// Forwards the calls of a context menu interaction to the delegate of a collection view.
final class CollectionContextMenu: ListContextMenu, ContextMenuInteractionDelegate {
  private weak var list: CollectionView?

  init(of list: CollectionView) { self.list = list }

  private var listener: (CollectionView, any CollectionViewDelegate)? {
    guard let list,
      let delegate = (list as ScrollView).delegate as? any CollectionViewDelegate
    else { return nil }
    return (list, delegate)
  }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> ContextMenuConfiguration? {
    leavesPressToOthers = true
    guard let (list, delegate) = listener else { return nil }
    indexPath = list.indexPathForItem(at: location)
    cell = indexPath.flatMap { list.cellForItem(at: $0) }
    list.leavesPressToOthers = false
    let configuration = delegate.collectionView(
      list, contextMenuConfigurationForItemsAt: indexPath.map { [$0] } ?? [], point: location)
    leavesPressToOthers = list.leavesPressToOthers
    return configuration
  }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configuration: ContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> TargetedPreview? {
    guard let (list, delegate) = listener, let indexPath else { return nil }
    return delegate.collectionView(
      list, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
      ?? cellPreview
  }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configuration: ContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> TargetedPreview? {
    guard let (list, delegate) = listener, let indexPath else { return nil }
    return delegate.collectionView(
      list, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
      ?? cellPreview
  }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating
  ) {
    guard let (list, delegate) = listener else { return }
    delegate.collectionView(
      list, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willDisplayMenuFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {
    guard let (list, delegate) = listener else { return }
    delegate.collectionView(list, willDisplayContextMenu: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {
    guard let (list, delegate) = listener else { return }
    delegate.collectionView(list, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
