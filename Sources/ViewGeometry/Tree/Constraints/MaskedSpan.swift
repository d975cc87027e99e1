import Foundation

/// Where a view with an autoresizing mask was put, and in what size of its superview.
struct MaskOrigin {
  let frame: CGRect
  let container: CGSize

  init(of view: View, in superview: View) {
    frame = view.untransformedFrame
    container = superview.placement.bounds.size
  }
}

/// One axis of an autoresizing mask as two equations (11.6).
struct MaskedSpan {
  /// `start · min + length · size + container · P == constant`, of a frame and the length P of its superview.
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

  /// A zero divisor counts as if the flexible size, or else the margins, were fixed (R11.46).
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
      // min == before / (before + after) · (P - size)
      let margins = before + after
      let share = margins == 0 ? 0 : before / margins
      equations = [
        fixedLength,
        margins == 0
          ? fixedStart
          : Equation(start: 1, container: -share, constant: -share * size),
      ]
    case (true, true, false):
      // size == size / (before + size) · (P - after)
      let rest = before + size
      let share = rest == 0 ? 0 : size / rest
      equations = [
        fixedEnd,
        rest == 0
          ? fixedLength : Equation(length: 1, container: -share, constant: -share * after),
      ]
    case (false, true, true):
      // size == size / (size + after) · (P - before)
      let rest = size + after
      let share = rest == 0 ? 0 : size / rest
      equations = [
        fixedStart,
        rest == 0
          ? fixedLength : Equation(length: 1, container: -share, constant: -share * before),
      ]
    case (true, true, true):
      equations =
        whole == 0
        ? [fixedStart, fixedLength]
        : [
          Equation(start: 1, container: -before / whole),
          Equation(length: 1, container: -size / whole),
        ]
    }
  }
}
