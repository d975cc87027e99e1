import TestSupport
import Testing

@testable import ScreenFiles

/// The names of views in probes.
struct FixtureReferenceTests {
  static let references: [FixtureReference] =
    [.listed("sidebar"), .cell(of: "photos", FixtureItem(section: 3, item: 17))]
    + FixtureMessagePart.allCases.map { .message(of: "chat", index: 17, part: $0) }

  @Test(arguments: references)
  func `a name is read as what it was written for`(reference: FixtureReference) {
    expectEqual(FixtureReference("\(reference)"), reference)
  }

  @Test(arguments: [
    "", "[3]", "[", "a[", "a[]", "a[[3]", "a[3[", "a[3", "a[3]]", "a]3[", "a[,1]", "a[1,]",
    "a[1,,2]", "a[1,2,3]", "a[1].", "a[1]bubble", "a[1]..bubble", "a[1].arm", "a[1,2].bubble",
    "a[x]", "a[1][2]", "a[+1]", "a[01]", "a[-1]", "a[-0]", "a[00].label", "a[+1,2]", "a[1,02]",
  ])
  func `a name of another form is none`(name: String) {
    expect(FixtureReference(name) == nil)
  }
}
