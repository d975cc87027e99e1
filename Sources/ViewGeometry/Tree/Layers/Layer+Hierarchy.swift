import Foundation

// The sublayers of a view's layer are the layers of its subviews, and the added layers between
// them. An added layer keeps its position among the subviews when others are added or removed. A
// subview inserted at exactly that position is in front of the added layer.

extension Layer {
  /// A layer that was added to another one.
  struct Member {
    let layer: Layer
    /// The number of subviews behind the layer; 0 if the superlayer isn't a view's layer.
    var subviewsBehind: Int
  }

  /// The default implementation of ``superlayer``.
  final var builtInSuperlayer: Layer? {
    if let presentedModel { return presentedModel.superlayer?.presentedLayer() }
    return isOfView ? view?.superview?.layer : ownSuperlayer
  }

  /// The default implementation of ``sublayers``.
  final var builtInSublayers: [Layer]? {
    get {
      let all =
        presentedModel?.orderedSublayers.map { $0.presentedLayer() } ?? orderedSublayers
      return all.isEmpty ? nil : all
    }
    set {
      for member in members { member.layer.ownSuperlayer = nil }
      members = []
      var next: Layer?
      var added: [(layer: Layer, next: Layer?)] = []
      for layer in (newValue ?? []).reversed() {
        if !layer.isOfView {
          added.append((layer, next))
        } else if layer.superlayer === self {
          next = layer
        }
      }
      for (layer, next) in added.reversed() {
        if let next { insertSublayer(layer, below: next) } else { addSublayer(layer) }
      }
    }
  }

  final var orderedSublayers: [Layer] {
    guard isOfView else { return members.map(\.layer) }
    let subviews = geometry.children
    guard !members.isEmpty else { return subviews.map(\.layer) }
    var all: [Layer] = []
    var next = 0
    for (index, subview) in subviews.enumerated() {
      while next < members.count, members[next].subviewsBehind <= index {
        all.append(members[next].layer)
        next += 1
      }
      all.append(subview.layer)
    }
    return all + members[next...].map(\.layer)
  }

  /// The default implementation of ``addSublayer(_:)``.
  final func builtInAddSublayer(_ layer: Layer) {
    insert(layer, at: Int.max)
  }

  /// The default implementation of ``insertSublayer(_:at:)``.
  final func builtInInsertSublayer(_ layer: Layer, at index: UInt32) {
    insert(layer, at: Int(index))
  }

  /// The default implementation of ``insertSublayer(_:below:)``.
  final func builtInInsertSublayer(_ layer: Layer, below sibling: Layer?) {
    insert(layer, at: place(of: sibling, besides: layer) ?? Int.max)
  }

  /// The default implementation of ``insertSublayer(_:above:)``.
  final func builtInInsertSublayer(_ layer: Layer, above sibling: Layer?) {
    insert(layer, at: place(of: sibling, besides: layer).map { $0 + 1 } ?? Int.max)
  }

  /// The default implementation of ``replaceSublayer(_:with:)``.
  final func builtInReplaceSublayer(_ old: Layer, with new: Layer) {
    guard old !== new, old.superlayer === self else { return }
    insertSublayer(new, above: old)
    old.removeFromSuperlayer()
  }

  /// The default implementation of ``removeFromSuperlayer()``.
  final func builtInRemoveFromSuperlayer() {
    if let view { return view.removeFromSuperview() }
    ownSuperlayer?.members.removeAll { $0.layer === self }
    ownSuperlayer = nil
  }

  private final func place(of sibling: Layer?, besides layer: Layer) -> Int? {
    orderedSublayers.filter { $0 !== layer }.firstIndex { $0 === sibling }
  }

  /// Inserts a layer at `index` among the other sublayers, or in front of all others if `index`
  /// exceeds their number.
  ///
  /// If `layer` is a view's layer, `index` is evaluated again after the callbacks that precede the
  /// change, because these may add and remove sublayers.
  private final func insert(_ layer: Layer, at index: @autoclosure () -> Int) {
    precondition(
      layer !== self && (layer.isEmpty || !isBelow(layer)),
      "Can't add \(layer) to \(self): it contains the receiver, and a tree can't have cycles.")
    precondition(
      isOfView || !layer.isOfView,
      "Can't add the layer of a view to \(self), which isn't the layer of a view.")
    if !layer.isOfView { layer.removeFromSuperlayer() }
    // Nothing needs to be counted if the layer goes in front of all others, unless it is a view's
    // layer and there are added layers.
    if index() == Int.max, !layer.isOfView || members.isEmpty { return append(layer) }
    var inFront: ArraySlice<Layer> = []
    /// Returns the counts of subviews and of added layers behind `index`.
    func countBehind() -> (subviews: Int, layers: Int) {
      let order = orderedSublayers.filter { $0 !== layer }
      let place = min(index(), order.count)
      inFront = order[place...].prefix { !$0.isOfView }
      let subviews = order.prefix(place).count { $0.isOfView }
      return (subviews, place - subviews)
    }
    if let subview = layer.view {
      geometry.adopt(subview, at: countBehind().subviews)
      raise(inFront, inFrontOf: subview)
    } else {
      let behind = countBehind()
      members.insert(Member(layer: layer, subviewsBehind: behind.subviews), at: behind.layers)
      layer.ownSuperlayer = self
    }
  }

  private final func append(_ layer: Layer) {
    if let subview = layer.view { return geometry.addSubview(subview) }
    members.append(Member(layer: layer, subviewsBehind: isOfView ? geometry.childCount : 0))
    layer.ownSuperlayer = self
  }

  /// Moves added layers in front of `subview`, which was inserted at their index.
  ///
  /// Callbacks of the insertion may have changed the tree, so the subview's current index is used,
  /// and removed layers stay removed.
  private final func raise(_ layers: ArraySlice<Layer>, inFrontOf subview: View) {
    guard !layers.isEmpty, let index = geometry.indexOfSubview(subview),
      let first = members.firstIndex(where: { member in
        member.subviewsBehind == index && layers.contains { $0 === member.layer }
      })
    else { return }
    for place in first..<members.count where members[place].subviewsBehind == index {
      members[place].subviewsBehind = index + 1
    }
  }

  /// Increments the counts of the added layers in front of a subview that was inserted at `index`.
  final func subviewCame(at index: Int) {
    for place in members.indices where members[place].subviewsBehind > index {
      members[place].subviewsBehind += 1
    }
  }

  /// Decrements the counts of the added layers in front of a subview that was removed from `index`.
  final func subviewLeft(from index: Int) {
    for place in members.indices where members[place].subviewsBehind > index {
      members[place].subviewsBehind -= 1
    }
  }

  final var isEmpty: Bool { members.isEmpty && !geometry.hasChildren }

  /// Returns whether the receiver is a descendant of `layer`.
  private final func isBelow(_ layer: Layer) -> Bool {
    var next = superlayer
    while let ancestor = next {
      if ancestor === layer { return true }
      next = ancestor.superlayer
    }
    return false
  }

  /// Releases the added layers one after the other, so that a deep chain doesn't overflow the
  /// stack.
  final func releaseMembers() {
    guard !members.isEmpty else { return }
    var pending = members.map(\.layer)
    members = []
    while var layer = pending.popLast() {
      guard isKnownUniquelyReferenced(&layer) else { continue }
      pending.append(contentsOf: layer.members.map(\.layer))
      layer.members = []
    }
  }
}
