// Optional methods of delegates, which apps for UIKit call with `?`, as in
// `delegate?.collectionView?(list, didSelectItemAt: path)`.
//
// For each method, there is a property with its base name, which is never nil. The value is a
// closure or, if the method has argument labels, an `OptionalMethods`, which is called with the
// same labels. If a class has its own property of that name, that property takes precedence.

public import Foundation
public import ViewGeometry

#if !canImport(UIKit)
  // Documented by the protocol.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  extension CollectionViewDelegate {
    @_disfavoredOverload
    public var collectionView: OptionalMethods<any CollectionViewDelegate>? {
      OptionalMethods(self)
    }
  }

  // Documented by the protocol.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  extension OptionalMethods where Receiver == any CollectionViewDelegate {
    public func callAsFunction(
      _ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
      receiver.collectionView(collectionView, shouldHighlightItemAt: indexPath)
    }

    public func callAsFunction(
      _ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath
    ) {
      receiver.collectionView(collectionView, didHighlightItemAt: indexPath)
    }

    public func callAsFunction(
      _ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) {
      receiver.collectionView(collectionView, didUnhighlightItemAt: indexPath)
    }

    public func callAsFunction(
      _ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
      receiver.collectionView(collectionView, shouldSelectItemAt: indexPath)
    }

    public func callAsFunction(
      _ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool {
      receiver.collectionView(collectionView, shouldDeselectItemAt: indexPath)
    }

    public func callAsFunction(
      _ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      receiver.collectionView(collectionView, didSelectItemAt: indexPath)
    }

    public func callAsFunction(
      _ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath
    ) {
      receiver.collectionView(collectionView, didDeselectItemAt: indexPath)
    }

    public func callAsFunction(
      _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      receiver.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    }

    public func callAsFunction(
      _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      receiver.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }

    public func callAsFunction(
      _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
      forElementKind elementKind: String, at indexPath: IndexPath
    ) {
      receiver.collectionView(
        collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind,
        at: indexPath)
    }

    public func callAsFunction(
      _ collectionView: CollectionView,
      didEndDisplayingSupplementaryView view: CollectionReusableView,
      forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
      receiver.collectionView(
        collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
        at: indexPath)
    }

    public func callAsFunction(
      _ collectionView: CollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      receiver.collectionView(
        collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
        atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
    }

    public func callAsFunction(
      _ collectionView: CollectionView,
      targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      receiver.collectionView(
        collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
        toProposedIndexPath: proposedIndexPath)
    }

    public func callAsFunction(
      _ collectionView: CollectionView,
      targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
      receiver.collectionView(
        collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
    }
  }

  // Documented by the protocol.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  extension CollectionViewContextMenuDelegate {
    @_disfavoredOverload
    public var collectionView: OptionalMethods<any CollectionViewContextMenuDelegate>? {
      OptionalMethods(self)
    }
  }

  // Documented by the protocol.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  extension OptionalMethods where Receiver == any CollectionViewContextMenuDelegate {
    public func callAsFunction(
      _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
      point: CGPoint
    ) -> ContextMenuConfiguration? {
      receiver.collectionView(
        collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
    }

    public func callAsFunction(
      _ collectionView: CollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> ContextMenuConfiguration? {
      receiver.collectionView(
        collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
    }

    public func callAsFunction(
      _ collectionView: CollectionView,
      contextMenuConfiguration configuration: ContextMenuConfiguration,
      highlightPreviewForItemAt indexPath: IndexPath
    ) -> TargetedPreview? {
      receiver.collectionView(
        collectionView, contextMenuConfiguration: configuration,
        highlightPreviewForItemAt: indexPath)
    }

    public func callAsFunction(
      _ collectionView: CollectionView,
      contextMenuConfiguration configuration: ContextMenuConfiguration,
      dismissalPreviewForItemAt indexPath: IndexPath
    ) -> TargetedPreview? {
      receiver.collectionView(
        collectionView, contextMenuConfiguration: configuration,
        dismissalPreviewForItemAt: indexPath)
    }

    public func callAsFunction(
      _ collectionView: CollectionView,
      previewForHighlightingContextMenuWithConfiguration configuration: ContextMenuConfiguration
    ) -> TargetedPreview? {
      receiver.collectionView(
        collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    public func callAsFunction(
      _ collectionView: CollectionView,
      previewForDismissingContextMenuWithConfiguration configuration: ContextMenuConfiguration
    ) -> TargetedPreview? {
      receiver.collectionView(
        collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    public func callAsFunction(
      _ collectionView: CollectionView,
      willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
      animator: any ContextMenuInteractionCommitAnimating
    ) {
      receiver.collectionView(
        collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    public func callAsFunction(
      _ collectionView: CollectionView,
      willDisplayContextMenu configuration: ContextMenuConfiguration,
      animator: (any ContextMenuInteractionAnimating)?
    ) {
      receiver.collectionView(
        collectionView, willDisplayContextMenu: configuration, animator: animator)
    }

    public func callAsFunction(
      _ collectionView: CollectionView,
      willEndContextMenuInteraction configuration: ContextMenuConfiguration,
      animator: (any ContextMenuInteractionAnimating)?
    ) {
      receiver.collectionView(
        collectionView, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }

  // Documented by the protocol.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  extension CollectionViewDelegateFlowLayout {
    @_disfavoredOverload
    public var collectionView: OptionalMethods<any CollectionViewDelegateFlowLayout>? {
      OptionalMethods(self)
    }
  }

  // Documented by the protocol.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  extension OptionalMethods where Receiver == any CollectionViewDelegateFlowLayout {
    public func callAsFunction(
      _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      receiver.collectionView(
        collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
    }

    public func callAsFunction(
      _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
      insetForSectionAt section: Int
    ) -> EdgeInsets {
      receiver.collectionView(
        collectionView, layout: collectionViewLayout, insetForSectionAt: section)
    }

    public func callAsFunction(
      _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
      receiver.collectionView(
        collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
    }

    public func callAsFunction(
      _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
      receiver.collectionView(
        collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
    }

    public func callAsFunction(
      _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
      receiver.collectionView(
        collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
    }

    public func callAsFunction(
      _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> CGSize {
      receiver.collectionView(
        collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
    }
  }

  // Documented by the protocol.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  extension CollectionViewDataSource {
    @_disfavoredOverload
    public var numberOfSections: OptionalMethods<any CollectionViewDataSource>? {
      OptionalMethods(self)
    }

    @_disfavoredOverload
    public var collectionView: OptionalMethods<any CollectionViewDataSource>? {
      OptionalMethods(self)
    }

    @_disfavoredOverload
    public var indexTitles: OptionalMethods<any CollectionViewDataSource>? {
      OptionalMethods(self)
    }
  }

  // Documented by the protocol.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  extension OptionalMethods where Receiver == any CollectionViewDataSource {
    public func callAsFunction(in collectionView: CollectionView) -> Int {
      receiver.numberOfSections(in: collectionView)
    }

    public func callAsFunction(
      _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> CollectionReusableView {
      receiver.collectionView(
        collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }

    public func callAsFunction(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath)
      -> Bool
    {
      receiver.collectionView(collectionView, canMoveItemAt: indexPath)
    }

    public func callAsFunction(
      _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      receiver.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
    }

    public func callAsFunction(
      _ collectionView: CollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
      receiver.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
    }

    public func callAsFunction(for collectionView: CollectionView) -> [String]? {
      receiver.indexTitles(for: collectionView)
    }
  }

  // Documented by the protocol.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  extension CollectionViewDataSourcePrefetching {
    @_disfavoredOverload
    public var collectionView: OptionalMethods<any CollectionViewDataSourcePrefetching>? {
      OptionalMethods(self)
    }
  }

  // Documented by the protocol.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  extension OptionalMethods where Receiver == any CollectionViewDataSourcePrefetching {
    public func callAsFunction(
      _ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {
      receiver.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
    }
  }
#endif
