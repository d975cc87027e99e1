import ForceTouch
import Foundation
import Testing
import ViewGeometry

@testable import ControllersTests
@testable import TestSupport

/// The output of real UIKit, line by line: the next fact is a line of
/// `Fixtures/conformance/uikit/facts.json`.
@Suite struct RecordedFactTests {
  @Test(arguments: try RecordedFact.all())
  func `A recorded fact holds`(_ fact: RecordedFact) throws {
    let found = try numbers(of: fact.scene)

    for (name, expected) in fact.numbers {
      let answer = try #require(found[name], "\(name)")
      // Printed values have three digits after the point at most.
      let isSame =
        answer.count == expected.count
        && zip(answer, expected).allSatisfy { abs($0 - $1) < 0.000_6 }
      expect(isSame, "\(fact.setting), \(name): \(answer), recorded \(expected)")
    }
  }

  @Test func `Facts have numbers of their own, and evidence`() throws {
    let facts = try RecordedFact.all()

    expectEqual(Set(facts.map(\.id)).count, facts.count)
    expect(facts.allSatisfy { !$0.numbers.isEmpty && !$0.evidence.isEmpty && !$0.ios.isEmpty })
  }

  private func numbers(of scene: RecordedFact.Scene) throws -> [String: [Double]] {
    switch scene.kind {
    case .controllers: controllers(scene)
    case .constraints: try constraints(scene)
    case .stack: stack(scene)
    case .flow: flow(scene)
    case .batches: batches()
    case .safeArea: safeArea(scene)
    }
  }

  // MARK: Controllers

  private func controllers(_ scene: RecordedFact.Scene) -> [String: [Double]] {
    let size = scene.windowSize
    let isTablet = scene.idiom == "pad"
    let isLandscape = !isTablet && size.width > size.height
    let screen = Screen(
      portraitSize: isLandscape ? CGSize(width: size.height, height: size.width) : size, scale: 2)
    screen.traitCollection = TraitCollection(userInterfaceIdiom: isTablet ? .pad : .phone)
    if isLandscape { screen.interfaceOrientation = .landscapeLeft }
    let window = Window(screen: screen)
    window.safeAreaInsets = scene.insets

    let content = ViewController()
    var list: ScrollView?
    let items = ItemGrid([scene.rows ?? 0])
    let table = RegisteredRows([scene.rows ?? 0])
    if let kind = scene.list {
      let made = makeList(kind, scene, items: items, table: table)
      content.view = made
      list = made
    }
    content.viewRespectsSystemMinimumLayoutMargins = scene.respectsMinimum ?? true
    let containers = scene.containers ?? []
    var (navigation, outermost) = (NavigationController?.none, content)
    for container in containers.reversed() {
      switch container {
      case "navigation":
        let made = NavigationController(rootViewController: outermost)
        made.navigationBar.prefersLargeTitles = scene.largeTitle ?? false
        made.navigationBar.isTranslucent = scene.isTranslucent ?? true
        (navigation, outermost) = (made, made)
      case "tabs":
        let made = TabBarController()
        made.viewControllers = [outermost]
        outermost = made
      default: break
      }
    }
    let isSheet = containers.first == "sheet"
    window.rootViewController = isSheet ? ViewController() : outermost
    if isSheet { window.rootViewController?.present(outermost, animated: false) }
    let plain = View(frame: window.bounds)
    if scene.plain == true { window.addSubview(plain) }
    window.layoutIfNeeded()

    let shown: View = scene.plain == true ? plain : content.view
    var found = [
      "guide": [Double](shown.layoutMarginsGuide.layoutFrame),
      "frame": [Double](isSheet ? outermost.view.frame : content.view.frame),
      "insets": [Double](content.view.safeAreaInsets),
      "regularAcross": [window.traitCollection.horizontalSizeClass == .regular ? 1 : 0],
    ]
    found["bar"] = navigation.map { [Double]($0.navigationBar.frame) }
    if let list {
      let inset = list.adjustedContentInset
      found["offset"] = [Double(list.contentOffset.x), Double(list.contentOffset.y)]
      found["adjusted"] = [inset.top, inset.left, inset.bottom, inset.right].map { Double($0) }
      found["bounces"] = [list.alwaysBounceVertical ? 1 : 0]
    }
    // Lists don't retain their data sources.
    return withExtendedLifetime((items, table)) { found }
  }

  private func makeList(
    _ kind: String, _ scene: RecordedFact.Scene, items: ItemGrid, table contents: RegisteredRows
  ) -> ScrollView {
    switch kind {
    case "table":
      let table = contents.table(size: .zero)
      table.rowHeight = 44
      return table
    case "collection":
      return items.makeCollectionView(layout: CollectionViewFlowLayout())
    default:
      let scroll = ScrollView()
      scroll.contentSize = CGSize(width: scene.content?[0] ?? 0, height: scene.content?[1] ?? 0)
      return scroll
    }
  }

  // MARK: Views

  private func constraints(_ scene: RecordedFact.Scene) throws -> [String: [Double]] {
    let size = CGSize(width: scene.root?[0] ?? 0, height: scene.root?[1] ?? 0)
    let root = View(frame: CGRect(origin: .zero, size: size))
    let window = Window(frame: root.frame)
    if let scale = scene.scale {
      window.displayScale = CGFloat(scale)
      window.addSubview(root)
    }
    root.translatesAutoresizingMaskIntoConstraints = scene.translatesRoot ?? true
    root.semanticContentAttribute = RecordedFact.Scene.attribute(scene.direction)
    var items = ["root": root]
    for item in scene.views ?? [] {
      let view = View()
      view.translatesAutoresizingMaskIntoConstraints = false
      view.semanticContentAttribute = RecordedFact.Scene.attribute(item.direction)
      try #require(items[item.parent ?? "root"]).addSubview(view)
      items[item.id] = view
    }
    LayoutConstraint.activate(
      try (scene.constraints ?? []).map { try LayoutConstraint($0, among: items) })
    root.layoutIfNeeded()
    return items.mapValues { [Double]($0.frame) }
  }

  private func stack(_ scene: RecordedFact.Scene) -> [String: [Double]] {
    let room = CGFloat(scene.room ?? 0)
    let root = View(frame: CGRect(x: 0, y: 0, width: room, height: 50))
    let stack = StackView(
      arrangedSubviews: (scene.lengths ?? []).map { SizedView(CGFloat($0), 10) })
    stack.distribution = .fillProportionally
    stack.spacing = CGFloat(scene.spacing ?? 0)
    stack.frame = root.bounds
    root.addSubview(stack)
    if scene.pinned == true {
      stack.translatesAutoresizingMaskIntoConstraints = false
      LayoutConstraint.activate([
        stack.leftAnchor.constraint(equalTo: root.leftAnchor),
        stack.rightAnchor.constraint(equalTo: root.rightAnchor),
        stack.topAnchor.constraint(equalTo: root.topAnchor),
      ])
    }
    root.layoutIfNeeded()
    return ["lengths": stack.arrangedSubviews.map { Double($0.frame.width) }]
  }

  private func safeArea(_ scene: RecordedFact.Scene) -> [String: [Double]] {
    let window = Window(frame: CGRect(origin: .zero, size: scene.windowSize))
    window.safeAreaInsets = scene.insets
    var view: View = window
    for frame in scene.frames ?? [] {
      let inside = View(frame: CGRect(frame))
      view.addSubview(inside)
      view = inside
    }
    let insets = view.safeAreaInsets
    return ["insets": [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) }]
  }

  // MARK: Lists

  private func flow(_ scene: RecordedFact.Scene) -> [String: [Double]] {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 40)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: scene.header ?? 0)
    layout.sectionHeadersPinToVisibleBounds = scene.pins ?? false
    let items = ItemGrid([scene.rows ?? 0])
    let view = items.makeCollectionView(layout: layout)
    let rectangle = CGRect(scene.rectangle ?? [0, 0, 0, 0])
    let found = layout.layoutAttributesForElements(in: rectangle) ?? []
    view.frame.size = rectangle.size
    view.contentOffset = rectangle.origin
    withExtendedLifetime(items) { view.layoutIfNeeded() }
    let cells = found.filter { $0.representedElementCategory == .cell }
    return [
      "found": cells.map { Double($0.indexPath.item) },
      "shown": view.indexPathsForVisibleItems.map { Double($0.item) }.sorted(),
      "cells": cells.map { Double($0.zIndex) },
      "headers": found.filter { $0.representedElementCategory == .supplementaryView }
        .map { Double($0.zIndex) },
    ]
  }

  private func batches() -> [String: [Double]] {
    var (table, collection): ([Double], [Double]) = ([], [])
    let list = TableView()
    list.performBatchUpdates {
      list.performBatchUpdates(nil) { _ in table.append(1) }
      list.performBatchUpdates(nil) { _ in table.append(2) }
    } completion: { _ in
      table.append(0)
    }
    let grid = CollectionView(frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
    grid.performBatchUpdates {
      grid.performBatchUpdates(nil) { _ in collection.append(1) }
      grid.performBatchUpdates(nil) { _ in collection.append(2) }
    } completion: { _ in
      collection.append(0)
    }
    return ["table": table, "collection": collection]
  }
}

extension [Double] {
  fileprivate init(_ insets: EdgeInsets) {
    self = [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) }
  }

  fileprivate init(_ rect: CGRect) {
    self = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { Double($0) }
  }
}
