public import Foundation

extension StackView {
  /// How the views share the stack along its axis.
  public enum Distribution: Int, Sendable, CaseIterable {
    /// One view takes what is left over, or some give what is missing.
    ///
    /// The view with the lowest hugging priority grows, of several the first. Views with the lowest compression resistance
    /// shrink first, down to zero, of several the last. A view without an intrinsic size grows and shrinks before any other.
    case fill
    /// All views have the same length.
    case fillEqually
    /// Lengths are in proportion to what the views want.
    case fillProportionally
    /// Views keep their lengths and gaps are alike, none less than the widest spacing.
    case equalSpacing
    /// Views keep their lengths and their centers are evenly spaced, no gap less than its spacing.
    case equalCentering
  }

  /// Where the views lie across the axis.
  public enum Alignment: Int, Sendable, CaseIterable {
    /// Every view is as long across as the stack.
    case fill
    /// At the leading edge of a column, or at the top of a row.
    case leading
    /// At the top: views have no baselines here.
    case firstBaseline
    /// In the middle.
    case center
    /// At the trailing edge of a column, or at the bottom of a row.
    case trailing
    /// At the bottom: views have no baselines here.
    case lastBaseline

    /// At the top of a row; another name for `leading`.
    public static let top = Alignment.leading
    /// At the bottom of a row; another name for `trailing`.
    public static let bottom = Alignment.trailing
  }

  /// The spacing that stands for the stack's own `spacing`.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

  /// The spacing that stands for the system's, which is 8 points here.
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  /// The gap after `view`, or `spacingUseDefault` where none was set.
  ///
  /// - Complexity: O(n).
  public final func customSpacing(after view: View) -> CGFloat {
    guard let index = position(of: view) else { return StackView.spacingUseDefault }
    return arranged[index].customSpacing ?? StackView.spacingUseDefault
  }

  /// Sets the gap after `view`, instead of `spacing`.
  ///
  /// It goes with the view: when that is hidden or moves, so does the gap; after the last view it has no effect. Nothing
  /// happens for a view that isn't arranged.
  ///
  /// - Complexity: O(n).
  /// - Precondition: Finite.
  public final func setCustomSpacing(_ spacing: CGFloat, after view: View) {
    precondition(spacing.isFinite, "The spacing after a view is finite, not \(spacing).")
    guard let index = position(of: view) else { return }
    arranged[index].customSpacing = spacing == StackView.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }
}
