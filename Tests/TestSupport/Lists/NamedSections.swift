@testable import ViewGeometry

/// Named sections of numbers, stored in arrays, as the reference for a snapshot.
struct NamedSections: CustomStringConvertible, Equatable {
  struct Section: Equatable {
    var name: String
    var items: [Int]
  }

  var sections: [Section] = []

  var description: String { "\(sections.map { ($0.name, $0.items) })" }

  var items: [Int] { sections.flatMap(\.items) }

  func place(of item: Int) -> ItemIndex? {
    for (number, section) in sections.enumerated() {
      if let index = section.items.firstIndex(of: item) {
        return ItemIndex(section: number, item: index)
      }
    }
    return nil
  }

  /// Returns up to four sections with up to six of twelve numbers each, in any order.
  static func any(_ source: inout ChoiceSource) -> NamedSections {
    var names = ["a", "b", "c", "d"]
    var numbers = Array(0..<12)
    return NamedSections(
      sections: source.list(mean: 2, limit: 4) { source in
        let name = names.remove(at: source.index(below: names.count))
        let items = source.list(mean: 4, limit: 6) { source in
          numbers.isEmpty ? -1 : numbers.remove(at: source.index(below: numbers.count))
        }
        return Section(name: name, items: items.filter { $0 >= 0 })
      })
  }

  var snapshot: DiffableDataSourceSnapshot<String, Int> {
    var snapshot = DiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(sections.map(\.name))
    for section in sections { snapshot.appendItems(section.items, toSection: section.name) }
    return snapshot
  }

  init(sections: [Section] = []) { self.sections = sections }

  init(_ snapshot: DiffableDataSourceSnapshot<String, Int>) {
    sections = snapshot.sectionIdentifiers.map {
      Section(name: $0, items: snapshot.itemIdentifiers(inSection: $0))
    }
  }
}
