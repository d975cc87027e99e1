import Foundation
import ViewGeometry

/// Builds the views of a fixture.
struct FixtureBuilder {
  private(set) var roots: [View] = []
  private(set) var views: [View] = []
  private(set) var listed: [String: View] = [:]
  private(set) var regions: [String: HitRegions<String>] = [:]
  private(set) var messages: [String: [View]] = [:]
  private(set) var names: [ObjectIdentifier: FixtureReference] = [:]
  /// The objects to which the lists have only weak references.
  private(set) var dataSources: [AnyObject] = []

  init(_ fixture: LayoutFixture) {
    for values in fixture.views {
      let view = values.makeView()
      views.append(view)
      listed[values.id] = view
      names[ObjectIdentifier(view)] = .listed(values.id)
      if !values.regions.isEmpty {
        regions[values.id] = HitRegions(
          values.regions.map { HitRegions.Region(rect: $0.frame, value: $0.value) })
      }
    }
    connect(fixture)
    for (index, values) in fixture.views.enumerated() {
      guard let messages = values.messages else { continue }
      addMessages(messages, to: views[index], id: values.id)
    }
    serveCollections(fixture)
    serveTables(fixture)
    LayoutConstraint.activate(fixture.constraints.map { $0.makeConstraint(between: views) })
    // This layout determines the sizes of scroll views and their contents in stacks and with
    // constraints. It may change offsets.
    for root in roots { root.layoutIfNeeded() }
    // The offsets in the file are set last, without limiting them: the limits are known only once
    // the content is there.
    for (index, values) in fixture.views.enumerated() {
      guard let scroll = values.scroll else { continue }
      views[index].bounds.origin = scroll.contentOffset
    }
    for root in roots { root.layoutIfNeeded() }
  }

  /// Adds the subviews of each view.
  ///
  /// The deepest views come first, so that no step walks up a long chain of superviews.
  private mutating func connect(_ fixture: LayoutFixture) {
    var subviews = [[Int]](repeating: [], count: views.count)
    for (index, values) in fixture.views.enumerated() {
      if let superview = values.superview {
        subviews[superview].append(index)
      } else {
        roots.append(views[index])
      }
    }
    for index in fixture.viewOrder.reversed() {
      for subview in subviews[index] {
        if let stack = views[index] as? StackView {
          stack.addArrangedSubview(views[subview])
        } else {
          views[index].addSubview(views[subview])
        }
      }
    }
  }

  private mutating func serveCollections(_ fixture: LayoutFixture) {
    for (index, values) in fixture.views.enumerated() {
      guard case .collectionView(_, let collection) = values.role,
        let view = views[index] as? CollectionView
      else { continue }
      let dataSource = FixtureDataSource(collection)
      dataSources.append(dataSource)
      view.delegate = dataSource.sizes
      view.dataSource = dataSource
      // The content gets its size only here; an offset set earlier would exceed its limits.
      view.layoutIfNeeded()
    }
  }

  private mutating func serveTables(_ fixture: LayoutFixture) {
    for (index, values) in fixture.views.enumerated() {
      guard case .tableView(_, let table) = values.role, let view = views[index] as? TableView
      else { continue }
      let source = FixtureTableSource(table)
      dataSources.append(source)
      view.delegate = source
      view.dataSource = source
      // The content gets its size only here; an offset set earlier would exceed its limits.
      view.layoutIfNeeded()
    }
  }

  /// Stacks the cells of messages in `list` from top to bottom.
  private mutating func addMessages(
    _ values: FixtureMessages, to list: View, id: String
  ) {
    var made: [View] = []
    made.reserveCapacity(values.count * FixtureMessagePart.allCases.count)
    var top = 0.0
    for index in 0..<values.count {
      for (part, view) in zip(
        FixtureMessagePart.allCases, values.makeViews(of: index, top: top))
      {
        made.append(view)
        names[ObjectIdentifier(view)] = .message(of: id, index: index, part: part)
      }
      list.addSubview(made[made.count - FixtureMessagePart.allCases.count])
      top += values.height(of: index)
    }
    messages[id] = made
    views += made
  }
}
