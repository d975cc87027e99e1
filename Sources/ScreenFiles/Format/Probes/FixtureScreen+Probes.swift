import Foundation
import ViewGeometry

extension FixtureScreen {
  /// Returns the answer to a query, computed from the screen's views.
  ///
  /// Returns `.nothing` if there is no answer, for example because a named view doesn't currently
  /// exist. A query for items then returns an empty array.
  package func answer(to question: FixtureQuestion) -> FixtureAnswer {
    switch question {
    case .convertPoint(let point, let source, let target):
      switch ends(from: source, to: target) {
      case .from(let view, let target): .point(view.convert(point, to: target))
      case .fromWindow(let view): .point(view.convert(point, from: nil as View?))
      case nil: .nothing
      }
    case .convertRect(let rect, let source, let target):
      switch ends(from: source, to: target) {
      case .from(let view, let target): .rect(view.convert(rect, to: target))
      case .fromWindow(let view): .rect(view.convert(rect, from: nil as View?))
      case nil: .nothing
      }
    case .hitTest(let point, let receiver):
      view(receiver)?.hitTest(point, with: nil).flatMap(reference).map(FixtureAnswer.view)
        ?? .nothing
    case .region(let point, let space, let id):
      region(at: point, in: space, of: id) ?? .nothing
    case .visibleRect(let reference):
      view(reference).map(\.visibleRect).flatMap { $0.isNull ? nil : .rect($0) } ?? .nothing
    case .contentSize(let id):
      (listed[id] as? ScrollView).map { .size($0.contentSize) } ?? .nothing
    case .item(let point, let space, let list):
      item(at: point, in: space, of: list).map { .item($0) } ?? .nothing
    case .items(let rect, let list):
      .items(items(in: rect, of: list))
    case .supplementaryFrame(let kind, let item, let list):
      supplementaryFrame(kind, item, of: list).map { .rect($0) } ?? .nothing
    case .itemFrame(let item, let list):
      itemFrame(item, of: list).map { .rect($0) } ?? .nothing
    case .sourceRect(let point, let space, let list):
      sourceRect(at: point, in: space, of: list) ?? .nothing
    }
  }

  private enum Ends {
    /// A conversion from a view to another view or, if `to` is nil, to the window of the first
    /// view.
    case from(View, to: View?)
    /// A conversion from a view's window to the view.
    case fromWindow(to: View)
  }

  private func ends(from source: FixtureReference?, to target: FixtureReference?) -> Ends? {
    let targetView = target.flatMap(view)
    guard (target == nil) == (targetView == nil) else { return nil }
    guard let source else { return targetView.map(Ends.fromWindow) }
    return view(source).map { .from($0, to: targetView) }
  }

  private func collection(_ id: String) -> CollectionView? {
    listed[id] as? CollectionView
  }

  private func table(_ id: String) -> TableView? {
    listed[id] as? TableView
  }

  private func item(
    at point: CGPoint, in space: FixtureReference, of list: String
  ) -> FixtureItem? {
    guard let view = listed[list], let space = self.view(space) else { return nil }
    let pointInContent = space.convert(point, to: view)
    let path =
      table(list)?.indexPathForRow(at: pointInContent)
      ?? collection(list)?.indexPathForItem(at: pointInContent)
    return path.map { FixtureItem($0) }
  }

  private func itemFrame(_ item: FixtureItem, of list: String) -> CGRect? {
    if let table = table(list) { return table.rectForRow(at: item.indexPath) }
    return collection(list)?.layoutAttributesForItem(at: item.indexPath)?.frame
  }

  private func items(in rect: CGRect, of list: String) -> [FixtureItem] {
    let paths =
      table(list)?.indexPathsForRows(in: rect) ?? collection(list)?.indexPathsForItems(in: rect)
    return (paths ?? []).map { FixtureItem($0) }
  }

  /// Returns the frame of a supplementary view, in content coordinates; nil if the view doesn't
  /// exist.
  ///
  /// In a table, the only supplementary views are headers and footers, whose item index is 0.
  private func supplementaryFrame(
    _ kind: String, _ item: FixtureItem, of list: String
  ) -> CGRect? {
    guard let table = table(list) else {
      return collection(list)?
        .layoutAttributesForSupplementaryElement(
          ofKind: Self.elementKinds[kind] ?? kind, at: item.indexPath)?.frame
    }
    guard item.item == 0, item.section < table.numberOfSections else { return nil }
    let snapshot = table.layoutSnapshot
    let frame: CGRect? =
      switch kind {
      case "header": snapshot.floatingRectForHeader(inSection: item.section)
      case "footer": snapshot.floatingRectForFooter(inSection: item.section)
      default: nil
      }
    return frame.flatMap { $0.height > 0 ? $0 : nil }
  }

  /// The element kinds, by the short names that files use for them.
  private static let elementKinds = [
    "header": CollectionView.elementKindSectionHeader,
    "footer": CollectionView.elementKindSectionFooter,
  ]

  private func sourceRect(
    at point: CGPoint, in space: FixtureReference, of list: String
  ) -> FixtureAnswer? {
    guard let space = view(space),
      let source = table(list)?.sourceRect(at: point, in: space)
        ?? collection(list)?.sourceRect(at: point, in: space)
    else { return nil }
    return .source(
      FixtureItem(source.indexPath), rect: source.rect, visibleRect: source.visibleRect)
  }

  private func region(
    at point: CGPoint, in space: FixtureReference, of id: String
  ) -> FixtureAnswer? {
    guard let owner = listed[id], let space = view(space) else { return nil }
    return regions[id]?.region(at: space.convert(point, to: owner as View?))
      .map { .region($0.value, frame: $0.rect) }
  }
}
