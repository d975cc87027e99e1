import Foundation

extension TreeEdit {
  /// The edit as Swift code on views identified by index.
  var code: String {
    switch self {
    case .add(let view, let parent):
      "view\(parent).addSubview(view\(view))"
    case .insert(let view, let parent, let place):
      "view\(parent).insertSubview(view\(view), at: \(place))"
    case .insertAbove(let view, let sibling):
      "view\(sibling).superview?.insertSubview(view\(view), aboveSubview: view\(sibling))"
    case .insertBelow(let view, let sibling):
      "view\(sibling).superview?.insertSubview(view\(view), belowSubview: view\(sibling))"
    case .exchange(let parent, let place, let otherPlace):
      "view\(parent).exchangeSubview(at: \(place), withSubviewAt: \(otherPlace))"
    case .bringToFront(let view):
      "view\(view).superview?.bringSubviewToFront(view\(view))"
    case .sendToBack(let view):
      "view\(view).superview?.sendSubviewToBack(view\(view))"
    case .remove(let view):
      "view\(view).removeFromSuperview()"
    case .set(let view, let setting):
      "view\(view).\(setting.code)"
    }
  }
}

extension TreeEdit.Setting {
  fileprivate var code: String {
    switch self {
    case .frame(let frame): "frame = \(frame.code)"
    case .bounds(let bounds): "bounds = \(bounds.code)"
    case .boundsOrigin(let origin): "bounds.origin = \(origin.code)"
    case .center(let center): "center = \(center.code)"
    case .transform(let transform): "transform = \(transform.code)"
    case .anchorPoint(let anchorPoint): "anchorPoint = \(anchorPoint.code)"
    case .isHidden(let isHidden): "isHidden = \(isHidden)"
    case .alpha(let alpha): "alpha = \(Double(alpha).code)"
    case .isUserInteractionEnabled(let isEnabled): "isUserInteractionEnabled = \(isEnabled)"
    }
  }
}
