import Foundation
import ScreenFiles
import TestSupport
import Testing

/// The visible element at a point and the taker of a touch, as in the samples' answers.
struct DumpPointTests {
  @Test(arguments: DumpSample.whole)
  func `the front-most element of each point is that of the answers`(sample: DumpSample) throws {
    let dump = try sample.dump()

    for answer in try #require(sample.answers.points) {
      expectEqual(
        dump.frontmost(at: CGPoint(answer.point)).map(\.index), answer.front, "\(answer.point)")
    }
  }

  @Test(arguments: DumpSample.whole)
  func `a touch goes to the element of the answers`(sample: DumpSample) throws {
    let dump = try sample.dump()

    for answer in try #require(sample.answers.points) where answer.tellsTouch {
      expectEqual(
        dump.touched(at: CGPoint(answer.point)).map(\.index), answer.touch, "\(answer.point)")
    }
  }

  @Test(arguments: ["domsnapshot/form.json", "domsnapshot/modal.json"])
  func `a web page's touches go where the browser sends them`(path: String) throws {
    let sample = try DumpSample.named(path)
    let dump = try sample.dump()

    for answer in try #require(sample.answers.hits) {
      expectEqual(
        dump.touched(at: CGPoint(answer.point)).map(\.index), answer.hit, "\(answer.point)")
    }
  }

  @Test(arguments: DumpSample.whole)
  func `nothing is at a point that is far away or not finite`(sample: DumpSample) throws {
    let dump = try sample.dump()

    for number in [CGFloat.nan, .infinity, -.infinity, 1e300] {
      expect(dump.frontmost(at: CGPoint(x: number, y: 10)).map(\.index) == nil)
      expect(dump.touched(at: CGPoint(x: 10, y: number)).map(\.index) == nil)
    }
  }

  @Test(arguments: [("", 2), ("; clipsToBounds = YES", 0)])
  func `what an element cuts off is neither seen nor touched`(flag: String, front: Int) throws {
    let text = """
      <UIView: 0x1; frame = (0 0; 100 100)>
         | <UIView: 0x2; frame = (10 10; 20 20)\(flag)>
         |    | <UIView: 0x3; frame = (0 0; 60 60)>
      """
    let dump = try ScreenDump(Data(text.utf8))

    expectEqual(dump.frontmost(at: CGPoint(x: 20, y: 20)).map(\.index), 2)
    expectEqual(dump.frontmost(at: CGPoint(x: 50, y: 50)).map(\.index), front)
    expectEqual(dump.touched(at: CGPoint(x: 20, y: 20)).map(\.index), 2)
    expectEqual(dump.touched(at: CGPoint(x: 50, y: 50)).map(\.index), 0)
  }
}
