import Foundation
import ViewGeometry

/// The elements of a dump as a tree for the geometry engine.
///
/// The root is the screen, whose coordinate space is that of the dump's roots. Siblings are in
/// stacking order. In a *flat* tree, all elements are children of the screen. A tree for queries is
/// flat if the format orders all elements across parents. A tree for visible areas is flat if no
/// element has a transform and one of two conditions holds: the format orders all elements across
/// parents, or no element clips and touches don't follow UIKit's rule.
///
/// In a flat tree for visible areas, an element with a clipping ancestor is the child of a *cut*. A
/// cut is an extra node with the size of the part of the element that its ancestors don't clip.
struct DumpTree: GeometryTree {
  /// The node of the screen; the node of an element is the element's index.
  static let screen: Int32 = -1

  private let elements: [ScreenDump.Element]
  private let order: DumpOrder
  private let rules: DumpRules
  private let area: CGRect
  private let purpose: Purpose
  /// All elements from back to front if they are children of the screen; otherwise nil.
  private let flat: [Int32]?
  /// For each element, the index of its nearest clipping ancestor, or -1; empty if there are no
  /// cuts.
  private let cutters: [Int32]
  /// For each element, the box of the part that its ancestors don't clip; empty if there are no
  /// cuts.
  private let visibleBoxes: [Extent]
  /// For each element, whether it or one of its descendants isn't hidden.
  private let holdsSeen: [Bool]
  /// The elements that have a different parent here than in the dump.
  ///
  /// It is nil if the tree is flat, if touches don't follow UIKit's rule, or if there are no such
  /// elements.
  private let moved: MovedElements?

  /// The purpose of the tree.
  enum Purpose {
    /// For conversions, and for queries that follow UIKit's hit-test rule.
    ///
    /// The root's frame is the bounding box of all elements that have an area.
    case questions
    /// For computing visible areas and the elements that receive touches, by the hit-test rule of
    /// the dump's format.
    ///
    /// The root's frame is the screen.
    case visibility(screen: CGRect)
  }

  init(_ model: DumpModel, for purpose: Purpose) {
    (elements, order, rules) = (model.elements, model.order, model.rules)
    self.purpose = purpose
    switch purpose {
    case .questions:
      area = Self.box(of: elements)
      flat = rules.order == .screen ? order.sorted : nil
      (cutters, visibleBoxes) = ([], [])
    case .visibility(let screen):
      area = screen.isNull ? .zero : screen
      // In a flat tree the coordinates are those of the dump, without the rounding errors of sums.
      let isFlat = !model.isNested || rules.order == .screen && !model.hasTransforms
      flat = isFlat ? order.sorted : nil
      let cuts = isFlat && model.isNested
      (cutters, visibleBoxes) = cuts ? (Self.cutters(of: elements), model.visibleBoxes) : ([], [])
    }
    holdsSeen = model.holdsSeen
    moved = flat == nil && rules.touch == .uiKit ? MovedElements(elements, order) : nil
  }

  var root: Int32 { Self.screen }

  func children(of node: Int32) -> ArraySlice<Int32> {
    guard let flat else {
      if let children = moved?.children[node] { return children[...] }
      return node == Self.screen ? order.roots[...] : order.children(of: Int(node))
    }
    guard node == Self.screen else { return node < 0 ? [Self.element(in: node)] : [] }
    guard hasCuts else { return flat[...] }
    return ArraySlice(flat.map { cutter(of: $0) < 0 ? $0 : Self.cut(of: $0) })
  }

  func parent(of node: Int32) -> Int32? {
    if node == Self.screen { return nil }
    guard flat != nil else { return moved?.parents[node] ?? elements[Int(node)].parentPlace }
    return node < 0 || cutter(of: node) < 0 ? Self.screen : Self.cut(of: node)
  }

  func geometry(of node: Int32) -> ElementGeometry {
    guard node != Self.screen else { return screenGeometry }
    guard node >= 0 else { return cutGeometry(of: Self.element(in: node)) }
    let element = elements[Int(node)]
    var geometry = place(of: element)
    geometry.clipsToBounds = element.flags.contains(.clips) && element.hasFrame
    switch purpose {
    case .questions:
      geometry.alpha = element.alpha
      geometry.isHidden = element.flags.contains(.hidden) && !holdsSeen[element.index]
      geometry.isUserInteractionEnabled = !element.flags.contains(.inert)
    case .visibility:
      geometry.isUserInteractionEnabled = rules.takesTouches(element)
      // Under UIKit's rule these apply to all descendants. Other rules exclude invisible elements
      // one by one, since they may still be touched.
      guard rules.touch == .uiKit else { break }
      geometry.isHidden = element.flags.contains(.hidden)
      geometry.alpha = element.alpha
    }
    return geometry
  }

  private var screenGeometry: ElementGeometry {
    var geometry = ElementGeometry(
      bounds: area,
      center: CGPoint(x: area.origin.x + area.width / 2, y: area.origin.y + area.height / 2))
    if case .visibility = purpose { geometry.clipsToBounds = true }
    return geometry
  }

  private func place(of element: ScreenDump.Element) -> ElementGeometry {
    guard element.hasFrame else { return ElementGeometry(frame: .zero) }
    let frame = flat == nil ? element.frameInParent : element.frame
    let size = frame.size.withoutNegatives
    guard element.extra?.bounds != nil else {
      return ElementGeometry(frame: CGRect(origin: frame.origin, size: size))
    }
    // The transform's own offset is part of the frame.
    let turn = element.transform
    return ElementGeometry(
      bounds: CGRect(
        origin: element.bounds.origin, size: element.bounds.size.withoutNegatives),
      center: CGPoint(
        x: frame.origin.x + size.width / 2 - turn.tx,
        y: frame.origin.y + size.height / 2 - turn.ty),
      transform: turn)
  }

  // MARK: Cuts

  /// Returns the node of the cut that contains `element`; `element(in:)` is the inverse.
  private static func cut(of element: Int32) -> Int32 { -2 - element }
  private static func element(in cut: Int32) -> Int32 { -2 - cut }

  /// Whether some elements lie in cuts.
  var hasCuts: Bool { !cutters.isEmpty }

  /// Returns the index of the element that a node represents; nil for the screen.
  ///
  /// For a cut, it is the index of the clipping ancestor.
  func place(of node: Int32) -> Int? {
    guard node < 0 else { return Int(node) }
    return node == Self.screen ? nil : Int(cutter(of: Self.element(in: node)))
  }

  private func cutter(of element: Int32) -> Int32 {
    cutters.isEmpty ? -1 : cutters[Int(element)]
  }

  private static func cutters(of elements: [ScreenDump.Element]) -> [Int32] {
    var cutters: [Int32] = []
    cutters.reserveCapacity(elements.count)
    for element in elements {
      // Parents precede their children.
      let around = element.parent.map { elements[$0] }
      let cuts = around.map { $0.flags.contains(.clips) && $0.hasFrame } ?? false
      cutters.append(cuts ? element.parentPlace : around.map { cutters[$0.index] } ?? -1)
    }
    return cutters
  }

  /// Returns the geometry of an element's cut: the box of the part that its ancestors don't clip.
  ///
  /// The cut accepts touches if the element does. It uses the screen's coordinates, so the
  /// coordinates of the element equal those of the dump.
  private func cutGeometry(of element: Int32) -> ElementGeometry {
    let box = visibleBoxes[Int(element)]
    let room = box.isEmpty ? .zero : box.cgRect
    var geometry = ElementGeometry(
      bounds: room,
      center: CGPoint(x: room.origin.x + room.width / 2, y: room.origin.y + room.height / 2))
    geometry.clipsToBounds = true
    // By UIKit's rule a cut that received no touches would block them for the element.
    geometry.isUserInteractionEnabled = rules.takesTouches(elements[Int(element)])
    return geometry
  }

  /// Returns the bounding box of all elements with an area.
  private static func box(of elements: [ScreenDump.Element]) -> CGRect {
    var box = Extent.nothing
    for element in elements where !element.box.isEmpty {
      box = box.isEmpty ? element.box : box.union(element.box)
    }
    return box.cgRect
  }
}
