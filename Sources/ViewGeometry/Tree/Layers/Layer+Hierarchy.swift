import Foundation

// The sublayers of a view's layer are the layers of its subviews, and between them those that a program added. One that was added
// keeps its place among the subviews when others come and go; a subview that comes right there lies in front of it.

extension Layer {
  /// A layer that a program added.
  struct Member {
    let layer: Layer
    /// How many subviews lie behind it; 0 in a layer without a view.
    var subviewsBehind: Int
  }

  /// The layer above: of the superview, or the one that this layer was added to.
  public final var superlayer: Layer? {
    if let presentedModel { return presentedModel.superlayer?.presentedLayer() }
    return isOfView ? view?.superview?.layer : ownSuperlayer
  }

  /// The layers in this one, back to front; nil for none.
  ///
  /// Setting it takes out what programs added and adds those given that aren't layers of views, each behind the subviews whose
  /// layers are given after it; subviews stay as they are.
  ///
  /// - Complexity: O(sublayers).
  public final var sublayers: [Layer]? {
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

  /// Adds a layer in front of the others, taking it out of its superlayer first.
  ///
  /// The layer of a view brings its view: it becomes a subview.
  ///
  /// - Precondition: `layer` isn't the receiver or above it, and isn't of a view unless the receiver is.
  public final func addSublayer(_ layer: Layer) {
    insert(layer, at: Int.max)
  }

  /// Inserts a layer at a place among the sublayers, from the back; in front of all where there are fewer (R2.27).
  ///
  /// - Precondition: As for `addSublayer(_:)`.
  public final func insertSublayer(_ layer: Layer, at index: UInt32) {
    insert(layer, at: Int(index))
  }

  /// Inserts a layer just behind `sibling`, or in front of all when that is nil or no sublayer.
  public final func insertSublayer(_ layer: Layer, below sibling: Layer?) {
    insert(layer, at: place(of: sibling, besides: layer) ?? Int.max)
  }

  /// Inserts a layer just in front of `sibling`, or in front of all when that is nil or no sublayer.
  public final func insertSublayer(_ layer: Layer, above sibling: Layer?) {
    insert(layer, at: place(of: sibling, besides: layer).map { $0 + 1 } ?? Int.max)
  }

  /// Puts a layer in the place of a sublayer; nothing happens when `old` isn't one.
  public final func replaceSublayer(_ old: Layer, with new: Layer) {
    guard old !== new, old.superlayer === self else { return }
    insertSublayer(new, above: old)
    old.removeFromSuperlayer()
  }

  /// Takes the layer out of its superlayer; the layer of a view takes its view out of the superview.
  public final func removeFromSuperlayer() {
    if let view { return view.removeFromSuperview() }
    ownSuperlayer?.members.removeAll { $0.layer === self }
    ownSuperlayer = nil
  }

  private final func place(of sibling: Layer?, besides layer: Layer) -> Int? {
    orderedSublayers.filter { $0 !== layer }.firstIndex { $0 === sibling }
  }

  /// `index` counts the other sublayers; one beyond them all is in front.
  ///
  /// For the layer of a view it is computed again when the callbacks before the change are over: they may add and remove sublayers.
  private final func insert(_ layer: Layer, at index: @autoclosure () -> Int) {
    precondition(
      layer !== self && (layer.isEmpty || !isBelow(layer)),
      "Can't add \(layer) to \(self): it contains the receiver, and a tree has no cycles.")
    precondition(
      isOfView || !layer.isOfView,
      "Can't add the layer of a view to \(self), which belongs to no view.")
    if !layer.isOfView { layer.removeFromSuperlayer() }
    // Nothing to count: a plain layer in front of all, or a subview where no plain layers are.
    if index() == Int.max, !layer.isOfView || members.isEmpty { return append(layer) }
    var inFront: ArraySlice<Layer> = []
    /// How many subviews and plain layers lie behind the place.
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

  /// Has plain layers lie in front of a subview that has come right there, where it would lie in front of them.
  ///
  /// Callbacks of the move may have changed everything: the subview is where it is now, and layers that are gone stay gone.
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

  /// Counts a subview that has come at an index behind the plain layers in front of it.
  final func subviewCame(at index: Int) {
    for place in members.indices where members[place].subviewsBehind > index {
      members[place].subviewsBehind += 1
    }
  }

  /// Counts a subview that has left an index no longer.
  final func subviewLeft(from index: Int) {
    for place in members.indices where members[place].subviewsBehind > index {
      members[place].subviewsBehind -= 1
    }
  }

  final var isEmpty: Bool { members.isEmpty && !geometry.hasChildren }

  /// Whether the receiver lies somewhere in `layer`.
  private final func isBelow(_ layer: Layer) -> Bool {
    var next = superlayer
    while let ancestor = next {
      if ancestor === layer { return true }
      next = ancestor.superlayer
    }
    return false
  }

  /// Lets the members go one after the other, so that a deep chain doesn't overflow the stack.
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
