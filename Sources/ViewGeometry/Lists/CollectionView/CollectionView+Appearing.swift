import Foundation

/// The initial and final attributes of views that appear and disappear in a batch update (R9.15).
extension CollectionView {
  /// Requests the initial attributes of the elements that become visible in the batch update, and
  /// of the supplementary and decoration views that the layout inserts.
  final func askInitialAttributes() {
    var coming: [CollectionElementKey] = []
    visitElements(in: bounds) { element, _ in
      if shown[element.key] == nil { coming.append(element.key) }
    }
    for key in keysToInsert() where !coming.contains(key) { coming.append(key) }
    initialAttributes = [:]
    for key in coming {
      if let attributes = displayed(storedLayout.initialAttributes(of: key)) {
        initialAttributes[key] = attributes
      }
    }
    setNeedsLayout()
  }

  /// Applies the layout's final attributes to a view that disappears, if the layout returns any.
  final func adoptFinalAttributes(_ view: CollectionReusableView, _ key: CollectionElementKey) {
    if let attributes = displayed(storedLayout.finalAttributes(of: key)) { view.adopt(attributes) }
  }

  /// Removes the supplementary and decoration views that the layout deletes in the batch update.
  ///
  /// The layout names them by their index paths before the update; `newKeys` has the key after the
  /// update for each key before it.
  final func hideSupplementaryViewsToDelete(
    _ newKeys: [CollectionElementKey: CollectionElementKey]
  ) {
    let kinds = shownKinds()
    let named = kinds.flatMap { kind in
      paths(
        of: kind, storedLayout.indexPathsToDeleteForSupplementaryView,
        storedLayout.indexPathsToDeleteForDecorationView)
    }
    for key in named {
      guard let newKey = newKeys[key], let view = shown.removeValue(forKey: newKey) else {
        continue
      }
      view.elementKey = nil
      adoptFinalAttributes(view, key)
      stopShowing(view, as: key)
    }
  }

  private func keysToInsert() -> [CollectionElementKey] {
    shownKinds().flatMap { kind in
      paths(
        of: kind, storedLayout.indexPathsToInsertForSupplementaryView,
        storedLayout.indexPathsToInsertForDecorationView)
    }
  }

  /// The category and the kind of supplementary or decoration views.
  private struct Kind: Hashable {
    let category: ElementCategory
    let name: String
  }

  private func shownKinds() -> Set<Kind> {
    var kinds: Set<Kind> = []
    for key in shown.keys where key.category != .cell {
      kinds.insert(Kind(category: key.category, name: key.kind ?? ""))
    }
    return kinds
  }

  private func paths(
    of kind: Kind, _ supplementary: (String) -> [IndexPath], _ decoration: (String) -> [IndexPath]
  ) -> [CollectionElementKey] {
    let paths =
      kind.category == .decorationView ? decoration(kind.name) : supplementary(kind.name)
    return paths.map {
      CollectionElementKey(indexPath: $0, category: kind.category, kind: kind.name)
    }
  }
}

extension CollectionViewLayout {
  fileprivate typealias Attributes = CollectionViewLayoutAttributes

  fileprivate func initialAttributes(of key: CollectionElementKey) -> Attributes? {
    key.asked(
      initialLayoutAttributesForAppearingItem,
      initialLayoutAttributesForAppearingSupplementaryElement,
      initialLayoutAttributesForAppearingDecorationElement)
  }

  fileprivate func finalAttributes(of key: CollectionElementKey) -> Attributes? {
    key.asked(
      finalLayoutAttributesForDisappearingItem,
      finalLayoutAttributesForDisappearingSupplementaryElement,
      finalLayoutAttributesForDisappearingDecorationElement)
  }
}

extension CollectionElementKey {
  /// Calls the closure for the element's category, and returns its result.
  fileprivate func asked<Answer>(
    _ item: (IndexPath) -> Answer, _ supplementary: (String, IndexPath) -> Answer,
    _ decoration: (String, IndexPath) -> Answer
  ) -> Answer {
    switch category {
    case .cell: item(indexPath)
    case .supplementaryView: supplementary(kind ?? "", indexPath)
    case .decorationView: decoration(kind ?? "", indexPath)
    }
  }
}
