import Foundation

/// Stack views in constraint-based layout (R11.83 to R11.89).
///
/// If constraints affect the position of a stack or any of its arranged views, the stack is laid
/// out by the constraints that UIKit creates for stacks. Any other stack is laid out by
/// `StackSolver` (R11.89).
extension StackView {
  /// Whether the stack is laid out by constraints.
  final var isConstrained: Bool { flags.contains(.stackedByConstraints) }

  /// Switches to layout by constraints.
  ///
  /// Returns false if the stack was already laid out by constraints.
  final func stackByConstraints() -> Bool {
    guard !isConstrained else { return false }
    noteOwnSizes()
    flags.formUnion(.stackedByConstraints)
    setNeedsLayout()
    return true
  }

  /// Switches the stack and nested stacks back to layout by `StackSolver` if they don't need
  /// constraints.
  ///
  /// The stacks need constraints if any constraints except their own affect them or their arranged
  /// views. Returns whether the stack was switched.
  ///
  /// - Complexity: O(views arranged here and in nested stacks).
  final func leaveConstraints() -> Bool {
    guard isConstrained, !isPlacedFromOutside else { return false }
    var stacks = [self]
    var next = 0
    while next < stacks.count {
      for entry in stacks[next].arranged {
        if entry.view.hasConstraintsOfItsOwn { return false }
        if let inner = entry.view as? StackView { stacks.append(inner) }
      }
      next += 1
    }
    for stack in stacks { stack.flags.subtract(.stackedByConstraints) }
    for stack in stacks {
      stack.noteGivenSizes()
      stack.setNeedsLayout()
      stack.rebuildConstraints()
    }
    superview?.rebuildConstraints()
    return true
  }

  /// Records the views' own sizes before constraints change them.
  ///
  /// A size that the stack has set isn't a view's own size.
  private func noteOwnSizes() {
    for index in arranged.indices
    where arranged[index].view.bounds.size != arranged[index].givenSize {
      arranged[index].ownSize = arranged[index].view.bounds.size
    }
  }

  /// Records that constraints set the current sizes of the views, which therefore aren't their own
  /// sizes.
  private func noteGivenSizes() {
    for index in arranged.indices { arranged[index].givenSize = arranged[index].view.bounds.size }
  }

  /// Calls `body` while the stack and nested stacks are marked as laid out by constraints.
  ///
  /// Afterward, the previous marks are restored.
  final func whileLaidOutByConstraints<Result>(_ body: () -> Result) -> Result {
    var stacks: [StackView] = []
    var pending = [self]
    while let stack = pending.popLast() {
      if !stack.isConstrained { stacks.append(stack) }
      pending += stack.arranged.compactMap { $0.view as? StackView }
    }
    for stack in stacks { stack.flags.formUnion(.stackedByConstraints) }
    defer { for stack in stacks { stack.flags.subtract(.stackedByConstraints) } }
    return body()
  }

  /// Switches arranged stacks to layout by constraints if this stack is laid out by constraints.
  final func passOnConstraints() {
    guard isConstrained else { return }
    for case let stack as StackView in arranged.map(\.view) where !stack.isConstrained {
      stack.noteOwnSizes()
      stack.flags.formUnion(.stackedByConstraints)
    }
  }

  final func addStackConstraints(to rows: inout SystemRows) {
    guard isConstrained else { return }
    let box = StackBox(of: self)
    let visible = arranged.map(\.view).filter { !$0.isHidden }
    addCanvasFit(hugsViews: alignment != .fill && visible.count > 1, to: &rows)
    for view in arranged.map(\.view) where view.isHidden { addHiding(of: view, to: &rows) }
    guard !visible.isEmpty else { return }
    addGaps(box, to: &rows)
    addDistribution(of: visible, box, to: &rows)
    addAlignment(of: arranged.map(\.view), visible: visible, box, to: &rows)
  }

  private func addHiding(of view: View, to rows: inout SystemRows) {
    rows.add(
      SystemRows.value(axis.size, of: view), .equal, .init(constant: 0), named: "UISV-hiding")
  }

  /// Adds optional rows that make the stack as small as its content allows.
  ///
  /// If `hugsViews` is true, also adds a row with a slightly higher priority that minimizes the
  /// length perpendicular to the axis.
  private func addCanvasFit(hugsViews: Bool, to rows: inout SystemRows) {
    for axis in [axis, axis.perpendicular] {
      rows.add(
        SystemRows.value(axis.size, of: self), .equal, .init(constant: 0), priority: 49,
        named: "UISV-canvas-fit")
    }
    guard hugsViews else { return }
    rows.add(
      SystemRows.value(axis.perpendicular.size, of: self), .equal, .init(constant: 0),
      priority: 51, named: "UISV-spanning-fit")
  }

  // MARK: Along the axis

  /// Adds rows that connect the first and the last view to the stack, and neighboring views to each
  /// other.
  private func addGaps(_ box: StackBox, to rows: inout SystemRows) {
    let views = arranged.map(\.view)
    guard let first = views.first, let last = views.last else { return }
    rows.add(
      box.start(of: first, axis), .equal, box.start(axis), named: "UISV-canvas-connection")
    rows.add(box.end(axis), .equal, box.end(of: last, axis), named: "UISV-canvas-connection")
    let isFixed: Bool =
      switch distribution {
      case .fill, .fillEqually, .fillProportionally: true
      case .equalSpacing, .equalCentering: false
      }
    var gapBeforeHidden: SystemRows.Sum?
    for (index, gap) in gaps.enumerated() {
      let (before, after) = (views[index], views[index + 1])
      let sum = box.gap(from: before, to: after, axis)
      rows.add(
        sum, isFixed || gap.isHidden ? .equal : .greaterThanOrEqual,
        .init(constant: gap.least), named: "UISV-spacing")
      guard !isFixed, !gap.isHidden else { continue }
      // Hidden views stay in the center of a gap that grows.
      if before.isHidden, let gapBeforeHidden {
        rows.add(sum, .equal, gapBeforeHidden, named: "UISV-distributing")
      }
      gapBeforeHidden = after.isHidden ? sum : nil
    }
  }

  /// The minimum gap between two neighboring views.
  private struct Gap {
    var least = 0.0
    /// Whether the gap lies between two hidden views, before the first visible view, or after the
    /// last visible view.
    ///
    /// A gap of this kind doesn't grow.
    var isHidden = true
  }

  /// The gaps between neighboring views (R11.87).
  ///
  /// Hidden views between two visible views lie at the center of the gap between these views, and
  /// split it in half. All other gaps next to hidden views are 0.
  private var gaps: [Gap] {
    guard arranged.count > 1 else { return [] }
    let isVisible = arranged.map { !$0.view.isHidden }
    var before = isVisible.firstIndex(of: true) ?? 0
    let lastVisible = isVisible.lastIndex(of: true) ?? 0
    return (0..<arranged.count - 1).map { index in
      guard index >= before, index < lastVisible, isVisible[index] || isVisible[index + 1] else {
        return Gap()
      }
      if isVisible[index] { before = index }
      let full = Double(gapAfter(before))
      return Gap(least: isVisible[index] && isVisible[index + 1] ? full : full / 2, isHidden: false)
    }
  }

  private func addDistribution(
    of views: [View], _ box: StackBox, to rows: inout SystemRows
  ) {
    switch distribution {
    case .fill: break
    case .fillEqually: addEqualLengths(of: views, to: &rows)
    case .fillProportionally: addProportions(of: views, box, to: &rows)
    case .equalSpacing, .equalCentering:
      guard views.count > 2 else { return }
      let pairs = zip(views, views.dropFirst())
      let distances = pairs.map { before, after in
        distribution == .equalSpacing
          ? box.gap(from: before, to: after, axis)
          : box.distanceOfCenters(from: before, to: after, axis)
      }
      for distance in distances.dropFirst() {
        rows.add(
          distance, .equal, distances[0],
          priority: distribution == .equalSpacing ? LayoutPriority.required.rawValue : 149,
          named: "UISV-distributing")
      }
    }
  }

  private func addEqualLengths(of views: [View], to rows: inout SystemRows) {
    for view in views.dropFirst() {
      rows.add(
        SystemRows.value(axis.size, of: view), .equal, SystemRows.value(axis.size, of: views[0]),
        named: "UISV-fill-equally")
    }
  }

  /// Adds rows that make the views' lengths proportional to their intrinsic lengths (R11.85).
  ///
  /// A view's fraction of the stack's length is its intrinsic length divided by the sum of all
  /// intrinsic lengths and gaps.
  ///
  /// Earlier views have higher priority, so the last one gets the remainder. If no view has an
  /// intrinsic length greater than 0, all lengths are equal instead.
  private func addProportions(of views: [View], _ box: StackBox, to rows: inout SystemRows) {
    let lengths = views.map { max(0, Double($0.intrinsicContentSize[axis]).saturated) }
    let total = lengths.reduce(0, +)
    let whole = gaps.reduce(total) { $0 + $1.least }
    guard total > 0, whole > 0, whole.isFinite else { return addEqualLengths(of: views, to: &rows) }
    // Divide the coefficients by a power of two near the whole, because dividing by the whole would
    // cause rounding errors.
    let unit = Double(sign: .plus, exponent: max(whole.exponent, -1_000), significand: 1)
    var priority: Float = 999
    for (view, length) in zip(views, lengths) {
      rows.add(
        (whole / unit) * SystemRows.value(axis.size, of: view), .equal,
        (length / unit) * SystemRows.value(axis.size, of: self),
        priority: max(priority, 1), weight: unit / whole, named: "UISV-fill-proportionally")
      priority -= 1
    }
  }

  // MARK: Across the axis

  private func addAlignment(
    of views: [View], visible: [View], _ box: StackBox, to rows: inout SystemRows
  ) {
    let cross = axis.perpendicular
    for view in views {
      if alignment == .fill {
        rows.add(
          box.start(of: view, cross), .equal, box.start(cross), named: "UISV-canvas-connection")
        rows.add(
          box.end(of: view, cross), .equal, box.end(cross), named: "UISV-canvas-connection")
        continue
      }
      rows.add(
        SystemRows.value(cross.size, of: view), .equal, .init(constant: 0), priority: 25,
        named: "UISV-ambiguity-suppression")
      align(view, with: visible, box, to: &rows)
      if !view.isHidden { addBoundary(of: view, box, to: &rows) }
    }
  }

  /// Adds rows that keep a view inside the stack perpendicular to the axis.
  private func addBoundary(of view: View, _ box: StackBox, to rows: inout SystemRows) {
    let cross = axis.perpendicular
    rows.add(
      box.start(of: view, cross), .greaterThanOrEqual, box.start(cross),
      named: "UISV-spanning-boundary")
    rows.add(
      box.end(cross), .greaterThanOrEqual, box.end(of: view, cross),
      named: "UISV-spanning-boundary")
  }

  /// Adds rows that align a view with the stack or with the first visible view.
  private func align(
    _ view: View, with visible: [View], _ box: StackBox, to rows: inout SystemRows
  ) {
    let first = visible.first ?? view
    let cross = axis.perpendicular
    let isRow = axis == .horizontal
    switch alignment {
    case .fill: break
    case .leading:
      rows.add(box.start(of: view, cross), .equal, box.start(cross), named: "UISV-alignment")
    case .trailing:
      rows.add(box.end(of: view, cross), .equal, box.end(cross), named: "UISV-alignment")
    case .center:
      if view === first {
        rows.add(
          box.center(of: view, cross), .equal, box.center(cross), named: "UISV-canvas-connection")
      } else {
        rows.add(
          box.center(of: view, cross), .equal, box.center(of: first, cross), named: "UISV-alignment"
        )
      }
    case .firstBaseline, .lastBaseline:
      // Baselines are aligned only in horizontal stacks.
      let isFirst = alignment == .firstBaseline
      let attribute: LayoutConstraint.Attribute =
        isRow ? (isFirst ? .firstBaseline : .lastBaseline) : (isFirst ? .left : .right)
      if isRow {
        if view !== first {
          rows.add(
            SystemRows.value(attribute, of: view), .equal, SystemRows.value(attribute, of: first),
            named: "UISV-alignment")
        } else {
          let edges =
            isFirst
            ? (box.start(of: view, cross), box.start(cross))
            : (box.end(of: view, cross), box.end(cross))
          rows.add(edges.0, .equal, edges.1, priority: 50.5, named: "UISV-canvas-connection")
        }
      } else {
        let edges =
          isFirst
          ? (box.start(of: view, cross), box.start(cross))
          : (box.end(of: view, cross), box.end(cross))
        rows.add(edges.0, .equal, edges.1, named: "UISV-alignment")
      }
    }
  }

  /// Returns the gap after the arranged view at an index.
  private func gapAfter(_ index: Int) -> CGFloat {
    let spacing = arranged[index].customSpacing ?? spacing
    return spacing == StackView.spacingUseSystem ? 8 : spacing
  }
}

/// Expresses edges, centers and gaps of a stack and its views as sums of unknowns.
///
/// The sums increase downward, or from the leading to the trailing edge.
private struct StackBox {
  let stack: StackView
  /// Whether the stack's layout direction is right to left.
  let isMirrored: Bool

  init(of stack: StackView) {
    self.stack = stack
    isMirrored = stack.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private func attribute(_ edge: Edge, _ axis: Axis) -> LayoutConstraint.Attribute {
    switch (axis, edge) {
    case (.horizontal, .start): isMirrored ? .right : .left
    case (.horizontal, .end): isMirrored ? .left : .right
    case (.horizontal, .center): .centerX
    case (.vertical, .start): .top
    case (.vertical, .end): .bottom
    case (.vertical, .center): .centerY
    }
  }

  private enum Edge { case start, center, end }

  private func sign(_ axis: Axis) -> Double { axis == .horizontal && isMirrored ? -1 : 1 }

  private func own(_ edge: Edge, _ axis: Axis) -> SystemRows.Sum {
    let attribute = attribute(edge, axis)
    return sign(axis)
      * (stack.isLayoutMarginsRelativeArrangement
        ? SystemRows.value(attribute, withinMarginsOf: stack)
        : SystemRows.value(attribute, of: stack))
  }

  private func place(_ edge: Edge, of view: View, _ axis: Axis) -> SystemRows.Sum {
    sign(axis) * SystemRows.value(attribute(edge, axis), of: view)
  }

  func start(_ axis: Axis) -> SystemRows.Sum { own(.start, axis) }
  func center(_ axis: Axis) -> SystemRows.Sum { own(.center, axis) }
  func end(_ axis: Axis) -> SystemRows.Sum { own(.end, axis) }
  func start(of view: View, _ axis: Axis) -> SystemRows.Sum { place(.start, of: view, axis) }
  func center(of view: View, _ axis: Axis) -> SystemRows.Sum { place(.center, of: view, axis) }
  func end(of view: View, _ axis: Axis) -> SystemRows.Sum { place(.end, of: view, axis) }

  func gap(from before: View, to after: View, _ axis: Axis) -> SystemRows.Sum {
    guard stack.isBaselineRelativeArrangement, axis == .vertical else {
      return start(of: after, axis) - end(of: before, axis)
    }
    return SystemRows.value(.firstBaseline, of: after) - SystemRows.value(.lastBaseline, of: before)
  }

  func distanceOfCenters(from before: View, to after: View, _ axis: Axis) -> SystemRows.Sum {
    center(of: after, axis) - center(of: before, axis)
  }
}

extension Axis {
  fileprivate var size: LayoutConstraint.Attribute { self == .horizontal ? .width : .height }
}
