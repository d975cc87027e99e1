import Foundation

extension FixtureScreen {
  /// What the engine answers to a question; `.nothing` also where a named view doesn't exist now.
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
    case .itemFrame(let item, let list):
      collection(list)?.layoutAttributesForItem(at: item.indexPath).map { .rect($0.frame) }
        ?? .nothing
    case .sourceRect(let point, let space, let list):
      sourceRect(at: point, in: space, of: list) ?? .nothing
    }
  }

  private enum Ends {
    /// From a view to another, or to its window.
    case from(View, to: View?)
    /// From the window to a view in it.
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

  private func item(
    at point: CGPoint, in space: FixtureReference, of list: String
  ) -> FixtureItem? {
    guard let collection = collection(list), let space = view(space) else { return nil }
    return collection.indexPathForItem(at: space.convert(point, to: collection as View?))
      .map { FixtureItem($0) }
  }

  private func sourceRect(
    at point: CGPoint, in space: FixtureReference, of list: String
  ) -> FixtureAnswer? {
    guard let space = view(space),
      let source = collection(list)?.sourceRect(at: point, in: space)
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
