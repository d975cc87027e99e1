public import Foundation
public import TextMeasuring
public import ViewGeometry

/// The area in which a text view lays out its text: `NSTextContainer`.
public final class TextViewContainer {
  weak var owner: TextView?

  /// Whether the renderer adds the leading of fonts; true by default.
  public var usesFontLeading = true

  init(owner: TextView) { self.owner = owner }

  /// The distance from the container's left and right edges to the text, in points (R13.10).
  ///
  /// The default is 5.
  public var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { owner?.textDidChange() } }
  }

  /// The maximum number of lines; 0, the default, or less means no limit.
  public var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { owner?.textDidChange() } }
  }

  /// The way in which text that is too wide wraps or is truncated.
  public var lineBreakMode = TextContainer.LineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { owner?.textDidChange() } }
  }

  /// Whether the container's width follows the view's; the value is stored, but has no effect.
  public var widthTracksTextView = true
  /// Whether the container's height follows the view's; the value is stored, but has no effect.
  public var heightTracksTextView = false

  /// The size of the container, in points: the view's width without the insets, and no height
  /// limit.
  ///
  /// The size is zero once the text view is deallocated.
  public var size: CGSize {
    guard let owner else { return .zero }
    let insets = owner.textContainerInset
    return CGSize(
      width: max(0, owner.bounds.width - insets.left - insets.right),
      height: .greatestFiniteMagnitude)
  }
}

/// Finds the character at a point of a text view, and the rectangles of characters.
///
/// It provides the queries of `NSLayoutManager`. Points and rectangles are in the container's
/// coordinates.
///
/// Indices are in UTF-16 code units. Each character counts as one glyph, so its glyph index equals
/// its character index.
public final class TextLayoutManager {
  /// The text view; the text counts as empty once the text view is deallocated.
  private weak var owner: TextView?

  init(owner: TextView) { self.owner = owner }

  /// Returns the index of the character at a point or, if there is none, of the nearest character.
  ///
  /// A point beside a line gives the nearest character of that line. A point above the first line
  /// or below the last one counts as a point in that line, and a point between two lines as a point
  /// in the upper one. A point in the ellipsis of a line truncated at its end, or beyond it, gives
  /// the last character before the ellipsis (R13.38). In an empty last line, the result is the
  /// length of the text. Returns 0 if there is no text.
  ///
  /// `partialFraction` receives the fraction of the character's width that lies before the point,
  /// from 0 to 1, or 0 if the character has no width.
  public func characterIndex(
    for point: CGPoint, in container: TextViewContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    partialFraction?.pointee = 0
    guard let owner, !owner.textLayout.lines.isEmpty else { return 0 }
    let layout = owner.textLayout
    let row = layout.lines.lastIndex { $0.frame.minY <= point.y } ?? 0
    let line = layout.lines[row]
    let (text, measurer) = (owner.styledText, TextMeasurement.measurer)
    func clampedX(in rect: CGRect) -> CGFloat {
      min(max(point.x - container.lineFragmentPadding, rect.minX), rect.maxX.nextDown)
    }
    func character(atX x: CGFloat) -> Int? {
      measurer.character(at: CGPoint(x: x, y: line.frame.midY), of: text, in: layout)
    }
    var x = clampedX(in: line.frame)
    var found = character(atX: x)
    if found == nil, let rect = measurer.rects(of: line.range, of: text, in: layout).first {
      // The rectangle of the characters doesn't include the ellipsis.
      x = clampedX(in: rect)
      found = character(atX: x)
    }
    let index = found ?? line.range.lowerBound
    if let rect = measurer.rects(of: index..<index + 1, of: text, in: layout).first, rect.width > 0
    {
      let distance = min(max((x - rect.minX) / rect.width, 0), 1)
      partialFraction?.pointee = line.isRightToLeft ? 1 - distance : distance
    }
    return index
  }

  /// Returns the index of the glyph at a point, which equals the index of the character.
  public func glyphIndex(for point: CGPoint, in container: TextViewContainer) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  }

  /// Returns `glyphIndex`, because glyph and character indices are equal.
  public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// Returns `charRange`, because glyph and character indices are equal.
  ///
  /// `actualCharacterRange` receives the same range.
  public func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// Returns the range of all characters.
  public func glyphRange(for container: TextViewContainer) -> NSRange {
    NSRange(location: 0, length: owner?.textStorage.length ?? 0)
  }

  /// Returns the bounding box of a range, in the container's coordinates; null for an empty range.
  public func boundingRect(forGlyphRange glyphRange: NSRange, in container: TextViewContainer)
    -> CGRect
  {
    rects(of: glyphRange, in: container).reduce(.null) { $0.union($1) }
  }

  /// Calls `block` with each rectangle of a range, one per line, in the container's coordinates.
  ///
  /// Stops when `block` sets its last argument to true. `selectedRange` has no effect.
  public func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in container: TextViewContainer, using block: (CGRect, UnsafeMutablePointer<Bool>) -> Void
  ) {
    var stops = false
    for rect in rects(of: glyphRange, in: container) where !stops { block(rect, &stops) }
  }

  /// Returns the rectangle that the text occupies, in the container's coordinates (R13.11).
  ///
  /// Its width is that of the bounding box of all lines plus the padding on both sides. It extends
  /// from the top of the container to the bottom of the text.
  ///
  /// - Complexity: O(lines).
  public func usedRect(for container: TextViewContainer) -> CGRect {
    let layout = owner?.textLayout
    let lines = layout?.lines.map(\.frame) ?? []
    let (left, right) = (lines.map(\.minX).min() ?? 0, lines.map(\.maxX).max() ?? 0)
    return CGRect(
      x: left, y: 0, width: right - left + 2 * container.lineFragmentPadding,
      height: layout?.size.height ?? 0)
  }

  /// Does nothing, because lines are laid out on demand.
  public func ensureLayout(for container: TextViewContainer) {}

  private func rects(of range: NSRange, in container: TextViewContainer) -> [CGRect] {
    guard let owner, let range = Range(range) else { return [] }
    return TextMeasurement.measurer.rects(of: range, of: owner.styledText, in: owner.textLayout)
      .map { $0.offsetBy(dx: container.lineFragmentPadding, dy: 0) }
  }
}

extension TextLayoutManager: IdentityHashable {}

extension TextViewContainer: IdentityHashable {}
