import Foundation
import ScreenFiles
import TestSupport

@testable import ScreenInspector

/// Screens made for the tests of the page.
enum PageSample {
  static func screen(_ text: String, earlier: String? = nil) throws -> InspectedScreen {
    InspectedScreen(
      try ScreenDump(Data(text.utf8)), earlier: try earlier.map { try ScreenDump(Data($0.utf8)) },
      options: Options())
  }

  /// An Android screen with a list of rows, a bar, and a dialog over half of it: `count` elements
  /// in all.
  static func large(_ count: Int) -> String {
    var nodes: [String] = []
    let rows = (count - 10) / 5
    for row in 0..<rows {
      let y = 200 + row % 24 * 90
      let x = row / 24 % 4 * 270
      nodes.append(
        """
        <node class="android.widget.LinearLayout" resource-id="com.example.app:id/row_\(row)" clickable="true" bounds="[\(x),\(y)][\(x + 270),\(y + 90)]">
        <node class="android.widget.ImageView" content-desc="Picture of person \(row)" bounds="[\(x),\(y)][\(x + 60),\(y + 60)]"/>
        <node class="android.widget.TextView" text="Person \(row) who has a name" bounds="[\(x + 70),\(y)][\(x + 200),\(y + 40)]"/>
        <node class="android.widget.TextView" text="The last message of this chat, a line long, \(row)" bounds="[\(x + 70),\(y + 40)][\(x + 200),\(y + 80)]"/>
        <node class="android.widget.ImageButton" content-desc="More" clickable="true" bounds="[\(x + 210),\(y + 10)][\(x + 250),\(y + 50)]"/></node>
        """)
    }
    let rest = (0..<count - rows * 5 - 4).map {
      #"<node class="android.widget.TextView" text="\#($0)" bounds="[\#($0 * 30),20][\#($0 * 30 + 25),60]"/>"#
    }
    return """
      <hierarchy><node class="android.widget.FrameLayout" bounds="[0,0][1080,2400]">
      <node class="androidx.recyclerview.widget.RecyclerView" scrollable="true" bounds="[0,100][1080,2300]">
      \(nodes.joined(separator: "\n"))</node>
      \(rest.joined(separator: "\n"))
      <node class="android.widget.FrameLayout" clickable="true" resource-id="com.example.app:id/dialog" bounds="[100,1200][980,1900]">
      <node class="android.widget.Button" text="Cancel" clickable="true" bounds="[150,1700][500,1850]"/></node>
      </node></hierarchy>
      """
  }

  /// A button that an alert covers, and one beside it; with names of any length.
  static func covered(name: String = "Send") -> String {
    """
    <XCUIElementTypeApplication name="App" x="0" y="0" width="400" height="800">
    <XCUIElementTypeButton name="\(name)" x="100" y="300" width="80" height="48"/>
    <XCUIElementTypeButton name="Free" x="100" y="700" width="80" height="48"/>
    <XCUIElementTypeAlert name="Ask" x="20" y="200" width="360" height="300">
    <XCUIElementTypeButton name="Close" x="40" y="420" width="100" height="50"/>
    </XCUIElementTypeAlert>
    </XCUIElementTypeApplication>
    """
  }

  /// Screens without anything visible, each with a word of the reason.
  static let empty: [(text: String, reason: String)] = [
    (
      #"<XCUIElementTypeApplication><XCUIElementTypeButton name="a"/></XCUIElementTypeApplication>"#,
      "has a rectangle"
    ),
    (
      #"<hierarchy><node class="a.B" text="x" bounds="[3,4][3,4]"/></hierarchy>"#,
      "0 wide or 0 high"
    ),
    (
      #"<XCUIElementTypeApplication visible="false" x="0" y="0" width="9" height="9"><XCUIElementTypeButton visible="false" x="0" y="0" width="9" height="9"/></XCUIElementTypeApplication>"#,
      "hidden"
    ),
  ]

  /// A PNG of one gray, of any size.
  static func png(width: Int, height: Int) -> Data {
    func big(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(number >> (24 - 8 * $0) & 255) } }
    func chunk(_ type: String, _ body: [UInt8]) -> [UInt8] {
      let bytes = Array(type.utf8) + body
      return big(body.count) + bytes + big(Int(checksum(bytes)))
    }
    // One stored block for each line, of a filter and one byte a pixel.
    let line = [UInt8(0)] + Array(repeating: UInt8(128), count: width)
    var (body, sum) = ([UInt8]([0x78, 1]), (a: 1, b: 0))
    for row in 0..<height {
      let size = line.count
      body += [
        row == height - 1 ? 1 : 0, UInt8(size & 255), UInt8(size >> 8), UInt8(~size & 255),
        UInt8(~size >> 8 & 255),
      ]
      body += line
      for byte in line {
        sum.a = (sum.a + Int(byte)) % 65521
        sum.b = (sum.b + sum.a) % 65521
      }
    }
    body += big(sum.b << 16 | sum.a)
    let header = big(width) + big(height) + [8, 0, 0, 0, 0]
    let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    return Data(start + chunk("IHDR", header) + chunk("IDAT", body) + chunk("IEND", []))
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}
