import UIKitNames

protocol TimelineLayoutDelegate: UICollectionViewDelegate {
  /// The start and end of an event, in hours of the day.
  func collectionView(
    _ collectionView: UICollectionView, layout: TimelineLayout, hoursForItemAt indexPath: IndexPath
  ) -> ClosedRange<CGFloat>
}

/// The stale parts of a timeline.
final class TimelineInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Only the day and hour headers follow the bounds; nothing else has changed.
  var invalidatesFloatingHeadersOnly = false
  /// The times of events have changed.
  var invalidatesEvents = false

  override var invalidateEverything: Bool {
    invalidatesFloatingHeadersOnly ? false : super.invalidateEverything
  }
}

/// Days side by side with their events, hours down the left, lines behind and floating headers.
class TimelineLayout: UICollectionViewLayout {
  enum ElementKind {
    static let dayHeader = "TimelineDayHeader"
    static let hourHeader = "TimelineHourHeader"
    static let hourLine = "TimelineHourLine"
    static let nowLine = "TimelineNowLine"
  }

  var hourHeight: CGFloat = 40
  var dayWidth: CGFloat = 100
  var dayHeaderHeight: CGFloat = 30
  var hourHeaderWidth: CGFloat = 50
  var eventMargins = UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
  /// The hour of the current-time line; nil for none.
  var currentHour: CGFloat? {
    didSet {
      let context = TimelineInvalidationContext()
      context.invalidateDecorationElements(
        ofKind: ElementKind.nowLine, at: [IndexPath(item: 0, section: 0)])
      invalidateLayout(with: context)
    }
  }
  weak var delegate: (any TimelineLayoutDelegate)?

  private var eventAttributes: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var dayHeaderAttributes: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var hourHeaderAttributes: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var lineAttributes: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private(set) var preparedEvents = 0
  private var needsEvents = true
  private var insertedIndexPaths: Set<IndexPath> = []
  private var deletedIndexPaths: Set<IndexPath> = []

  override class var invalidationContextClass: AnyClass { TimelineInvalidationContext.self }

  override init() {
    super.init()
    register(TimelineLineView.self, forDecorationViewOfKind: ElementKind.hourLine)
    register(TimelineLineView.self, forDecorationViewOfKind: ElementKind.nowLine)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  // MARK: Preparing

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    if needsEvents {
      prepareEvents(in: collectionView)
      prepareLines(in: collectionView)
      needsEvents = false
    }
    prepareHeaders(in: collectionView)
  }

  private func prepareEvents(in collectionView: UICollectionView) {
    eventAttributes.removeAll()
    for section in 0..<collectionView.numberOfSections {
      var columns: [(hours: ClosedRange<CGFloat>, column: Int, path: IndexPath)] = []
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let indexPath = IndexPath(item: item, section: section)
        guard
          let hours = delegate?.collectionView(
            collectionView, layout: self, hoursForItemAt: indexPath)
        else { continue }
        let taken = Set(columns.filter { overlaps($0.hours, hours) }.map(\.column))
        let column = (0...columns.count).first { !taken.contains($0) } ?? 0
        columns.append((hours, column, indexPath))
      }
      for event in columns {
        let together = columns.filter { overlaps($0.hours, event.hours) }
        let count = (together.map(\.column).max() ?? 0) + 1
        let attributes = UICollectionViewLayoutAttributes(forCellWith: event.path)
        let width = dayWidth / CGFloat(count)
        let frame = CGRect(
          x: hourHeaderWidth + CGFloat(section) * dayWidth + CGFloat(event.column) * width,
          y: dayHeaderHeight + event.hours.lowerBound * hourHeight, width: width,
          height: (event.hours.upperBound - event.hours.lowerBound) * hourHeight)
        attributes.frame = frame.inset(by: eventMargins)
        attributes.zIndex = 1 + event.column
        eventAttributes[event.path] = attributes
        preparedEvents += 1
      }
    }
  }

  private func overlaps(_ first: ClosedRange<CGFloat>, _ second: ClosedRange<CGFloat>) -> Bool {
    first.lowerBound < second.upperBound && second.lowerBound < first.upperBound
  }

  private func prepareLines(in collectionView: UICollectionView) {
    lineAttributes.removeAll()
    for hour in 0..<24 {
      let indexPath = IndexPath(item: hour, section: 0)
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: ElementKind.hourLine, with: indexPath)
      attributes.frame = CGRect(
        x: hourHeaderWidth, y: dayHeaderHeight + CGFloat(hour) * hourHeight,
        width: dayWidth * CGFloat(collectionView.numberOfSections), height: 1)
      attributes.zIndex = -1
      lineAttributes[indexPath] = attributes
    }
  }

  private func prepareHeaders(in collectionView: UICollectionView) {
    let origin = CGPoint(
      x: max(0, collectionView.contentOffset.x), y: max(0, collectionView.contentOffset.y))
    for section in 0..<collectionView.numberOfSections {
      let indexPath = IndexPath(item: 0, section: section)
      let attributes =
        dayHeaderAttributes[indexPath]
        ?? UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: ElementKind.dayHeader, with: indexPath)
      attributes.frame = CGRect(
        x: hourHeaderWidth + CGFloat(section) * dayWidth, y: origin.y, width: dayWidth,
        height: dayHeaderHeight)
      attributes.zIndex = 100
      dayHeaderAttributes[indexPath] = attributes
    }
    for hour in 0..<24 {
      let indexPath = IndexPath(item: hour, section: 0)
      let attributes =
        hourHeaderAttributes[indexPath]
        ?? UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: ElementKind.hourHeader, with: indexPath)
      attributes.frame = CGRect(
        x: origin.x, y: dayHeaderHeight + CGFloat(hour) * hourHeight - 8, width: hourHeaderWidth,
        height: 16)
      attributes.zIndex = 50
      hourHeaderAttributes[indexPath] = attributes
    }
  }

  // MARK: Answering

  override var collectionViewContentSize: CGSize {
    guard let collectionView = collectionView else { return .zero }
    return CGSize(
      width: hourHeaderWidth + dayWidth * CGFloat(collectionView.numberOfSections),
      height: dayHeaderHeight + 24 * hourHeight)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var visible: [UICollectionViewLayoutAttributes] = []
    for cache in [eventAttributes, dayHeaderAttributes, hourHeaderAttributes, lineAttributes] {
      for attributes in cache.values where attributes.frame.intersects(rect) {
        visible.append(attributes)
      }
    }
    if let line = nowLineAttributes, line.frame.intersects(rect) { visible.append(line) }
    return visible
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    eventAttributes[indexPath]
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    switch elementKind {
    case ElementKind.dayHeader: return dayHeaderAttributes[indexPath]
    case ElementKind.hourHeader: return hourHeaderAttributes[indexPath]
    default: return nil
    }
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    switch elementKind {
    case ElementKind.hourLine: return lineAttributes[indexPath]
    case ElementKind.nowLine: return nowLineAttributes
    default: return nil
    }
  }

  private var nowLineAttributes: UICollectionViewLayoutAttributes? {
    guard let currentHour = currentHour else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: ElementKind.nowLine, with: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(
      x: hourHeaderWidth, y: dayHeaderHeight + currentHour * hourHeight,
      width: collectionViewContentSize.width - hourHeaderWidth, height: 2)
    attributes.zIndex = 40
    return attributes
  }

  // MARK: Invalidating

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard let timeline = context as? TimelineInvalidationContext else { return context }
    if newBounds.size == collectionView?.bounds.size {
      timeline.invalidatesFloatingHeadersOnly = true
      timeline.invalidateSupplementaryElements(
        ofKind: ElementKind.dayHeader, at: Array(dayHeaderAttributes.keys))
      timeline.invalidateSupplementaryElements(
        ofKind: ElementKind.hourHeader, at: Array(hourHeaderAttributes.keys))
    }
    return timeline
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let timeline = context as? TimelineInvalidationContext
    if context.invalidateEverything || context.invalidateDataSourceCounts
      || timeline?.invalidatesEvents == true
    {
      needsEvents = true
      dayHeaderAttributes.removeAll()
    }
    super.invalidateLayout(with: context)
  }

  func eventsDidChange() {
    let context = TimelineInvalidationContext()
    context.invalidatesEvents = true
    invalidateLayout(with: context)
  }

  // MARK: Updating

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for update in updateItems {
      switch update.updateAction {
      case .insert:
        if let path = update.indexPathAfterUpdate { insertedIndexPaths.insert(path) }
      case .delete:
        if let path = update.indexPathBeforeUpdate { deletedIndexPaths.insert(path) }
      default:
        break
      }
    }
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    insertedIndexPaths.removeAll()
    deletedIndexPaths.removeAll()
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard insertedIndexPaths.contains(itemIndexPath) else {
      return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }
    let attributes =
      layoutAttributesForItem(at: itemIndexPath)?.copy() as? UICollectionViewLayoutAttributes
    attributes?.alpha = 0
    attributes?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    return attributes
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard deletedIndexPaths.contains(itemIndexPath) else {
      return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: itemIndexPath)
    attributes.alpha = 0
    return attributes
  }
}

/// A line behind the events.
final class TimelineLineView: UICollectionReusableView {
  private(set) var appliedKind: String?

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    appliedKind = layoutAttributes.representedElementKind
  }
}
