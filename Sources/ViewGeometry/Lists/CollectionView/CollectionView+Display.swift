import Foundation

extension CollectionView {
  /// Shows views for the elements that overlap the bounds and for a dragged item, each at its
  /// position, and removes all other views of elements.
  ///
  /// New views may prefer sizes other than those the layout gave them, which can make more elements
  /// visible (R6.29).
  final func showVisibleElements() {
    guard !list.phase.isSolving else { return setNeedsLayout() }
    // A view's preferred size is requested once for each size that the layout gives it; the limit
    // is for layouts that never settle.
    for _ in 0..<32 {
      showElementsOnce()
      readContentSizeAgain()
      if storedLayout.isPrepared { return }
    }
  }

  /// Reads the content size of a custom layout again, after its elements were requested.
  ///
  /// Some custom layouts don't know their size before that (R9.25).
  private func readContentSizeAgain() {
    guard postponed.sizeReading, storedLayout.isPrepared else { return }
    postponed.sizeReading = false
    guard storedLayout.isNotifiedOfUpdates, list.batch == nil else { return }
    let size = storedLayout.collectionViewContentSize
    guard size != contentSize else { return }
    updateMirroring(contentWidth: size.width)
    contentSize = size
  }

  /// Returns whether there has been no other layout pass, reload or update since `pass` and
  /// `revision` were read.
  private func isCurrent(_ pass: Int, _ revision: Int) -> Bool {
    passes.last == pass && list.revision == revision
  }

  private func showElementsOnce() {
    let outer = list.begin(.showing)
    defer { list.end(outer) }
    passes.last += 1
    // Moved out of `passes`, so that this is the only reference and the storage is reused.
    var elements = passes.elements
    passes.elements = []
    elements.removeAll(keepingCapacity: true)
    findVisibleElements(into: &elements)
    let (pass, revision) = (passes.last, list.revision)
    order(&elements)
    if movement != nil { addDraggedItem(to: &elements) }
    // Done before new views are requested, so that the removed views can be reused at once.
    endDisplaying(except: elements)
    var below: View?
    var next = cellsStart
    for index in elements.indices {
      // The remaining elements may no longer exist.
      guard isCurrent(pass, revision) else {
        setNeedsLayout()
        break
      }
      if let view = show(elements, index, above: below, from: &next) { below = view }
    }
    elements.removeAll(keepingCapacity: true)
    passes.elements = elements
    if !initialAttributes.isEmpty { initialAttributes = [:] }
  }

  /// Sorts elements by z-index.
  ///
  /// Elements with equal z-index keep their order (R6.11), so later ones are in front (R9.5).
  ///
  /// - Complexity: O(n) if elements whose z-index isn't 0 are sorted already, like the headers and
  ///   footers of a flow layout; otherwise O(n log n).
  private func order(_ elements: inout [VisibleElement]) {
    guard elements.contains(where: { $0.zIndex != 0 }) else { return }
    var raised = passes.raised
    passes.raised = []
    elements.removeAll { element in
      guard element.zIndex != 0 else { return false }
      raised.append(element)
      return true
    }
    let isOrdered = zip(raised, raised.dropFirst()).allSatisfy { $0.zIndex <= $1.zIndex }
    if !isOrdered {
      raised = raised.enumerated()
        .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
        .map(\.element)
    }
    let behind = raised.prefix { $0.zIndex < 0 }
    elements.append(contentsOf: raised[behind.endIndex...])
    if !behind.isEmpty { elements.insert(contentsOf: behind, at: 0) }
    raised.removeAll(keepingCapacity: true)
    passes.raised = raised
  }

  /// Adds the dragged item in front of all others, at its dragged position, even if that is outside
  /// the bounds.
  private func addDraggedItem(to elements: inout [VisibleElement]) {
    guard let attributes = movementAttributes(), let image = displayed(attributes) else { return }
    let element = CollectionLayoutElement(image)
    elements.removeAll { $0.key == element.key }
    if let view = shown[element.key] { bringSubviewToFront(view) }
    elements.append(VisibleElement(element, attributes: attributes))
  }

  /// Shows the view of the element at `index`; a new view is placed in front of `below`.
  ///
  /// Returns nil if there is no view. For a new view, also returns nil if a callback reloaded the
  /// data or began another layout pass.
  private func show(
    _ elements: [VisibleElement], _ index: Int, above below: View?, from next: inout Int
  ) -> View? {
    let start = next
    if let view = shownView(of: elements, at: index, from: &next) {
      if next != start + 1 { putInOrder(view, from: start, &next) }
      if elements[index].attributes != nil || view.askedSize == nil
        || !view.hasFrame(elements[index].frame)
      {
        let visible = elements[index]
        let attributes = displayed(visible.attributes) ?? lendAttributes(of: visible.element)
        view.adopt(attributes)
        askAgain(view, given: attributes)
        takeBack(attributes)
      }
      return view
    }
    let view = showNew(elements[index].element, elements[index].attributes, above: below)
    if view != nil { next += 1 }
    return view
  }

  private func showNew(
    _ element: CollectionLayoutElement, _ made: CollectionViewLayoutAttributes?,
    above below: View?
  ) -> View? {
    let key = element.key
    let (pass, revision) = (passes.last, list.revision)
    let hangsOnItem =
      element.category == .supplementaryView
      && storedLayout.hangsOnItem(ofKind: element.kind ?? "", at: element.indexPath)
    if element.category == .cell {
      list.sizeOfNewCell = (ItemIndex(key.indexPath), made?.storedSize ?? element.frame.size)
    }
    let given = makeView(for: element, hangsOnItem: hangsOnItem)
    list.sizeOfNewCell = nil
    guard let view = given else { return nil }
    if let shownKey = view.elementKey, shown[shownKey] === view {
      preconditionFailure(
        "The data source returned the view of \(shownKey.indexPath) for \(key.indexPath), too.")
    }
    guard isCurrent(pass, revision) else {
      keepForReuse(view, of: key)
      return nil
    }
    view.elementKey = key
    view.hangsOnItem = hangsOnItem
    view.lastPass = passes.last
    shown[key] = view
    let attributes = displayed(made) ?? lendAttributes(of: element)
    adopt(attributes, on: view, key)
    if selection != nil, let cell = view as? CollectionViewCell, let place = cell.shownItem {
      showState(of: place, on: cell)
    }
    askPreferredAttributes(of: view, given: attributes)
    takeBack(attributes)
    willDisplay(view, key)
    // The callbacks above may have reloaded the data and triggered a layout pass.
    guard view.elementKey != nil, view.superview !== self else { return nil }
    view.move(inPass: list.phase == .showing) {
      if let below, below.superview === self {
        insertSubview(view, aboveSubview: below)
      } else {
        insertSubview(view, at: cellsStart)
      }
    }
    return view
  }

  /// Moves a new view to the position that the layout gives it.
  ///
  /// In a batch update, the view is animated from its initial attributes, if there are any.
  private func adopt(
    _ attributes: CollectionViewLayoutAttributes, on view: CollectionReusableView,
    _ key: CollectionElementKey
  ) {
    if !initialAttributes.isEmpty, let first = initialAttributes[key] {
      SystemAnimation.still { view.adopt(first) }
      view.adopt(attributes)
      view.didArrive(isAnimated: true)
    } else {
      view.adopt(attributes)
      view.didArrive(isAnimated: false)
    }
  }

  /// Determines which displayed supplementary views the current layout attaches to items.
  final func findOutWhatHangsOnItems() {
    for (key, view) in shown where key.category == .supplementaryView {
      view.hangsOnItem = storedLayout.hangsOnItem(ofKind: key.kind ?? "", at: key.indexPath)
    }
  }

  /// Marks the preferred sizes of all views as stale, so that they are requested again.
  ///
  /// A new layout may constrain the views differently.
  final func forgetPreferredSizes() {
    for view in shown.values { view.askedSize = nil }
  }

  /// Requests preferred attributes again if they are stale or the layout has discarded them.
  ///
  /// The layout has discarded them if the size of `attributes` is neither the last requested size
  /// nor the last preferred size.
  private func askAgain(
    _ view: CollectionReusableView, given attributes: CollectionViewLayoutAttributes
  ) {
    let size = attributes.storedSize
    if view.askedSize != nil, size == view.preferredSize {
      view.askedSize = size
    } else if size != view.askedSize {
      askPreferredAttributes(of: view, given: attributes)
    }
  }

  /// Requests a view's preferred attributes and passes them to the layout.
  final func askPreferredAttributes(
    of view: CollectionReusableView, given attributes: CollectionViewLayoutAttributes
  ) {
    let copy = lendCopy(of: attributes)
    defer { takeBack(copy) }
    view.openAxes = storedLayout.openAxes(of: attributes)
    let outer = list.ignoresSizeChanges
    list.ignoresSizeChanges = true
    let preferred = view.preferredLayoutAttributesFitting(copy)
    list.ignoresSizeChanges = outer
    (view.askedSize, view.preferredSize) = (attributes.storedSize, preferred.storedSize)
    guard preferred != attributes,
      storedLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return }
    storedLayout.invalidateLayout(
      with: storedLayout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
  }

  private func makeView(
    for element: CollectionLayoutElement, hangsOnItem: Bool
  ) -> CollectionReusableView? {
    switch element.category {
    case .cell:
      return storedDataSource?.collectionView(
        self, cellForItemAt: dataIndexPath(of: element.indexPath))
    case .supplementaryView:
      let path = element.indexPath
      return storedDataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: element.kind ?? "",
        at: hangsOnItem ? dataIndexPath(of: path) : path)
    case .decorationView:
      return dequeueDecorationView(ofKind: element.kind ?? "", frame: element.frame)
    }
  }

  /// Removes the views of all elements from the collection view.
  final func endDisplayingAll() {
    endDisplaying { _ in true }
  }

  /// Removes the decoration views of a previous layout unless the current layout registers the same
  /// class for their kind.
  final func dropDecorationViewsOfOtherClasses() {
    let classes = storedLayout.decorationClasses
    endDisplaying { view in
      guard let key = view.elementKey, key.category == .decorationView else { return false }
      return classes[key.kind ?? ""] != type(of: view)
    }
  }

  /// Removes the views of all elements that aren't in `elements`.
  private func endDisplaying(except elements: [VisibleElement]) {
    var (next, stay) = (cellsStart, 0)
    for index in elements.indices {
      guard let view = shownView(of: elements, at: index, from: &next), view.lastPass != passes.last
      else { continue }
      view.lastPass = passes.last
      stay += 1
    }
    if stay < shown.count { endDisplaying { $0.lastPass != passes.last } }
  }

  private func endDisplaying(where isGone: (CollectionReusableView) -> Bool) {
    // Collected first: mutating a dictionary while iterating over it copies it.
    var gone = passes.goneKeys
    passes.goneKeys = []
    for (key, view) in shown where isGone(view) { gone.append(key) }
    for key in gone {
      if let view = shown.removeValue(forKey: key) { stopShowing(view, as: key) }
    }
    gone.removeAll(keepingCapacity: true)
    passes.goneKeys = gone
  }

  /// Removes the view of an element from the collection view, and keeps it for reuse.
  ///
  /// Unless the view is a decoration view, the delegate is notified.
  final func stopShowing(_ view: CollectionReusableView, as key: CollectionElementKey) {
    view.elementKey = nil
    view.move(inPass: list.phase == .showing) { view.removeFromSuperview() }
    didEndDisplaying(view, key)
    keepForReuse(view, of: key)
  }

  private func willDisplay(_ view: CollectionReusableView, _ key: CollectionElementKey) {
    guard let delegate = collectionDelegate else { return }
    if let cell = view as? CollectionViewCell {
      delegate.collectionView(self, willDisplay: cell, forItemAt: key.indexPath)
    } else if key.category == .supplementaryView {
      delegate.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: key.kind ?? "",
        at: key.indexPath)
    }
  }

  private func didEndDisplaying(_ view: CollectionReusableView, _ key: CollectionElementKey) {
    guard let delegate = collectionDelegate else { return }
    if let cell = view as? CollectionViewCell {
      delegate.collectionView(self, didEndDisplaying: cell, forItemAt: key.indexPath)
    } else if key.category == .supplementaryView {
      delegate.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind ?? "",
        at: key.indexPath)
    }
  }
}
