package import Foundation
import ViewGeometry

/// Reads files, and parses their bytes as JSON with Foundation's parser.
extension LayoutFixture {
  /// Returns the `.json` files in a folder and its subfolders, sorted by path.
  package static func files(in folder: URL) throws(FixtureError) -> [URL] {
    let paths: [String]
    do {
      paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    } catch {
      throw FixtureError(
        file: folder.lastPathComponent, path: "$", reason: .unreadable("\(error)"))
    }
    return paths.filter { $0.hasSuffix(".json") }.sorted().map(folder.appendingPathComponent)
  }

  package static func read(_ url: URL) throws(FixtureError) -> Data {
    do {
      let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
      let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
      if size > FixtureLimits.fileSize {
        throw FixtureError(
          file: url.lastPathComponent, path: "$",
          reason: .tooMany(count: Double(size), limit: FixtureLimits.fileSize))
      }
      return try Data(contentsOf: url)
    } catch let error as FixtureError {
      throw error
    } catch {
      throw FixtureError(
        file: url.lastPathComponent, path: "$", reason: .unreadable("\(error)"))
    }
  }
}

extension FixtureJSON {
  /// Parses a whole document.
  ///
  /// A key that occurs twice in an object is an error.
  package init(parsing data: Data, file: String) throws(FixtureError) {
    let bytes = Array(data)
    do {
      let value = try JSONSerialization.jsonObject(with: data, options: [.fragmentsAllowed])
      self.init(document: value, file: file)
    } catch {
      throw Self.syntaxError(error as NSError, in: bytes, file: file)
    }
    // Foundation silently keeps the last of two members with the same name.
    if let repeated = FixtureOutline.repeatedKey(in: bytes) {
      throw FixtureError(
        file: file, path: repeated.path, reason: .repeatedKey(repeated.key))
    }
  }

  /// Converts an error of Foundation's parser.
  ///
  /// The path is derived from the message of the error.
  private static func syntaxError(
    _ error: NSError, in bytes: [UInt8], file: String
  ) -> FixtureError {
    let said = error.userInfo["NSDebugDescription"] as? String ?? error.localizedDescription
    let words = said.split(separator: " ")
    // "Number 1e999 is not representable in Swift."
    if words.first == "Number", words.count > 1,
      let path = FixtureOutline.path(in: bytes, ofScalar: String(words[1]))
    {
      return FixtureError(file: file, path: path, reason: .notFinite(String(words[1])))
    }
    // "Invalid value around character 8."
    let offset = words.last.flatMap { Int($0.filter(\.isNumber)) }
    return FixtureError(
      file: file, path: offset.map { FixtureOutline.path(in: bytes, at: $0) } ?? "$",
      reason: .malformedJSON(said))
  }
}
