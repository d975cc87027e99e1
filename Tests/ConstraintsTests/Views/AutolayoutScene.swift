import Foundation
import ViewGeometry

@testable import TestSupport

/// The views, guides and constraints of a case, made through the public API.
final class AutolayoutScene {
  let root: PlainStatedView
  private(set) var views: [String: any StatedView] = [:]
  private(set) var guides: [String: LayoutGuide] = [:]
  private(set) var constraints: [String: LayoutConstraint] = [:]

  init(_ layout: AutolayoutCase) {
    root = PlainStatedView()
    for item in layout.items ?? [] { add(item) }
    for item in layout.items ?? [] { arrange(item) }
    if layout.direction == "rtl" {
      for view in views.values { view.semanticContentAttribute = .forceRightToLeft }
    }
    for item in layout.items ?? [] where item.id == "root" {
      if let size = item.size { root.frame.size = CGSize(width: size[0], height: size[1]) }
    }
    for constraint in layout.constraints ?? [] { add(constraint) }
    LayoutConstraint.activate(
      (layout.constraints ?? []).filter { $0.active ?? true }.compactMap { constraints[$0.id] })
  }

  // MARK: Items

  private func add(_ item: AutolayoutCase.Item) {
    guard item.kind != "guide" else {
      let guide = LayoutGuide()
      guide.identifier = item.id
      guides[item.id] = guide
      item.owner.flatMap { views[$0] }?.addLayoutGuide(guide)
      return
    }
    let view: any StatedView =
      switch item.kind {
      case "stack": StatedStackView()
      case "scroll": StatedScrollView()
      default: item.id == "root" ? root : PlainStatedView()
      }
    views[item.id] = view
    describe(view, by: item)
    guard let superview = item.superview.flatMap({ views[$0] }) else { return }
    superview.addSubview(view)
    if let autoresizing = item.autoresizing {
      superview.bounds.size = CGSize(
        width: autoresizing.superviewSize[0], height: autoresizing.superviewSize[1])
      view.frame = CGRect(autoresizing.frame)
      view.autoresizingMask = View.AutoresizingMask(names: autoresizing.mask)
    } else {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    if let offset = item.contentOffset { view.bounds.origin = CGPoint(offset) }
  }

  private func describe(_ view: any StatedView, by item: AutolayoutCase.Item) {
    if let intrinsic = item.intrinsic { view.traits.intrinsic = CGSize(preferredSizes: intrinsic) }
    if let insets = item.alignmentInsets { view.traits.alignment = EdgeInsets(insets) }
    if let insets = item.safeAreaInsets { view.traits.safeArea = EdgeInsets(insets) }
    if let baselines = item.baselines {
      view.traits.firstBaseline = CGFloat(baselines[0])
      view.traits.lastBaseline = CGFloat(baselines[1])
    }
    view.insetsLayoutMarginsFromSafeArea = false
    view.layoutMargins = EdgeInsets(item.layoutMargins ?? [8, 8, 8, 8])
    for (place, axis) in [Axis.horizontal, .vertical].enumerated() {
      if let hugging = item.hugging {
        view.setContentHuggingPriority(LayoutPriority(hugging[place]), for: axis)
      }
      if let resistance = item.resistance {
        view.setContentCompressionResistancePriority(
          LayoutPriority(resistance[place]), for: axis)
      }
    }
    view.isHidden = item.hidden ?? false
  }

  private func arrange(_ item: AutolayoutCase.Item) {
    guard let stack = views[item.id] as? StackView else { return }
    stack.axis = item.axis == "vertical" ? .vertical : .horizontal
    stack.distribution = StackView.Distribution(name: item.distribution ?? "fill")
    stack.alignment = StackView.Alignment(name: item.alignment ?? "fill")
    stack.spacing = CGFloat(item.spacing ?? 0)
    stack.isLayoutMarginsRelativeArrangement = item.marginsRelative ?? false
    for name in item.arranged ?? [] {
      if let view = views[name] { stack.addArrangedSubview(view) }
    }
    for (name, spacing) in item.customSpacing ?? [:] {
      if let view = views[name] { stack.setCustomSpacing(CGFloat(spacing), after: view) }
    }
  }

  // MARK: Constraints

  func add(_ constraint: AutolayoutCase.Constraint) {
    let relation = LayoutConstraint.Relation(sign: constraint.relation)
    let multiplier = CGFloat(constraint.multiplier?.value ?? 1)
    let constant = CGFloat(constraint.constant ?? 0)
    let made: LayoutConstraint
    if case .distance(let start, let end) = constraint.first {
      let distance = distance(from: start, to: end)
      made =
        switch constraint.second {
        case nil: distance.constraint(relation, to: constant)
        case .distance(let start, let end):
          distance.constraint(
            relation, to: self.distance(from: start, to: end), multiplier, constant)
        case .attribute(let item, let name):
          distance.constraint(relation, to: size(name, of: item), multiplier, constant)
        }
    } else if case .distance(let start, let end) = constraint.second,
      case .attribute(let item, let name) = constraint.first
    {
      made = size(name, of: item).constraint(
        relation, to: distance(from: start, to: end), multiplier, constant)
    } else {
      made = plain(constraint, relation, multiplier, constant)
    }
    made.identifier = constraint.id
    made.priority = LayoutPriority(constraint.priority ?? 1_000)
    constraints[constraint.id] = made
  }

  private func plain(
    _ constraint: AutolayoutCase.Constraint, _ relation: LayoutConstraint.Relation,
    _ multiplier: CGFloat, _ constant: CGFloat
  ) -> LayoutConstraint {
    guard case .attribute(let item, let name) = constraint.first else {
      fatalError("\(constraint.id) has no plain first side.")
    }
    var second: (item: AnyObject, attribute: LayoutConstraint.Attribute)?
    if case .attribute(let item, let name) = constraint.second {
      second = (self.item(item), LayoutConstraint.Attribute(name: name))
    }
    return LayoutConstraint(
      item: self.item(item), attribute: LayoutConstraint.Attribute(name: name),
      relatedBy: relation, toItem: second?.item,
      attribute: second?.attribute ?? .notAnAttribute, multiplier: multiplier,
      constant: constant)
  }

  func item(_ name: String) -> AnyObject {
    if let view = views[name] { return view }
    if let guide = guides[name] { return guide }
    let parts = name.split(separator: ".")
    let view = views[String(parts[0])]
    let guide: LayoutGuide? =
      switch parts.last ?? "" {
      case "layoutMarginsGuide": view?.layoutMarginsGuide
      case "safeAreaLayoutGuide": view?.safeAreaLayoutGuide
      case "readableContentGuide": view?.readableContentGuide
      case "contentLayoutGuide": (view as? ScrollView)?.contentLayoutGuide
      case "frameLayoutGuide": (view as? ScrollView)?.frameLayoutGuide
      default: nil
      }
    guard let guide else { fatalError("The case has no item \(name).") }
    return guide
  }

  private func size(_ name: String, of item: String) -> LayoutDimension {
    let item = self.item(item)
    if let view = item as? View { return name == "width" ? view.widthAnchor : view.heightAnchor }
    let guide = item as? LayoutGuide ?? LayoutGuide()
    return name == "width" ? guide.widthAnchor : guide.heightAnchor
  }

  private func distance(from start: [String], to end: [String]) -> LayoutDimension {
    if let from = xAnchor(start), let to = xAnchor(end) { return from.anchorWithOffset(to: to) }
    guard let from = yAnchor(start), let to = yAnchor(end) else {
      fatalError("There is no distance from \(start) to \(end).")
    }
    return from.anchorWithOffset(to: to)
  }

  private func xAnchor(_ side: [String]) -> LayoutXAxisAnchor? {
    let item = item(side[0])
    if let view = item as? View {
      return switch side[1] {
      case "left": view.leftAnchor
      case "right": view.rightAnchor
      case "leading": view.leadingAnchor
      case "trailing": view.trailingAnchor
      case "centerX": view.centerXAnchor
      default: nil
      }
    }
    guard let guide = item as? LayoutGuide else { return nil }
    return switch side[1] {
    case "left": guide.leftAnchor
    case "right": guide.rightAnchor
    case "leading": guide.leadingAnchor
    case "trailing": guide.trailingAnchor
    case "centerX": guide.centerXAnchor
    default: nil
    }
  }

  private func yAnchor(_ side: [String]) -> LayoutYAxisAnchor? {
    let item = item(side[0])
    if let view = item as? View {
      return switch side[1] {
      case "top": view.topAnchor
      case "bottom": view.bottomAnchor
      case "centerY": view.centerYAnchor
      case "firstBaseline": view.firstBaselineAnchor
      case "lastBaseline": view.lastBaselineAnchor
      default: nil
      }
    }
    guard let guide = item as? LayoutGuide else { return nil }
    return switch side[1] {
    case "top": guide.topAnchor
    case "bottom": guide.bottomAnchor
    case "centerY": guide.centerYAnchor
    default: nil
    }
  }
}
