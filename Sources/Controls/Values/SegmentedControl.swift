public import Foundation
import TextMeasuring
public import ViewGeometry

/// A row of segments; one of them can be selected: `UISegmentedControl` (R13.18).
///
/// A segment has a title or an image.
open class SegmentedControl: Control {
  /// The value of ``selectedSegmentIndex`` if no segment is selected.
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

  /// Creates a control without segments.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// Returns nil, since archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  /// Creates a control from titles, images and actions, with the size of its content.
  ///
  /// Items that are neither strings nor images nor actions are ignored.
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

  /// Creates a control with a segment for each action.
  ///
  /// A segment shows its action's image or, without an image, the action's title. If the frame is
  /// empty, the control has the size of its content.
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

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// The index of the selected segment, or ``noSegment`` if none is selected.
  ///
  /// Setting an index out of range selects no segment, and setting any index sends no event. When
  /// another segment is inserted or removed, the same segment stays selected.
  open var selectedSegmentIndex: Int {
    get { chosen }
    set { chosen = segments.indices.contains(newValue) ? newValue : Self.noSegment }
  }
  private var chosen = SegmentedControl.noSegment

  /// Whether a segment is deselected after a tap; false by default.
  ///
  /// ``tapSegment(at:)`` deselects the segment; setting ``selectedSegmentIndex`` doesn't.
  open var isMomentary = false
  /// Whether each segment without a set width is 20 points wider than its own content.
  ///
  /// If it is false, the default, all of these segments are as wide as the widest of them (R13.18).
  open var apportionsSegmentWidthsByContent = false { didSet { contentDidChange() } }
  /// The color of the selected segment; nil for the renderer's default.
  open var selectedSegmentTintColor: Color?

  /// Selects a segment as if the user had tapped it, and reports it.
  ///
  /// The segment's action is performed, and then the actions for `valueChanged` and
  /// `primaryActionTriggered`. If ``isMomentary`` is true, the segment is deselected afterward.
  /// Does nothing for an index out of range, a disabled segment or control, or the selected
  /// segment.
  public final func tapSegment(at segment: Int) {
    guard isEnabled, isEnabledForSegment(at: segment), chosen != segment else { return }
    chosen = segment
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { chosen = Self.noSegment }
  }

  /// Performs the actions of the given events, in the order in which the actions were added.
  ///
  /// If the events include `valueChanged`, the action of the selected segment is performed first
  /// (R13.28).
  open override func sendActions(for controlEvents: Event) {
    if controlEvents.contains(.valueChanged), let action = actionForSegment(at: chosen) {
      sendAction(action)
    }
    super.sendActions(for: controlEvents)
  }

  /// Inserts a segment with a title.
  ///
  /// An index out of range is clamped; `animated` has no effect.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  /// Inserts a segment with an image.
  ///
  /// An index out of range is clamped; `animated` has no effect.
  open func insertSegment(with image: Image?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  /// Inserts a segment with the image or title of an action.
  ///
  /// An index out of range is clamped; `animated` has no effect.
  open func insertSegment(action: Action, at segment: Int, animated: Bool) {
    insert(Self.segment(of: action), at: segment)
  }

  private func insert(_ segment: Segment, at index: Int) {
    let index = max(0, min(index, segments.count))
    segments.insert(segment, at: index)
    if chosen >= index { chosen += 1 }
    contentDidChange()
  }

  /// Removes a segment; if it was selected, none is selected.
  ///
  /// Does nothing if the index is out of range; `animated` has no effect.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if chosen == segment { chosen = Self.noSegment } else if chosen > segment { chosen -= 1 }
    contentDidChange()
  }

  /// Removes all segments.
  open func removeAllSegments() {
    (segments, chosen) = ([], Self.noSegment)
    contentDidChange()
  }

  /// Replaces the content of a segment with a title; an index out of range has no effect.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }

  /// Returns the title of a segment; nil if it has none or the index is out of range.
  open func titleForSegment(at segment: Int) -> String? { self[segment]?.title }

  /// Replaces the content of a segment with an image; an index out of range has no effect.
  open func setImage(_ image: Image?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }

  /// Returns the image of a segment; nil if it has none or the index is out of range.
  open func imageForSegment(at segment: Int) -> Image? { self[segment]?.image }

  /// Returns the action of a segment; nil if it has none or the index is out of range.
  open func actionForSegment(at segment: Int) -> Action? { self[segment]?.action }

  /// Sets the width of a segment, in points; 0 or less means that the width is automatic.
  ///
  /// An index out of range has no effect.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width }
  }

  /// Returns the width set for a segment, in points.
  ///
  /// Returns 0 if no width was set or the index is out of range.
  open func widthForSegment(at segment: Int) -> CGFloat { self[segment]?.width ?? 0 }

  /// Sets the offset of a segment's content, in points, for the renderer.
  ///
  /// An index out of range has no effect.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.offset = offset }
  }

  /// Returns the offset of a segment's content, in points; zero for an index out of range.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { self[segment]?.offset ?? .zero }

  /// Sets whether a segment can be selected; an index out of range has no effect.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Returns whether a segment can be selected; false for an index out of range.
  open func isEnabledForSegment(at segment: Int) -> Bool { self[segment]?.isEnabled ?? false }

  /// Sets the attributes of the titles for a state; the font for the normal state affects the size.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    self.attributes[state] = attributes
    contentDidChange()
  }

  /// Returns the attributes of the titles for a state; nil if there are none.
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

  /// The total width of the segments with 1 point between them, and a height of 31 points (R13.18).
  open override var intrinsicContentSize: CGSize {
    let widths = segmentWidths
    let gaps = CGFloat(max(0, widths.count - 1))
    return roundedUp(CGSize(width: widths.reduce(0, +) + gaps, height: 31))
  }

  /// Returns the intrinsic size plus 1 point at the bottom, outside the alignment rectangle.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: intrinsicContentSize.width, height: 32)
  }

  /// The insets of the alignment rectangle: 1 point at the bottom (R13.18).
  open override var alignmentRectInsets: EdgeInsets {
    EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
  }

  /// Returns the rectangle of a segment, in the control's coordinates.
  ///
  /// The segments follow each other from the leading edge, 1 point apart. Segments with a set width
  /// keep it. The others have the widths that ``apportionsSegmentWidthsByContent`` describes, and
  /// share the difference between the width of the bounds and that of ``intrinsicContentSize``
  /// equally; none becomes narrower than 0. Returns the null rectangle for an index out of range.
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

  deinit {}
}
