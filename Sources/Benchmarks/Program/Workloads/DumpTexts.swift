import Foundation

/// Dumps of an invented screen with many rows, in the formats of several tools.
struct DumpTexts {
  /// The number of elements of a dump: a multiple of 5 plus 1.
  let count: Int

  private var rows: Int { count / 5 }

  /// UIKit's text dump: a window of cells, each with a content view, two labels and a button.
  var uiKit: String {
    var text =
      "<UIWindow: 0x7f893fc0afe0; frame = (0 0; 390 844); layer = <CALayer: 0x600003a01920>>\n"
    for row in 0..<rows {
      let y = row * 60
      text += """
           | <UITableViewCell: 0x7f893fc00a80; frame = (0 \(y); 390 60.3333); autoresize = W; layer = <CALayer: 0x600003a00180>>
           |    | <UITableViewCellContentView: 0x7f893fc007e0; frame = (0 0; 390 60); clipsToBounds = YES; layer = <CALayer: 0x600003a00120>>
           |    |    | <UILabel: 0x7f893fc002a0; frame = (16 8.5; 200 20.5); text = 'Row \(row)'; opaque = NO; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x600003a00060>>
           |    |    | <UILabel: 0x7f893fc002b0; frame = (16 30; 200 17.3333); text = 'It's the row's text'; opaque = NO; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x600003a00060>>
           |    |    | <UIButton: 0x7f893fc00540; frame = (310 8; 64 44); opaque = NO; layer = <CALayer: 0x600003a000c0>>

        """
    }
    return text
  }

  /// WebDriverAgent's XML of the same screen.
  var webDriverAgent: String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<AppiumAUT>\n"
    text += open("Application", "name=\"App\" label=\"App\"", 0, 0, 390, 844) + ">\n"
    for row in 0..<rows {
      let y = row * 60
      text += open("Cell", "", 0, y, 390, 61) + ">\n" + open("Other", "", 0, y, 390, 60) + ">\n"
      text +=
        open("StaticText", "name=\"Row \(row)\" label=\"Row \(row)\"", 16, y + 8, 200, 21) + "/>\n"
      text +=
        open("StaticText", "value=\"text\" name=\"text\" label=\"text\"", 16, y + 30, 200, 18)
        + "/>\n"
      text += open("Button", "name=\"open\(row)\" label=\"Open\"", 310, y + 8, 64, 44) + "/>\n"
      text += "</XCUIElementTypeOther>\n</XCUIElementTypeCell>\n"
    }
    return text + "</XCUIElementTypeApplication>\n</AppiumAUT>\n"
  }

  private func open(_ type: String, _ names: String, _ x: Int, _ y: Int, _ w: Int, _ h: Int)
    -> String
  {
    "<XCUIElementType\(type) type=\"XCUIElementType\(type)\" \(names) enabled=\"true\" visible=\"true\" accessible=\"false\" x=\"\(x)\" y=\"\(y)\" width=\"\(w)\" height=\"\(h)\" index=\"0\""
  }

  /// The output of `uiautomator dump` for the same screen.
  var uiAutomator: String {
    var text = "<?xml version='1.0' encoding='UTF-8' standalone='yes' ?><hierarchy rotation=\"0\">"
    text += node("FrameLayout", "", false, 0, 0, 390, 844) + ">"
    for row in 0..<rows {
      let y = row * 60
      text += node("FrameLayout", "", true, 0, y, 390, y + 60) + ">"
      text += node("LinearLayout", "", false, 0, y, 390, y + 60) + ">"
      text += node("TextView", "Row \(row)", false, 16, y + 8, 216, y + 28) + "/>"
      text += node("TextView", "text", false, 16, y + 30, 216, y + 47) + "/>"
      text += node("Button", "Open", true, 310, y + 8, 374, y + 52) + "/>"
      text += "</node></node>"
    }
    return text + "</node></hierarchy>"
  }

  private func node(
    _ type: String, _ text: String, _ clicks: Bool, _ l: Int, _ t: Int, _ r: Int, _ b: Int
  ) -> String {
    "<node index=\"0\" text=\"\(text)\" resource-id=\"\" class=\"android.widget.\(type)\" package=\"org.example\" content-desc=\"\" checkable=\"false\" checked=\"false\" clickable=\"\(clicks)\" enabled=\"true\" focusable=\"false\" focused=\"false\" scrollable=\"false\" long-clickable=\"false\" password=\"false\" selected=\"false\" bounds=\"[\(l),\(t)][\(r),\(b)]\""
  }

  /// Chrome's DOM snapshot of the same screen, which consists of parallel arrays.
  ///
  /// Each row is an `LI` element that contains two spans and a button with a text.
  var domSnapshot: String {
    var parents = ["-1"]
    var types = ["9"]
    var names = ["0"]
    var bounds = ["[0,0,390,844]"]
    for row in 0..<rows {
      let (y, item) = (row * 60, parents.count)
      parents += ["0", "\(item)", "\(item)", "\(item)", "\(item + 3)"]
      types += ["1", "1", "1", "1", "3"]
      names += ["1", "2", "2", "3", "4"]
      bounds += [
        "[0,\(y),390,60]", "[16,\(y + 8),200,20.5]", "[16,\(y + 30),200,17.25]",
        "[310,\(y + 8),64,44]", "[320,\(y + 20),40,20]",
      ]
    }
    let indices = parents.indices.map(String.init).joined(separator: ",")
    let styles = Array(repeating: "[5,6,7]", count: parents.count).joined(separator: ",")
    let orders = Array(repeating: "1", count: parents.count).joined(separator: ",")
    func list(_ items: [String]) -> String { "[" + items.joined(separator: ",") + "]" }
    return
      "{\"documents\":[{\"documentURL\":0,\"nodes\":{\"parentIndex\":\(list(parents)),\"nodeType\":\(list(types)),"
      + "\"nodeName\":\(list(names))},\"layout\":{\"nodeIndex\":[\(indices)],\"styles\":[\(styles)],"
      + "\"bounds\":\(list(bounds)),\"paintOrders\":[\(orders)]},\"scrollOffsetX\":0,\"scrollOffsetY\":0}],"
      + "\"strings\":[\"#document\",\"LI\",\"SPAN\",\"BUTTON\",\"#text\",\"block\",\"visible\",\"1\"]}"
  }
}
