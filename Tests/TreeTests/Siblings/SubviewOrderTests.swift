import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Subviews in a `SubviewOrder`, compared with a plain array.
@Suite struct SubviewOrderTests {
  private enum Edit: CustomStringConvertible {
    case insert(at: Int)
    case insertBeside(Int, above: Bool)
    case front(Int)
    case back(Int)
    case exchange(Int, Int)
    case remove(Int)

    var description: String {
      switch self {
      case .insert(let place): "insert(at: \(place))"
      case .insertBeside(let place, let above): "insertBeside(\(place), above: \(above))"
      case .front(let place): "front(\(place))"
      case .back(let place): "back(\(place))"
      case .exchange(let place, let other): "exchange(\(place), \(other))"
      case .remove(let place): "remove(\(place))"
      }
    }

    init(_ source: inout ChoiceSource) {
      let place = source.index(below: 1 << 16)
      switch source.choice(below: 12) {
      case 0, 1, 2: self = .insert(at: place)
      case 3, 4: self = .insertBeside(place, above: source.flag())
      case 5: self = .front(place)
      case 6: self = .back(place)
      case 7: self = .exchange(place, source.index(below: 1 << 16))
      default: self = .remove(place)
      }
    }

    /// Makes the change; indices wrap around.
    func apply(to parent: View, _ twin: inout [View]) {
      let count = max(1, twin.count)
      switch self {
      case .insert(let place):
        let view = View()
        parent.insertSubview(view, at: place % (twin.count + 1))
        twin.insert(view, at: place % (twin.count + 1))
      case .insertBeside(let place, let above):
        guard !twin.isEmpty else { return }
        let (view, sibling) = (View(), twin[place % count])
        if above {
          parent.insertSubview(view, aboveSubview: sibling)
        } else {
          parent.insertSubview(view, belowSubview: sibling)
        }
        twin.insert(view, at: place % count + (above ? 1 : 0))
      case .front(let place):
        guard !twin.isEmpty else { return }
        parent.bringSubviewToFront(twin[place % count])
        twin.append(twin.remove(at: place % count))
      case .back(let place):
        guard !twin.isEmpty else { return }
        parent.sendSubviewToBack(twin[place % count])
        twin.insert(twin.remove(at: place % count), at: 0)
      case .exchange(let place, let other):
        guard !twin.isEmpty else { return }
        parent.exchangeSubview(at: place % count, withSubviewAt: other % count)
        twin.swapAt(place % count, other % count)
      case .remove(let place):
        guard !twin.isEmpty else { return }
        twin.remove(at: place % count).removeFromSuperview()
      }
    }
  }

  private struct Script: CustomStringConvertible {
    let count: Int
    let leafCapacity: Int
    let fanOut: Int
    let edits: [Edit]

    init(_ source: inout ChoiceSource) {
      count = 1 + source.index(below: 60)
      leafCapacity = 2 + source.index(below: 6)
      fanOut = 3 + source.index(below: 4)
      edits = source.list(mean: 60, limit: 200) { Edit(&$0) }
    }

    var description: String {
      "\(count) views, leaves of \(leafCapacity), nodes of \(fanOut):\n"
        + edits.map(\.description).joined(separator: "\n")
    }
  }

  @Test func `subviews in an order are those of an array after any edits`() {
    check({ Script(&$0) }, cases: .perThousand(300)) { script in
      let parent = View()
      var twin = (0..<script.count).map { _ in View() }
      for view in twin { parent.addSubview(view) }
      for edit in script.edits {
        parent.orderSubviews(leafCapacity: script.leafCapacity, fanOut: script.fanOut)
        edit.apply(to: parent, &twin)
        parent.checkSubviewOrder()
        try demand(isSame(parent.subviewsAsHeld, twin), "the subviews are others after \(edit)")
        for (place, view) in twin.enumerated().prefix(9) {
          try demand(
            parent.indexOfSubview(view) == place, "subview \(place) isn't found after \(edit)")
        }
      }
      try demand(isSame(parent.subviews, twin), "the subviews are others at the end")
      parent.checkSubviewOrder()
    }
  }

  @Test func `very many subviews are kept in an order once changes among them cost as much`() {
    let parent = View()
    var twin = (0..<1_100).map { _ in View() }
    for view in twin { parent.addSubview(view) }
    expect(!parent.ordersSubviews)

    for step in 0..<200 {
      let view = twin.remove(at: step * 7 % 500)
      twin.append(view)
      parent.bringSubviewToFront(view)
    }
    expect(parent.ordersSubviews)
    parent.checkSubviewOrder()
    expect(isSame(parent.subviews, twin))
    expect(parent.ordersSubviews)
    parent.checkInvariants()
  }

  @Test func `an order read after few changes ends with the next one, and after many goes on`() {
    for (changes, goesOn) in [(3, false), (80, true)] {
      let parent = View()
      var twin = (0..<30).map { _ in View() }
      for view in twin { parent.addSubview(view) }
      parent.orderSubviews()
      func bringToFront(_ place: Int) {
        let view = twin.remove(at: place)
        twin.append(view)
        parent.bringSubviewToFront(view)
      }

      for step in 0..<changes { bringToFront(step % 20) }
      expect(isSame(parent.subviews, twin))
      expect(parent.ordersSubviews)
      bringToFront(5)

      expectEqual(parent.ordersSubviews, goesOn)
      expect(isSame(parent.subviews, twin))
      parent.checkInvariants()
    }
  }

  @Test func `an order of which most is gone becomes an array`() {
    let parent = View()
    let views = (0..<600).map { _ in View() }
    for view in views { parent.addSubview(view) }
    parent.orderSubviews()

    for (place, view) in views.enumerated() where place % 10 != 3 { view.removeFromSuperview() }

    expect(!parent.ordersSubviews)
    let left = views.enumerated().filter { $0.offset % 10 == 3 }.map(\.element)
    expect(isSame(parent.subviews, left))
  }

  @Test func `a view whose order has given leaves up can be dumped`() {
    let parent = View()
    let views = (0..<600).map { _ in View() }
    for view in views { parent.addSubview(view) }
    parent.orderSubviews()
    for view in views.prefix(300) { view.removeFromSuperview() }

    var text = ""
    dump(parent, to: &text, maxDepth: 5, maxItems: 5_000)

    expect(parent.ordersSubviews)
    expect(text.contains("views: 300 elements"))
  }

  @Test func `views in orders die with their superviews however deep they are`() {
    weak var last: View?
    do {
      // From the leaf up: a view added to a deep tree searches for its window.
      var root = View()
      last = root
      for _ in 0..<20_000 {
        let parent = View()
        parent.addSubview(root)
        parent.addSubview(View())
        parent.orderSubviews()
        root = parent
      }
      expect(last != nil)
      expect(root.ordersSubviews)
    }
    expect(last == nil)
  }

  @Test func `subviews in an order are laid out, hit and found by tag as any others`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let views = (0..<30).map { index in
      LayoutListener(frame: CGRect(x: Double(index), y: 0, width: 10, height: 10))
    }
    for view in views { root.addSubview(view) }
    views[20].tag = 5
    root.orderSubviews()

    root.layoutIfNeeded()
    expect(views.allSatisfy { $0.layouts == 1 })
    root.orderSubviews()
    expect(root.viewWithTag(5) === views[20])
    root.orderSubviews()
    expect(root.hitTest(CGPoint(x: 12.5, y: 5), with: nil) === views[12])
    root.orderSubviews()
    root.bringSubviewToFront(views[4])
    expect(root.hitTest(CGPoint(x: 12.5, y: 5), with: nil) === views[4])
    root.orderSubviews()
    root.autoresizesSubviews = true
    views[0].autoresizingMask = .flexibleWidth
    root.bounds.size.width = 200
    expectEqual(views[0].frame.width, 110)
  }

  /// Each view splits the same leaf, whose range of labels is halved: after some sixty of them all
  /// get new labels.
  @Test(arguments: [0, 5])
  func `hundreds of views at one place keep their order`(place: Int) {
    let parent = View()
    var twin = (0..<8).map { _ in View() }
    for view in twin { parent.addSubview(view) }
    parent.orderSubviews(leafCapacity: 2, fanOut: 3)

    for _ in 0..<300 {
      let view = View()
      parent.insertSubview(view, at: place)
      twin.insert(view, at: place)
      parent.checkSubviewOrder()
      expect(parent.ordersSubviews && parent.indexOfSubview(twin[7]) == 7)
    }
    expectEqual(parent.subviewsAsHeld, twin)
    expectEqual(parent.subviews, twin)
    parent.checkInvariants()
  }

  @Test func `subviews that were read after many changes are right after the next one`() {
    let parent = View()
    var twin: [View] = []
    func add() {
      twin.append(View())
      parent.addSubview(twin[twin.count - 1])
    }
    for _ in 0..<4 { add() }
    parent.orderSubviews()
    for _ in 0..<100 { add() }
    expectEqual(parent.subviews, twin)

    add()
    expectEqual(parent.subviews, twin)
    twin.remove(at: 7).removeFromSuperview()
    expectEqual(parent.subviews, twin)
  }
}

private func isSame(_ views: [View], _ others: [View]) -> Bool {
  views.elementsEqual(others) { $0 === $1 }
}
