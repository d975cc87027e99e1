import Foundation

/// The key of a registered class of reusable views, and of its unused views in the reuse queue.
struct CollectionReuseKey: Hashable {
  let category: CollectionView.ElementCategory
  /// The kind of supplementary or decoration views; nil for cells.
  let kind: String?
  let identifier: String
}

extension CollectionView {
  /// The default implementation of ``register(_:forCellWithReuseIdentifier:)``.
  final func builtInRegister(
    _ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String
  ) {
    let key = CollectionReuseKey(category: .cell, kind: nil, identifier: identifier)
    registry[key] = CollectionReusableView.subclass(cellClass)
  }

  /// The default implementation of ``register(_:forSupplementaryViewOfKind:withReuseIdentifier:)``.
  final func builtInRegister(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    let key = CollectionReuseKey(
      category: .supplementaryView, kind: elementKind, identifier: identifier)
    registry[key] = CollectionReusableView.subclass(viewClass)
  }

  /// The default implementation of ``dequeueReusableCell(withReuseIdentifier:for:)``.
  final func builtInDequeueReusableCell(
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
      // Read and then written: changing it in place would use a coroutine, which allocates.
      cell.bounds = CGRect(origin: cell.bounds.origin, size: size)
    }
    return cell
  }

  /// Returns the size of the cell at a displayed index path; nil if the item doesn't exist.
  private func sizeOfCell(at indexPath: IndexPath) -> CGSize? {
    // A layout pass requests the cell of an item that it has just found.
    if let new = list.sizeOfNewCell, new.place == ItemIndex(indexPath) { return new.size }
    return itemFrame(at: indexPath)?.size
  }

  /// The default implementation of
  /// ``dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)``.
  final func builtInDequeueReusableSupplementaryView(
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
      view.reuseCount &+= 1
      view.prepareForReuse()
      return view
    }
    let view = registry[key].map { View.make($0, frame: frame()) }
    view?.storedReuseIdentifier = key.identifier
    return view
  }

  /// Returns a reused or new decoration view; nil if the layout has registered no class for its
  /// kind.
  final func dequeueDecorationView(ofKind kind: String, frame: CGRect) -> CollectionReusableView? {
    guard let viewClass = storedLayout.decorationClasses[kind] else { return nil }
    let key = CollectionReuseKey(category: .decorationView, kind: kind, identifier: kind)
    // A previous layout may have registered views of the same kind.
    if registry[key] != viewClass { registry[key] = viewClass }
    return dequeue(key, frame: frame)
  }

  /// Returns an empty supplementary view, for data sources that don't provide one.
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

  /// Keeps a view for reuse after it was removed from the collection view.
  ///
  /// A view isn't kept if it wasn't dequeued, or if its class is no longer registered for its key.
  final func keepForReuse(_ view: CollectionReusableView, of element: CollectionElementKey) {
    guard let identifier = view.storedReuseIdentifier else { return }
    let key = CollectionReuseKey(
      category: element.category, kind: element.kind, identifier: identifier)
    registry.keep(view, for: key, ofRegisteredClass: true)
  }
}

extension CollectionReusableView {
  /// Casts a registered class to a class of reusable views; returns nil for nil.
  ///
  /// - Precondition: The class is `CollectionReusableView` or a subclass of it.
  static func subclass(_ viewClass: AnyClass?) -> CollectionReusableView.Type? {
    guard let viewClass else { return nil }
    guard let reusable = viewClass as? CollectionReusableView.Type else {
      preconditionFailure("Can't register \(viewClass): it isn't a reusable view class.")
    }
    return reusable
  }
}
