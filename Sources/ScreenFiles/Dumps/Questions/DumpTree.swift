import Foundation
import ViewGeometry

/// The elements of a dump as a tree that the engine reads.
///
/// The root stands for the screen, in whose coordinates the roots of the dump lie. What lies in front is settled: siblings stand in their
/// order, and where the order of all elements is told across parents all lie right on the screen.
struct DumpTree: GeometryTree {
  /// The root's name; elements have their places.
  static let screen: Int32 = -1

  private let elements: [ScreenDump.Element]
  private let order: DumpOrder
  private let rules: DumpRules
  private let area: CGRect
  private let purpose: Purpose
  /// All elements from back to front, where they lie right on the screen.
  private let flat: [Int32]?
  /// Whether each element, or one in it, is seen.
  private let holdsSeen: [Bool]

  /// What the tree is for.
  enum Purpose {
    /// Conversions and questions by UIKit's rule: the screen is the box of all elements.
    case questions
    /// What is seen, and who takes touches by the format's rule: only on the screen.
    case visibility(screen: CGRect)
  }

  init(_ model: DumpModel, for purpose: Purpose) {
    (elements, order, rules) = (model.elements, model.order, model.rules)
    self.purpose = purpose
    switch purpose {
    case .questions:
      area = Self.box(of: elements)
      flat = rules.order == .screen ? order.sorted : nil
    case .visibility(let screen):
      area = screen.isNull ? .zero : screen
      // Then the numbers are those of the dump, and not what adding them up gives.
      flat = model.isNested ? nil : order.sorted
    }
    holdsSeen = model.holdsSeen
  }

  var root: Int32 { Self.screen }

  func children(of node: Int32) -> ArraySlice<Int32> {
    if let flat { return node == Self.screen ? flat[...] : [] }
    return node == Self.screen ? order.roots[...] : order.children(of: Int(node))
  }

  func parent(of node: Int32) -> Int32? {
    if node == Self.screen { return nil }
    return flat == nil ? elements[Int(node)].parentPlace : Self.screen
  }

  func geometry(of node: Int32) -> ElementGeometry {
    guard node != Self.screen else { return screenGeometry }
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
      // By UIKit's rule these count for all inside; by others what isn't seen is left out by name, as it may be touched.
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
    if case .visibility = purpose {
      geometry.clipsToBounds = true
      geometry.isUserInteractionEnabled = rules.touch == .uiKit
    }
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

  /// The box of all elements with an area.
  private static func box(of elements: [ScreenDump.Element]) -> CGRect {
    var box = Extent.nothing
    for element in elements where !element.box.isEmpty {
      box = box.isEmpty ? element.box : box.union(element.box)
    }
    return box.cgRect
  }
}
