import Foundation
import ViewGeometry

@testable import TestSupport

/// The views of a `ConstraintHistory`, made at once or changed into it by edits.
final class HistoryTree {
  let window = Window()
  let views: [View]
  private var places: [[LayoutConstraint]] = []
  private let preferredSizes: [LayoutConstraint]

  /// Makes a tree without history; optional constraints become active in the order of `keys`.
  init(_ history: ConstraintHistory, keys: [UInt64] = []) {
    let views = history.items.map { item in
      item.stack == nil ? PlainStatedView() as View : StackView()
    }
    self.views = views
    preferredSizes = history.preferredSizes.map { preferredSize in
      let attribute: LayoutConstraint.Attribute = preferredSize.axis == 0 ? .width : .height
      let made = LayoutConstraint(
        item: views[preferredSize.first], attribute: attribute, relatedBy: preferredSize.relation,
        toItem: preferredSize.second.map { views[$0] },
        attribute: preferredSize.second == nil ? .notAnAttribute : attribute,
        multiplier: preferredSize.second == nil ? 1 : CGFloat(preferredSize.multiplier),
        constant: CGFloat(preferredSize.constant))
      made.priority = LayoutPriority(preferredSize.priority)
      return made
    }
    take(history)
    for subviews in history.order { for place in subviews { attach(place, history) } }
    for place in history.items.indices { configure(place, history) }
    let shuffled = preferredSizes.indices.sorted { first, second in
      keys.isEmpty ? first < second : keys[first] < keys[second]
    }
    for place in shuffled where history.preferredSizes[place].isActive {
      preferredSizes[place].isActive = true
    }
  }

  private func take(_ history: ConstraintHistory) {
    window.frame.size = CGSize(width: history.size[0], height: history.size[1])
    let inset = CGFloat(history.safeArea)
    window.safeAreaInsets = EdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
    window.semanticContentAttribute = history.isMirrored ? .forceRightToLeft : .unspecified
    for view in views {
      view.semanticContentAttribute = history.isMirrored ? .forceRightToLeft : .unspecified
    }
  }

  private func superview(of place: Int, _ history: ConstraintHistory) -> View {
    history.items[place].parent.map { views[$0] } ?? window
  }

  private func attach(_ place: Int, _ history: ConstraintHistory) {
    let superview = superview(of: place, history)
    if let stack = superview as? StackView {
      stack.addArrangedSubview(views[place])
    } else {
      superview.addSubview(views[place])
    }
  }

  private func configure(_ place: Int, _ history: ConstraintHistory) {
    let (item, view) = (history.items[place], views[place])
    if let stack = view as? StackView {
      stack.axis = item.stack ?? .horizontal
      stack.distribution = item.distribution
      stack.spacing = CGFloat(item.spacing)
    }
    setContent(place, history)
    view.isHidden = item.isHidden
    setMargin(place, history)
    places.append(makePlaces(place, history))
    setPlacing(place, history)
  }

  private func setContent(_ place: Int, _ history: ConstraintHistory) {
    guard let view = views[place] as? PlainStatedView else { return }
    let content = history.items[place].content
    view.traits.intrinsic = CGSize(width: content[0], height: content[1])
    view.invalidateIntrinsicContentSize()
  }

  private func setMargin(_ place: Int, _ history: ConstraintHistory) {
    let margin = CGFloat(history.items[place].margin)
    views[place].layoutMargins = EdgeInsets(
      top: margin, left: margin, bottom: margin, right: margin)
  }

  private func makePlaces(_ place: Int, _ history: ConstraintHistory) -> [LayoutConstraint] {
    let (view, superview) = (views[place], superview(of: place, history))
    return history.items[place].places.enumerated().map { axis, place in
      let attributes: [LayoutConstraint.Attribute] =
        axis == 0 ? [.leading, .centerX, .trailing] : [.top, .centerY, .bottom]
      let second: AnyObject = place.isFromMargins ? superview.layoutMarginsGuide : superview
      return LayoutConstraint(
        item: view, attribute: attributes[place.edge], relatedBy: .equal, toItem: second,
        attribute: attributes[place.edge], multiplier: 1, constant: CGFloat(place.offset))
    }
  }

  /// Positions a view with constraints, a stack or a frame, depending on the item.
  private func setPlacing(_ place: Int, _ history: ConstraintHistory) {
    let (item, view) = (history.items[place], views[place])
    guard !history.isArranged(place) else { return }
    if let frame = item.frame {
      LayoutConstraint.deactivate(places[place])
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = frame
    } else {
      view.translatesAutoresizingMaskIntoConstraints = false
      if item.isInTree { LayoutConstraint.activate(places[place]) }
    }
  }

  // MARK: Edits

  /// Changes the tree to the state `after`, which an edit made of `before`.
  func apply(
    _ edit: ConstraintHistory.Edit, from before: ConstraintHistory, to after: ConstraintHistory
  ) {
    switch edit {
    case .offset(let view, let axis, let offset):
      places[view][axis].constant = CGFloat(offset)
    case .content(let view, _, _): setContent(view, after)
    case .hide(let view): views[view].isHidden = after.items[view].isHidden
    case .turnDirection, .safeArea, .size: take(after)
    case .margin(let view, _): setMargin(view, after)
    case .constant(let preferredSize, let constant):
      if preferredSizes.indices.contains(preferredSize) {
        preferredSizes[preferredSize].constant = CGFloat(constant)
      }
    case .priority(let preferredSize, let priority):
      if preferredSizes.indices.contains(preferredSize) {
        preferredSizes[preferredSize].priority = LayoutPriority(priority)
      }
    case .toggle(let preferredSize):
      if preferredSizes.indices.contains(preferredSize) {
        preferredSizes[preferredSize].isActive = after.preferredSizes[preferredSize].isActive
      }
    case .remove(let view):
      if before.items[view].isInTree { views[view].removeFromSuperview() }
    case .add(let view):
      guard !before.items[view].isInTree else { return }
      attach(view, after)
      setPlacing(view, after)
    case .freeze(let view, _), .release(let view):
      if after.items[view].isInTree || before.items[view].frame != after.items[view].frame {
        setPlacing(view, after)
      }
    case .spacing(let view, let spacing):
      (views[view] as? StackView)?.spacing = CGFloat(spacing)
    case .layout: window.layoutIfNeeded()
    case .ask(let view):
      _ = views[view].hasAmbiguousLayout
      _ = views[view].systemLayoutSizeFitting(View.layoutFittingCompressedSize)
      _ = views[view].constraintsAffectingLayout(for: .horizontal)
      _ = window.layoutConflicts
    }
  }

  /// Whether exactly the right optional constraints are active.
  func hasActivePreferences(of history: ConstraintHistory) -> Bool {
    preferredSizes.map(\.isActive) == history.preferredSizes.map(\.isActive)
  }

  /// Whether the layout has a unique best solution, so that only its values decide.
  func isDetermined(_ history: ConstraintHistory) -> Bool {
    window.layoutIfNeeded()
    return views.indices.allSatisfy { place in
      guard history.isAttached(place) else { return true }
      return !views[place].hasAmbiguousLayout && views[place].layoutConflicts.isEmpty
    }
  }

  /// The fitting sizes of the views in the window, two targets each.
  func fittings(_ history: ConstraintHistory) -> [Int: CGRect] {
    var fittings: [Int: CGRect] = [:]
    for place in views.indices where history.isAttached(place) {
      let least = views[place].systemLayoutSizeFitting(View.layoutFittingCompressedSize)
      let wide = views[place].systemLayoutSizeFitting(
        CGSize(width: 150, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      fittings[place] = CGRect(
        x: least.width, y: least.height, width: wide.width, height: wide.height)
    }
    return fittings
  }

  /// The frames of the views that the layout positions.
  func frames(_ history: ConstraintHistory) -> [Int: CGRect] {
    window.layoutIfNeeded()
    var frames: [Int: CGRect] = [:]
    for place in views.indices where history.isPlaced(place) {
      frames[place] = views[place].frame
    }
    return frames
  }
}
