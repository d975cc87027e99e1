// Optional methods of delegates, which apps for UIKit call with `?`, as in
// `delegate?.tableView?(table, didSelectRowAt: path)`.
//
// For each method, there is a property with its base name, which is never nil. The value is a
// closure or, if the method has argument labels, an `OptionalMethods`, which is called with the
// same labels. If a class has its own property of that name, that property takes precedence.

public import Foundation
public import ViewGeometry

#if !canImport(UIKit)
  // Documented by the protocol.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  extension TableViewDelegate {
    @_disfavoredOverload
    public var tableView: OptionalMethods<any TableViewDelegate>? {
      OptionalMethods(self)
    }
  }

  // Documented by the protocol.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  extension OptionalMethods where Receiver == any TableViewDelegate {
    public func callAsFunction(_ tableView: TableView, heightForRowAt indexPath: IndexPath)
      -> CGFloat
    {
      receiver.tableView(tableView, heightForRowAt: indexPath)
    }

    public func callAsFunction(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath)
      -> CGFloat
    {
      receiver.tableView(tableView, estimatedHeightForRowAt: indexPath)
    }

    public func callAsFunction(_ tableView: TableView, heightForHeaderInSection section: Int)
      -> CGFloat
    {
      receiver.tableView(tableView, heightForHeaderInSection: section)
    }

    public func callAsFunction(_ tableView: TableView, heightForFooterInSection section: Int)
      -> CGFloat
    {
      receiver.tableView(tableView, heightForFooterInSection: section)
    }

    public func callAsFunction(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?
    {
      receiver.tableView(tableView, viewForHeaderInSection: section)
    }

    public func callAsFunction(_ tableView: TableView, viewForFooterInSection section: Int) -> View?
    {
      receiver.tableView(tableView, viewForFooterInSection: section)
    }

    public func callAsFunction(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath)
      -> Bool
    {
      receiver.tableView(tableView, shouldHighlightRowAt: indexPath)
    }

    public func callAsFunction(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {
      receiver.tableView(tableView, didHighlightRowAt: indexPath)
    }

    public func callAsFunction(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {
      receiver.tableView(tableView, didUnhighlightRowAt: indexPath)
    }

    public func callAsFunction(_ tableView: TableView, willSelectRowAt indexPath: IndexPath)
      -> IndexPath?
    {
      receiver.tableView(tableView, willSelectRowAt: indexPath)
    }

    public func callAsFunction(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath)
      -> IndexPath?
    {
      receiver.tableView(tableView, willDeselectRowAt: indexPath)
    }

    public func callAsFunction(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
      receiver.tableView(tableView, didSelectRowAt: indexPath)
    }

    public func callAsFunction(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
      receiver.tableView(tableView, didDeselectRowAt: indexPath)
    }

    public func callAsFunction(_ tableView: TableView, editingStyleForRowAt indexPath: IndexPath)
      -> TableViewCell.EditingStyle
    {
      receiver.tableView(tableView, editingStyleForRowAt: indexPath)
    }

    public func callAsFunction(
      _ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool {
      receiver.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
    }

    public func callAsFunction(
      _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? {
      receiver.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }

    public func callAsFunction(
      _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? {
      receiver.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }

    public func callAsFunction(
      _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      receiver.tableView(
        tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
        toProposedIndexPath: proposedDestinationIndexPath)
    }

    public func callAsFunction(
      _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {
      receiver.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    }

    public func callAsFunction(
      _ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath
    ) -> Int {
      receiver.tableView(tableView, indentationLevelForRowAt: indexPath)
    }

    public func callAsFunction(
      _ tableView: TableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat {
      receiver.tableView(tableView, estimatedHeightForHeaderInSection: section)
    }

    public func callAsFunction(
      _ tableView: TableView, estimatedHeightForFooterInSection section: Int
    ) -> CGFloat {
      receiver.tableView(tableView, estimatedHeightForFooterInSection: section)
    }

    public func callAsFunction(
      _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
    ) {
      receiver.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }

    public func callAsFunction(
      _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
    ) {
      receiver.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }

    public func callAsFunction(
      _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
    ) {
      receiver.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    }

    public func callAsFunction(
      _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int
    ) {
      receiver.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
    }

    public func callAsFunction(
      _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int
    ) {
      receiver.tableView(tableView, willDisplayFooterView: view, forSection: section)
    }

    public func callAsFunction(
      _ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int
    ) {
      receiver.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  // Documented by the protocol.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  extension TableViewContextMenuDelegate {
    @_disfavoredOverload
    public var tableView: OptionalMethods<any TableViewContextMenuDelegate>? {
      OptionalMethods(self)
    }
  }

  // Documented by the protocol.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  extension OptionalMethods where Receiver == any TableViewContextMenuDelegate {
    public func callAsFunction(
      _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> ContextMenuConfiguration? {
      receiver.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
    }

    public func callAsFunction(
      _ tableView: TableView,
      previewForHighlightingContextMenuWithConfiguration configuration: ContextMenuConfiguration
    ) -> TargetedPreview? {
      receiver.tableView(
        tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    public func callAsFunction(
      _ tableView: TableView,
      previewForDismissingContextMenuWithConfiguration configuration: ContextMenuConfiguration
    ) -> TargetedPreview? {
      receiver.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    public func callAsFunction(
      _ tableView: TableView,
      willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
      animator: any ContextMenuInteractionCommitAnimating
    ) {
      receiver.tableView(
        tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    public func callAsFunction(
      _ tableView: TableView, willDisplayContextMenu configuration: ContextMenuConfiguration,
      animator: (any ContextMenuInteractionAnimating)?
    ) {
      receiver.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
    }

    public func callAsFunction(
      _ tableView: TableView, willEndContextMenuInteraction configuration: ContextMenuConfiguration,
      animator: (any ContextMenuInteractionAnimating)?
    ) {
      receiver.tableView(
        tableView, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }

  // Documented by the protocol.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  extension TableViewDataSource {
    @_disfavoredOverload
    public var numberOfSections: OptionalMethods<any TableViewDataSource>? {
      OptionalMethods(self)
    }

    @_disfavoredOverload
    public var tableView: OptionalMethods<any TableViewDataSource>? {
      OptionalMethods(self)
    }

    @_disfavoredOverload
    public var sectionIndexTitles: OptionalMethods<any TableViewDataSource>? {
      OptionalMethods(self)
    }
  }

  // Documented by the protocol.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  extension OptionalMethods where Receiver == any TableViewDataSource {
    public func callAsFunction(in tableView: TableView) -> Int {
      receiver.numberOfSections(in: tableView)
    }

    public func callAsFunction(_ tableView: TableView, titleForHeaderInSection section: Int)
      -> String?
    {
      receiver.tableView(tableView, titleForHeaderInSection: section)
    }

    public func callAsFunction(_ tableView: TableView, titleForFooterInSection section: Int)
      -> String?
    {
      receiver.tableView(tableView, titleForFooterInSection: section)
    }

    public func callAsFunction(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
      receiver.tableView(tableView, canEditRowAt: indexPath)
    }

    public func callAsFunction(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      receiver.tableView(tableView, canMoveRowAt: indexPath)
    }

    public func callAsFunction(
      _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      receiver.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
    }

    public func callAsFunction(
      _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      receiver.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }

    public func callAsFunction(
      _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
      receiver.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
    }

    public func callAsFunction(for tableView: TableView) -> [String]? {
      receiver.sectionIndexTitles(for: tableView)
    }
  }

  // Documented by the protocol.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  extension TableViewDataSourcePrefetching {
    @_disfavoredOverload
    public var tableView: OptionalMethods<any TableViewDataSourcePrefetching>? {
      OptionalMethods(self)
    }
  }

  // Documented by the protocol.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  extension OptionalMethods where Receiver == any TableViewDataSourcePrefetching {
    public func callAsFunction(
      _ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
    ) {
      receiver.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
    }
  }
#endif
