import Foundation

/// Reads the size of an image, in pixels, from the header of its PNG, JPEG or GIF data.
enum ImageHeader {
  static func size(in data: Data) -> CGSize? {
    let bytes = [UInt8](data.prefix(1 << 20))
    let size = png(bytes) ?? gif(bytes) ?? jpeg(bytes)
    return size.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
  }

  private static func number(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    bytes[range].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func png(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 24, bytes[0..<4].elementsEqual([0x89, 0x50, 0x4E, 0x47]) else {
      return nil
    }
    return CGSize(width: number(bytes, 16..<20), height: number(bytes, 20..<24))
  }

  private static func gif(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 10, bytes[0..<4].elementsEqual(Array("GIF8".utf8)) else { return nil }
    return CGSize(
      width: Int(bytes[6]) | Int(bytes[7]) << 8, height: Int(bytes[8]) | Int(bytes[9]) << 8)
  }

  /// Scans the segments of a JPEG until it finds the one that contains the size.
  private static func jpeg(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 4, bytes[0] == 0xFF, bytes[1] == 0xD8 else { return nil }
    var index = 2
    while index + 9 <= bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      // Start-of-frame markers, without the three other markers in the same range.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return CGSize(
          width: number(bytes, index + 7..<index + 9), height: number(bytes, index + 5..<index + 7))
      }
      index += marker == 0xFF ? 1 : 2 + max(2, number(bytes, index + 2..<index + 4))
    }
    return nil
  }
}
