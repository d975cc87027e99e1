public import Foundation
import TextMeasuring
public import ViewGeometry

/// Titles or pictures of which one is chosen: `UISegmentedControl` (R13.18).
open class SegmentedControl: Control {
  /// No segment.
  public static let noSegment = -1

  private struct Segment {
    var title: String?
    var image: Image?
    var action: Action?
    var width: CGFloat = 0
    var isEnabled = true
    var offset = CGSize.zero
  }

  private var segments: [Segment] = []
  private var attributes: [State: [NSAttributedString.Key: Any]] = [:]

  /// A control without segments.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// Returns nil, since archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  /// A control of titles and pictures, as large as they need; other items are left out.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] {
      switch item {
      case let title as String: segments.append(Segment(title: title))
      case let image as Image: segments.append(Segment(image: image))
      case let action as Action: segments.append(Self.segment(of: action))
      default: break
      }
    }
    sizeToFit()
  }

  /// A control of actions, which are performed when they are chosen.
  public init(frame: CGRect, actions: [Action]) {
    super.init(frame: frame)
    segments = actions.map(Self.segment)
    if frame.isEmpty { sizeToFit() }
  }

  private static func segment(of action: Action) -> Segment {
    let image = action.image as? Image
    return Segment(title: image == nil ? action.title : nil, image: image, action: action)
  }

  // MARK: Segments

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// The chosen segment; ``noSegment`` for none.
  ///
  /// A number beyond the segments counts as none.
  open var selectedSegmentIndex: Int {
    get { chosen }
    set { chosen = segments.indices.contains(newValue) ? newValue : Self.noSegment }
  }
  private var chosen = SegmentedControl.noSegment

  /// Whether a choice is given up at once.
  open var isMomentary = false
  /// Whether segments are as wide as their content; otherwise all are as wide as the widest (R13.18).
  open var apportionsSegmentWidthsByContent = false { didSet { contentDidChange() } }
  /// The colour of the chosen segment.
  open var selectedSegmentTintColor: Color?

  /// Adds a title; an index beyond the segments is the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  /// Adds a picture; an index beyond the segments is the end.
  open func insertSegment(with image: Image?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  /// Adds an action; an index beyond the segments is the end.
  open func insertSegment(action: Action, at segment: Int, animated: Bool) {
    insert(Self.segment(of: action), at: segment)
  }

  private func insert(_ segment: Segment, at index: Int) {
    let index = max(0, min(index, segments.count))
    segments.insert(segment, at: index)
    if chosen >= index { chosen += 1 }
    contentDidChange()
  }

  /// Takes a segment out; one beyond the segments does nothing.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if chosen == segment { chosen = Self.noSegment } else if chosen > segment { chosen -= 1 }
    contentDidChange()
  }

  /// Takes all segments out.
  open func removeAllSegments() {
    (segments, chosen) = ([], Self.noSegment)
    contentDidChange()
  }

  /// Replaces the content of a segment by a title.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }

  /// The title of a segment.
  open func titleForSegment(at segment: Int) -> String? { self[segment]?.title }

  /// Replaces the content of a segment by a picture.
  open func setImage(_ image: Image?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }

  /// The picture of a segment.
  open func imageForSegment(at segment: Int) -> Image? { self[segment]?.image }

  /// The action of a segment.
  open func actionForSegment(at segment: Int) -> Action? { self[segment]?.action }

  /// Sets the width of a segment, in points; 0 for that of the content.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width }
  }

  /// The width set for a segment; 0 for that of the content.
  open func widthForSegment(at segment: Int) -> CGFloat { self[segment]?.width ?? 0 }

  /// Sets by how much the content of a segment is moved, for a renderer.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.offset = offset }
  }

  /// By how much the content of a segment is moved.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { self[segment]?.offset ?? .zero }

  /// Sets whether a segment can be chosen.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Whether a segment can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool { self[segment]?.isEnabled ?? false }

  /// Sets attributes of the titles in a state; their font counts for the size.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    self.attributes[state] = attributes
    contentDidChange()
  }

  /// The attributes of the titles in a state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }

  private subscript(segment: Int) -> Segment? {
    segments.indices.contains(segment) ? segments[segment] : nil
  }

  private func change(_ segment: Int, _ change: (inout Segment) -> Void) {
    guard segments.indices.contains(segment) else { return }
    change(&segments[segment])
    contentDidChange()
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Sizes

  /// The widths of the segments with a point between two, and 31 points of height (R13.18).
  open override var intrinsicContentSize: CGSize {
    let widths = segmentWidths
    let gaps = CGFloat(max(0, widths.count - 1))
    return roundedUp(CGSize(width: widths.reduce(0, +) + gaps, height: 31))
  }

  /// The intrinsic size and the point that the alignment rectangle leaves out below.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: intrinsicContentSize.width, height: 32)
  }

  /// A point below (R13.18).
  open override var alignmentRectInsets: EdgeInsets {
    EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
  }

  /// The rectangle of a segment in the bounds, where reading starts first; widths that were set stay, the others share what is left.
  public final func rectForSegment(at segment: Int) -> CGRect {
    guard segments.indices.contains(segment) else { return .null }
    var widths = segmentWidths
    let gaps = CGFloat(widths.count - 1)
    let free = bounds.width - gaps - widths.reduce(0, +)
    let flexible = segments.indices.filter { segments[$0].width <= 0 }
    for index in flexible {
      widths[index] = max(0, widths[index] + free / CGFloat(flexible.count))
    }
    let start = widths[..<segment].reduce(0, +) + CGFloat(segment)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isMirrored ? bounds.maxX - start - widths[segment] : bounds.minX + start
    return CGRect(x: x, y: bounds.minY, width: widths[segment], height: bounds.height)
  }

  private var segmentWidths: [CGFloat] {
    let font = attributes[.normal]?[.font] as? Font ?? Font.systemFont(ofSize: 13)
    var widths = segments.map { segment in
      if segment.width > 0 { return segment.width }
      let content =
        segment.image?.size.width ?? (segment.title ?? "").size(withAttributes: [.font: font]).width
      return content.rounded(.up) + 20
    }
    if !apportionsSegmentWidthsByContent {
      let widest = zip(segments, widths).reduce(0) { $1.0.width > 0 ? $0 : max($0, $1.1) }
      for index in widths.indices where segments[index].width <= 0 { widths[index] = widest }
    }
    return widths
  }
}
