import Foundation
import ViewGeometry

/// An operation that an app may perform on a list at any time; indices are taken modulo the count.
enum MeddlingAct {
  case reload, invalidate, lay, ask, reconfigure, leave
  case insert(Int, Int)
  case delete(Int, Int)
  case reloadItem(Int, Int)
  /// Deletes one item and inserts another one, in one batch.
  case replace(Int, Int)
  case insertSection(Int)
  case deleteSection(Int)
  case space(CGFloat)
  case scale(CGFloat)
  case scroll(CGFloat)
  case inset(CGFloat)
  case widen(CGFloat)
  case begin(Int, Int)
  case drag(Int, Int, y: CGFloat)
  case end, cancel

  static func any(_ source: inout ChoiceSource) -> MeddlingAct {
    let (section, item) = (source.index(below: 4), source.index(below: 12))
    switch source.index(below: 17) {
    case 0: return .reload
    case 1: return .invalidate
    case 2: return .lay
    case 3: return .ask
    case 4: return .reconfigure
    case 5, 6: return .insert(section, item)
    case 7, 8: return .delete(section, item)
    case 9: return .reloadItem(section, item)
    case 10: return .replace(section, item)
    case 11: return source.flag() ? .insertSection(section) : .deleteSection(section)
    case 12: return .space(CGFloat(source.index(below: 9)))
    case 13: return .scale(source.pick([1, 0.5, 2]))
    case 14: return .scroll(CGFloat(source.index(below: 300)))
    case 15: return .inset(CGFloat(source.index(below: 30)))
    default: return .widen(CGFloat(90 + source.index(below: 4) * 30))
    }
  }

  static func anyDrag(_ source: inout ChoiceSource) -> MeddlingAct {
    let (section, item) = (source.index(below: 4), source.index(below: 12))
    switch source.index(below: 8) {
    case 0, 1: return .begin(section, item)
    case 2, 3, 4: return .drag(section, item, y: CGFloat(source.index(below: 200)))
    case 5, 6: return .end
    default: return source.flag() ? .cancel : .leave
    }
  }

  /// Whether the operation changes neither item counts nor cells.
  var mayInterruptCounting: Bool {
    switch self {
    case .insert, .delete, .reloadItem, .replace, .insertSection, .deleteSection, .lay,
      .reconfigure:
      false
    default: true
    }
  }
}

extension MeddlingOwner {
  /// Returns an existing index path; nil if there is no item in the section.
  fileprivate func place(_ section: Int, _ item: Int) -> IndexPath? {
    guard !sections.isEmpty, !sections[section % sections.count].isEmpty else { return nil }
    let section = section % sections.count
    return .at(section, item % sections[section].count)
  }

  /// Returns an index path at which an item can be inserted; nil if there are no sections.
  fileprivate func gap(_ section: Int, _ item: Int) -> IndexPath? {
    guard !sections.isEmpty else { return nil }
    let section = section % sections.count
    return .at(section, item % (sections[section].count + 1))
  }

  fileprivate func remove(_ place: IndexPath) { sections[place.section].remove(at: place.item) }

  fileprivate func insert(_ place: IndexPath) {
    sections[place.section].insert(newNumber(), at: place.item)
  }
}

/// The common methods of collection views and tables.
protocol MeddledList: ScrollView {
  func reloadAll()
  func invalidateAll(_ owner: MeddlingOwner)
  func ask()
  func reconfigureShown()
  func inOneBatch(_ body: @escaping () -> Void)
  func insertItem(_ path: IndexPath)
  func deleteItem(_ path: IndexPath)
  func reloadItem(_ path: IndexPath)
  func insertSection(_ section: Int)
  func deleteSection(_ section: Int)
  func space(_ owner: MeddlingOwner)
  func begin(_ path: IndexPath)
  func drag(to point: CGPoint)
  func endDrag()
  func cancelDrag()
  func answers() -> [String]
}

extension MeddledList {
  func perform(_ act: MeddlingAct, of owner: MeddlingOwner) {
    // Operations that edit or show cells during a request for counts would contradict the returned
    // count.
    if !act.mayInterruptCounting, owner.countings > 0 { return }
    switch act {
    case .reload: reloadAll()
    case .invalidate: invalidateAll(owner)
    case .lay: layoutIfNeeded()
    case .ask: ask()
    case .reconfigure: reconfigureShown()
    case .leave:
      let window = superview
      removeFromSuperview()
      window?.addSubview(self)
    case .scroll(let y): contentOffset.y = y
    case .widen(let width): frame.size.width = width
    case .begin(let section, let item):
      if let place = owner.place(section, item) { begin(place) }
    case .drag(let section, let item, let y):
      owner.target = .at(section, item)
      drag(to: .xy(20, y))
    case .end: endDrag()
    case .cancel: cancelDrag()
    case .space(let spacing):
      owner.spacing = spacing
      space(owner)
    case .scale(let scale):
      owner.scale = scale
      reloadAll()
    case .inset(let inset):
      owner.inset = inset
      contentInset.top = inset
    default: edit(act, of: owner)
    }
  }

  private func edit(_ act: MeddlingAct, of owner: MeddlingOwner) {
    switch act {
    case .insert(let section, let item):
      guard let place = owner.gap(section, item) else { return }
      owner.insert(place)
      insertItem(place)
    case .delete(let section, let item):
      guard let place = owner.place(section, item) else { return }
      owner.remove(place)
      deleteItem(place)
    case .reloadItem(let section, let item):
      if let place = owner.place(section, item) { reloadItem(place) }
    case .replace(let section, let item):
      inOneBatch { [self] in
        guard let place = owner.place(section, item) else { return }
        owner.remove(place)
        owner.insert(place)
        deleteItem(place)
        insertItem(place)
      }
    case .insertSection(let section):
      let new = section % (owner.sections.count + 1)
      owner.sections.insert([owner.newNumber(), owner.newNumber()], at: new)
      insertSection(new)
    case .deleteSection(let section):
      guard !owner.sections.isEmpty else { return }
      let old = section % owner.sections.count
      owner.sections.remove(at: old)
      deleteSection(old)
    default: break
    }
  }
}

extension CollectionView: MeddledList {
  func reloadAll() { reloadData() }
  func invalidateAll(_ owner: MeddlingOwner) { collectionViewLayout.invalidateLayout() }
  func ask() {
    _ = indexPathForItem(at: .xy(30, 40))
    _ = contentSize
    _ = layoutSnapshot
  }
  func reconfigureShown() { reconfigureItems(at: indexPathsForVisibleItems) }
  func inOneBatch(_ body: @escaping () -> Void) { performBatchUpdates(body) }
  func insertItem(_ path: IndexPath) { insertItems(at: [path]) }
  func deleteItem(_ path: IndexPath) { deleteItems(at: [path]) }
  func reloadItem(_ path: IndexPath) { reloadItems(at: [path]) }
  func insertSection(_ section: Int) { insertSections([section]) }
  func deleteSection(_ section: Int) { deleteSections([section]) }
  func space(_ owner: MeddlingOwner) { owner.kind.space(collectionViewLayout, owner.spacing) }
  func begin(_ path: IndexPath) { _ = beginInteractiveMovementForItem(at: path) }
  func drag(to point: CGPoint) { updateInteractiveMovementTargetPosition(point) }
  func endDrag() { endInteractiveMovement() }
  func cancelDrag() { cancelInteractiveMovement() }

  func answers() -> [String] {
    var answers = ["size \(contentSize)", "sections \(numberOfSections)"]
    let header = CollectionView.elementKindSectionHeader
    for section in 0..<numberOfSections {
      for item in 0..<numberOfItems(inSection: section) {
        answers.append("item \(section).\(item) \(frameForItem(at: .at(section, item)) ?? .null)")
      }
      let frame = frameForSupplementaryElement(ofKind: header, at: .at(section, 0)) ?? .null
      answers.append("header \(section) \(frame)")
    }
    for y in stride(from: -10.0, to: 400, by: 37) {
      let path = indexPathForItem(at: .xy(31, y))
      answers.append("at \(y): \(path.map(String.init(describing:)) ?? "none")")
    }
    answers += indexPathsForVisibleItems.map { path in
      let cell = cellForItem(at: path)
      return "cell \(path) \(cell?.frame ?? .null) \(cell?.tag ?? -1)"
    }
    var elements: [String] = []
    forEachElement(in: bounds) { elements.append("element \($0)") }
    let views = subviews.count { $0 is CollectionReusableView }
    return answers + elements.sorted() + ["views \(views)", "offset \(contentOffset)"]
  }
}

extension TableView: MeddledList {
  func reloadAll() { reloadData() }
  func invalidateAll(_ owner: MeddlingOwner) { performBatchUpdates {} }
  func ask() {
    _ = indexPathForRow(at: .xy(30, 40))
    _ = contentSize
    _ = layoutSnapshot
  }
  func reconfigureShown() { reconfigureRows(at: indexPathsForVisibleRows ?? []) }
  func inOneBatch(_ body: @escaping () -> Void) { performBatchUpdates(body) }
  func insertItem(_ path: IndexPath) { insertRows(at: [path]) }
  func deleteItem(_ path: IndexPath) { deleteRows(at: [path]) }
  func reloadItem(_ path: IndexPath) { reloadRows(at: [path]) }
  func insertSection(_ section: Int) { insertSections([section]) }
  func deleteSection(_ section: Int) { deleteSections([section]) }
  func space(_ owner: MeddlingOwner) { sectionHeaderTopPadding = owner.spacing }
  func begin(_ path: IndexPath) { _ = beginInteractiveMovementForRow(at: path) }
  func drag(to point: CGPoint) { updateInteractiveMovementTargetPosition(point) }
  func endDrag() { endInteractiveMovement() }
  func cancelDrag() { cancelInteractiveMovement() }

  func answers() -> [String] {
    var answers = ["size \(contentSize)", "sections \(numberOfSections)"]
    for section in 0..<numberOfSections {
      answers.append("header \(section) \(rectForHeader(inSection: section))")
      for row in 0..<numberOfRows(inSection: section) {
        answers.append("row \(section).\(row) \(rectForRow(at: .at(section, row)))")
      }
    }
    for y in stride(from: -10.0, to: 400, by: 37) {
      let path = indexPathForRow(at: .xy(31, y))
      answers.append("at \(y): \(path.map(String.init(describing:)) ?? "none")")
    }
    answers += (indexPathsForVisibleRows ?? []).map { path in
      let cell = cellForRow(at: path)
      return "cell \(path) \(cell?.frame ?? .null) \(cell?.tag ?? -1)"
    }
    forEachElement(in: bounds) { answers.append("element \($0)") }
    let views = subviews.count { $0 is TableViewCell || $0 is TableViewHeaderFooterView }
    return answers + ["views \(views)", "offset \(contentOffset)"]
  }
}
