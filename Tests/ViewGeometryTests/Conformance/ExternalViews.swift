import Foundation
import ViewGeometry

@testable import TestSupport

/// The views of an external case, in the tree the case describes.
///
/// Flags of other systems are overrides in UIKit: a view in which only its subviews can be hit,
/// slop around a view, round corners.
struct ExternalViews {
  private(set) var views: [String: View] = [:]

  init(_ each: ExternalCase) {
    let scrollViewIDs = Set(each.ops.compactMap(\.container))
    for external in each.views {
      let flags = external.flags
      let view: View =
        if flags?.isWindow == true {
          Window()
        } else if scrollViewIDs.contains(external.id) {
          ScrollView()
        } else {
          FlaggedView(flags)
        }
      view.anchorPoint = CGPoint(external.anchor)
      view.bounds = CGRect(external.bounds)
      view.center = CGPoint(external.center)
      let m = external.transform
      view.transform = CGAffineTransform(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5])
      view.isHidden = flags?.hidden ?? false
      view.clipsToBounds = flags?.clips ?? false
      view.isUserInteractionEnabled = flags?.pointerEvents != .some(.none)
      views[external.id] = view
      if let parent = external.parent { views[parent]?.addSubview(view) }
    }
    for case let scrollView as ScrollView in views.values {
      let content = scrollView.subviews.reduce(CGRect.zero) { $0.union($1.frame) }
      scrollView.contentSize = content.size
    }
  }

  subscript(id: String) -> View {
    guard let view = views[id] else { preconditionFailure("The case has no view \(id).") }
    return view
  }

  func id(of view: View?) -> String? {
    views.first { $0.value === view }?.key
  }

  /// Whether the view itself can be hit, not only its subviews.
  func isTarget(_ view: View) -> Bool {
    (view as? FlaggedView)?.flags?.pointerEvents != .boxNone
  }

  /// Converts with the methods of `View` that take nil for the window.
  func convert(_ point: CGPoint, from source: String?, to target: String?) -> CGPoint {
    if let source { return self[source].convert(point, to: target.map { self[$0] }) }
    guard let target else { return point }
    return self[target].convert(point, from: nil)
  }

  func convert(_ rect: CGRect, from source: String?, to target: String?) -> CGRect {
    if let source { return self[source].convert(rect, to: target.map { self[$0] }) }
    guard let target else { return rect }
    return self[target].convert(rect, from: nil)
  }

  /// The box of all descendants of a view, in its bounds.
  func boxOfDescendants(of view: View, includingSelf: Bool) -> CGRect {
    var box = includingSelf ? view.bounds : .null
    var pending = view.subviews
    while let next = pending.popLast() {
      box = box.union(next.convert(Quad(next.bounds), to: view).boundingBox)
      pending += next.subviews
    }
    return box
  }
}

/// A view with the hit-testing flags of other systems, as overrides.
private final class FlaggedView: View {
  let flags: ExternalView.Flags?

  init(_ flags: ExternalView.Flags?) {
    self.flags = flags
    super.init(frame: .zero)
  }

  override func hitTest(_ point: CGPoint, with event: Event?) -> View? {
    let hit = super.hitTest(point, with: event)
    return switch flags?.pointerEvents {
    case .boxNone: hit === self ? nil : hit
    case .boxOnly: hit == nil ? nil : self
    case .auto, .none?, nil: hit
    }
  }

  override func point(inside point: CGPoint, with event: Event?) -> Bool {
    if let slop = flags?.hitSlop {
      let box = CGRect(
        x: bounds.minX - slop[0], y: bounds.minY - slop[1],
        width: bounds.width + slop[0] + slop[2], height: bounds.height + slop[1] + slop[3])
      return box.contains(point)
    }
    guard super.point(inside: point, with: event) else { return false }
    guard let radius = flags?.cornerRadius else { return true }
    let inner = bounds.insetBy(dx: radius, dy: radius)
    let dx = max(inner.minX - point.x, point.x - inner.maxX, 0)
    let dy = max(inner.minY - point.y, point.y - inner.maxY, 0)
    return hypot(dx, dy) <= radius
  }
}

extension ExternalQuestion {
  /// The view that a question scrolls.
  fileprivate var container: String? {
    if case .scrollRectToVisible(_, let container, _) = self { container } else { nil }
  }
}
