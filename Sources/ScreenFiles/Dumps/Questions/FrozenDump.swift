import Foundation
import ViewGeometry

/// The elements of a dump as a snapshot.
struct FrozenDump: Sendable {
  let snapshot: GeometrySnapshot
  /// The snapshot's element for each of the dump.
  let ids: [GeometrySnapshot.ID]
  /// The dump's elements, in the order of the snapshot's.
  private let sorted: [Int32]

  /// - Complexity: O(n log n).
  init(_ model: DumpModel) {
    let elements = model.elements
    let isFlat = model.rules.order == .screen
    let screen = View(frame: Self.box(of: elements))
    // The roots lie on the screen, wherever its corner is.
    screen.bounds.origin = screen.frame.origin
    let views = elements.map { Self.view(of: $0, isFlat: isFlat) }
    Self.hide(views, elements)
    if isFlat {
      let order = elements.indices.sorted { model.order.ranks[$0] < model.order.ranks[$1] }
      for place in order { screen.addSubview(views[place]) }
    } else {
      for root in model.order.roots { screen.addSubview(views[Int(root)]) }
      for place in elements.indices {
        for child in model.order.children(of: place) { views[place].addSubview(views[Int(child)]) }
      }
    }
    let snapshot = GeometrySnapshot(of: screen)
    self.snapshot = snapshot
    let ids = views.map { snapshot.id(of: $0) ?? snapshot.root }
    self.ids = ids
    sorted = ids.indices.sorted { ids[$0] < ids[$1] }.map { Int32($0) }
  }

  /// The dump's element for one of the snapshot; nil for the screen.
  func place(of id: GeometrySnapshot.ID) -> Int? {
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if ids[Int(sorted[middle])] < id { low = middle + 1 } else { high = middle }
    }
    guard low < sorted.count, ids[Int(sorted[low])] == id else { return nil }
    return Int(sorted[low])
  }

  /// The box of all elements with an area.
  private static func box(of elements: [ScreenDump.Element]) -> CGRect {
    var box = Extent.nothing
    for element in elements where !element.box.isEmpty {
      box = box.isEmpty ? element.box : box.union(element.box)
    }
    return box.cgRect
  }

  private static func view(of element: ScreenDump.Element, isFlat: Bool) -> View {
    let view = View()
    if element.hasFrame {
      let frame = isFlat ? element.frame : element.frameInParent
      let size = CGSize(width: max(0, frame.size.width), height: max(0, frame.size.height))
      if element.extra?.bounds == nil {
        view.frame = CGRect(origin: frame.origin, size: size)
      } else {
        view.bounds = element.bounds
        view.transform = element.transform
        // The transform's own offset is part of the frame.
        view.center = CGPoint(
          x: frame.origin.x + size.width / 2 - element.transform.tx,
          y: frame.origin.y + size.height / 2 - element.transform.ty)
      }
    }
    view.alpha = element.alpha
    view.isUserInteractionEnabled = !element.flags.contains(.inert)
    view.clipsToBounds = element.flags.contains(.clips)
    return view
  }

  /// Hides the views of elements that aren't seen and hold nothing that is.
  private static func hide(_ views: [View], _ elements: [ScreenDump.Element]) {
    var holdsSeen = Array(repeating: false, count: elements.count)
    for element in elements.reversed() {
      if !element.isHidden { holdsSeen[element.index] = true }
      if holdsSeen[element.index], let parent = element.parent { holdsSeen[parent] = true }
    }
    for (place, view) in views.enumerated()
    where elements[place].flags.contains(.hidden) && !holdsSeen[place] {
      view.isHidden = true
    }
  }
}
