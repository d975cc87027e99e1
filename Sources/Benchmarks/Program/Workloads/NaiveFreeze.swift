import Foundation
import ViewGeometry

/// A snapshot of a tree taken the textbook way, by recursion over `subviews`.
///
/// It converts the bounds of each view to the root through the public API, and stores them by view.
struct NaiveFreeze {
  private(set) var boundsInRoot: [ObjectIdentifier: CGRect] = [:]

  init(of root: View) {
    add(root, root: root)
  }

  private mutating func add(_ view: View, root: View) {
    boundsInRoot[ObjectIdentifier(view)] = view.convert(view.bounds, to: root)
    for subview in view.subviews { add(subview, root: root) }
  }
}
