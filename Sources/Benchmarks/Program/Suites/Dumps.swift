import Foundation
import ScreenFiles

#if canImport(FoundationXML)
  import FoundationXML
#endif

extension Suite {
  /// Benchmarks of reading dumps written by other tools, measured per byte.
  ///
  /// For XML and JSON, the baseline is Foundation's parser alone.
  static var dumps: Suite {
    Suite(
      title: "Screen dumps",
      rows: [
        row("dump.read.wda", limit: "limit.xmlParser") { $0.webDriverAgent },
        row("dump.read.uiautomator", limit: "limit.xmlParser") { $0.uiAutomator },
        row("dump.read.uikit", limit: nil) { $0.uiKit },
        row("dump.read.domsnapshot", limit: "limit.jsonParser") { $0.domSnapshot },
      ])
  }

  private static func row(
    _ id: String, limit: String?, text: @escaping (DumpTexts) -> String
  ) -> Row {
    Row(id, sizes: [101, 10_001], unit: .nanosecondsPerItem, limit: limit) { inputs in
      let data = Data(text(DumpTexts(count: inputs.size)).utf8)
      let count = inputs.size
      let operation = Batch(each: { _ in
        Double((try? ScreenDump(data))?.elements.count ?? 0)
      })
      let parser: Batch? =
        switch limit {
        case "limit.xmlParser":
          Batch(each: { _ in
            let parser = XMLParser(stream: InputStream(data: data))
            let silent = SilentParserDelegate()
            parser.delegate = silent
            return parser.parse() ? 1 : 0
          })
        case "limit.jsonParser":
          Batch(each: { _ in (try? JSONSerialization.jsonObject(with: data)) == nil ? 0 : 1 })
        default: nil
        }
      return .timing(
        Timing(operation: operation, limit: parser, itemsPerOperation: Double(data.count)) {
          () throws(WrongAnswer) in
          let dump = try? ScreenDump(data)
          try Agreement.require(dump?.elements.count, count, for: "The elements")
        })
    }
  }
}

/// A delegate that ignores every tag.
private final class SilentParserDelegate: NSObject, XMLParserDelegate {}
