import Foundation
import ScreenFiles

/// The formats of Flutter's render tree, Maestro's short forms, Detox, agents and Android's accessibility.
extension WrittenScreen {
  func flutterRender(_ place: Int, _ depth: Int) -> String {
    let (box, corner) = (elements[place].quarters, corner(place))
    let (branch, around) = drawing(place)
    let size = "(\(short(box[2])), \(short(box[3])))"
    guard depth > 0 else {
      return "RenderView#0\n │ configuration: Size\(size) at 1.0x (in logical pixels)\n"
        + " │ listeners: down\n │ \"\(elements[place].name)\""
    }
    return "\(branch)child: RenderPointerListener#\(place)\n"
      + "\(around)│ parentData: offset=Offset(\(short(corner.x)), \(short(corner.y))) (can use size)\n"
      + "\(around)│ constraints: BoxConstraints(w=1.0, h=1.0)\n\(around)│ size: Size\(size)\n"
      + "\(around)│ listeners: down\n\(around)│ ║ \"\(elements[place].name)\""
  }

  private func bounds(_ place: Int) -> String {
    let box = edges(place)
    return "[\(box[0]),\(box[1])][\(box[2]),\(box[3])]"
  }

  var maestroCompact: String {
    "element_num,depth,attributes,parent_num\n"
      + lines { place, depth in
        let parent = depth == 0 ? "" : "\(elements[place].parent)"
        return
          "\(place),\(depth),\"text=\(elements[place].name); clickable=true; bounds=\(bounds(place))\",\(parent)"
      }
  }

  var maestroText: String {
    nested(
      open: { place in
        let isFirst = place == 0 || children[elements[place].parent].first == place
        return (isFirst ? "" : ", ") + "TreeNode(attributes={text=\(elements[place].name), "
          + "bounds=\(bounds(place))}, children=["
      }, close: { _ in "], clickable=true, enabled=true, focused=false)" })
  }

  func detox(_ place: Int) -> String {
    let box = edges(place)
    return
      "<View class=\"android.view.View\" width=\"\(box[2] - box[0])\" height=\"\(box[3] - box[1])\" "
      + "visibility=\"visible\" alpha=\"1.0\" x=\"\(box[0])\" y=\"\(box[1])\" text=\"\(elements[place].name)\">"
  }

  func agent(_ place: Int) -> String {
    let box = edges(place)
    return
      "\"className\": \"a.View\", \"text\": \"\(elements[place].name)\", \"isClickable\": true, "
      + "\"boundsInScreen\": {\"left\": \(box[0]), \"top\": \(box[1]), \"right\": \(box[2]), \"bottom\": \(box[3])}"
  }

  func accessibility(_ place: Int, _ depth: Int) -> String {
    let box = edges(place)
    return String(repeating: "  ", count: depth) + "a.Node@1; boundsInParent: Rect(0, 0 - 1, 1); "
      + "boundsInScreen: Rect(\(box[0]), \(box[1]) - \(box[2]), \(box[3])); className: a.View; "
      + "text: \(elements[place].name); clickable: true; visible: true; actions: [a]"
  }
}
