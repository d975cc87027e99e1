import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Twice the lengths give twice the layout, bit for bit: doubling rounds nothing.
@Suite struct ScaleLaws {
  @Test(arguments: RoughLayout.allCases)
  func `twice the lengths are twice the frames`(_ kind: RoughLayout) {
    check({ RoughCase(kind, &$0).doubling }, cases: .perThousand(60)) { input in
      let (subject, doubled) = (RoughSubject(input), RoughSubject(input.doubled))
      try demand(subject.elements.count == doubled.elements.count, "another number of items")
      for (one, two) in zip(subject.elements, doubled.elements) {
        let frame = one.frame
        let expected = CGRect(
          x: 2 * frame.minX, y: 2 * frame.minY, width: 2 * frame.width, height: 2 * frame.height)
        try demand(two.frame == expected, "\(two), not \(expected): \(input.name)")
      }
    }
  }

  /// A view whose subviews are resized with it: the mask of each along either axis, and its frame.
  private struct Resizing: CustomStringConvertible {
    var before: CGSize
    var after: CGSize
    var origin: CGPoint
    var frames: [CGRect]
    var masks: [View.AutoresizingMask]

    init(_ source: inout ChoiceSource) {
      func length(_ source: inout ChoiceSource) -> Double {
        Double(source.index(below: 400)) / source.pick([1, 3, 7])
      }
      before = CGSize(width: 50 + length(&source), height: 50 + length(&source))
      after = CGSize(width: length(&source), height: length(&source))
      origin = source.dyadicPoint()
      let count = 1 + source.index(below: 5)
      frames = (0..<count).map { _ in
        CGRect(
          x: length(&source), y: length(&source), width: length(&source), height: length(&source))
      }
      masks = (0..<count).map { _ in
        View.AutoresizingMask(rawValue: UInt(source.index(below: 64)))
      }
    }

    var description: String { "\(before) to \(after): \(frames), \(masks.map(\.rawValue))" }

    /// The frames after the change.
    var result: [CGRect] {
      let parent = View(frame: CGRect(origin: .zero, size: before))
      parent.bounds.origin = origin
      let views = zip(frames, masks).map { frame, mask in
        let view = View(frame: frame)
        view.autoresizingMask = mask
        parent.addSubview(view)
        return view
      }
      parent.bounds.size = after
      return views.map(\.frame)
    }

    var doubled: Resizing {
      var doubled = self
      doubled.before = CGSize(width: 2 * before.width, height: 2 * before.height)
      doubled.after = CGSize(width: 2 * after.width, height: 2 * after.height)
      doubled.frames = frames.map(\.doubled)
      return doubled
    }

    var transposed: Resizing {
      var transposed = self
      transposed.before = CGSize(width: before.height, height: before.width)
      transposed.after = CGSize(width: after.height, height: after.width)
      transposed.frames = frames.map(\.transposed)
      transposed.masks = masks.map { mask in
        // Three bits for x, three for y.
        View.AutoresizingMask(rawValue: mask.rawValue >> 3 | (mask.rawValue & 7) << 3)
      }
      return transposed
    }

    /// The largest rounding difference between the results of a view and of its mirror image.
    ///
    /// Margins and widths below 1,000 are accurate to 10^-12 each. A flexible part p, of s in all,
    /// gets dp/s of a difference d, so errors of p and s are multiplied by d/s and dp/s^2. A single
    /// part gets d, and if s may be zero the shares may be equal in one image only.
    func mirroringError(of place: Int) -> CGFloat {
      let (frame, mask, error) = (frames[place], masks[place], 1e-12 as CGFloat)
      var parts: [CGFloat] = []
      if mask.contains(.flexibleLeftMargin) { parts.append(frame.minX) }
      if mask.contains(.flexibleWidth) { parts.append(frame.width) }
      if mask.contains(.flexibleRightMargin) { parts.append(before.width - frame.maxX) }
      let sum = parts.reduce(0, +)
      guard parts.count > 1, sum > -3 * error else { return 10 * error }
      guard sum > 3 * error else { return .infinity }
      let largest = parts.reduce(0) { max($0, abs($1)) }
      let growth = abs(after.width - before.width) / sum
      return 10 * error + growth * error * (1 + 3 * largest / sum)
    }

    /// In right-to-left reading the margins are exchanged.
    var mirrored: Resizing {
      var mirrored = self
      mirrored.frames = frames.map { $0.mirrored(in: before.width) }
      mirrored.masks = masks.map { mask in
        var mirrored = mask.subtracting([.flexibleLeftMargin, .flexibleRightMargin])
        if mask.contains(.flexibleLeftMargin) { mirrored.insert(.flexibleRightMargin) }
        // A view that can't change along x keeps its distance from the left.
        let isRigid = mask.isDisjoint(with: [
          .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin,
        ])
        if isRigid || mask.contains(.flexibleRightMargin) { mirrored.insert(.flexibleLeftMargin) }
        return mirrored
      }
      return mirrored
    }
  }

  /// Whether the width is flexible, and became zero: it is held at zero, and the left edge stays
  /// where its share put it.
  private func isHeld(_ mask: View.AutoresizingMask, _ frame: CGRect) -> Bool {
    mask.contains(.flexibleWidth) && frame.width == 0
  }

  private func demandSame(
    _ found: [CGRect], _ expected: [CGRect], within tolerance: CGFloat
  ) throws {
    for (found, expected) in zip(found, expected) {
      let far = [
        found.minX - expected.minX, found.minY - expected.minY, found.width - expected.width,
        found.height - expected.height,
      ]
      try demand(far.allSatisfy { abs($0) <= tolerance }, "\(found), not \(expected)")
    }
  }

  @Test func `autoresizing is the same doubled, transposed, mirrored and scrolled`() {
    check({ Resizing(&$0) }) { (input: Resizing) in
      let result = input.result
      try demandSame(input.doubled.result, result.map(\.doubled), within: 0)
      try demandSame(input.transposed.result, result.map(\.transposed), within: 0)
      let (mirrored, fromRight) = (
        result.map { $0.mirrored(in: input.after.width) }, input.mirrored.result
      )
      for (place, mask) in input.masks.enumerated() {
        var (found, expected) = (fromRight[place], mirrored[place])
        // No length falls below zero; neither margin takes the part that the width couldn't.
        if isHeld(mask, found) || isHeld(mask, expected) { found.origin.x = expected.origin.x }
        try demandSame([found], [expected], within: input.mirroringError(of: place))
      }
      var scrolled = input
      scrolled.origin = .zero
      try demandSame(scrolled.result, result, within: 0)
    }
  }
}

extension CGRect {
  fileprivate var doubled: CGRect {
    CGRect(x: 2 * minX, y: 2 * minY, width: 2 * width, height: 2 * height)
  }

  fileprivate func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}
