public import ViewGeometry

#if !canImport(UIKit)
  /// UIKit's name of `DiffableDataSourceSectionSnapshot`.
  public typealias NSDiffableDataSourceSectionSnapshot = DiffableDataSourceSectionSnapshot

  /// UIKit's name of `DiffableDataSourceSectionTransaction`.
  public typealias NSDiffableDataSourceSectionTransaction = DiffableDataSourceSectionTransaction

  /// UIKit's name of `DiffableDataSourceSnapshot`.
  public typealias NSDiffableDataSourceSnapshot = DiffableDataSourceSnapshot

  /// UIKit's name of `DiffableDataSourceTransaction`.
  public typealias NSDiffableDataSourceTransaction = DiffableDataSourceTransaction

  /// UIKit's name of `CollectionReusableView`.
  public typealias UICollectionReusableView = CollectionReusableView

  /// UIKit's name of `CollectionView`.
  public typealias UICollectionView = CollectionView

  /// UIKit's name of `CollectionViewCell`.
  public typealias UICollectionViewCell = CollectionViewCell

  /// UIKit's name of `CollectionViewDataSource`.
  public typealias UICollectionViewDataSource = CollectionViewDataSource

  /// UIKit's name of `CollectionViewDataSourcePrefetching`.
  public typealias UICollectionViewDataSourcePrefetching = CollectionViewDataSourcePrefetching

  /// UIKit's name of `CollectionViewDelegate`.
  public typealias UICollectionViewDelegate = CollectionViewDelegate

  /// UIKit's name of `CollectionViewDelegateFlowLayout`.
  public typealias UICollectionViewDelegateFlowLayout = CollectionViewDelegateFlowLayout

  /// UIKit's name of `CollectionViewDiffableDataSource`.
  public typealias UICollectionViewDiffableDataSource = CollectionViewDiffableDataSource

  /// UIKit's name of `CollectionViewDropProposal`.
  public typealias UICollectionViewDropProposal = CollectionViewDropProposal

  /// UIKit's name of `CollectionViewFlowLayout`.
  public typealias UICollectionViewFlowLayout = CollectionViewFlowLayout

  /// UIKit's name of `CollectionViewFlowLayoutInvalidationContext`.
  public typealias UICollectionViewFlowLayoutInvalidationContext =
    CollectionViewFlowLayoutInvalidationContext

  /// UIKit's name of `CollectionViewLayout`.
  public typealias UICollectionViewLayout = CollectionViewLayout

  /// UIKit's name of `CollectionViewLayoutAttributes`.
  public typealias UICollectionViewLayoutAttributes = CollectionViewLayoutAttributes

  /// UIKit's name of `CollectionViewLayoutInvalidationContext`.
  public typealias UICollectionViewLayoutInvalidationContext =
    CollectionViewLayoutInvalidationContext

  /// UIKit's name of `CollectionViewUpdateItem`.
  public typealias UICollectionViewUpdateItem = CollectionViewUpdateItem

  /// UIKit's name of `ContextualAction`.
  public typealias UIContextualAction = ContextualAction

  /// UIKit's name of `DropOperation`.
  public typealias UIDropOperation = DropOperation

  /// UIKit's name of `SwipeActionsConfiguration`.
  public typealias UISwipeActionsConfiguration = SwipeActionsConfiguration

  /// UIKit's name of `TableView`.
  public typealias UITableView = TableView

  /// UIKit's name of `TableViewCell`.
  public typealias UITableViewCell = TableViewCell

  /// UIKit's name of `TableViewDataSource`.
  public typealias UITableViewDataSource = TableViewDataSource

  /// UIKit's name of `TableViewDataSourcePrefetching`.
  public typealias UITableViewDataSourcePrefetching = TableViewDataSourcePrefetching

  /// UIKit's name of `TableViewDelegate`.
  public typealias UITableViewDelegate = TableViewDelegate

  /// UIKit's name of `TableViewDiffableDataSource`.
  public typealias UITableViewDiffableDataSource = TableViewDiffableDataSource

  /// UIKit's name of `TableViewDropProposal`.
  public typealias UITableViewDropProposal = TableViewDropProposal

  /// UIKit's name of `TableViewHeaderFooterView`.
  public typealias UITableViewHeaderFooterView = TableViewHeaderFooterView
#endif
