// A UI kit with its own widgets: its tree is queried without a single view.
import Foundation
import ViewGeometry

/// The kit's node: a size, placed by its center, possibly scaled and scrolled.
final class Widget {
  let name: String
  var geometry: ElementGeometry
  private(set) weak var parent: Widget?
  private(set) var children: [Widget] = []

  init(_ name: String, frame: CGRect) {
    self.name = name
    geometry = ElementGeometry(frame: frame)
  }

  func add(_ child: Widget) {
    children.append(child)
    child.parent = self
  }
}

extension Widget: Hashable, CustomStringConvertible {
  var description: String { name }
  static func == (left: Widget, right: Widget) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Everything that the library needs to know about the kit.
struct WidgetTree: GeometryTree {
  let root: Widget
  func children(of widget: Widget) -> [Widget] { widget.children }
  func parent(of widget: Widget) -> Widget? { widget.parent }
  func geometry(of widget: Widget) -> ElementGeometry { widget.geometry }
}

extension CGRect {
  var text: String { "\(minX), \(minY), \(width) x \(height)" }
}

// A panel, drawn at twice its size, holds a list that is scrolled by 60.
let window = Widget("window", frame: CGRect(x: 0, y: 0, width: 400, height: 300))
let panel = Widget("panel", frame: .zero)
panel.geometry = ElementGeometry(
  bounds: CGRect(x: 0, y: 0, width: 150, height: 100), center: CGPoint(x: 200, y: 140),
  transform: CGAffineTransform(scaleX: 2, y: 2))
let list = Widget("list", frame: CGRect(x: 0, y: 20, width: 150, height: 80))
list.geometry.bounds.origin.y = 60
list.geometry.clipsToBounds = true
let rows = (0..<10).map { index in
  Widget("row \(index)", frame: CGRect(x: 0, y: 30 * index, width: 150, height: 30))
}
window.add(panel)
panel.add(list)
rows.forEach(list.add)

let tree = WidgetTree(root: window)
print("panel in the window: \(tree.frame(of: panel, in: nil).text)")
print("row 3 in the window: \(tree.frame(of: rows[3], in: nil).text)")
print("visible part of row 4, in its own coordinates: \(tree.visibleRect(of: rows[4]).text)")

let click = CGPoint(x: 100, y: 150)
if let hit = tree.hitTest(click) {
  let point = tree.convert(click, from: window, to: hit)
  print("a click at 100, 150 hits \(hit) at \(point.x), \(point.y)")
}

// For many queries, or from other threads: a frozen copy.
let frozen = TreeSnapshot(of: tree)
let found = frozen.snapshot.hitTest(click).map { frozen.node(of: $0) }
print("a hit test of the snapshot: \(found?.name ?? "nothing")")
