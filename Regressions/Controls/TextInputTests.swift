import Controls
import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Positions, ranges and the keyboard's properties of fields and text views.
@Suite struct TextInputTests {
  /// Types, selects and deletes in a view, and returns its text.
  private func edit(_ input: some TextInput) throws -> String? {
    expect(!input.hasText)
    input.insertText("naïve 👩‍🚀")
    expect(input.hasText)
    let word = try #require(input.position(from: input.beginningOfDocument, offset: 5))
    let range = try #require(input.textRange(from: word, to: input.beginningOfDocument))
    expectEqual(input.text(in: range), "naïve")
    expectEqual(input.offset(from: range.start, to: range.end), 5)
    input.deleteBackward()
    input.replace(range, withText: "an")
    input.insertText("d")
    expectEqual(input.selectedTextRange.map { input.offset(from: $0.start, to: $0.end) }, 0)
    expect(input.position(from: input.endOfDocument, offset: 1) == nil)
    expect(input.position(from: word, offset: .max) == nil)
    return input.inputText
  }

  @Test func `Text is typed, replaced and deleted by whole characters`() throws {
    expectEqual(try edit(TextField()), "and ")
    expectEqual(try edit(TextView()), "and ")
  }

  @Test func `Positions beyond the text count as its ends`() throws {
    let (long, short) = (TextField(), TextField())
    (long.text, short.text) = ("twelve words", "one")
    let range = try #require(
      short.textRange(from: long.beginningOfDocument, to: long.endOfDocument))
    expectEqual(short.text(in: range), "one")
    short.selectedTextRange = nil
    short.deleteBackward()
    expectEqual(short.text, "on")
    let text = TextView()
    text.insertText("twelve")
    for (location, length, expected) in [
      (NSNotFound, 0, 6..<6), (NSNotFound, 5, 6..<6), (2, NSNotFound, 2..<6), (-3, 5, 0..<2),
      (Int.min, -1, 0..<0),
    ] {
      text.inputSelection = NSRange(location: location, length: length)
      let found = try #require(text.selectedTextRange)
      let start = text.offset(from: text.beginningOfDocument, to: found.start)
      expectEqual(start..<text.offset(from: text.beginningOfDocument, to: found.end), expected)
    }
  }

  @Test func `The keyboard's properties are kept for the host`() {
    let field = TextField()
    expect(field.keyboardType == .default && field.autocapitalizationType == .sentences)
    field.keyboardType = .decimalPad
    field.returnKeyType = .done
    field.autocorrectionType = .no
    field.enablesReturnKeyAutomatically = true
    expect(field.keyboardType == .decimalPad && field.returnKeyType == .done)
    expect(field.autocorrectionType == .no && field.enablesReturnKeyAutomatically)
  }

  @Test func `Actions of a refresh control are performed for their events`() {
    let refresh = RefreshControl()
    var calls = 0
    let action = Action { _ in calls += 1 }
    refresh.addAction(action, for: [.valueChanged, .touchDown])
    refresh.sendActions(for: .valueChanged)
    refresh.removeAction(action, for: .valueChanged)
    refresh.sendActions(for: .valueChanged)
    refresh.sendActions(for: .touchDown)
    expectEqual(calls, 2)
  }

  @Test func `R13.27 the labels of a header lie below each other at the side`() throws {
    let header = TableViewHeaderFooterView()
    header.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    expectEqual(header.sizeThatFits(CGSize(width: 320, height: 0)).height, 60)
    let (title, detail) = try (
      #require(header.textLabel), #require(header.detailTextLabel)
    )
    (title.text, detail.text) = ("Title", "Detail")
    header.setNeedsLayout()
    header.layoutIfNeeded()
    expectEqual(title.frame.minX, 15)
    expectEqual(detail.frame.minY, title.frame.maxY)
    expect(abs(title.frame.minY + detail.frame.maxY - 60) <= 1)
    expectEqual(
      header.sizeThatFits(CGSize(width: 320, height: 0)).height,
      title.frame.height + detail.frame.height + 8)
  }
}
