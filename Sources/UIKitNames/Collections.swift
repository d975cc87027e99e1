public import ViewGeometry

#if !canImport(UIKit)
  /// UIKit's name for `CellAccessory`.
  public typealias UICellAccessory = CellAccessory

  /// UIKit's name for `CellConfigurationState`.
  public typealias UICellConfigurationState = CellConfigurationState

  /// UIKit's name for `CollectionViewListCell`.
  public typealias UICollectionViewListCell = CollectionViewListCell

  /// UIKit's name for `CollectionViewTransitionLayout`.
  public typealias UICollectionViewTransitionLayout = CollectionViewTransitionLayout

  /// UIKit's name for `ConfigurationState`.
  public typealias UIConfigurationState = ConfigurationState

  /// UIKit's name for `ConfigurationStateCustomKey`.
  public typealias UIConfigurationStateCustomKey = ConfigurationStateCustomKey

  /// UIKit's name for `ContentConfiguration`.
  public typealias UIContentConfiguration = ContentConfiguration

  /// UIKit's name for `ContentView`.
  public typealias UIContentView = ContentView

  /// UIKit's name for `ViewConfigurationState`.
  public typealias UIViewConfigurationState = ViewConfigurationState

  /// UIKit's name for `DiffableDataSourceSectionSnapshot`.
  public typealias NSDiffableDataSourceSectionSnapshot = DiffableDataSourceSectionSnapshot

  /// UIKit's name for `DiffableDataSourceSectionTransaction`.
  public typealias NSDiffableDataSourceSectionTransaction = DiffableDataSourceSectionTransaction

  /// UIKit's name for `DiffableDataSourceSnapshot`.
  public typealias NSDiffableDataSourceSnapshot = DiffableDataSourceSnapshot

  /// UIKit's name for `DiffableDataSourceTransaction`.
  public typealias NSDiffableDataSourceTransaction = DiffableDataSourceTransaction

  /// UIKit's name for `CollectionReusableView`.
  public typealias UICollectionReusableView = CollectionReusableView

  /// UIKit's name for `CollectionView`.
  public typealias UICollectionView = CollectionView

  /// UIKit's name for `CollectionViewCell`.
  public typealias UICollectionViewCell = CollectionViewCell

  /// UIKit's name for `CollectionViewDataSource`.
  public typealias UICollectionViewDataSource = CollectionViewDataSource

  /// UIKit's name for `CollectionViewDataSourcePrefetching`.
  public typealias UICollectionViewDataSourcePrefetching = CollectionViewDataSourcePrefetching

  /// UIKit's name for `CollectionViewDelegate`.
  public typealias UICollectionViewDelegate = CollectionViewDelegate

  /// UIKit's name for `CollectionViewDelegateFlowLayout`.
  public typealias UICollectionViewDelegateFlowLayout = CollectionViewDelegateFlowLayout

  /// UIKit's name for `CollectionViewDiffableDataSource`.
  public typealias UICollectionViewDiffableDataSource = CollectionViewDiffableDataSource

  /// UIKit's name for `CollectionViewDropProposal`.
  public typealias UICollectionViewDropProposal = CollectionViewDropProposal

  /// UIKit's name for `CollectionViewFlowLayout`.
  public typealias UICollectionViewFlowLayout = CollectionViewFlowLayout

  /// UIKit's name for `CollectionViewFlowLayoutInvalidationContext`.
  public typealias UICollectionViewFlowLayoutInvalidationContext =
    CollectionViewFlowLayoutInvalidationContext

  /// UIKit's name for `CollectionViewLayout`.
  public typealias UICollectionViewLayout = CollectionViewLayout

  /// UIKit's name for `CollectionViewLayoutAttributes`.
  public typealias UICollectionViewLayoutAttributes = CollectionViewLayoutAttributes

  /// UIKit's name for `CollectionViewLayoutInvalidationContext`.
  public typealias UICollectionViewLayoutInvalidationContext =
    CollectionViewLayoutInvalidationContext

  /// UIKit's name for `CollectionViewUpdateItem`.
  public typealias UICollectionViewUpdateItem = CollectionViewUpdateItem

  /// UIKit's name for `ContextualAction`.
  public typealias UIContextualAction = ContextualAction

  /// UIKit's name for `DropOperation`.
  public typealias UIDropOperation = DropOperation

  /// UIKit's name for `SwipeActionsConfiguration`.
  public typealias UISwipeActionsConfiguration = SwipeActionsConfiguration

  /// UIKit's name for `TableView`.
  public typealias UITableView = TableView

  /// UIKit's name for `TableViewCell`.
  public typealias UITableViewCell = TableViewCell

  /// UIKit's name for `TableViewDataSource`.
  public typealias UITableViewDataSource = TableViewDataSource

  /// UIKit's name for `TableViewDataSourcePrefetching`.
  public typealias UITableViewDataSourcePrefetching = TableViewDataSourcePrefetching

  /// UIKit's name for `TableViewDelegate`.
  public typealias UITableViewDelegate = TableViewDelegate

  /// UIKit's name for `TableViewDiffableDataSource`.
  public typealias UITableViewDiffableDataSource = TableViewDiffableDataSource

  /// UIKit's name for `TableViewDropProposal`.
  public typealias UITableViewDropProposal = TableViewDropProposal

  /// UIKit's name for `TableViewHeaderFooterView`.
  public typealias UITableViewHeaderFooterView = TableViewHeaderFooterView
#endif
