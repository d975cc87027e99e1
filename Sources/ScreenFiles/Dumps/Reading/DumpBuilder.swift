import Foundation
import ViewGeometry

/// An element as written in the dump, before its rectangle is combined with its parent's.
struct DumpNode {
  var role = ""
  var typeName = ""
  var name: String?
  var identifier: String?
  /// The rectangle in the format's coordinate space; nil if it is missing or unusable.
  var rectangle: CGRect?
  var flags: ScreenDump.Element.Flags = []
  var line = 0
  /// The element's bounds; nil means the size of `rectangle`, at an origin of (0, 0).
  var bounds: CGRect?
  var transform = CGAffineTransform.identity
  var alpha = 1.0
  /// The remaining scroll distances; nil if unknown.
  var scrollRoom: ScrollRoom?
  /// The value by which the format orders siblings, or all elements of the screen.
  var order: Int32?
}

/// Collects the elements that a reader finds, each after its parent.
struct DumpBuilder {
  /// Whether a hidden element hides its descendants.
  let hidesInside: Bool
  /// Whether the descendants of an element that receives no touches receive none either.
  let stopsTouchesInside: Bool
  private(set) var elements: [ScreenDump.Element] = []
  private(set) var roots: [Int] = []
  /// The value by which each element is ordered.
  ///
  /// The array is empty if no element has one.
  private(set) var orders: [Int32?] = []
  private(set) var remarks: [ScreenDump.Remark] = []
  /// The number of lines, or of text parts around a document, that aren't part of the screen.
  private(set) var others = 0
  /// For each element, the position of the origin of its coordinate space on the screen; unused if
  /// the element or an ancestor has a transform.
  private var zeros: [CGPoint] = []
  private var placeOfRemark: [String: Int] = [:]

  init(hidesInside: Bool = false, stopsTouchesInside: Bool = false) {
    self.hidesInside = hidesInside
    self.stopsTouchesInside = stopsTouchesInside
  }

  var count: Int { elements.count }

  /// Reserves capacity for `count` elements, so that the arrays of a large dump aren't reallocated.
  mutating func reserve(_ count: Int) {
    elements.reserveCapacity(count)
    zeros.reserveCapacity(count)
  }

  /// Adds an element whose rectangle is in screen coordinates, and returns the element's index.
  ///
  /// If the rectangle is missing or isn't usable, the element has no frame.
  @discardableResult
  mutating func addOnScreen(_ node: DumpNode, in parent: Int?) -> Int {
    guard let rectangle = node.rectangle, rectangle.isUsable else {
      return addWithoutRectangle(node, in: parent)
    }
    let zero = parent.map { zeros[$0] } ?? .zero
    let inParent = CGRect(
      x: rectangle.origin.x - zero.x, y: rectangle.origin.y - zero.y,
      width: rectangle.size.width, height: rectangle.size.height)
    return add(
      node, in: parent, frame: rectangle, frameInParent: inParent, zero: rectangle.origin, map: nil)
  }

  /// Adds an element whose rectangle is in its parent's own coordinates.
  ///
  /// Returns the element's index. If the rectangle is missing or isn't usable, the element has no
  /// frame.
  @discardableResult
  mutating func addInParent(_ node: DumpNode, in parent: Int?) -> Int {
    guard let rectangle = node.rectangle, rectangle.isUsable else {
      return addWithoutRectangle(node, in: parent)
    }
    let outer = parent.flatMap { elements[$0].extra?.mapToScreen }
    guard outer != nil || node.transform != .identity else {
      let zero = parent.map { zeros[$0] } ?? .zero
      let origin = CGPoint(x: zero.x + rectangle.origin.x, y: zero.y + rectangle.origin.y)
      let offset = node.bounds?.origin ?? .zero
      let frame = CGRect(origin: origin, size: rectangle.size)
      guard frame.isUsable else { return addWithoutRectangle(node, in: parent) }
      return add(
        node, in: parent, frame: frame, frameInParent: rectangle,
        zero: CGPoint(x: origin.x - offset.x, y: origin.y - offset.y), map: nil)
    }
    return addTransformed(node, rectangle, in: parent, outer: outer)
  }

  /// Adds an element that has a transform, or an ancestor with one.
  ///
  /// `outer` is the parent's map to the screen; nil if no ancestor has a transform.
  private mutating func addTransformed(
    _ node: DumpNode, _ rectangle: CGRect, in parent: Int?, outer: CGAffineTransform?
  ) -> Int {
    let bounds = node.bounds ?? CGRect(origin: .zero, size: rectangle.size)
    let zero = parent.map { zeros[$0] } ?? .zero
    let around = outer ?? CGAffineTransform(translationX: zero.x, y: zero.y)
    // UIKit's frame is the box of the bounds transformed about the center; the box has the same
    // center.
    let own = node.transform
    let center = CGPoint(
      x: rectangle.origin.x + rectangle.size.width / 2,
      y: rectangle.origin.y + rectangle.size.height / 2)
    let toParent = CGAffineTransform(
      translationX: -(bounds.origin.x + bounds.size.width / 2),
      y: -(bounds.origin.y + bounds.size.height / 2)
    ).concatenating(CGAffineTransform(a: own.a, b: own.b, c: own.c, d: own.d, tx: 0, ty: 0))
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    let map = toParent.concatenating(around)
    let frame = bounds.applying(map)
    guard frame.isUsable, map.isUsable else { return addWithoutRectangle(node, in: parent) }
    return add(
      node, in: parent, frame: frame, frameInParent: rectangle, zero: frame.origin, map: map)
  }

  private mutating func addWithoutRectangle(_ node: DumpNode, in parent: Int?) -> Int {
    var node = node
    node.bounds = nil
    node.transform = .identity
    if node.rectangle != nil {
      remark(
        .skipped, "a rectangle with a number that isn't finite or is beyond 10^12", line: node.line)
    }
    return add(
      node, in: parent, frame: .null, frameInParent: .null,
      zero: parent.map { zeros[$0] } ?? .zero,
      map: parent.flatMap { elements[$0].extra?.mapToScreen })
  }

  private mutating func add(
    _ node: DumpNode, in parent: Int?, frame: CGRect, frameInParent: CGRect, zero: CGPoint,
    map: CGAffineTransform?
  ) -> Int {
    var flags = node.flags
    let alpha = min(max(node.alpha, 0), 1)
    if !frame.isNull { flags.insert(.placed) }
    if alpha < 0.01 { flags.insert(.transparent) }
    if hidesInside, let parent, !elements[parent].flags.isDisjoint(with: .unseen) {
      flags.insert(.insideHidden)
    }
    if stopsTouchesInside, let parent, !elements[parent].flags.isDisjoint(with: .untouched) {
      flags.insert(.insideInert)
    }
    var extra: ElementExtra?
    if node.bounds != nil || map != nil || alpha != 1 || node.scrollRoom != nil {
      extra = ElementExtra(
        bounds: node.bounds, transform: node.transform, alpha: alpha, mapToScreen: map,
        scrollRoom: node.scrollRoom)
    }
    let index = elements.count
    if parent == nil { roots.append(index) }
    if let order = node.order {
      while orders.count < index { orders.append(nil) }
      orders.append(order)
    } else if !orders.isEmpty {
      orders.append(nil)
    }
    zeros.append(zero)
    elements.append(
      ScreenDump.Element(
        role: node.role, typeName: node.typeName, name: node.name, identifier: node.identifier,
        frame: frame, frameInParent: frameInParent, flags: flags, place: Int32(index),
        parentPlace: parent.map(Int32.init) ?? -1,
        lineNumber: Int32(clamping: node.line), extra: extra))
    return index
  }

  /// Adds flags to an element that was added before.
  ///
  /// Some formats write an element's flags after its descendants.
  mutating func insert(_ flags: ScreenDump.Element.Flags, to element: Int) {
    elements[element] = elements[element].adding(flags)
  }

  /// Counts content of the text that isn't part of the screen.
  mutating func foundOther(_ count: Int = 1) { others += count }

  /// Adds a remark that the format lacks scroll offsets.
  mutating func noteUnknownScrolling() {
    guard count > 0 else { return }
    remark(
      .guessed, "scroll offsets are missing; content is at its unscrolled position")
  }

  /// Adds a remark.
  ///
  /// If the same remark was added before, increments its count of repetitions.
  mutating func remark(_ kind: ScreenDump.Remark.Kind, _ text: String, line: Int? = nil) {
    if let place = placeOfRemark[text] {
      remarks[place].repetitions += 1
    } else {
      placeOfRemark[text] = remarks.count
      remarks.append(ScreenDump.Remark(kind: kind, text: text, line: line))
    }
  }
}

extension CGRect {
  /// Whether all four values are finite and within ±10^12, so that sums of them are finite too.
  var isUsable: Bool {
    origin.x.isUsable && origin.y.isUsable && size.width.isUsable && size.height.isUsable
  }
}

extension CGSize {
  /// The size with negative lengths replaced by 0.
  var withoutNegatives: CGSize { CGSize(width: max(0, width), height: max(0, height)) }
}

extension CGAffineTransform {
  var isUsable: Bool {
    a.isUsable && b.isUsable && c.isUsable && d.isUsable && tx.isUsable && ty.isUsable
  }
}

extension CGFloat {
  /// Whether the magnitude is at most 10^12; false for NaN.
  var isUsable: Bool { magnitude <= 1e12 }
}
