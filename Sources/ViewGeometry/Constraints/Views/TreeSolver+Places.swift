import Foundation

// Methods that express positions and sizes as sums of unknowns. All positions are in the bounds
// coordinates of a common ancestor.

extension TreeSolver {
  /// Adds a side of a constraint, multiplied by `factor`, to the row under construction.
  ///
  /// - Parameters:
  ///   - side: The side to add.
  ///   - ancestor: The view in whose coordinates positions are measured (R11.12).
  ///   - isMirrored: Whether the layout direction is right to left.
  ///   - factor: The factor of the side.
  ///   - constant: The row's constant, to which the constant part of the side is added.
  func add(
    _ side: ConstraintSide, in ancestor: View, isMirrored: Bool, _ factor: Double,
    to constant: inout Double
  ) {
    guard let end = side.end else {
      return addAttribute(
        side.attribute, of: side.item, in: ancestor, isMirrored: isMirrored, factor, to: &constant)
    }
    // A distance between leading or trailing edges increases toward the trailing edge (R11.7).
    let turns = isMirrored && (side.attribute.isDirectional || end.attribute.isDirectional)
    let sign = turns ? -factor : factor
    addAttribute(
      end.attribute, of: end.item, in: ancestor, isMirrored: isMirrored, sign, to: &constant)
    addAttribute(
      side.attribute, of: side.item, in: ancestor, isMirrored: isMirrored, -sign, to: &constant)
  }

  private func addAttribute(
    _ attribute: LayoutConstraint.Attribute, of item: ConstraintItem, in ancestor: View,
    isMirrored: Bool, _ factor: Double, to constant: inout Double
  ) {
    if attribute.isSize {
      return addLength(along: attribute.axis ?? .horizontal, of: item, factor, to: &constant)
    }
    var attribute = attribute
    var item = item
    if let edge = attribute.withinMargins, let view = item.view {
      attribute = edge
      item = view.systemGuide(.layoutMargins).item
    }
    switch attribute {
    case .leading: attribute = isMirrored ? .right : .left
    case .trailing: attribute = isMirrored ? .left : .right
    default: break
    }
    addPlace(attribute, of: item, in: ancestor, factor, to: &constant)
  }

  // MARK: Sizes

  func addLength(
    along axis: Axis, of item: ConstraintItem, _ factor: Double, to constant: inout Double
  ) {
    switch item.role {
    case .view, .guide, .readableContent, .scrollContent:
      join(item)
      add(.length(along: axis), of: item, factor)
    case .safeArea, .layoutMargins, .keyboard, .scrollFrame:
      guard let view = item.view else { return }
      let insets = insets(of: item, view: view)
      addBoundsLength(along: axis, of: view, factor, to: &constant)
      constant -= factor * Double(insets.start(along: axis) + insets.end(along: axis))
    }
  }

  /// Adds the width or height of a view's bounds, multiplied by `factor`.
  ///
  /// The unknowns are those of the alignment rectangle, so the alignment insets are added (R11.3).
  func addBoundsLength(
    along axis: Axis, of view: View, _ factor: Double, to constant: inout Double
  ) {
    let insets = view.alignmentRectInsets
    add(.length(along: axis), of: view.makeConstraintItem(), factor)
    constant += factor * Double(insets.start(along: axis) + insets.end(along: axis))
  }

  // MARK: Positions

  /// Adds a position in the bounds coordinates of `ancestor`, multiplied by `factor`.
  ///
  /// The attribute is left, right, top, bottom, a center or a baseline. The item belongs to
  /// `ancestor` or to one of its descendants.
  func addPlace(
    _ attribute: LayoutConstraint.Attribute, of item: ConstraintItem, in ancestor: View,
    _ factor: Double, to constant: inout Double
  ) {
    guard let axis = attribute.axis, let view = item.view else { return }
    if attribute.isBaseline, item.role == .view {
      return addBaseline(attribute, of: view, in: ancestor, factor, to: &constant)
    }
    let fraction = attribute.fraction
    switch item.role {
    case .view:
      if view === ancestor {
        addInnerPlace(fraction, along: axis, of: view, .zero, factor, to: &constant)
      } else {
        add(.start(along: axis), of: item, factor)
        add(.length(along: axis), of: item, factor * fraction)
        climb(from: view, to: ancestor, along: axis, factor, to: &constant)
      }
    case .guide, .readableContent, .scrollContent:
      join(item)
      add(.start(along: axis), of: item, factor)
      add(.length(along: axis), of: item, factor * fraction)
      climb(inside: view, to: ancestor, along: axis, factor, to: &constant)
    case .safeArea, .layoutMargins, .keyboard, .scrollFrame:
      let insets = insets(of: item, view: view)
      if view === ancestor, item.role == .layoutMargins {
        addInnerPlace(
          fraction, along: axis, of: view, insets, isOfBounds: true, factor, to: &constant)
      } else {
        constant += factor * boundsOrigin(of: view, along: axis)
        addInset(fraction, along: axis, of: view, insets, factor, to: &constant)
        climb(inside: view, to: ancestor, along: axis, factor, to: &constant)
      }
    }
  }

  /// Adds a position inside a view, in the view's own bounds coordinates, multiplied by `factor`.
  ///
  /// `fraction` is the position as a fraction of the length of a rectangle: the bounds inset by
  /// `insets` if `isOfBounds` is true, otherwise the alignment rectangle. In a scroll view, edges
  /// are those of the content. The center is the center of the content if `isOfBounds` is true, and
  /// otherwise the center of the frame (R11.90).
  private func addInnerPlace(
    _ fraction: Double, along axis: Axis, of view: View, _ insets: EdgeInsets,
    isOfBounds: Bool = false, _ factor: Double, to constant: inout Double
  ) {
    if fraction != 0.5 || isOfBounds, let content = view.contentGuideItem {
      join(content)
      let start = Double(insets.start(along: axis))
      add(.length(along: axis), of: content, factor * fraction)
      constant += factor * (start - fraction * (start + Double(insets.end(along: axis))))
      return
    }
    constant += factor * boundsOrigin(of: view, along: axis)
    if isOfBounds {
      addInset(fraction, along: axis, of: view, insets, factor, to: &constant)
    } else {
      add(.length(along: axis), of: view.makeConstraintItem(), factor * fraction)
      constant += factor * Double(view.alignmentRectInsets.start(along: axis))
    }
  }

  /// Adds a position in the bounds inset by `insets`, multiplied by `factor`.
  ///
  /// `fraction` is the position as a fraction of the inset length. The position is relative to the
  /// bounds origin.
  private func addInset(
    _ fraction: Double, along axis: Axis, of view: View, _ insets: EdgeInsets, _ factor: Double,
    to constant: inout Double
  ) {
    let start = Double(insets.start(along: axis))
    let both = start + Double(insets.end(along: axis))
    addBoundsLength(along: axis, of: view, factor * fraction, to: &constant)
    constant += factor * (start - fraction * both)
  }

  /// Adds the terms, multiplied by `factor`, that convert a position from the coordinates of a
  /// view's superview to those of an ancestor.
  private func climb(
    from view: View, to ancestor: View, along axis: Axis, _ factor: Double,
    to constant: inout Double
  ) {
    guard let superview = view.superview, superview !== ancestor else { return }
    climb(inside: superview, to: ancestor, along: axis, factor, to: &constant)
  }

  /// Adds the terms, multiplied by `factor`, that convert a position from the bounds coordinates of
  /// a view to those of an ancestor.
  private func climb(
    inside view: View, to ancestor: View, along axis: Axis, _ factor: Double,
    to constant: inout Double
  ) {
    var next: View? = view
    while let view = next, view !== ancestor {
      add(.start(along: axis), of: view.makeConstraintItem(), factor)
      constant -= factor * Double(view.alignmentRectInsets.start(along: axis))
      constant -= factor * boundsOrigin(of: view, along: axis)
      next = view.superview
    }
  }

  /// Adds the position of a baseline of `view`, multiplied by `factor` (R11.8).
  ///
  /// A view inside `view` may provide the baseline. The bottom edge serves as the first baseline of
  /// a view without text. It also serves as a baseline of `view` if this solver doesn't place the
  /// view that provides this baseline.
  private func addBaseline(
    _ attribute: LayoutConstraint.Attribute, of view: View, in ancestor: View, _ factor: Double,
    to constant: inout Double
  ) {
    let isFirst = attribute == .firstBaseline
    let named = view.viewOfBaseline(isFirst: isFirst)
    guard let item = named.constraintItem, owns(item) else {
      return addPlace(.bottom, of: view.makeConstraintItem(), in: ancestor, factor, to: &constant)
    }
    reads.baselines[ObjectIdentifier(item)] = Baselines(of: named)
    if isFirst, let distance = named.firstBaselineOffsetFromTop {
      addPlace(.top, of: item, in: ancestor, factor, to: &constant)
      constant += factor * Double(distance)
    } else {
      addPlace(.bottom, of: item, in: ancestor, factor, to: &constant)
      if !isFirst { constant -= factor * Double(named.lastBaselineOffsetFromBottom) }
    }
  }

  // MARK: Parts

  /// Adds an unknown, multiplied by `factor`, to the row under construction.
  private func add(_ coordinate: Coordinate, of item: ConstraintItem, _ factor: Double) {
    guard factor != 0, owns(item) else { return }
    draft.terms.append(.init(unknown(coordinate, of: item), factor))
  }

  /// Adds a built-in guide to the table and gives it unknowns, unless the table contains it
  /// already.
  private func join(_ item: ConstraintItem) {
    guard !owns(item), let owner = item.ownerItem, owns(owner) else { return }
    admit(item, depth: table.depths[place(of: owner)])
  }

  private func insets(of item: ConstraintItem, view: View) -> EdgeInsets {
    item.role == .scrollFrame ? .zero : noteMargins(view.insets(of: item.role), of: item)
  }

  private func noteMargins(_ insets: EdgeInsets, of guide: ConstraintItem) -> EdgeInsets {
    draft.usesMargins = true
    // Keep the first value, because other rows may have been made with it.
    if draft.comparesMargins, reads.margins[ObjectIdentifier(guide)] == nil {
      reads.margins[ObjectIdentifier(guide)] = (guide, insets)
    }
    return insets
  }

  /// Whether the margins and safe areas still equal those from which rows were made.
  ///
  /// Moving a view can change them without a notification.
  var marginsAreCurrent: Bool {
    reads.margins.values.allSatisfy { guide, insets in
      guard let view = guide.view else { return true }
      return insets == view.insets(of: guide.role)
    }
  }

  private func boundsOrigin(of view: View, along axis: Axis) -> Double {
    draft.usesOffset = draft.usesOffset || view.contentGuideItem != nil
    return axis == .horizontal ? view.placement.boundsX : view.placement.boundsY
  }
}

extension View {
  /// Returns the insets of one of the view's built-in guides from the bounds.
  fileprivate final func insets(of role: ConstraintItem.Role) -> EdgeInsets {
    switch role {
    case .safeArea: safeAreaInsets
    case .keyboard: keyboardInsets
    default: layoutMargins
    }
  }

  /// Returns the view that provides a baseline: the receiver or a view inside it (R11.8).
  fileprivate final func viewOfBaseline(isFirst: Bool) -> View {
    var named = self
    // The limit of 100 ends the search where views refer to each other in a cycle.
    for _ in 0..<100 {
      let next = isFirst ? named.forFirstBaselineLayout : named.forLastBaselineLayout
      guard next !== named, next.isDescendant(of: named) else { break }
      named = next
    }
    return named
  }

  /// Returns the view that provided a baseline of the receiver in the last layout by constraints.
  ///
  /// The result is nil if that view isn't placed by the same solver as the receiver; the baseline
  /// is then the bottom edge of the receiver.
  package final func placedViewOfBaseline(isFirst: Bool) -> View? {
    let named = viewOfBaseline(isFirst: isFirst)
    guard let solver = constraintItem?.placedBy, named.constraintItem?.placedBy === solver else {
      return nil
    }
    return named
  }
}

/// The positions of the baselines in a view (R11.8).
struct Baselines: Equatable {
  private let first: CGFloat?
  private let last: CGFloat

  init(of view: View) {
    first = view.firstBaselineOffsetFromTop
    last = view.lastBaselineOffsetFromBottom
  }
}

extension LayoutConstraint.Attribute {
  /// The position of the attribute as a fraction of the item's length.
  fileprivate var fraction: Double {
    switch self {
    case .left, .top: 0
    case .centerX, .centerY: 0.5
    default: 1
    }
  }
}
