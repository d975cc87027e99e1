import Foundation
import TestSupport
import Testing

@testable import ScreenFiles

/// Foundation's parser accepts all XML that the quick check accepts, and the check accepts all XML
/// that tools write.
struct XMLCheckLaws {
  private static let pieces = [
    "<a>", "</a>", "<b/>", "<a b='c'>", "<a b=\"c\" d=\"e\"/>", "&amp;", "&#10;", "&#x1F525;",
    "&#0;",
    "&", "x", "]]>", "]", "<!-- c -->", "<!-- a--b -->", "<?a b?>", "<![CDATA[x]]>",
    "<a b='1' b='2'/>",
    "<a b=c/>", "<a  b = 'c' />", "<a:b/>", "<é/>", "<1/>", " ", "\n", "\u{1}", "\u{FFFE}",
    "<a b='<'/>",
    "<a b='&lt;'/>", "<a/", "/>", "<", ">", "'", "\"", "=", "<a\u{0}/>", "&quot;", "&#xD800;",
    "&#xFFFF;",
  ]

  @Test func `what it accepts is well formed`() {
    var accepted = 0
    for seed in 0..<6_000 {
      var random = RandomText(seed: seed)
      var text = "<r>"
      for _ in 0..<random.below(6) { text += random.pick(Self.pieces) }
      text += random.below(8) == 0 ? "" : "</r>"
      let bytes = Array(text.utf8)
      guard XMLCheck.isWellFormed(bytes[...]) else { continue }
      accepted += 1
      expect(XMLJudge.fault(in: bytes[...]) == nil, "\(text)")
    }
    expect(accepted > 600)
  }

  @Test(arguments: [ScreenDump.Format.uiAutomator, .webDriverAgentXML, .windowsUIA])
  func `a screen with a byte changed is accepted only if it is well formed`(
    format: ScreenDump.Format
  ) {
    let whole = Array(WrittenScreen(count: 4, seed: 3).text(format).utf8)
    expect(XMLCheck.isWellFormed(whole[...]))
    var random = RandomText(seed: 9)
    for place in whole.indices {
      var bytes = whole
      bytes[place] = UInt8(random.below(128))
      guard XMLCheck.isWellFormed(bytes[...]) else { continue }
      expect(XMLJudge.fault(in: bytes[...]) == nil, "\(place)")
    }
  }

  @Test(arguments: DumpSample.whole.filter { $0.answers.file.hasSuffix(".xml") })
  func `samples are accepted at once`(sample: DumpSample) throws {
    let bytes = [UInt8](try sample.data())
    let outline = try #require(XMLOutline(bytes))

    expect(XMLCheck.isWellFormed(bytes[outline.range]))
  }
}
