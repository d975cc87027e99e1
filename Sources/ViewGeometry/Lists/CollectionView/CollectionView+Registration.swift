public import Foundation

/// What reusable views are registered and kept under.
struct CollectionReuseKey: Hashable {
  let category: CollectionView.ElementCategory
  /// The kind of supplementary views; nil for cells.
  let kind: String?
  let identifier: String
}

extension CollectionView {
  /// Names the class of the cells that are dequeued with `identifier`; nil takes the registration back.
  public func register(
    _ cellClass: CollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String
  ) {
    let key = CollectionReuseKey(category: .cell, kind: nil, identifier: identifier)
    registry[key] = cellClass
  }

  /// Names the class of the supplementary views of a kind that are dequeued with `identifier`.
  public func register(
    _ viewClass: CollectionReusableView.Type?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    let key = CollectionReuseKey(
      category: .supplementaryView, kind: elementKind, identifier: identifier)
    registry[key] = viewClass
  }

  /// A cell that went out of view, or a new one of the registered class, as wide and high as the item.
  ///
  /// - Precondition: A class is registered for `identifier`.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionViewCell {
    if list.reconfiguring != nil, let cell = cellToReconfigure(at: indexPath, identifier) {
      return cell
    }
    let key = CollectionReuseKey(category: .cell, kind: nil, identifier: identifier)
    let shown = shownIndexPath(of: indexPath)
    let view = dequeue(key, frame: itemFrame(at: shown) ?? .zero)
    guard let cell = view as? CollectionViewCell else {
      preconditionFailure("No cell class is registered for \"\(identifier)\".")
    }
    if let size = sizeOfCell(at: shown), size != cell.bounds.size {
      // Read and written, not changed in place: that goes through a coroutine, which allocates.
      cell.bounds = CGRect(origin: cell.bounds.origin, size: size)
    }
    return cell
  }

  /// The size of the cell that is shown at an index path; nil where there is no item.
  private func sizeOfCell(at indexPath: IndexPath) -> CGSize? {
    // A layout pass asks for the cell of an item that it has just found.
    if let new = list.sizeOfNewCell, new.place == ItemIndex(indexPath) { return new.size }
    return itemFrame(at: indexPath)?.size
  }

  /// A supplementary view that went out of view, or a new one of the registered class.
  ///
  /// - Precondition: A class is registered for `elementKind` and `identifier`.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionReusableView {
    let key = CollectionReuseKey(
      category: .supplementaryView, kind: elementKind, identifier: identifier)
    guard let view = dequeue(key, frame: .zero) else {
      preconditionFailure(
        "No class is registered for \"\(identifier)\" of kind \"\(elementKind)\".")
    }
    return view
  }

  private func dequeue(
    _ key: CollectionReuseKey, frame: @autoclosure () -> CGRect
  ) -> CollectionReusableView? {
    if let view = registry.take(key) {
      (view as? CollectionViewCell)?.forgetState()
      view.prepareForReuse()
      return view
    }
    let view = registry[key]?.init(dequeuedIn: frame())
    view?.storedReuseIdentifier = key.identifier
    return view
  }

  /// A decoration view that went out of view, or a new one of the class that the layout registered; nil when it
  /// registered none.
  final func dequeueDecorationView(ofKind kind: String, frame: CGRect) -> CollectionReusableView? {
    guard let viewClass = storedLayout.decorationClasses[kind] else { return nil }
    let key = CollectionReuseKey(category: .decorationView, kind: kind, identifier: kind)
    // Another layout may have had views of the same kind.
    if registry[key] != viewClass { registry[key] = viewClass }
    return dequeue(key, frame: frame)
  }

  /// A supplementary view without content, for data sources that provide none.
  final func dequeueBlankSupplementaryView(
    ofKind elementKind: String, for indexPath: IndexPath
  ) -> CollectionReusableView {
    let identifier = "blank"
    let key = CollectionReuseKey(
      category: .supplementaryView, kind: elementKind, identifier: identifier)
    if registry[key] == nil { registry[key] = CollectionReusableView.self }
    return dequeueReusableSupplementaryView(
      ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
  }

  /// Keeps a view that went out of view for the next element like it, unless another class is registered by now.
  final func keepForReuse(_ view: CollectionReusableView, of element: CollectionElementKey) {
    guard let identifier = view.storedReuseIdentifier else { return }
    let key = CollectionReuseKey(
      category: element.category, kind: element.kind, identifier: identifier)
    registry.keep(view, for: key, ofRegisteredClass: true)
  }
}
