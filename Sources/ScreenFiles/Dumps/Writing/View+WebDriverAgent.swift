import Foundation
public import ViewGeometry

extension View {
  /// Returns the receiver and its descendants in the format of WebDriverAgent's XML source.
  ///
  /// The text can be read by tools made for that format.
  ///
  ///     <AppiumAUT>
  ///       <XCUIElementTypeApplication type="XCUIElementTypeApplication" ... x="0" y="0" width="390" height="844" index="0">
  ///
  /// An application element with the receiver's frame contains the receiver's own element.
  /// Rectangles are in the coordinates of the receiver's superview, rounded outward to integral
  /// points as the tool does. A tag other than 0 becomes the name and the label. `visible` is false
  /// for a view that is hidden or whose alpha is below 0.01, and for all views inside it. The
  /// receiver's own ancestors have no effect. Windows, tables, collection views, other scroll views
  /// and cells have the types of these names; all other views are of type `XCUIElementTypeOther`. A
  /// rectangle with values too large to round is written as `-1 -1 0 0`, as the tool writes
  /// infinite rectangles.
  ///
  /// - Complexity: O(views · depth).
  public final func webDriverAgentSource() -> String {
    var source = WebDriverAgentSource()
    source.write(self)
    return source.text
  }
}

/// Writes the source without recursion.
private struct WebDriverAgentSource {
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<AppiumAUT>\n"

  private enum Step {
    case open(View, index: Int, depth: Int, isSeen: Bool)
    case close(String, depth: Int)
  }

  mutating func write(_ root: View) {
    let screen = root.frame
    let around = root.superview ?? View()
    let twin = root.superview == nil ? Self.twin(of: root, in: around) : root
    let type = "XCUIElementTypeApplication"
    text +=
      "  <\(type)" + attributes(type, frame: screen, isSeen: true, index: 0, name: nil) + ">\n"
    var steps = [Step.open(root, index: 0, depth: 2, isSeen: true)]
    while let step = steps.popLast() {
      switch step {
      case .close(let type, let depth): text += indentation(depth) + "</\(type)>\n"
      case .open(let view, let index, let depth, let isAroundSeen):
        let isSeen = isAroundSeen && !view.isHidden && view.alpha >= 0.01
        let frame =
          view === root ? screen : frame(of: view, in: root, twin: twin, around: around)
        let type = Self.type(of: view)
        let name = view.tag == 0 ? nil : "\(view.tag)"
        text += indentation(depth) + "<\(type)"
        text += attributes(type, frame: frame, isSeen: isSeen, index: index, name: name)
        let subviews = view.subviews
        guard !subviews.isEmpty else {
          text += "/>\n"
          continue
        }
        text += ">\n"
        steps.append(.close(type, depth: depth))
        for (place, subview) in subviews.enumerated().reversed() {
          steps.append(.open(subview, index: place, depth: depth + 1, isSeen: isSeen))
        }
      }
    }
    text += "  </\(type)>\n</AppiumAUT>\n"
  }

  /// Returns the bounding box of a view in the coordinate space of `around`.
  ///
  /// `around` is the root's superview or, if it has none, a temporary view. `twin` is the subview
  /// of `around` with the root's geometry: the root itself, or an empty view in the temporary one.
  private func frame(of view: View, in root: View, twin: View, around: View) -> CGRect {
    guard twin !== root else { return view.convert(view.bounds, to: around) }
    guard root.transform3D != .identity else {
      return twin.convert(view.convert(view.bounds, to: root), to: around)
    }
    // The box of a rotated box would be too large.
    let quad = view.convert(Quad(view.bounds), to: root)
    return twin.convert(quad, to: around).boundingBox
  }

  /// Adds an empty view with the geometry of `root` to `around`, and returns it.
  private static func twin(of root: View, in around: View) -> View {
    let twin = View()
    (twin.anchorPoint, twin.bounds, twin.center) = (root.anchorPoint, root.bounds, root.center)
    (twin.transform3D, twin.anchorPointZ) = (root.transform3D, root.anchorPointZ)
    around.addSubview(twin)
    return twin
  }

  private func indentation(_ depth: Int) -> String {
    String(repeating: "  ", count: min(depth, 64))
  }

  private func attributes(_ type: String, frame: CGRect, isSeen: Bool, index: Int, name: String?)
    -> String
  {
    let names = name.map { " name=\"\($0)\" label=\"\($0)\"" } ?? ""
    let (x, y, width, height) = Self.rounded(frame)
    return " type=\"\(type)\"\(names) enabled=\"true\" visible=\"\(isSeen)\" accessible=\"false\""
      + " x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" index=\"\(index)\""
  }

  /// Returns the x, y, width and height of a frame whose edges are rounded outward.
  ///
  /// Returns (-1, -1, 0, 0) if an edge is too far from the origin to be rounded.
  private static func rounded(_ frame: CGRect) -> (Int, Int, Int, Int) {
    let limit = 1e15
    let (left, top) = (Double(frame.minX).rounded(.down), Double(frame.minY).rounded(.down))
    let (right, bottom) = (Double(frame.maxX).rounded(.up), Double(frame.maxY).rounded(.up))
    guard abs(left) < limit, abs(top) < limit, abs(right) < limit, abs(bottom) < limit else {
      return (-1, -1, 0, 0)
    }
    return (Int(left), Int(top), Int(right - left), Int(bottom - top))
  }

  /// Returns the type that corresponds to a view's class, or the type of other elements if none
  /// does.
  private static func type(of view: View) -> String {
    let name =
      switch view {
      case is Window: "Window"
      case is TableView: "Table"
      case is CollectionView: "CollectionView"
      case is ScrollView: "ScrollView"
      case is TableViewCell, is CollectionViewCell: "Cell"
      default: "Other"
      }
    return "XCUIElementType\(name)"
  }
}
