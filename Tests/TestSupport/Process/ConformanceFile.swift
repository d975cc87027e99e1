import Foundation

/// The files of Fixtures/conformance: cases whose expected values have external sources.
enum ConformanceFile {
  /// Decodes the file with the given name, which excludes the extension.
  static func decode<Contents: Decodable>(
    _ name: String, as: Contents.Type, userInfo: [CodingUserInfoKey: any Sendable] = [:]
  ) throws -> Contents {
    let decoder = JSONDecoder()
    decoder.userInfo = userInfo
    return try decoder.decode(Contents.self, from: Data(contentsOf: url(of: name)))
  }

  private static func url(of name: String) -> URL {
    URL(filePath: #filePath)
      .deletingLastPathComponent()  // Conformance
      .deletingLastPathComponent()  // ViewGeometryTests
      .deletingLastPathComponent()  // Tests
      .deletingLastPathComponent()
      .appending(path: "Fixtures/conformance/\(name).json")
  }
}

extension CGPoint {
  /// Creates a point from a JSON array of two numbers.
  init(_ pair: [Double]) {
    self.init(x: pair[0], y: pair[1])
  }
}

extension CGRect {
  /// Creates a rectangle from a JSON array of x, y, width and height.
  init(_ numbers: [Double]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
