import Foundation
import Testing
import ViewGeometry

/// What holds for any stack.
@Suite struct StackLaws {
  struct Case {
    var wishes: [CGSize?]
    var distribution: StackView.Distribution
    var alignment: StackView.Alignment
    var axis: Axis
    var isMirrored: Bool
    var size: CGSize
    var otherSize: CGSize
  }

  private static func anyCase(_ source: inout ChoiceSource) -> Case {
    func size(_ source: inout ChoiceSource, _ limit: Int) -> CGSize {
      CGSize(width: source.index(below: limit), height: source.index(below: limit))
    }
    return Case(
      wishes: source.list(mean: 3, limit: 6) { $0.oneIn(4) ? nil : size(&$0, 60) },
      distribution: source.pick(StackView.Distribution.allCases),
      alignment: source.pick(StackView.Alignment.allCases),
      axis: source.pick(Axis.allCases), isMirrored: source.flag(), size: size(&source, 300),
      otherSize: size(&source, 300))
  }

  private static func stack(_ input: Case) -> StackView {
    let views = input.wishes.map { wish in
      wish.map { SizedView($0.width, $0.height) }
        ?? View(frame: CGRect(x: 0, y: 0, width: 20, height: 30))
    }
    let stack = StackView(arrangedSubviews: views)
    stack.distribution = input.distribution
    stack.alignment = input.alignment
    stack.axis = input.axis
    if input.isMirrored { stack.semanticContentAttribute = .forceRightToLeft }
    stack.bounds.size = input.size
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
      var mirrored = input
      mirrored.isMirrored.toggle()
      let (frames, images) = (
        Self.stack(input).arrangedSubviews.map(\.frame),
        Self.stack(mirrored).arrangedSubviews.map(\.frame)
      )
      for (frame, image) in zip(frames, images) {
        let expected = input.size.width - frame.maxX
        try demand(
          abs(image.minX - expected) < 1e-9 && abs(image.width - frame.width) < 1e-9
            && image.minY == frame.minY,
          "\(frame) is mirrored at \(image).")
      }
    }
  }
}
