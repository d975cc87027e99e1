import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The layout of a stack depends on its state, not on its history.
@Suite struct StackHistoryLaws {
  private enum Step {
    case move(from: Int, to: Int)
    case gap(after: Int, CGFloat)
    case hide(Int)
    case size(CGSize)
    case spacing(CGFloat)
    case axis(Axis)
    case layOut
    case ask

    init(_ source: inout ChoiceSource, views count: Int) {
      let gaps = [0, 5, -3, StackView.spacingUseSystem, StackView.spacingUseDefault]
      let view = source.index(below: count)
      switch source.index(below: 10) {
      case 0, 1: self = .move(from: view, to: source.index(below: count))
      case 2, 3: self = .gap(after: view, source.pick(gaps))
      case 4: self = .hide(view)
      case 5:
        self = .size(CGSize(width: source.index(below: 300), height: source.index(below: 300)))
      case 6: self = .spacing(source.pick([0, 7, StackView.spacingUseSystem]))
      case 7: self = .axis(source.pick(Axis.allCases))
      case 8: self = .layOut
      default: self = .ask
      }
    }
  }

  /// A stack as plain values.
  private struct State {
    /// The intrinsic size of each view; nil for one that has only a frame.
    var preferredSizes: [CGSize?]
    var distribution: StackView.Distribution
    var alignment: StackView.Alignment
    /// The indices of the views in `preferredSizes`, in their arranged order.
    var order: [Int]
    var gaps: [CGFloat?]
    var isHidden: [Bool]
    var size = CGSize(width: 200, height: 100)
    var spacing: CGFloat = 0
    var axis = Axis.horizontal

    mutating func apply(_ step: Step) {
      switch step {
      case .move(let from, let place):
        order.removeAll { $0 == from }
        order.insert(from, at: place)
      case .gap(let view, let gap): gaps[view] = gap == StackView.spacingUseDefault ? nil : gap
      case .hide(let view): isHidden[view].toggle()
      case .size(let size): self.size = size
      case .spacing(let spacing): self.spacing = spacing
      case .axis(let axis): self.axis = axis
      case .layOut, .ask: break
      }
    }
  }

  private struct Scene {
    let views: [View]
    let stack = StackView()

    init(_ state: State) {
      views = state.preferredSizes.map { preferredSize in
        preferredSize.map { SizedView($0.width, $0.height) }
          ?? View(frame: CGRect(x: 0, y: 0, width: 20, height: 30))
      }
      for view in state.order { stack.addArrangedSubview(views[view]) }
      (stack.distribution, stack.alignment) = (state.distribution, state.alignment)
      (stack.axis, stack.spacing, stack.bounds.size) = (state.axis, state.spacing, state.size)
      for (view, gap) in zip(views, state.gaps) {
        if let gap { stack.setCustomSpacing(gap, after: view) }
      }
      for (view, isHidden) in zip(views, state.isHidden) { view.isHidden = isHidden }
    }

    func apply(_ step: Step) {
      switch step {
      case .move(let from, let place): stack.insertArrangedSubview(views[from], at: place)
      case .gap(let view, let gap): stack.setCustomSpacing(gap, after: views[view])
      case .hide(let view): views[view].isHidden.toggle()
      case .size(let size): stack.bounds.size = size
      case .spacing(let spacing): stack.spacing = spacing
      case .axis(let axis): stack.axis = axis
      case .layOut: stack.layoutIfNeeded()
      case .ask: _ = stack.intrinsicContentSize
      }
    }

    /// The preferred size of the stack, and the frames of its visible views.
    var answers: (size: CGSize, gaps: [CGFloat], frames: [CGRect]) {
      stack.layoutIfNeeded()
      return (
        stack.intrinsicContentSize, views.map { stack.customSpacing(after: $0) },
        stack.arrangedSubviews.filter { !$0.isHidden }.map(\.frame)
      )
    }
  }

  private static func anyScript(_ source: inout ChoiceSource) -> (State, [Step]) {
    let preferredSizes = (0..<1 + source.index(below: 5)).map { _ -> CGSize? in
      if source.oneIn(3) { return nil }
      return CGSize(width: source.index(below: 60), height: source.index(below: 60))
    }
    let state = State(
      preferredSizes: preferredSizes, distribution: source.pick(StackView.Distribution.allCases),
      alignment: source.pick(StackView.Alignment.allCases), order: Array(preferredSizes.indices),
      gaps: preferredSizes.map { _ in nil }, isHidden: preferredSizes.map { _ in false })
    return (state, source.list(mean: 6, limit: 16) { Step(&$0, views: preferredSizes.count) })
  }

  @Test func `edits lead to the layout of a stack that was made so`() {
    check(Self.anyScript) { (start, steps) in
      var state = start
      let live = Scene(state)
      for step in steps {
        state.apply(step)
        live.apply(step)
      }

      let (found, expected) = (live.answers, Scene(state).answers)
      try demand(found == expected, "\(found), not \(expected).")
    }
  }

  // MARK: Stacks in stacks

  private enum Kind: CaseIterable { case plain, roomy, fixed }

  private enum Question: CaseIterable { case size, fits, layout }

  @Test func `each of the stacks in stacks wants what it arranges wants now`() {
    check({ source in
      (
        (0..<1 + source.index(below: 4)).map { _ in source.pick(Kind.allCases) },
        source.list(mean: 5, limit: 12) { source in
          (
            CGFloat(source.index(below: 50)), source.index(below: 5),
            source.pick(Question.allCases)
          )
        }
      )
    }) { (kinds, steps) in
      let leaf = SizedView(5, 7)
      var stacks: [StackView] = []
      for kind in kinds {
        let sized = SizedStackView()
        if kind == .roomy {
          sized.preferredSize = { CGSize(width: $0.width + 10, height: $0.height + 6) }
        }
        if kind == .fixed { sized.preferredSize = { _ in CGSize(width: 33, height: 44) } }
        let stack = kind == .plain ? StackView() : sized
        stack.addArrangedSubview(stacks.last ?? leaf)
        stacks.append(stack)
      }
      for (width, place, question) in steps {
        leaf.preferredSize.width = width
        let asked = stacks[place % stacks.count]
        switch question {
        case .size: _ = asked.intrinsicContentSize
        case .fits: _ = asked.sizeThatFits(.zero)
        case .layout:
          asked.bounds.size = CGSize(width: 60, height: 50)
          asked.layoutIfNeeded()
        }
        var expected = leaf.preferredSize
        for (stack, kind) in zip(stacks, kinds) {
          switch kind {
          case .plain: break
          case .roomy: expected = CGSize(width: expected.width + 10, height: expected.height + 6)
          case .fixed: expected = CGSize(width: 33, height: 44)
          }
          // From the inside: leftovers of a query are seen before another one overwrites them.
          let found = stack.intrinsicContentSize
          try demand(found == expected, "A stack wants \(found), not \(expected).")
        }
      }
    }
  }
}
