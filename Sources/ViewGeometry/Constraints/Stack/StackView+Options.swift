public import Foundation

extension StackView {
  /// How arranged views share the length of the stack along its axis.
  public enum Distribution: Int, Sendable, CaseIterable {
    /// Views fill the stack: one view grows, or some shrink.
    ///
    /// The view with the lowest hugging priority grows; if several views have this priority, it is
    /// the first of them. Views with the lowest compression resistance shrink first, down to zero;
    /// among views with the same resistance, the last one shrinks first. A view without an
    /// intrinsic length along the axis grows and shrinks before all others.
    case fill
    /// All views have the same length.
    case fillEqually
    /// Lengths are proportional to the preferred lengths, or equal if these are all zero.
    ///
    /// Each view's fraction of the stack's length, including the margins, is its preferred length
    /// divided by the sum of all preferred lengths and gaps. The last view gets the remainder.
    case fillProportionally
    /// Views keep their lengths, and all gaps are equal and at least as large as the widest
    /// spacing.
    ///
    /// A single view fills the stack. If there isn't enough room, views shrink as with `fill`.
    case equalSpacing
    /// Views keep their lengths, and their centers are spaced as evenly as possible without making
    /// a gap less than its spacing.
    ///
    /// A single view fills the stack. If there isn't enough room, views shrink as with `fill`.
    case equalCentering
  }

  /// The alignment of arranged views perpendicular to the axis.
  public enum Alignment: Int, Sendable, CaseIterable {
    /// Every view fills the stack perpendicular to the axis.
    case fill
    /// The leading edge of a column, or the top of a row.
    case leading
    /// The first baseline, in a row that is laid out by constraints; otherwise like `leading`.
    case firstBaseline
    /// The center.
    case center
    /// The trailing edge of a column, or the bottom of a row.
    case trailing
    /// The last baseline, in a row that is laid out by constraints; otherwise like `trailing`.
    case lastBaseline

    /// The top of a row; another name for `leading`.
    public static let top = Alignment.leading
    /// The bottom of a row; another name for `trailing`.
    public static let bottom = Alignment.trailing
  }

  /// The spacing value that represents the stack's own `spacing`.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

  /// The spacing value that represents the system's spacing, which is 8 points.
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  /// The default implementation of ``customSpacing(after:)``.
  final func builtInCustomSpacing(after view: View) -> CGFloat {
    guard let index = position(of: view) else { return StackView.spacingUseDefault }
    return arranged[index].customSpacing ?? StackView.spacingUseDefault
  }

  /// The default implementation of ``setCustomSpacing(_:after:)``.
  final func builtInSetCustomSpacing(_ spacing: CGFloat, after view: View) {
    precondition(spacing.isFinite, "The spacing after a view must be finite, not \(spacing).")
    guard let index = position(of: view) else { return }
    arranged[index].customSpacing = spacing == StackView.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }
}
