import Foundation
import ViewGeometry

@testable import TestSupport

/// A tree of views with constraints as plain values, from which a fresh tree can be made at any time.
struct ConstraintHistory: CustomStringConvertible {
  struct Item {
    /// The index of the superview; nil for the window.
    var parent: Int?
    /// The axis of a stack; nil for a plain view.
    var stack: Axis?
    var distribution = StackView.Distribution.fill
    var spacing = 0.0
    var content: [Double]
    /// For each axis: the position (0 start, 1 middle, 2 end), its distance, and whether it is from
    /// the margins guide.
    var places: [(edge: Int, offset: Double, isFromMargins: Bool)]
    var isHidden = false
    /// Positioned by a frame instead of constraints.
    var frame: CGRect?
    var isInTree = true
    var margin = 8.0
  }

  /// A constraint between sizes, always optional.
  struct SizePreference {
    var first: Int
    var axis: Int
    var relation: LayoutConstraint.Relation
    var second: Int?
    var multiplier: Double
    var constant: Double
    var priority: Float
    var isActive: Bool
  }

  enum Edit {
    case offset(Int, axis: Int, Double)
    case content(Int, axis: Int, Double)
    case hide(Int)
    case turnDirection
    case safeArea(Double)
    case margin(Int, Double)
    case size(axis: Int, Double)
    case constant(Int, Double)
    case priority(Int, Float)
    case toggle(Int)
    case remove(Int)
    case add(Int)
    case freeze(Int, CGRect)
    case release(Int)
    case spacing(Int, Double)
    case layout
    case ask(Int)
  }

  var items: [Item] = []
  var preferredSizes: [SizePreference] = []
  /// Subviews of each item, and of the window at the end, in order.
  var order: [[Int]] = []
  var size = [320.0, 480.0]
  var safeArea = 0.0
  var isMirrored = false

  init(_ source: inout ChoiceSource, views limit: Int = 7) {
    let count = 1 + source.index(below: limit)
    for place in 0..<count {
      let parent = place == 0 || source.oneIn(3) ? nil : Optional(source.index(below: place))
      var item = Item(
        parent: parent, stack: source.oneIn(3) ? source.pick(Axis.allCases) : nil,
        content: [Self.length(&source), Self.length(&source)], places: [])
      item.distribution = source.pick([.fill, .fillEqually, .equalSpacing])
      item.spacing = Double(source.index(below: 9))
      for _ in 0..<2 {
        item.places.append(
          (source.index(below: 3), Double(source.integer(within: 80)) / 4, source.oneIn(3)))
      }
      items.append(item)
    }
    preferredSizes = source.list(mean: 4, limit: 8) { source in
      SizePreference(
        first: source.index(below: count), axis: source.index(below: 2),
        relation: source.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
        second: source.flag() ? source.index(below: count) : nil,
        multiplier: source.pick([1, 1, 0.5, 2]), constant: Self.length(&source),
        priority: Self.priority(&source), isActive: source.flag())
    }
    order = [[Int]](repeating: [], count: count + 1)
    for place in items.indices { order[items[place].parent ?? count].append(place) }
    for place in preferredSizes.indices
    where preferredSizes[place].second == preferredSizes[place].first {
      preferredSizes[place].second = nil
    }
  }

  static func length(_ source: inout ChoiceSource) -> Double {
    Double(source.index(below: 400)) / 4
  }

  static func priority(_ source: inout ChoiceSource) -> Float {
    Float(100 + source.index(below: 890)) + 0.5
  }

  func edit(_ source: inout ChoiceSource) -> Edit {
    let (view, axis) = (source.index(below: items.count), source.index(below: 2))
    let preferredSize = source.index(below: max(1, preferredSizes.count))
    switch source.index(below: 18) {
    case 0: return .offset(view, axis: axis, Double(source.integer(within: 80)) / 4)
    case 1: return .content(view, axis: axis, Self.length(&source))
    case 2: return .hide(view)
    case 3: return .turnDirection
    case 4: return .safeArea(Double(source.index(below: 40)))
    case 5: return .margin(view, Double(source.index(below: 20)))
    case 6: return .size(axis: axis, 4 * Self.length(&source))
    case 7: return .constant(preferredSize, Self.length(&source))
    case 8: return .priority(preferredSize, Self.priority(&source))
    case 9, 10: return .toggle(preferredSize)
    case 11: return .remove(view)
    case 12: return .add(view)
    case 13:
      return .freeze(
        view,
        CGRect(
          x: Self.length(&source), y: Self.length(&source), width: Self.length(&source),
          height: Self.length(&source)))
    case 14: return .release(view)
    case 15: return .spacing(view, Double(source.index(below: 9)))
    case 16: return .layout
    default: return .ask(view)
    }
  }

  var description: String { "size \(size), items \(items), preferred sizes \(preferredSizes)" }

  /// Whether the first item is the second or inside it.
  private func isInside(_ item: Int, _ outer: Int) -> Bool {
    var next: Int? = item
    while let place = next {
      if place == outer { return true }
      next = items[place].parent
    }
    return false
  }

  func isArranged(_ place: Int) -> Bool {
    items[place].parent.map { items[$0].stack != nil } ?? false
  }

  /// Whether the item and all superviews are in the tree.
  func isAttached(_ place: Int) -> Bool {
    var next: Int? = place
    while let place = next {
      guard items[place].isInTree else { return false }
      next = items[place].parent
    }
    return true
  }

  /// Whether the item is in the tree, and neither it nor an ancestor has been hidden in a stack.
  ///
  /// Without constraints a stack leaves hidden views where they were.
  func isPlaced(_ place: Int) -> Bool {
    var next: Int? = place
    while let place = next {
      if items[place].isHidden, isArranged(place) { return false }
      next = items[place].parent
    }
    return isAttached(place)
  }

  /// Whether a preferred size can be active: its items have a common ancestor.
  func isInOneTree(_ preferredSize: SizePreference) -> Bool {
    guard let second = preferredSize.second else { return true }
    return top(of: preferredSize.first) == top(of: second)
  }

  /// The removed view that holds an item; nil for the window.
  private func top(of item: Int) -> Int? {
    var next: Int? = item
    while let place = next {
      guard items[place].isInTree else { return place }
      next = items[place].parent
    }
    return nil
  }

  mutating func apply(_ edit: Edit) {
    switch edit {
    case .offset(let view, let axis, let offset): items[view].places[axis].offset = offset
    case .content(let view, let axis, let length): items[view].content[axis] = length
    case .hide(let view): items[view].isHidden.toggle()
    case .turnDirection: isMirrored.toggle()
    case .safeArea(let inset): safeArea = inset
    case .margin(let view, let margin): items[view].margin = margin
    case .size(let axis, let length): size[axis] = length
    case .constant(let preferredSize, let constant):
      if preferredSizes.indices.contains(preferredSize) {
        preferredSizes[preferredSize].constant = constant
      }
    case .priority(let preferredSize, let priority):
      if preferredSizes.indices.contains(preferredSize) {
        preferredSizes[preferredSize].priority = priority
      }
    case .toggle(let preferredSize):
      if preferredSizes.indices.contains(preferredSize), isInOneTree(preferredSizes[preferredSize])
      {
        preferredSizes[preferredSize].isActive.toggle()
      }
    case .remove(let view):
      guard items[view].isInTree else { return }
      for place in preferredSizes.indices {
        guard let second = preferredSizes[place].second else { continue }
        // Dropped by the removal (R11.22).
        if isInOneTree(preferredSizes[place]),
          isInside(preferredSizes[place].first, view) != isInside(second, view)
        {
          preferredSizes[place].isActive = false
        }
      }
      items[view].isInTree = false
      let parent = items[view].parent ?? items.count
      order[parent].removeAll { $0 == view }
    case .add(let view):
      guard !items[view].isInTree else { return }
      items[view].isInTree = true
      order[items[view].parent ?? items.count].append(view)
    case .freeze(let view, let frame):
      if items[view].isInTree, !isArranged(view) { items[view].frame = frame }
    case .release(let view): items[view].frame = nil
    case .spacing(let view, let spacing): items[view].spacing = spacing
    case .layout, .ask: break
    }
  }
}
