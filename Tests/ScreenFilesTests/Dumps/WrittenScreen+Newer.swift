import Foundation
import ScreenFiles

/// The formats of Espresso, Windows, Flutter and Compose.
extension WrittenScreen {
  func espresso(_ place: Int, _ depth: Int) -> String {
    let (box, corner) = (elements[place].quarters, corner(place))
    return "+" + String(repeating: "-", count: depth) + ">View{id=1, visibility=VISIBLE, "
      + "width=\(short(box[2])), height=\(short(box[3])), has-focus=false, is-clickable=true, "
      + "is-enabled=true, x=\(short(corner.x)), y=\(short(corner.y)), text=\(elements[place].name), "
      + "input-type=0, child-count=\(children[place].count)} "
  }

  func windowsUIA(_ place: Int) -> String {
    let box = elements[place].quarters.map(short)
    return
      "<Pane AutomationId=\"\" IsEnabled=\"True\" IsOffscreen=\"False\" Name=\"\(elements[place].name)\" "
      + "x=\"\(box[0])\" y=\"\(box[1])\" width=\"\(box[2])\" height=\"\(box[3])\">"
  }

  func flutter(_ place: Int, _ depth: Int) -> String {
    let (box, corner) = (elements[place].quarters, corner(place))
    let (branch, around) = drawing(place)
    let move =
      depth == 0
      ? ""
      : " with transform [1.0,0.0,0.0,\(short(corner.x)); 0.0,1.0,0.0,\(short(corner.y)); "
        + "0.0,0.0,1.0,0.0; 0.0,0.0,0.0,1.0]"
    return "\(branch)SemanticsNode#\(place)\n"
      + "\(around)│ Rect.fromLTRB(0.0, 0.0, \(short(box[2])), \(short(box[3])))\(move)\n"
      + "\(around)│ actions: tap\n\(around)│ label: \"\(elements[place].name)\""
  }

  /// What Flutter draws before an element, and before the lines about it.
  func drawing(_ place: Int) -> (branch: String, around: String) {
    guard place > 0 else { return ("", " ") }
    let outer = drawing(elements[place].parent).around
    let isLast = children[elements[place].parent].last == place
    return (outer + (isLast ? "└─" : "├─"), outer + (isLast ? "  " : "│ "))
  }

  func compose(_ place: Int, _ depth: Int) -> String {
    let box = elements[place].quarters
    let edges = [box[0], box[1], box[0] + box[2], box[1] + box[3]].map(short)
    let before = depth == 0 ? "" : barsOfCompose(elements[place].parent) + " |-"
    let around = barsOfCompose(place)
    return "\(before)Node #\(place + 1) at "
      + "(l=\(edges[0]), t=\(edges[1]), r=\(edges[2]), b=\(edges[3]))px\n"
      + "\(around)Text = '[\(elements[place].name)]'\n\(around)Actions = [OnClick]"
  }

  /// What Compose draws before the properties of an element: a bar if siblings follow.
  private func barsOfCompose(_ place: Int) -> String {
    guard place > 0 else { return "" }
    let parent = elements[place].parent
    return barsOfCompose(parent) + (children[parent].last == place ? "   " : " | ")
  }

  /// The origin of an element in its parent, in quarters.
  func corner(_ place: Int) -> (x: Int, y: Int) {
    let (box, parent) = (elements[place].quarters, elements[place].parent)
    guard parent >= 0 else { return (0, 0) }
    return (box[0] - elements[parent].quarters[0], box[1] - elements[parent].quarters[1])
  }
}
