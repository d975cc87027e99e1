public import Foundation
public import TextMeasuring
import ViewGeometry

/// The room of a text view's text: `NSTextContainer`.
public final class TextViewContainer {
  weak var owner: TextView?

  init(owner: TextView) { self.owner = owner }

  /// How far text stays inside the left and right edges of the room, in points; 5 by default (R13.10).
  public var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { owner?.textDidChange() } }
  }

  /// The largest number of lines; 0 for any.
  public var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { owner?.textDidChange() } }
  }

  /// What becomes of text that doesn't fit.
  public var lineBreakMode = TextContainer.LineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { owner?.textDidChange() } }
  }

  /// Whether the room is as wide as the view; kept.
  public var widthTracksTextView = true
  /// Whether the room is as high as the view; kept.
  public var heightTracksTextView = false

  /// The size of the room, in points.
  public var size: CGSize {
    guard let owner else { return .zero }
    let insets = owner.textContainerInset
    return CGSize(
      width: max(0, owner.bounds.width - insets.left - insets.right),
      height: .greatestFiniteMagnitude)
  }
}

/// Where the characters of a text view lie: `NSLayoutManager`, as far as it answers questions.
///
/// Points are in the text's room.
///
/// Glyphs are characters here, so that the indices of both are the same, in UTF-16 units.
public final class TextLayoutManager {
  /// Without a view there is no text.
  private weak var owner: TextView?

  init(owner: TextView) { self.owner = owner }

  /// The character at a point, or the nearest one; 0 without text.
  public func characterIndex(
    for point: CGPoint, in container: TextViewContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    partialFraction?.pointee = 0
    guard let owner, !owner.textLayout.lines.isEmpty else { return 0 }
    let layout = owner.textLayout
    let row = layout.lines.lastIndex { $0.frame.minY <= point.y } ?? 0
    let line = layout.lines[row]
    let y = line.frame.midY
    let x = min(
      max(point.x - container.lineFragmentPadding, line.frame.minX), line.frame.maxX.nextDown)
    let measurer = TextMeasurement.measurer
    let index =
      measurer.character(at: CGPoint(x: x, y: y), of: owner.styledText, in: layout)
      ?? line.range.lowerBound
    if let rect = measurer.rects(of: index..<index + 1, of: owner.styledText, in: layout).first,
      rect.width > 0
    {
      let distance = (x - rect.minX) / rect.width
      partialFraction?.pointee = line.isRightToLeft ? 1 - distance : distance
    }
    return index
  }

  /// The same as the character.
  public func glyphIndex(for point: CGPoint, in container: TextViewContainer) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  }

  /// The same as the glyph.
  public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// The same range.
  public func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// All characters.
  public func glyphRange(for container: TextViewContainer) -> NSRange {
    NSRange(location: 0, length: owner?.textStorage.length ?? 0)
  }

  /// The box around the rectangles of a range, in the room.
  public func boundingRect(forGlyphRange glyphRange: NSRange, in container: TextViewContainer)
    -> CGRect
  {
    rects(of: glyphRange, in: container).reduce(.null) { $0.union($1) }
  }

  /// The rectangles of a range, a line each.
  public func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in container: TextViewContainer, using block: (CGRect, UnsafeMutablePointer<Bool>) -> Void
  ) {
    var stops = false
    for rect in rects(of: glyphRange, in: container) where !stops { block(rect, &stops) }
  }

  /// The box around all lines, in the room.
  public func usedRect(for container: TextViewContainer) -> CGRect {
    let size = owner?.textLayout.size ?? .zero
    return CGRect(
      x: 0, y: 0, width: size.width + 2 * container.lineFragmentPadding, height: size.height)
  }

  /// Does nothing: lines are found when they are asked for.
  public func ensureLayout(for container: TextViewContainer) {}

  private func rects(of range: NSRange, in container: TextViewContainer) -> [CGRect] {
    guard let owner, let range = Range(range) else { return [] }
    return TextMeasurement.measurer.rects(of: range, of: owner.styledText, in: owner.textLayout)
      .map { $0.offsetBy(dx: container.lineFragmentPadding, dy: 0) }
  }
}
