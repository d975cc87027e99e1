import Foundation

extension TreeSolver {
  /// Rebuilds the unknowns and rows from the current views inside the root.
  func rebuild() {
    let left = table.items
    letGo()
    system = ConstraintSystem()
    isStale = false
    guard let view = root.view else { return }
    if purpose == .layout {
      // The root may have been inside the root of another solver before.
      view.flags.subtract(.placedBySolver)
      view.followMask()
    }
    let (constraints, rigid) = admitItems()
    // Add rows in the order in which constraints became active, because the choice of a constraint
    // to break depends on it (R11.73).
    for constraint in constraints.sorted(by: { $0.activation < $1.activation }) {
      addRow(for: constraint)
    }
    addSystemRows()
    for item in left where item.role == .view { item.view?.followMask() }
    for view in rigid { view.solveOnItsOwn() }
  }

  /// Adds the root, the views whose positions depend on this solver's solution, and the guides that
  /// were added to these views.
  ///
  /// Returns the constraints that these views hold. If `purpose` is `layout`, also returns the
  /// rigid views among their children that have constraint items.
  private func admitItems() -> (constraints: [LayoutConstraint], rigid: [View]) {
    var constraints: [LayoutConstraint] = []
    var rigid: [View] = []
    // Deallocating the old solvers releases their items, so this solver must have taken the items
    // before.
    var replaced: [TreeSolver] = []
    defer { withExtendedLifetime(replaced) {} }
    var pending: [(view: View, depth: Int32)] = []
    if let view = root.view { pending.append((view, 0)) }
    while let (view, depth) = pending.popLast() {
      let item = view.makeConstraintItem()
      admit(item, depth: depth)
      if item !== root {
        if purpose == .layout { view.flags.formUnion(.placedBySolver) }
        // The view was the root of a solver until now.
        if purpose == .layout, let solver = item.solver {
          replaced.append(solver)
          item.solver = nil
        }
      }
      for guide in item.guides { admit(guide.item, depth: depth) }
      view.willAdmitSubviews()
      constraints += item.held
      for child in view.children.reversed() {
        if takesPart(child, in: view) {
          pending.append((child, depth + 1))
        } else if purpose == .layout, child.constraintItem != nil {
          rigid.append(child)
        }
      }
    }
    return (constraints, rigid)
  }

  /// Returns whether the position of a view depends on this solver's solution; otherwise, the view
  /// is rigid.
  private func takesPart(_ child: View, in parent: View) -> Bool {
    if child.isPlacedByConstraints(in: parent) { return true }
    let parentIsRigid = parent === root.view && purpose == .layout
    return child.dependsOnSuperviewSize && !parentIsRigid
  }

  // MARK: Rows made by the system

  private func addSystemRows() {
    addRootRows()
    // Making rows may add guides to the table.
    var place = 0
    while place < table.items.count {
      let item = table.items[place]
      place += 1
      guard let view = item.view else { continue }
      switch item.role {
      case .view:
        if item !== root, translatesMask(view) {
          addMaskRows(of: item, view: view)
        } else if purpose == .layout {
          // The old frame no longer applies if the mask is translated again later.
          item.mask = nil
        }
        addContentRows(of: item, view: view)
        var rows = SystemRows(solver: self, owner: item)
        view.addSystemConstraints(to: &rows)
      case .readableContent: addReadableRows(of: item, view: view)
      case .scrollContent: addOrigin(of: item)
      default: break
      }
    }
  }

  /// Returns whether this solver represents the mask and frame of a view by equations.
  private func translatesMask(_ view: View) -> Bool {
    guard let superview = view.superview else { return false }
    return view.translatesAutoresizingMaskIntoConstraints && !superview.placesByConstraints(view)
  }

  /// Whether constraints determine the size of the root view (R11.49).
  ///
  /// This is true for a topmost view that doesn't translate its mask, isn't a window, and holds
  /// constraints or is a stack laid out by constraints. It is false in solvers for fitting sizes.
  var sizesRoot: Bool {
    guard purpose == .layout, let view = root.view, view.superview == nil,
      view.flags.contains(.placedByConstraintsOnly), !view.flags.contains(.isWindow)
    else { return false }
    return view.holdsConstraints || view.flags.contains(.stackedByConstraints)
  }

  /// Adds rows for the size of the root view, which other code determines (R11.49).
  ///
  /// There are no such rows if constraints determine the size, or in solvers for fitting sizes.
  private func addRootRows() {
    guard purpose == .layout, !sizesRoot else { return }
    for coordinate in [Coordinate.width, .height] {
      let row = addSystemRow(
        [(unknown(coordinate, of: root), 1)], constant: 0, .equal,
        SystemConstraint(kind: .encapsulatedSize, item: root, axis: coordinate.axis))
      rows.rootRows.append(row)
    }
    refreshRootSize()
  }

  func refreshRootSize() {
    guard let view = root.view, rows.rootRows.count == 2 else { return }
    let insets = view.alignmentRectInsets
    let size = view.placement.bounds.size
    let width = (Double(size.width) - Double(insets.left + insets.right)).saturated
    let height = (Double(size.height) - Double(insets.top + insets.bottom)).saturated
    system.setConstant(-max(0, width), of: rows.rootRows[0])
    system.setConstant(-max(0, height), of: rows.rootRows[1])
  }

  private func addOrigin(of item: ConstraintItem) {
    for coordinate in [Coordinate.x, .y] {
      addSystemRow(
        [(unknown(coordinate, of: item), 1)], constant: 0, .equal,
        SystemConstraint(kind: .guide, item: item, axis: coordinate.axis))
    }
  }

  /// Adds the rows of the readable content guide (R11.53).
  ///
  /// The guide is as high as the layout margins guide, and centered in it. It is also as wide as
  /// the layout margins guide, but at most `readableWidth`.
  private func addReadableRows(of item: ConstraintItem, view: View) {
    func add(
      _ edges: [(Double, LayoutConstraint.Attribute)], of coordinate: [(Coordinate, Double)],
      _ relation: ConstraintSystem.Relation, priority: Float = ConstraintSystem.required
    ) {
      draft.terms.removeAll(keepingCapacity: true)
      var constant = 0.0
      for (coordinate, factor) in coordinate {
        draft.terms.append(.init(unknown(coordinate, of: item), factor))
      }
      for (factor, attribute) in edges {
        addPlace(attribute, of: marginsItem(of: view), in: view, factor, to: &constant)
      }
      addRow(
        constant: constant, relation, priority: priority,
        .init(kind: .guide, item: item, axis: coordinate.first?.0.axis ?? .horizontal))
    }
    reads.systemRowsUseMargins = true
    add([(-1, .top)], of: [(.y, 1)], .equal)
    add([(-1, .bottom)], of: [(.y, 1), (.height, 1)], .equal)
    add([(-1, .centerX)], of: [(.x, 1), (.width, 0.5)], .equal)
    add([(1, .left), (-1, .right)], of: [(.width, 1)], .atMost)
    // At a priority of 999.9, practically only required rows can make the guide narrower.
    add([(1, .left), (-1, .right)], of: [(.width, 1)], .equal, priority: 999.9)
    addSystemRow(
      [(unknown(.width, of: item), 1)], constant: -View.readableWidth, .atMost,
      SystemConstraint(kind: .guide, item: item, axis: .horizontal))
  }

  private func marginsItem(of view: View) -> ConstraintItem {
    view.systemGuide(.layoutMargins).item
  }

  // MARK: Rows

  @discardableResult
  func addSystemRow(
    _ sum: [(ConstraintSystem.Unknown, Double)], constant: Double,
    _ relation: ConstraintSystem.Relation, priority: Float = ConstraintSystem.required,
    _ source: SystemConstraint
  ) -> ConstraintSystem.Row {
    draft.terms.removeAll(keepingCapacity: true)
    for (unknown, factor) in sum { draft.terms.append(.init(unknown, factor)) }
    return addRow(constant: constant, relation, priority: priority, source)
  }

  /// Adds a row with the terms in the draft.
  @discardableResult
  func addRow(
    constant: Double, _ relation: ConstraintSystem.Relation, priority: Float,
    _ source: SystemConstraint, weight: Double = 1
  ) -> ConstraintSystem.Row {
    let row = system.addRow(
      draft.terms, constant: constant.saturated, relation, priority: priority,
      breakRank: ConstraintSystem.unbreakable, weight: weight)
    setSource(.system(source), of: row)
    return row
  }

  func setSource(_ source: Source, of row: ConstraintSystem.Row) {
    rows.set(source, of: row)
  }
}

extension TreeSolver.Coordinate {
  var axis: Axis { self == .x || self == .width ? .horizontal : .vertical }

  static func start(along axis: Axis) -> Self { axis == .horizontal ? .x : .y }
  static func length(along axis: Axis) -> Self { axis == .horizontal ? .width : .height }
}
