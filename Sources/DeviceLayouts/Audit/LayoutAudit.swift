import Controls
import ForceTouch
import Foundation
import ScreenFiles
import ViewGeometry

/// Audits the layout of one window, on the thread that its views belong to.
///
/// Sizes and distances of targets are checked as in a dump
/// (``ScreenDump/audit(minimumSize:minimumSpacing:)``), except that targets in a scroll view count
/// as completely reachable. The audit also checks overlaps of any content, clipped content, safe
/// areas and constraints.
struct LayoutAudit {
  let window: Window
  let options: LayoutOptions
  let dump: ScreenDump
  /// The views in document order, except hidden, transparent and ignored views and what they
  /// contain.
  private(set) var nodes: [LayoutNode] = []
  /// For each element of the dump, the index of its node; nil if its view has no node.
  private(set) var places: [Int?] = []
  private(set) var problems: [LayoutProblem] = []
  /// The remaining scroll distances of each scroll view, by the index of its node.
  private(set) var reaches: [Int: ScrollReach] = [:]

  var tolerance: Double { Double(options.tolerance) }

  init(of window: Window, options: LayoutOptions) {
    self.window = window
    self.options = options
    let isTarget = options.isTarget
    dump = ScreenDump(of: window) { $0 is Control || $0.isInteractive || isTarget($0) }
  }

  mutating func run() {
    collect()
    classify()
    findOverlaps()
    findCutOff()
    findUnsafe()
    findSmallTargets()
    findConstraintProblems()
  }

  /// The nodes as values, which can be passed between threads.
  var elements: [DeviceLayout.Element] {
    nodes.map { node in
      let seen = node.frame.intersection(node.shown)
      return DeviceLayout.Element(
        role: node.role, identifier: node.identifier, frame: node.frame.cgRect,
        visibleFrame: seen.isEmpty ? .null : seen.cgRect, parent: node.parent, kind: node.kind,
        isScrolledAway: seen.isEmpty && node.scroll != nil)
    }
  }

  mutating func note(_ kind: LayoutProblem.Kind, _ place: Int?, _ text: String) {
    problems.append(LayoutProblem(kind: kind, element: place, text: text))
  }

  // MARK: Collecting

  private mutating func collect() {
    let views = ScreenDump.preorder(of: window)
    places = Array(repeating: nil, count: views.count)
    let screen = Extent(window.bounds)
    for (index, (view, parentIndex)) in views.enumerated() {
      let parent = parentIndex.flatMap { places[$0] }
      guard parentIndex == nil || parent != nil, !view.isHidden, view.alpha >= 0.01,
        !options.ignores(view)
      else { continue }
      places[index] = nodes.count
      nodes.append(node(of: view, element: dump.elements[index], parent: parent, screen: screen))
    }
    for place in nodes.indices.reversed() {
      if let parent = nodes[place].parent {
        nodes[parent].last = max(nodes[parent].last, nodes[place].last)
      }
    }
    rank()
  }

  /// Numbers the nodes in the order in which they are drawn.
  ///
  /// Views are drawn after their superviews, and siblings in the order of their z-positions.
  private mutating func rank() {
    var children: [[Int]] = Array(repeating: [], count: nodes.count)
    for (place, node) in nodes.enumerated() {
      if let parent = node.parent { children[parent].append(place) }
    }
    var (pending, next) = (nodes.isEmpty ? [] : [0], 0)
    while let place = pending.popLast() {
      nodes[place].rank = next
      next += 1
      children[place].sortByDrawing { Double(nodes[$0].view.zPosition) }
      pending.append(contentsOf: children[place].reversed())
    }
  }

  private mutating func node(
    of view: View, element: ScreenDump.Element, parent: Int?, screen: Extent
  ) -> LayoutNode {
    let place = nodes.count
    let frame = Extent(view.convert(view.bounds, to: window as View?))
    var (clip, shown, safe, scroll) = (screen, screen, screen, Int?.none)
    if let parent {
      let around = nodes[parent]
      (clip, shown, safe, scroll) = (around.clip, around.shown, around.safe, around.scroll)
      if around.isScrollView || around.view.clipsToBounds {
        shown = shown.intersection(around.frame)
      }
      if around.isScrollView {
        scroll = parent
        clip = .everything
      } else if around.view.clipsToBounds {
        clip = clip.intersection(around.frame)
      }
    }
    if view === window || view.manager != nil {
      let inner = view.bounds.inset(by: view.safeAreaInsets)
      if !inner.isNull { safe = Extent(view.convert(inner, to: window as View?)) }
    }
    if let scrollView = view as? ScrollView {
      reaches[place] = ScrollReach(of: scrollView, in: window)
    }
    return LayoutNode(
      view: view, parent: parent, role: element.role, identifier: element.identifier, frame: frame,
      clip: clip, shown: shown, safe: safe, scroll: scroll, last: place)
  }

  // MARK: Classifying views

  private mutating func classify() {
    for (index, place) in places.enumerated() {
      guard let place else { continue }
      let node = nodes[place]
      if node.view is NavigationBar || node.view is TabBar
        || node.parent.map({ nodes[$0].kind == .bar }) ?? false
      {
        nodes[place].kind = .bar
      } else if dump.isTarget(dump.elements[index]) {
        nodes[place].kind = .target
      }
    }
    var holdsContent = Array(repeating: false, count: nodes.count)
    for place in nodes.indices.reversed() {
      if nodes[place].kind == .container, !holdsContent[place], showsSomething(nodes[place]) {
        nodes[place].kind = .content
      }
      let isSomething = holdsContent[place] || nodes[place].kind != .container
      if isSomething, let parent = nodes[place].parent { holdsContent[parent] = true }
    }
  }

  /// Returns whether a view counts as content, given that it contains no content, targets or bars.
  ///
  /// Returns true if the view has an identifier, or if its class isn't `View` itself. The window,
  /// scroll views, and views that fill the window, which are backgrounds, don't count as content.
  private func showsSomething(_ node: LayoutNode) -> Bool {
    guard node.parent != nil, !node.isScrollView else { return false }
    guard node.identifier != nil || type(of: node.view) != View.self else { return false }
    // A view that fills the window is a background.
    return node.frame.intersection(Extent(window.bounds)) != Extent(window.bounds)
  }

  /// The indices of the content and target views, in document order.
  var content: [Int] {
    nodes.indices.filter { nodes[$0].kind == .content || nodes[$0].kind == .target }
  }
}

extension View {
  /// Whether the app has attached interactions to the view.
  fileprivate var isInteractive: Bool { !interactions.isEmpty }
}

extension Extent {
  /// An extent larger than any window.
  static let everything = Extent(minX: -1e15, minY: -1e15, maxX: 1e15, maxY: 1e15)
}
