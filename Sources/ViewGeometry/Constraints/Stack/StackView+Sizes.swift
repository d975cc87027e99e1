import Foundation

/// The preferred sizes of arranged views, and the resulting size of the stack.
///
/// To avoid recursion, a loop measures each nested stack once, innermost first, and stores the size
/// in that stack.
extension StackView {
  final func composedSize() -> CGSize {
    if isMeasured { return measuredSize }
    let visible = arranged.indices.filter { !arranged[$0].view.isHidden }
    guard !visible.isEmpty else { return .zero }
    measureNestedStacks()
    defer { forgetNestedStacks() }
    let solver = solver(for: visible)
    var size = CGSize.zero
    size[axis] = CGFloat(solver.fittingMain)
    size[axis.perpendicular] = CGFloat(solver.fittingCross)
    if isLayoutMarginsRelativeArrangement {
      let margins = layoutMargins
      size.width += margins.left + margins.right
      size.height += margins.top + margins.bottom
    }
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }

  /// Returns the nested stacks, outermost first, that are neither hidden nor measured.
  private func nestedStacks() -> [StackView] {
    var found: [StackView] = []
    var pending = [self]
    while let stack = pending.popLast() {
      for entry in stack.arranged {
        guard let nested = entry.view as? StackView, !nested.isHidden, !nested.isMeasured else {
          continue
        }
        found.append(nested)
        pending.append(nested)
      }
    }
    return found
  }

  /// Measures nested stacks, innermost first, and stores their sizes.
  final func measureNestedStacks() {
    for stack in nestedStacks().reversed() {
      // Read the overridable property, whose built-in implementation uses the stored sizes of
      // nested stacks.
      stack.measuredSize = stack.intrinsicContentSize
      stack.isMeasured = true
    }
  }

  /// Clears the sizes that `measureNestedStacks()` stored.
  final func forgetNestedStacks() {
    var pending = [self]
    while let stack = pending.popLast() {
      for entry in stack.arranged {
        guard let nested = entry.view as? StackView, nested.isMeasured else { continue }
        nested.isMeasured = false
        pending.append(nested)
      }
    }
  }

  /// Returns the solver for the views at the given positions in the arrangement.
  final func solver(for positions: [Int]) -> StackSolver {
    StackSolver(
      items: positions.map { item(at: $0) }, distribution: distribution.rule,
      alignment: alignment.rule)
  }

  private func item(at index: Int) -> StackSolver.Item {
    let view = arranged[index].view
    let intrinsic = intrinsicSize(of: view)
    let wanted = wantedSize(at: index, intrinsic: intrinsic)
    // A view without an intrinsic size along the axis has the lowest hugging and resistance: it
    // changes before all others.
    let hasIntrinsicSize = intrinsic[axis] != View.noIntrinsicMetric
    return StackSolver.Item(
      main: Double(wanted[axis]), cross: Double(wanted[axis.perpendicular]),
      hugging: hasIntrinsicSize ? Double(view.contentHuggingPriority(for: axis).rawValue) : -1,
      resistance: hasIntrinsicSize
        ? Double(view.contentCompressionResistancePriority(for: axis).rawValue) : -1,
      spacingAfter: Double(spacing(after: index)))
  }

  private func intrinsicSize(of view: View) -> CGSize {
    var size =
      if let stack = view as? StackView, stack.isMeasured {
        stack.measuredSize
      } else {
        view.intrinsicContentSize
      }
    // A negative, infinite or NaN length isn't an intrinsic size, as in constraints.
    if !(size.width >= 0 && size.width.isFinite) { size.width = View.noIntrinsicMetric }
    if !(size.height >= 0 && size.height.isFinite) { size.height = View.noIntrinsicMetric }
    return size
  }

  private func wantedSize(at index: Int, intrinsic: CGSize) -> CGSize {
    let none = View.noIntrinsicMetric
    guard intrinsic.width == none || intrinsic.height == none else { return intrinsic }
    let own = ownSize(at: index)
    return CGSize(
      width: intrinsic.width == none ? own.width : intrinsic.width,
      height: intrinsic.height == none ? own.height : intrinsic.height)
  }

  /// Returns a view's own size: the result of `sizeThatFits(_:)`, unless the result is just the
  /// size that this stack set.
  ///
  /// The default implementation of `sizeThatFits(_:)` returns the current size. If the stack set
  /// this size, the own size is the one that the view had before.
  private func ownSize(at index: Int) -> CGSize {
    let view = arranged[index].view
    view.flags.remove(.fitsAsItIs)
    let fitting = view.sizeThatFits(bounds.size)
    let isGiven = view.flags.contains(.fitsAsItIs) && fitting == arranged[index].givenSize
    if !isGiven { arranged[index].ownSize = fitting }
    return arranged[index].ownSize
  }

  private func spacing(after index: Int) -> CGFloat {
    let spacing = arranged[index].customSpacing ?? spacing
    return spacing == StackView.spacingUseSystem ? 8 : spacing
  }
}

extension StackView.Distribution {
  fileprivate var rule: StackSolver.Distribution {
    switch self {
    case .fill: .fill
    case .fillEqually: .fillEqually
    case .fillProportionally: .fillProportionally
    case .equalSpacing: .equalSpacing
    case .equalCentering: .equalCentering
    }
  }
}

extension StackView.Alignment {
  fileprivate var rule: StackSolver.Alignment {
    switch self {
    case .fill: .fill
    case .leading, .firstBaseline: .start
    case .center: .center
    case .trailing, .lastBaseline: .end
    }
  }
}
