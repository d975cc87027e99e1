import Foundation
public import ViewGeometry

extension ScreenDump {
  /// Creates a dump of a live view tree, for queries and audits.
  ///
  ///     let audit = ScreenDump(of: window).audit()
  ///
  /// The root's frame is the screen, so screen coordinates are those of the root's superview. A
  /// view's role is the name of its class. Its type is the name of the nearest class, among its
  /// class and the superclasses, whose name ends like that of a control, for example in `Button`.
  /// If there is none, the type is the same as the role. The elements have no names. A view's
  /// identifier is its `accessibilityIdentifier` or, if that is nil, its tag, unless the tag is 0.
  /// An element's index is the index of its view in `views(below:)`, and its line is that index
  /// plus 1. A view with a 3D transform is represented by the affine part of the transform, about
  /// the center of the view's frame. The dump's ``format`` is ``Format/uiKit``, because UIKit's
  /// rule for touches applies. Later subviews are in front. `zPosition` and overrides of
  /// `hitTest(_:with:)` have no effect.
  ///
  /// - Parameters:
  ///   - root: The topmost view, usually a window.
  ///   - isTarget: A closure that returns whether a view is meant to be tapped even though its
  ///     class isn't a control. It is called once for each view; by default, it returns false.
  /// - Complexity: O(views).
  public init(of root: View, isTarget: (View) -> Bool = { _ in false }) {
    var names: [ObjectIdentifier: (role: String, type: String)] = [:]
    var builder = DumpBuilder(hidesInside: true, stopsTouchesInside: true)
    for (view, parent) in Self.preorder(of: root) {
      let type = ObjectIdentifier(Swift.type(of: view))
      let name = names[type] ?? Self.names(of: view)
      names[type] = name
      var node = DumpNode()
      (node.role, node.typeName) = name
      node.identifier = view.nameInDumps
      node.rectangle = view.frame
      if view.bounds.origin != .zero || view.transform != .identity { node.bounds = view.bounds }
      node.transform = view.transform
      node.alpha = Double(view.alpha)
      node.line = builder.count + 1
      if view.isHidden { node.flags.insert(.hidden) }
      if !view.isUserInteractionEnabled { node.flags.insert(.inert) }
      if view.clipsToBounds { node.flags.insert(.clips) }
      if view is ScrollView { node.flags.insert(.scrollable) }
      if view is Window { node.flags.insert(.window) }
      if isTarget(view) { node.flags.insert(.clickable) }
      builder.addInParent(node, in: parent)
    }
    self.init(
      builder, format: .uiKit, unit: .points, rules: DumpRules(touch: .uiKit, rounding: 0.001))
  }

  /// Returns the root and its descendants in preorder, subviews back to front.
  ///
  /// This is the order of the dump's elements.
  ///
  /// - Complexity: O(views).
  public static func views(below root: View) -> [View] { preorder(of: root).map(\.view) }

  /// Returns the views in preorder, each with the index of its superview in the result.
  package static func preorder(of root: View) -> [(view: View, parent: Int?)] {
    var found: [(view: View, parent: Int?)] = []
    var pending: [(view: View, parent: Int?)] = [(root, nil)]
    while let (view, parent) = pending.popLast() {
      for subview in view.subviews.reversed() { pending.append((subview, found.count)) }
      found.append((view, parent))
    }
    return found
  }

  /// Returns the name of a view's class, and that of the nearest class, among this class and its
  /// superclasses, whose name ends like that of a control.
  ///
  /// If there is no such class, both are the name of the view's class.
  private static func names(of view: View) -> (role: String, type: String) {
    var mirror: Mirror? = Mirror(reflecting: view)
    var names: [String] = []
    while let current = mirror, current.subjectType != View.self {
      names.append(String(describing: current.subjectType))
      mirror = current.superclassMirror
    }
    let role = names.first ?? "View"
    return (role, names.first(where: isControlName) ?? role)
  }
}

extension View {
  /// The name of the view in reports: its `accessibilityIdentifier` or, if that is nil, its tag.
  ///
  /// It is nil if there is no identifier and the tag is 0.
  package final var nameInDumps: String? {
    accessibilityIdentifier ?? (tag == 0 ? nil : "\(tag)")
  }
}
