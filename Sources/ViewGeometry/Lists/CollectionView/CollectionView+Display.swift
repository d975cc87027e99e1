import Foundation

extension CollectionView {
  /// Makes exactly the elements that overlap the bounds have views, each at its place.
  ///
  /// New views may prefer other sizes than the layout gave them, which brings others into view (R6.29).
  final func showVisibleElements() {
    guard !list.phase.isSolving else { return setNeedsLayout() }
    // A view is asked once for each size it is given; the bound is for layouts that are never content.
    for _ in 0..<32 {
      showElementsOnce()
      if storedLayout.isPrepared { return }
    }
  }

  /// Whether nothing that was called since has reloaded, updated or laid out.
  private func isCurrent(_ pass: Int, _ revision: Int) -> Bool {
    passes.last == pass && list.revision == revision
  }

  private func showElementsOnce() {
    let outer = list.begin(.showing)
    defer { list.end(outer) }
    passes.last += 1
    // Taken out, so that this reference is the only one and the room is used again.
    var elements = passes.elements
    passes.elements = []
    elements.removeAll(keepingCapacity: true)
    findVisibleElements(into: &elements)
    let (pass, revision) = (passes.last, list.revision)
    order(&elements)
    if movement != nil { addDraggedItem(to: &elements) }
    // Before new ones are asked for, so that these can be used again at once.
    endDisplaying(except: elements)
    var below: View?
    var next = cellsStart
    for index in elements.indices {
      // The others may be elements that are gone.
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

  /// Orders elements by zIndex; among equals the order of R6.11 stays, and the later index path comes to lie on top (R9.5).
  ///
  /// - Complexity: O(n) where those beside 0 come in their order, as the headers and footers of a flow layout do.
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

  /// Puts a dragged item in front of all others, where it is dragged to, whether its place is in view or not.
  private func addDraggedItem(to elements: inout [VisibleElement]) {
    guard let attributes = movementAttributes(), let image = displayed(attributes) else { return }
    let element = CollectionLayoutElement(image)
    elements.removeAll { $0.key == element.key }
    if let view = shown[element.key] { bringSubviewToFront(view) }
    elements.append(VisibleElement(element, attributes: attributes))
  }

  /// Gives the element at an index its view, in front of `below`; nil when the data source has none.
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
        "The data source gave the view of \(shownKey.indexPath) for \(key.indexPath), too.")
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
    if !initialAttributes.isEmpty, let first = initialAttributes[key] { view.adopt(first) }
    view.adopt(attributes)
    if selection != nil, let cell = view as? CollectionViewCell, let place = cell.shownItem {
      showState(of: place, on: cell)
    }
    askPreferredAttributes(of: view, given: attributes)
    takeBack(attributes)
    willDisplay(view, key)
    // Whoever was asked or told may have reloaded, and laid out, too.
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

  /// Has shown supplementary views go with their items or their sections as the layout has them now.
  final func findOutWhatHangsOnItems() {
    for (key, view) in shown where key.category == .supplementaryView {
      view.hangsOnItem = storedLayout.hangsOnItem(ofKind: key.kind ?? "", at: key.indexPath)
    }
  }

  /// Has shown views asked which sizes they prefer even if they keep the ones they have: the layout may ask otherwise now.
  final func forgetPreferredSizes() {
    for view in shown.values { view.askedSize = nil }
  }

  /// Asks a view again that has neither the size it was asked with nor the one it prefers: the layout dropped that.
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

  /// Lets the layout know what attributes a view would rather have.
  final func askPreferredAttributes(
    of view: CollectionReusableView, given attributes: CollectionViewLayoutAttributes
  ) {
    let copy = lendCopy(of: attributes)
    defer { takeBack(copy) }
    view.openAxes = storedLayout.openAxes(of: attributes)
    let preferred = view.preferredLayoutAttributesFitting(copy)
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

  /// Takes every view out of the tree.
  final func endDisplayingAll() {
    endDisplaying { _ in true }
  }

  /// Takes out the decoration views that another layout had, where this one has views of another class in their places.
  final func dropDecorationViewsOfOtherClasses() {
    let classes = storedLayout.decorationClasses
    endDisplaying { view in
      guard let key = view.elementKey, key.category == .decorationView else { return false }
      return classes[key.kind ?? ""] != type(of: view)
    }
  }

  /// Takes out the views of all other elements.
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
    // Gathered first: a dictionary that changes while it is walked is copied.
    var gone = passes.goneKeys
    passes.goneKeys = []
    for (key, view) in shown where isGone(view) { gone.append(key) }
    for key in gone {
      if let view = shown.removeValue(forKey: key) { stopShowing(view, as: key) }
    }
    gone.removeAll(keepingCapacity: true)
    passes.goneKeys = gone
  }

  /// Takes a view that stood for `key` out of the tree and keeps it for the next element like it.
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
