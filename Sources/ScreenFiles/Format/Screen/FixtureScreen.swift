public import ViewGeometry

/// Live views built from a fixture, accessible by name.
///
/// The screen retains its roots, and objects that the views reference weakly, such as the data
/// sources of its collections. Keep a reference to it as long as its views are in use.
public final class FixtureScreen {
  /// The views without a superview, in the order of the file.
  public let roots: [View]
  /// The listed views in file order, then the views of generated messages.
  package let views: [View]
  /// The regions of each view that has any, by the view's id.
  package let regions: [String: HitRegions<String>]

  /// The listed views, by id.
  let listed: [String: View]
  /// The views of generated messages in order, by the id of their superview.
  let messages: [String: [View]]
  private let names: [ObjectIdentifier: FixtureReference]
  private let dataSources: [AnyObject]

  init(building builder: FixtureBuilder) {
    roots = builder.roots
    views = builder.views
    regions = builder.regions
    listed = builder.listed
    messages = builder.messages
    names = builder.names
    dataSources = builder.dataSources
  }

  /// Returns the view with a name, such as `sidebar` or `chat[17].bubble`, or `photos[3,17]` for a
  /// cell.
  ///
  /// Returns nil if there is no such view, or if it is the cell of an item that isn't on screen.
  public func view(_ name: String) -> View? {
    FixtureReference(name).flatMap(view)
  }

  /// Returns the name of a view of the screen, as it is written in files.
  ///
  /// For a view without a name, such as a view in a cell, the result is the name of the nearest
  /// ancestor that has one. Returns nil if there is none.
  ///
  /// - Complexity: O(1) for a view with a name, otherwise O(depth).
  public func name(of view: View) -> String? {
    reference(to: view)?.description
  }

  package func view(_ reference: FixtureReference) -> View? {
    switch reference {
    case .listed(let id):
      return listed[id]
    case .message(let id, let index, let part):
      // A larger index could make the product overflow.
      guard let views = messages[id], views.indices.contains(index),
        let offset = FixtureMessagePart.allCases.firstIndex(of: part)
      else { return nil }
      let place = index * FixtureMessagePart.allCases.count + offset
      return views.indices.contains(place) ? views[place] : nil
    case .cell(let id, let item):
      if let table = listed[id] as? TableView { return table.cellForRow(at: item.indexPath) }
      return (listed[id] as? CollectionView)?.cellForItem(at: item.indexPath)
    }
  }

  package func reference(to view: View) -> FixtureReference? {
    var next: View? = view
    while let view = next {
      if let name = names[ObjectIdentifier(view)] { return name }
      if let cell = view as? CollectionViewCell, let name = reference(to: cell) { return name }
      if let cell = view as? TableViewCell, let name = reference(to: cell) { return name }
      next = view.superview
    }
    return nil
  }

  private func reference(to cell: CollectionViewCell) -> FixtureReference? {
    guard let list = cell.superview as? CollectionView,
      case .listed(let id) = names[ObjectIdentifier(list)],
      let path = list.indexPath(for: cell)
    else { return nil }
    return .cell(of: id, FixtureItem(path))
  }

  private func reference(to cell: TableViewCell) -> FixtureReference? {
    guard let list = cell.superview as? TableView,
      case .listed(let id) = names[ObjectIdentifier(list)],
      let path = list.indexPath(for: cell)
    else { return nil }
    return .cell(of: id, FixtureItem(path))
  }
}

/// A screen is confined to one thread or task at a time, like its views. Send its fixture instead.
@available(*, unavailable)
extension FixtureScreen: Sendable {}

extension LayoutFixture {
  /// Creates live views and lays them out.
  ///
  /// Every call creates new views.
  ///
  /// - Complexity: O(views), plus the time of their layout.
  public func makeScreen() -> FixtureScreen {
    FixtureScreen(building: FixtureBuilder(self))
  }
}
