import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Properties of any stack.
@Suite struct StackLaws {
  struct Case {
    var preferredSizes: [CGSize?]
    var distribution: StackView.Distribution
    var alignment: StackView.Alignment
    var axis: Axis
    var isMirrored: Bool
    /// Of the stack's bounds.
    var origin: CGPoint
    /// Margins that the stack respects, nil for none; they may be higher or wider than the stack.
    var margins: DirectionalEdgeInsets?
    var size: CGSize
    var otherSize: CGSize
  }

  private static func anyCase(_ source: inout ChoiceSource) -> Case {
    func size(_ source: inout ChoiceSource, _ limit: Int) -> CGSize {
      CGSize(width: source.index(below: limit), height: source.index(below: limit))
    }
    return Case(
      preferredSizes: source.list(mean: 3, limit: 6) { $0.oneIn(4) ? nil : size(&$0, 60) },
      distribution: source.pick(StackView.Distribution.allCases),
      alignment: source.pick(StackView.Alignment.allCases),
      axis: source.pick(Axis.allCases), isMirrored: source.flag(),
      origin: CGPoint(x: source.integer(within: 40), y: source.integer(within: 40)),
      margins: source.flag() ? margins(&source) : nil, size: size(&source, 300),
      otherSize: size(&source, 300))
  }

  private static func margins(_ source: inout ChoiceSource) -> DirectionalEdgeInsets {
    let limit = source.oneIn(4) ? 200 : 20
    func length(_ source: inout ChoiceSource) -> CGFloat { CGFloat(source.index(below: limit)) }
    return DirectionalEdgeInsets(
      top: length(&source), leading: length(&source), bottom: length(&source),
      trailing: length(&source))
  }

  private static func stack(_ input: Case) -> StackView {
    let views = input.preferredSizes.map { preferredSize in
      preferredSize.map { SizedView($0.width, $0.height) }
        ?? View(frame: CGRect(x: 0, y: 0, width: 20, height: 30))
    }
    let stack = StackView(arrangedSubviews: views)
    stack.distribution = input.distribution
    stack.alignment = input.alignment
    stack.axis = input.axis
    if input.isMirrored { stack.semanticContentAttribute = .forceRightToLeft }
    if let margins = input.margins {
      stack.isLayoutMarginsRelativeArrangement = true
      stack.directionalLayoutMargins = margins
    }
    stack.bounds = CGRect(origin: input.origin, size: input.size)
    stack.layoutIfNeeded()
    return stack
  }

  @Test func `a stack that was larger or smaller for a while lays out as before`() {
    check(Self.anyCase) { input in
      let stack = Self.stack(input)
      let frames = stack.arrangedSubviews.map(\.frame)

      stack.bounds.size = input.otherSize
      stack.layoutIfNeeded()
      stack.bounds.size = input.size
      stack.layoutIfNeeded()

      let again = stack.arrangedSubviews.map(\.frame)
      try demand(again == frames, "The views are at \(again), not \(frames).")
    }
  }

  @Test func `right to left is the mirror image of left to right`() {
    check(Self.anyCase) { input in
      // Margins that overlap leave an empty area at the left.
      if let margins = input.margins, margins.leading + margins.trailing > input.size.width {
        return
      }
      var mirrored = input
      mirrored.isMirrored.toggle()
      let (frames, images) = (
        Self.stack(input).arrangedSubviews.map(\.frame),
        Self.stack(mirrored).arrangedSubviews.map(\.frame)
      )
      for (frame, image) in zip(frames, images) {
        let expected = 2 * input.origin.x + input.size.width - frame.maxX
        try demand(
          abs(image.minX - expected) < 1e-9 && abs(image.width - frame.width) < 1e-9
            && image.minY == frame.minY,
          "\(frame) is mirrored at \(image).")
      }
    }
  }

  @Test func `views lie as far from the origin of the bounds wherever that is`() {
    check(Self.anyCase) { input in
      var plain = input
      plain.origin = .zero
      let (frames, shifted) = (
        Self.stack(plain).arrangedSubviews.map(\.frame),
        Self.stack(input).arrangedSubviews.map(\.frame)
      )
      for (frame, other) in zip(frames, shifted) {
        let expected = frame.offsetBy(dx: input.origin.x, dy: input.origin.y)
        try demand(
          abs(other.minX - expected.minX) < 1e-9 && abs(other.minY - expected.minY) < 1e-9
            && abs(other.maxX - expected.maxX) < 1e-9 && abs(other.maxY - expected.maxY) < 1e-9,
          "A view is at \(other), not \(expected).")
      }
    }
  }

  @Test func `margins are a smaller stack in the stack`() {
    check(Self.anyCase) { input in
      // Shares are those of the stack, margins included (R11.85).
      guard let margins = input.margins, input.distribution != .fillProportionally else { return }
      var inner = input
      inner.margins = nil
      let left = input.isMirrored ? margins.trailing : margins.leading
      inner.origin.x += left
      inner.origin.y += margins.top
      // Margins that overlap leave nothing.
      inner.size.width = max(0, input.size.width - (margins.leading + margins.trailing))
      inner.size.height = max(0, input.size.height - (margins.top + margins.bottom))
      let (frames, expected) = (
        Self.stack(input).arrangedSubviews.map(\.frame),
        Self.stack(inner).arrangedSubviews.map(\.frame)
      )
      try demand(frames == expected, "The views are at \(frames), not \(expected).")
    }
  }
}
