import Foundation
import TestSupport
import Testing

@testable import ScreenFiles

/// Listings of bytes in words, as the hexdump tool writes them.
struct HexListingTests {
  /// A screen, of an even number of bytes, with as many buttons as given.
  private static func screen(_ buttons: Int) -> String {
    let text = (0..<buttons).map {
      "<node index=\"\($0)\" class=\"android.widget.Button\" bounds=\"[0,\($0)0][100,50]\" />\n"
    }.joined()
    let screen = "<hierarchy rotation=\"0\">\n\(text)</hierarchy>\n"
    return screen.utf8.count % 2 == 0 ? screen : screen + "\n"
  }

  private static func frames(_ text: String) throws -> [CGRect?] {
    try ScreenDump(Data(text.utf8)).elements.map(\.frame)
  }

  /// A listing of words of two bytes in hexadecimal digits, with the second byte first if swapped.
  private static func listing(of bytes: [UInt8], isSwapped: Bool) -> String {
    func digits(_ number: Int, _ count: Int) -> String {
      let text = String(number, radix: 16)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    return stride(from: 0, to: bytes.count, by: 16).map { row in
      let words = stride(from: row, to: min(row + 16, bytes.count), by: 2).map { place in
        let (first, second) = (Int(bytes[place]), Int(bytes[place + 1]))
        return digits(isSwapped ? second << 8 | first : first << 8 | second, 4)
      }
      return digits(row, 7) + " " + words.joined(separator: " ") + "\n"
    }.joined()
  }

  @Test(arguments: [false, true], 1...6)
  func `a listing of words is read in either order of bytes, whatever its number of lines`(
    isSwapped: Bool, buttons: Int
  ) throws {
    let screen = Self.screen(buttons)
    let bytes = Array(screen.utf8)
    let text = Self.listing(of: bytes, isSwapped: isSwapped)

    expectEqual(Hexadecimal.undone(Array(text.utf8)).map(\.bytes), [bytes])
    try expectEqual(Self.frames(text), Self.frames(screen))
    try expectEqual(Self.frames(text).count, buttons)
    // What is no screen in either order stays as it is listed.
    let other = Array("no screen at all, and even".utf8)
    expectEqual(
      Hexadecimal.undone(Array(Self.listing(of: other, isSwapped: false).utf8)).map(\.bytes),
      [other])
  }
}
