import Foundation

/// The frame of a view with an autoresizing mask, and its superview's size when the frame was set.
struct MaskOrigin {
  let frame: CGRect
  let container: CGSize

  init(of view: View, in superview: View) {
    frame = view.untransformedFrame
    container = superview.placement.bounds.size
  }

  /// Returns the frame that autoresizing gives the view if its superview's size becomes `size`
  /// (R2.13).
  func frame(in size: CGSize, mask: View.AutoresizingMask) -> CGRect {
    let (horizontal, vertical) = mask.resized(
      AutoresizedSpan(
        start: Double(frame.origin.x), length: Double(frame.size.width),
        container: Double(container.width)),
      AutoresizedSpan(
        start: Double(frame.origin.y), length: Double(frame.size.height),
        container: Double(container.height)),
      to: size)
    return CGRect(
      x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
  }
}

/// The two equations that represent an autoresizing mask along an axis (R11.46 to R11.49).
struct MaskedSpan {
  /// The equation `start · min + length · size + container · P == constant`.
  ///
  /// The view begins at `min` and has the length `size`, and P is the length of the superview.
  struct Equation: Equatable {
    var start = 0.0
    var length = 0.0
    var container = 0.0
    var constant = 0.0
  }

  let equations: [Equation]

  init(
    _ origin: MaskOrigin, along axis: Axis, flexibleStart: Bool, flexibleLength: Bool,
    flexibleEnd: Bool
  ) {
    let before = Double(origin.frame.origin[axis])
    let size = Double(origin.frame.size[axis])
    let whole = Double(origin.container[axis])
    self.init(
      before: before, size: size, after: whole - before - size, whole: whole,
      flexible: (flexibleStart, flexibleLength, flexibleEnd))
  }

  /// Creates the equations (R11.46).
  ///
  /// `before` and `after` are the lengths of the margins, `size` is the length of the view, and
  /// `whole` is the length of the superview. If several of the margins and the size are flexible,
  /// they share changes in proportion to their lengths. If the total of these lengths is zero or
  /// not finite, there are no proportions. In this case, a flexible size becomes fixed and, if both
  /// margins are flexible, so does the start margin.
  init(
    before: Double, size: Double, after: Double, whole: Double,
    flexible: (start: Bool, length: Bool, end: Bool)
  ) {
    let fixedStart = Equation(start: 1, constant: before)
    let fixedLength = Equation(length: 1, constant: size)
    let fixedEnd = Equation(start: -1, length: -1, container: 1, constant: after)
    switch flexible {
    case (false, false, _): equations = [fixedStart, fixedLength]
    case (true, false, false): equations = [fixedEnd, fixedLength]
    case (false, true, false): equations = [fixedStart, fixedEnd]
    case (true, false, true):
      // min * (before + after) == before * (P - size)
      let part = Part(of: before + after)
      equations = [
        fixedLength,
        part.map {
          Equation(
            start: $0.whole, container: -$0.share(before), constant: -$0.share(before) * size)
        } ?? fixedStart,
      ]
    case (true, true, false):
      // size * (before + size) == size * (P - after)
      let part = Part(of: before + size)
      equations = [
        fixedEnd,
        part.map {
          Equation(length: $0.whole, container: -$0.share(size), constant: -$0.share(size) * after)
        } ?? fixedLength,
      ]
    case (false, true, true):
      // size * (size + after) == size * (P - before)
      let part = Part(of: size + after)
      equations = [
        fixedStart,
        part.map {
          Equation(length: $0.whole, container: -$0.share(size), constant: -$0.share(size) * before)
        } ?? fixedLength,
      ]
    case (true, true, true):
      let part = Part(of: whole)
      equations =
        part.map {
          [
            Equation(start: $0.whole, container: -$0.share(before)),
            Equation(length: $0.whole, container: -$0.share(size)),
          ]
        } ?? [fixedStart, fixedLength]
    }
  }

  /// A length and its parts, all divided by the same power of two.
  ///
  /// The quotients have the same proportions as the lengths, and division by a power of two causes
  /// no rounding errors.
  private struct Part {
    let whole: Double
    private let unit: Double

    /// Creates the quotients for `length`; returns nil if `length` is 0 or not finite.
    init?(of length: Double) {
      guard length != 0, length.isFinite else { return nil }
      // The exponent is at least -1000, so that quotients by the unit stay finite.
      unit = Double(sign: .plus, exponent: max(length.exponent, -1_000), significand: 1)
      whole = length / unit
    }

    func share(_ length: Double) -> Double { (length / unit).saturated }
  }
}
