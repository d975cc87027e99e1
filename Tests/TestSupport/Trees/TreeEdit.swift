import Foundation
import ViewGeometry

/// An edit of a tree: a step of the state machine.
///
/// Views are identified by their indices. A random edit may be impossible in a given tree;
/// `isPossible(in:)` checks this.
enum TreeEdit {
  case add(Int, to: Int)
  case insert(Int, into: Int, at: Int)
  case insertAbove(Int, sibling: Int)
  case insertBelow(Int, sibling: Int)
  case exchange(in: Int, at: Int, with: Int)
  case bringToFront(Int)
  case sendToBack(Int)
  case remove(Int)
  case set(Int, Setting)

  /// A property and its new value.
  enum Setting {
    case frame(CGRect)
    case bounds(CGRect)
    case boundsOrigin(CGPoint)
    case center(CGPoint)
    case transform(CGAffineTransform)
    case anchorPoint(CGPoint)
    case isHidden(Bool)
    case alpha(CGFloat)
    case isUserInteractionEnabled(Bool)
  }

  /// Returns whether UIKit would allow the edit: it causes no cycle, and no index is out of range.
  func isPossible(in tree: NaiveTree) -> Bool {
    switch self {
    case .add(let view, let parent):
      return !tree.isDescendant(parent, of: view)
    case .insert(let view, let parent, let place):
      return !tree.isDescendant(parent, of: view) && place <= tree.views[parent].children.count
    case .insertAbove(let view, let sibling), .insertBelow(let view, let sibling):
      guard let parent = tree.views[sibling].parent else { return false }
      return view != sibling && !tree.isDescendant(parent, of: view)
    case .exchange(let parent, let place, let otherPlace):
      return max(place, otherPlace) < tree.views[parent].children.count
    case .bringToFront(let view), .sendToBack(let view):
      return tree.views[view].parent != nil
    case .remove, .set:
      return true
    }
  }
}

// MARK: - On the model

extension TreeEdit {
  func apply(to tree: inout NaiveTree) {
    switch self {
    case .add(let view, let parent):
      tree.insert(view, into: parent, at: tree.views[parent].children.count)
    case .insert(let view, let parent, let place):
      tree.insert(view, into: parent, at: place)
    case .insertAbove(let view, let sibling):
      insert(view, beside: sibling, offset: 1, in: &tree)
    case .insertBelow(let view, let sibling):
      insert(view, beside: sibling, offset: 0, in: &tree)
    case .exchange(let parent, let place, let otherPlace):
      tree.views[parent].children.swapAt(place, otherPlace)
    case .bringToFront(let view):
      guard let parent = tree.views[view].parent else { return }
      tree.insert(view, into: parent, at: tree.views[parent].children.count)
    case .sendToBack(let view):
      guard let parent = tree.views[view].parent else { return }
      tree.insert(view, into: parent, at: 0)
    case .remove(let view):
      tree.remove(view)
    case .set(let view, .frame(let frame)):
      tree.setFrame(of: view, to: frame)
    case .set(let view, let setting):
      setting.apply(to: &tree.views[view])
    }
  }

  private func insert(_ view: Int, beside sibling: Int, offset: Int, in tree: inout NaiveTree) {
    tree.remove(view)
    guard let parent = tree.views[sibling].parent,
      let place = tree.views[parent].children.firstIndex(of: sibling)
    else { return }
    tree.insert(view, into: parent, at: place + offset)
  }
}

extension TreeEdit.Setting {
  fileprivate func apply(to view: inout NaiveView) {
    switch self {
    case .frame: break  // Depends on the tree's rules, not on one property.
    case .bounds(let bounds): view.bounds = bounds
    case .boundsOrigin(let origin): view.bounds.origin = origin
    case .center(let center): view.center = center
    case .transform(let transform): view.transform = transform
    case .anchorPoint(let anchorPoint): view.anchorPoint = anchorPoint
    case .isHidden(let isHidden): view.isHidden = isHidden
    case .alpha(let alpha): view.alpha = alpha
    case .isUserInteractionEnabled(let isEnabled): view.isUserInteractionEnabled = isEnabled
    }
  }
}

// MARK: - On views

extension TreeEdit {
  func apply(to views: [View]) {
    switch self {
    case .add(let view, let parent):
      views[parent].addSubview(views[view])
    case .insert(let view, let parent, let place):
      views[parent].insertSubview(views[view], at: place)
    case .insertAbove(let view, let sibling):
      views[sibling].superview?.insertSubview(views[view], aboveSubview: views[sibling])
    case .insertBelow(let view, let sibling):
      views[sibling].superview?.insertSubview(views[view], belowSubview: views[sibling])
    case .exchange(let parent, let place, let otherPlace):
      views[parent].exchangeSubview(at: place, withSubviewAt: otherPlace)
    case .bringToFront(let view):
      views[view].superview?.bringSubviewToFront(views[view])
    case .sendToBack(let view):
      views[view].superview?.sendSubviewToBack(views[view])
    case .remove(let view):
      views[view].removeFromSuperview()
    case .set(let view, let setting):
      setting.apply(to: views[view])
    }
  }
}

extension TreeEdit.Setting {
  fileprivate func apply(to view: View) {
    switch self {
    case .frame(let frame): view.frame = frame
    case .bounds(let bounds): view.bounds = bounds
    case .boundsOrigin(let origin): view.bounds.origin = origin
    case .center(let center): view.center = center
    case .transform(let transform): view.transform = transform
    case .anchorPoint(let anchorPoint): view.anchorPoint = anchorPoint
    case .isHidden(let isHidden): view.isHidden = isHidden
    case .alpha(let alpha): view.alpha = alpha
    case .isUserInteractionEnabled(let isEnabled): view.isUserInteractionEnabled = isEnabled
    }
  }
}
