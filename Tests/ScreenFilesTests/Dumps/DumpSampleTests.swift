import Foundation
import ScreenFiles
import TestSupport
import Testing

/// Every sample gives the expected answers beside it.
struct DumpSampleTests {
  @Test func `all samples are there`() {
    expectEqual(DumpSample.all.count, 39)
    let formats = Set(DumpSample.all.map(\.answers.format) + PastedCase.all.map(\.format))
    expectEqual(formats, Set(ScreenDump.Format.allCases.map(\.rawValue)))
  }

  @Test(arguments: DumpSample.whole)
  func `a sample has the expected elements`(sample: DumpSample) throws {
    let dump = try sample.dump()

    let answers = sample.answers
    expectEqual(dump.format.rawValue, answers.format)
    expectEqual(dump.elements.count, answers.elements)
    expectEqual(dump.roots.count, answers.roots)
    expectEqual(dump.elements.count { !$0.hasFrame }, answers.withoutRectangle)
    expectEqual(dump.elements.count(where: \.isHidden), answers.unseen)
    expectEqual(depth(of: dump), answers.depth)
    expectEqual(dump.elements.map(\.index), Array(dump.elements.indices))
    expectEqual(dump.roots, dump.elements.indices.filter { dump.elements[$0].parent == nil })
  }

  @Test(arguments: DumpSample.whole)
  func `a sample's elements lie where its answers say`(sample: DumpSample) throws {
    let dump = try sample.dump()

    let answers = try #require(sample.answers.rectangles)
    expect(!answers.isEmpty)
    for answer in answers {
      let element = dump.elements[answer.element]
      let tolerance = sample.answers.tolerance ?? 0
      expectEqual(element.role, answer.type)
      let frame = element.frame
      let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      for (number, expected) in zip(numbers, answer.rectangle) {
        expect(abs(Double(number) - expected) <= tolerance, "element \(element.index): \(frame)")
      }
    }
  }

  @Test(arguments: DumpSample.whole)
  func `a sample is read the same when its format is named`(sample: DumpSample) throws {
    let format = try #require(ScreenDump.Format(rawValue: sample.answers.format))

    let found = try sample.dump()
    let named = try ScreenDump(sample.data(), format: format)

    expectEqual(found.elements.map(\.frame), named.elements.map(\.frame))
    expectEqual(found.remarks, named.remarks)
  }

  private func depth(of dump: ScreenDump) -> Int {
    var depths: [Int] = []
    for element in dump.elements { depths.append((element.parent.map { depths[$0] } ?? -1) + 1) }
    return depths.max() ?? 0
  }
}
