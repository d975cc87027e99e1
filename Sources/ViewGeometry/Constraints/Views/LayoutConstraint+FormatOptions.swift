extension LayoutConstraint {
  /// The alignment, direction and spacing of the views in a visual format, with UIKit's bits
  /// (R11.96).
  public struct FormatOptions: OptionSet, Sendable, Hashable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Creates options from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(aligning attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    /// Aligns the left edges.
    public static let alignAllLeft = FormatOptions(aligning: .left)
    /// Aligns the right edges.
    public static let alignAllRight = FormatOptions(aligning: .right)
    /// Aligns the top edges.
    public static let alignAllTop = FormatOptions(aligning: .top)
    /// Aligns the bottom edges.
    public static let alignAllBottom = FormatOptions(aligning: .bottom)
    /// Aligns the leading edges.
    public static let alignAllLeading = FormatOptions(aligning: .leading)
    /// Aligns the trailing edges.
    public static let alignAllTrailing = FormatOptions(aligning: .trailing)
    /// Aligns the horizontal centers.
    public static let alignAllCenterX = FormatOptions(aligning: .centerX)
    /// Aligns the vertical centers.
    public static let alignAllCenterY = FormatOptions(aligning: .centerY)
    /// Aligns the baselines of the last lines.
    public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
    /// Aligns the baselines of the first lines.
    public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)
    /// Arranges the views of a row from the leading to the trailing edge; the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Arranges the views of a row from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Arranges the views of a row from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// Measures gaps between edges; the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Measures gaps in a column from a view's last baseline to the next view's first baseline.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)

    /// The attributes to align in all views.
    var alignments: [Attribute] {
      Attribute.allCases.filter {
        $0 != .notAnAttribute && rawValue & (1 << UInt($0.rawValue)) != 0
      }
      .filter { $0.rawValue <= Attribute.firstBaseline.rawValue && !$0.isSize }
    }
  }
}
