public import Foundation
public import ViewGeometry

/// A view that receives typed characters: `UIKeyInput`.
public protocol KeyInput: AnyObject {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Replaces the selection with `text`, and moves the insertion point to the end of the new text.
  func insertText(_ text: String)
  /// Removes the selection or, if it is empty, the character before it.
  func deleteBackward()
}

/// A position in the text of a view: `UITextPosition`.
open class TextPosition: IdentityHashable {
  /// The number of UTF-16 code units before the position.
  final let offset: Int

  init(offset: Int) { self.offset = offset }

  deinit {}
}

/// A range of the text of a view: `UITextRange`.
open class TextRange: IdentityHashable {
  /// The beginning of the range.
  public final let start: TextPosition
  /// The end of the range.
  public final let end: TextPosition

  init(_ range: NSRange) {
    start = TextPosition(offset: range.location)
    end = TextPosition(offset: range.location + range.length)
  }

  /// Whether the range contains no text.
  public final var isEmpty: Bool { start.offset == end.offset }

  final var range: NSRange {
    NSRange(location: start.offset, length: end.offset - start.offset)
  }

  deinit {}
}

/// A view whose text is accessed by positions and ranges: `UITextInput`.
///
/// Ranges that extend beyond the text are clamped to it.
public protocol TextInput: KeyInput {
  /// The text; nil if there is none.
  var inputText: String? { get }
  /// The selection, in UTF-16 code units.
  var inputSelection: NSRange { get set }
  /// Replaces the characters in a range, in UTF-16 code units, with `text`.
  ///
  /// The range must lie within the text. The protocol's own methods clamp it before they call this
  /// method, and then set ``inputSelection``.
  func replaceInput(in range: NSRange, with text: String)
}

extension TextInput {
  private var length: Int { (inputText as NSString?)?.length ?? 0 }

  /// Returns the part of a range that lies within the text.
  func clamped(_ range: NSRange) -> NSRange {
    let start = min(max(range.location, 0), length)
    // The end of a range at `NSNotFound` overflows.
    let (sum, overflows) = range.location.addingReportingOverflow(range.length)
    let end =
      overflows ? (range.length > 0 ? length : start) : min(max(sum, start), length)
    return NSRange(location: start, length: end - start)
  }

  /// Whether there is any text.
  public var hasText: Bool { length > 0 }

  /// The position before the first character.
  public var beginningOfDocument: TextPosition { TextPosition(offset: 0) }

  /// The position after the last character.
  public var endOfDocument: TextPosition { TextPosition(offset: length) }

  /// The selected range, clamped to the text and never nil when read.
  ///
  /// Setting nil moves the insertion point to the end of the text.
  public var selectedTextRange: TextRange? {
    get { TextRange(clamped(inputSelection)) }
    set { inputSelection = clamped(newValue?.range ?? NSRange(location: length, length: 0)) }
  }

  /// Returns the range between two positions, in either order; never nil.
  public func textRange(from fromPosition: TextPosition, to toPosition: TextPosition) -> TextRange?
  {
    let start = min(fromPosition.offset, toPosition.offset)
    let end = max(fromPosition.offset, toPosition.offset)
    return TextRange(clamped(NSRange(location: start, length: end - start)))
  }

  /// Returns the position `offset` UTF-16 code units after `position`; a negative offset counts
  /// backward.
  ///
  /// Returns nil if there is no such position in the text.
  public func position(from position: TextPosition, offset: Int) -> TextPosition? {
    let (place, overflow) = position.offset.addingReportingOverflow(offset)
    return !overflow && (0...length).contains(place) ? TextPosition(offset: place) : nil
  }

  /// Returns the number of UTF-16 code units between two positions; negative if `toPosition` comes
  /// first.
  public func offset(from: TextPosition, to toPosition: TextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Returns the text in a range; nil if ``inputText`` is nil.
  public func text(in range: TextRange) -> String? {
    (inputText as NSString?)?.substring(with: clamped(range.range))
  }

  /// Replaces the text in a range, and moves the insertion point to the end of the new text.
  public func replace(_ range: TextRange, withText text: String) {
    let range = clamped(range.range)
    replaceInput(in: range, with: text)
    inputSelection = NSRange(location: range.location + (text as NSString).length, length: 0)
  }

  /// Replaces the selection with `text`, and moves the insertion point to the end of the new text.
  public func insertText(_ text: String) {
    replace(TextRange(clamped(inputSelection)), withText: text)
  }

  /// Removes the selection or, if it is empty, the composed character sequence before it.
  ///
  /// Does nothing at the beginning of the text.
  public func deleteBackward() {
    var range = clamped(inputSelection)
    if range.length == 0 {
      guard range.location > 0, let text = inputText as NSString? else { return }
      range = text.rangeOfComposedCharacterSequence(at: range.location - 1)
    }
    replace(TextRange(range), withText: "")
  }
}

extension TextField: TextInput {
  /// The same as ``text``.
  public final var inputText: String? { text }

  /// Replaces a range of the text, in UTF-16 code units; the result is plain text.
  ///
  /// The selection isn't adjusted.
  ///
  /// - Precondition: The range lies within the text.
  public final func replaceInput(in range: NSRange, with text: String) {
    self.text = ((self.text ?? "") as NSString).replacingCharacters(in: range, with: text)
  }
}

extension TextView: TextInput {
  /// The same as ``text``.
  public final var inputText: String? { text }

  /// The same as ``selectedRange``.
  public final var inputSelection: NSRange {
    get { selectedRange }
    set { selectedRange = newValue }
  }

  /// Replaces a range of the text, in UTF-16 code units, and keeps the attributes of the other
  /// characters.
  ///
  /// The selection isn't adjusted.
  ///
  /// - Precondition: The range lies within the text.
  public final func replaceInput(in range: NSRange, with text: String) {
    let changed = NSMutableAttributedString(attributedString: attributedText)
    changed.replaceCharacters(in: range, with: text)
    attributedText = changed
  }
}
