import Foundation

/// A screenshot that is shown behind the drawing of a dump.
struct Screenshot {
  /// The file's bytes as a `data:` URL.
  let address: String
  /// The size of the image, in pixels.
  let size: CGSize

  /// Reads an image file.
  ///
  /// - Throws: An error if the file can't be read or isn't a PNG, JPEG, GIF or WebP.
  init(contentsOf path: String) throws(UsageError) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
      throw UsageError("The screenshot '\(path)' can't be read.")
    }
    guard let (type, size) = Self.header(Array(data.prefix(1 << 20))), size.width > 0,
      size.height > 0
    else {
      throw UsageError("The screenshot '\(path)' isn't a PNG, JPEG, GIF or WebP.")
    }
    address = "data:image/\(type);base64,\(data.base64EncodedString())"
    self.size = size
  }

  /// Returns the frame of the image on a screen, in screen coordinates.
  ///
  /// If the screen has the aspect ratio of the image, the frame is the screen. Otherwise, the
  /// function tries the whole display, which is the area from the origin to the bottom-right corner
  /// of the screen. If the display has the aspect ratio of the image, the frame is the display.
  /// Otherwise, the frame has the origin and the width of the display, and keeps the image's aspect
  /// ratio.
  ///
  /// Aspect ratios that differ by less than 1% count as equal.
  ///
  /// - Returns: The frame, and whether it has the aspect ratio of the screen or the display.
  func frame(on screen: CGRect) -> (rect: CGRect, fits: Bool) {
    let display = CGRect(x: 0, y: 0, width: screen.maxX, height: screen.maxY)
    for box in [screen, display] where box.width > 0 && box.height > 0 {
      if abs(box.width / box.height / (size.width / size.height) - 1) < 0.01 { return (box, true) }
    }
    let scale = max(screen.maxX, 1) / size.width
    return (CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale), false)
  }

  private static func header(_ bytes: [UInt8]) -> (type: String, size: CGSize)? {
    func starts(_ text: String, at place: Int = 0) -> Bool {
      bytes.count >= place + text.utf8.count && bytes[place...].starts(with: text.utf8)
    }
    if bytes.count >= 24, bytes[0] == 0x89, starts("PNG", at: 1) {
      return ("png", CGSize(width: bytes.big(16, 4), height: bytes.big(20, 4)))
    }
    if bytes.count >= 10, starts("GIF8") {
      return ("gif", CGSize(width: bytes.little(6, 2), height: bytes.little(8, 2)))
    }
    if bytes.count >= 30, starts("RIFF"), starts("WEBP", at: 8) {
      return sizeOfWebP(bytes).map { ("webp", $0) }
    }
    return bytes.starts(with: [0xFF, 0xD8]) ? sizeOfJPEG(bytes).map { ("jpeg", $0) } : nil
  }

  private static func sizeOfWebP(_ bytes: [UInt8]) -> CGSize? {
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8X": return CGSize(width: bytes.little(24, 3) + 1, height: bytes.little(27, 3) + 1)
    case "VP8L":
      let bits = bytes.little(21, 4)
      return CGSize(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
    case "VP8 ":
      return CGSize(width: bytes.little(26, 2) & 0x3FFF, height: bytes.little(28, 2) & 0x3FFF)
    default: return nil
    }
  }

  /// Returns the size in the first start-of-frame segment of a JPEG, whatever its coding; nil if
  /// there is no such segment.
  private static func sizeOfJPEG(_ bytes: [UInt8]) -> CGSize? {
    var place = 2
    while place + 9 <= bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      if marker == 0xFF {
        place += 1
        continue
      }
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame {
        return CGSize(width: bytes.big(place + 7, 2), height: bytes.big(place + 5, 2))
      }
      place += 2 + bytes.big(place + 2, 2)
    }
    return nil
  }
}

extension [UInt8] {
  fileprivate func big(_ start: Int, _ count: Int) -> Int {
    self[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
  }

  fileprivate func little(_ start: Int, _ count: Int) -> Int {
    self[start..<start + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
