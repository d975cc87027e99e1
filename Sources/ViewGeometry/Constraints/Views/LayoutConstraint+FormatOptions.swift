extension LayoutConstraint {
  /// How the views of a visual format are aligned and in which direction they follow one another, with UIKit's bits (R11.96).
  public struct FormatOptions: OptionSet, Sendable, Hashable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Options of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(aligning attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    /// Left edges are equal.
    public static let alignAllLeft = FormatOptions(aligning: .left)
    /// Right edges are equal.
    public static let alignAllRight = FormatOptions(aligning: .right)
    /// Top edges are equal.
    public static let alignAllTop = FormatOptions(aligning: .top)
    /// Bottom edges are equal.
    public static let alignAllBottom = FormatOptions(aligning: .bottom)
    /// Leading edges are equal.
    public static let alignAllLeading = FormatOptions(aligning: .leading)
    /// Trailing edges are equal.
    public static let alignAllTrailing = FormatOptions(aligning: .trailing)
    /// Middles between left and right are equal.
    public static let alignAllCenterX = FormatOptions(aligning: .centerX)
    /// Middles between top and bottom are equal.
    public static let alignAllCenterY = FormatOptions(aligning: .centerY)
    /// Baselines of last lines are equal.
    public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
    /// Baselines of first lines are equal.
    public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)
    /// Views follow one another in reading direction; the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Views follow one another from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Views follow one another from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// Gaps are between edges; the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Gaps between views in a column are from the last baseline to the next first baseline.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)

    /// The attributes that all views share.
    var alignments: [Attribute] {
      Attribute.allCases.filter {
        $0 != .notAnAttribute && rawValue & (1 << UInt($0.rawValue)) != 0
      }
      .filter { $0.rawValue <= Attribute.firstBaseline.rawValue && !$0.isSize }
    }
  }
}
