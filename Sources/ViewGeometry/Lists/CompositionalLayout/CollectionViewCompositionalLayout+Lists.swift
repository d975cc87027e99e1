public import Foundation

/// The separators and swipe actions of list sections, for a host (R8.27).
extension CollectionViewCompositionalLayout {
  /// Returns the configuration from which a list section was created; nil if the section isn't a
  /// list.
  ///
  /// Requests the section from the section provider.
  ///
  /// - Precondition: The section exists.
  public final func listConfiguration(
    inSection section: Int
  ) -> CollectionLayoutListConfiguration? {
    _ = checkedSolution(section)
    return sectionProvider(section, LayoutContainer(collectionView))?.listConfiguration
  }

  /// Returns the separators of an item in a list section (R8.27).
  ///
  /// Returns nil if the section isn't a list or shows no separators.
  ///
  /// - Precondition: The section exists.
  public final func separatorConfiguration(
    forItemAt indexPath: IndexPath
  ) -> ListSeparatorConfiguration? {
    guard let list = listConfiguration(inSection: indexPath.section), list.showsSeparators else {
      return nil
    }
    let ofSection = list.separatorConfiguration
    return list.itemSeparatorHandler.map { $0(indexPath, ofSection) } ?? ofSection
  }

  /// Returns the swipe actions for the leading or the trailing edge of an item in a list section
  /// (R8.27).
  ///
  /// Returns nil if the section isn't a list, or if its configuration has no actions for the item.
  ///
  /// - Precondition: The section exists.
  public final func swipeActionsConfiguration(
    forItemAt indexPath: IndexPath, leading: Bool
  ) -> SwipeActionsConfiguration? {
    let list = listConfiguration(inSection: indexPath.section)
    return leading
      ? list?.leadingSwipeActionsConfigurationProvider?(indexPath)
      : list?.trailingSwipeActionsConfigurationProvider?(indexPath)
  }
}
