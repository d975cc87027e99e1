import Foundation

extension TreeSolver {
  /// Adds the row of a constraint.
  ///
  /// Each item of the constraint must have unknowns. For a built-in guide, it suffices that its
  /// view has unknowns. Does nothing if the constraint has no holder.
  func addRow(for constraint: LayoutConstraint) {
    guard let translation = translate(constraint) else { return }
    let row = system.addRow(
      draft.terms, constant: translation.constant(constraint.storedConstant), translation.relation,
      priority: constraint.storedPriority, breakRank: breakRank(of: constraint))
    setSource(.constraint(Unmanaged.passUnretained(constraint)), of: row)
    guard purpose == .layout else { return }
    // The previous solver lost its items to this solver and hasn't been updated since.
    if constraint.solver !== self { constraint.solver?.forget(constraint) }
    constraint.solver = self
    constraint.row = row.index
    constraint.translation = translation
    if draft.usesMargins { reads.marginConstraints.append(constraint) }
    if draft.usesOffset { reads.offsetConstraints.append(constraint) }
  }

  /// Writes the terms of a constraint to the draft, and returns the other parts of its row.
  ///
  /// Returns nil if the constraint has no holder.
  func translate(_ constraint: LayoutConstraint) -> ConstraintTranslation? {
    guard let ancestor = constraint.holder?.view else { return nil }
    draft.terms.removeAll(keepingCapacity: true)
    (draft.usesMargins, draft.usesOffset) = (false, false)
    var constant = 0.0
    let left = constraint.leftSide
    let isMirrored = constraint.isMirrored
    add(left, in: ancestor, isMirrored: isMirrored, 1, to: &constant)
    var isReversed = false
    if let right = constraint.rightSide {
      let multiplier = constraint.storedMultiplier
      add(right, in: ancestor, isMirrored: isMirrored, -multiplier, to: &constant)
      if left.end == nil, let axis = left.attribute.axis, !left.attribute.isSize {
        if multiplier != 1 { constant -= (1 - multiplier) * measuringOrigin(of: ancestor, axis) }
        // In the right-to-left direction, the axis is reversed: the relation is reversed, and a
        // positive constant points left (R11.15, R11.16).
        isReversed =
          isMirrored && (left.attribute.isDirectional || right.attribute.isDirectional)
      }
    }
    let relation = isReversed ? constraint.relation.reversed : constraint.relation
    return ConstraintTranslation(
      offset: constant, isReversed: isReversed,
      relation: ConstraintSystem.Relation(rawValue: relation.rawValue) ?? .equal)
  }

  /// Returns the origin relative to which positions are multiplied (R11.12).
  ///
  /// This is the bounds origin, or the origin of the content in a scroll view.
  private func measuringOrigin(of view: View, _ axis: Axis) -> Double {
    if view.contentGuideItem != nil { return 0 }
    return axis == .horizontal ? view.placement.boundsX : view.placement.boundsY
  }

  /// Returns the rank that determines whether a constraint is broken in a conflict (R11.73).
  ///
  /// The constraint with the highest rank is broken. The rank increases with the depth of the
  /// constraint's topmost item. At equal depth, constraints of one item rank above those of
  /// several.
  private func breakRank(of constraint: LayoutConstraint) -> Int32 {
    var depth = Int32.max
    var isOfOneItem = true
    constraint.forEachItem { item in
      if item !== constraint.first { isOfOneItem = false }
      let known = owns(item) ? item : item.ownerItem
      if let known, owns(known) { depth = min(depth, table.depths[place(of: known)]) }
    }
    return 2 * depth.clamped(to: 0...1_000_000) + (isOfOneItem ? 1 : 0)
  }

  // MARK: Content

  /// Adds the rows for a view's intrinsic content size (R11.40).
  ///
  /// There are no such rows if the view's size is determined otherwise: by its mask and frame, by
  /// other code, or by the constraints of a stack. An axis without an intrinsic length has no row.
  func addContentRows(of item: ConstraintItem, view: View) {
    guard hasContentRows(item, view: view) else { return }
    let intrinsic = view.intrinsicContentSize
    for coordinate in [Coordinate.width, .height] {
      let preferred = Double(intrinsic[coordinate.axis])
      guard preferred >= 0, preferred.isFinite else { continue }
      let row = system.addContentRow(
        of: unknown(coordinate, of: item), preferred: preferred,
        hugging: rowPriority(view.contentHuggingPriority(for: coordinate.axis)),
        resistance: rowPriority(view.contentCompressionResistancePriority(for: coordinate.axis)),
        breakRank: 2 * table.depths[place(of: item)] + 1)
      setSource(
        .system(SystemConstraint(kind: .contentSize, item: item, axis: coordinate.axis)), of: row)
      content.rows[2 * place(of: item) + (coordinate == .width ? 0 : 1)] = row
    }
    if view.contentHeightFollowsWidth { content.wrapping.append(item) }
  }

  /// Returns the priority of a content row, which is always positive.
  ///
  /// For 0, negative numbers and NaN, it is the smallest positive normal number.
  private func rowPriority(_ priority: LayoutPriority) -> Float {
    max(.leastNormalMagnitude, priority.rawValue)
  }

  private func hasContentRows(_ item: ConstraintItem, view: View) -> Bool {
    guard view.usesIntrinsicContentSize else { return false }
    if item === root { return purpose == .fitting || sizesRoot }
    guard let superview = view.superview else { return false }
    return !view.translatesAutoresizingMaskIntoConstraints || superview.placesByConstraints(view)
  }

  /// Updates the rows of views whose content size or priorities have changed.
  func refreshContent() {
    let stale = content.stale
    content.stale = []
    for item in stale where owns(item) {
      guard let view = item.view else { continue }
      content.wrapped[ObjectIdentifier(item)] = nil
      if replaceIntrinsicSizes(of: item, view: view) { continue }
      let place = 2 * place(of: item)
      for row in [content.rows[place], content.rows[place + 1]] {
        guard let row else { continue }
        rows.set(.nothing, of: row)
        system.removeRow(row)
      }
      (content.rows[place], content.rows[place + 1]) = (nil, nil)
      content.wrapping.removeAll { $0 === item }
      addContentRows(of: item, view: view)
    }
  }

  /// Updates the content rows of an item in place.
  ///
  /// Returns false if rows must be added or removed, or if the height has begun or ceased to depend
  /// on the width.
  private func replaceIntrinsicSizes(of item: ConstraintItem, view: View) -> Bool {
    let isWrapping = content.wrapping.contains { $0 === item }
    guard hasContentRows(item, view: view), view.contentHeightFollowsWidth == isWrapping else {
      return false
    }
    let intrinsic = view.intrinsicContentSize
    let place = 2 * place(of: item)
    func isPreferred(_ length: CGFloat) -> Bool { length >= 0 && length.isFinite }
    guard isPreferred(intrinsic.width) == (content.rows[place] != nil),
      isPreferred(intrinsic.height) == (content.rows[place + 1] != nil)
    else { return false }
    for axis in [Axis.horizontal, .vertical] {
      guard let row = content.rows[place + (axis == .horizontal ? 0 : 1)] else { continue }
      system.setConstant(-Double(intrinsic[axis]), of: row)
      system.setContentPriorities(
        hugging: rowPriority(view.contentHuggingPriority(for: axis)),
        resistance: rowPriority(view.contentCompressionResistancePriority(for: axis)), of: row)
    }
    return true
  }

  /// Measures the views whose height depends on their width, at their solved widths (R11.44).
  ///
  /// Returns whether any height changed.
  func wrapContent() -> Bool {
    var isChange = false
    for item in content.wrapping {
      guard let view = item.view, let row = content.rows[2 * place(of: item) + 1] else { continue }
      let insets = view.alignmentRectInsets
      let width = CGFloat(value(.width, of: item)) + insets.left + insets.right
      let size = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      let height = Double(size.height - insets.top - insets.bottom)
      guard height.isFinite, height >= 0, content.wrapped[ObjectIdentifier(item)] != height else {
        continue
      }
      content.wrapped[ObjectIdentifier(item)] = height
      system.setConstant(-height, of: row)
      isChange = true
    }
    return isChange
  }

  // MARK: Masks

  /// Adds the two equations along each axis that represent the mask and the frame of a view (R11.46
  /// to R11.49).
  func addMaskRows(of item: ConstraintItem, view: View) {
    guard let superview = view.superview, let parent = superview.constraintItem, owns(parent)
    else { return }
    let origin = item.mask ?? MaskOrigin(of: view, in: superview)
    // Frames set by the app are reported only while this solver determines the view's frame.
    if view.flags.contains(.placedBySolver) { item.mask = origin }
    let mask = view.storedAutoresizingMask
    for axis in [Axis.horizontal, .vertical] {
      let span = MaskedSpan(
        origin, along: axis,
        flexibleStart: mask.contains(
          axis == .horizontal ? .flexibleLeftMargin : .flexibleTopMargin),
        flexibleLength: mask.contains(axis == .horizontal ? .flexibleWidth : .flexibleHeight),
        flexibleEnd: mask.contains(
          axis == .horizontal ? .flexibleRightMargin : .flexibleBottomMargin))
      for (number, equation) in span.equations.enumerated() {
        draft.terms.removeAll(keepingCapacity: true)
        var constant = -equation.constant
        let insets = view.alignmentRectInsets
        draft.terms.append(.init(unknown(.start(along: axis), of: item), equation.start))
        constant -= equation.start * Double(insets.start(along: axis))
        addBoundsLength(along: axis, of: view, equation.length, to: &constant)
        addBoundsLength(along: axis, of: superview, equation.container, to: &constant)
        addRow(
          constant: constant, .equal, priority: ConstraintSystem.required,
          SystemConstraint(kind: .mask, item: item, axis: axis, number: number))
      }
    }
  }
}

/// The result of translating a constraint to a row, without the row's terms.
struct ConstraintTranslation {
  /// The part of the row's constant that comes from the insets, offsets and baselines of the items.
  var offset = 0.0
  /// Whether a positive constant points left, because the constraint refers to leading or trailing
  /// edges in a right-to-left direction (R11.15).
  var isReversed = false
  var relation = ConstraintSystem.Relation.equal

  /// Returns the constant of the row if the constant of the constraint is `added`.
  func constant(_ added: Double) -> Double {
    (offset - (isReversed ? -added : added)).saturated
  }
}

extension LayoutConstraint {
  /// The constant of the constraint's row, according to the last translation.
  final var rowConstant: Double { translation.constant(storedConstant) }

  /// Whether leading means right in the constraint (R11.14).
  ///
  /// The layout direction is that of the view that holds the constraint. For an inactive
  /// constraint, it is that of the nearest common ancestor of the items.
  package final var isMirrored: Bool {
    let container = holder?.view ?? commonAncestor
    return container?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}

extension Int32 {
  fileprivate func clamped(to range: ClosedRange<Int32>) -> Int32 {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
