import Foundation
import ScreenFiles
import TestSupport
import Testing

@testable import ScreenInspector

/// What a person writes to name an element.
struct ElementSearchTests {
  private static let text = """
    <UIWindow: 0x1; frame = (0 0; 400 800); layer = <CALayer: 0xa>>
       | <UIButton: 0x2; frame = (20 100; 100 44); layer = <CALayer: 0xb>>
       |    | <UIButtonLabel: 0x3; frame = (10 10; 80 20); text = 'Buy'; userInteractionEnabled = NO>
       | <UIButton: 0x4; frame = (20 200; 100 44); layer = <CALayer: 0xc>>
       |    | <UIButtonLabel: 0x5; frame = (10 10; 80 20); text = 'Sell'; userInteractionEnabled = NO>

    """

  private static func dump(_ text: String = text) throws -> ScreenDump {
    try ScreenDump(Data(text.utf8))
  }

  private static func screen() throws -> InspectedScreen {
    InspectedScreen(try dump(), options: Options())
  }

  @Test(arguments: [
    ("UIButton", [1, 3]), ("uibuttonlabel", [2, 4]), ("Buy", [2]), ("buy", [2]), ("Sel", [4]),
    ("3", [3]), ("#3", [3]), ("element 3", [3]), ("30,110", [1]), ("(30, 210)", [3]),
    ("Bux", []), ("9", []), ("9000,1", []),
  ])
  func `a name, class, number, point or part finds elements`(text: String, found: [Int]) throws {
    try expectEqual(ElementSearch(text, in: Self.dump()).elements.map(\.index), found)
  }

  @Test func `the name of a label means the control that holds it`() throws {
    let found = try Self.screen().found("Buy")

    expectEqual(found.map(\.element.index), [1])
    expectEqual(found.map(\.label), [2])
    try expectEqual(Self.screen().found("2").map(\.element.index), [2])
  }

  @Test func `the answer says whose label it is, and how to choose`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.text, as: "search.txt")
    let one = try SampleFile.run(path, "--why", "Buy").output
    let several = try SampleFile.run(path, "--why", "UIButton").output

    expect(
      one.contains(
        "Element 2 (UIButtonLabel \"Buy\") is the label of element 1 (UIButton), which takes its touches.\nElement 1 (UIButton) can be tapped"
      ), "\(one)")
    expect(
      several.contains(
        "2 elements match 'UIButton' by class: element 1 (UIButton), element 3 (UIButton); choose one by its number, as in --why 1."
      ), "\(several)")
  }

  @Test func `an unknown name is reported with similar ones`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.text, as: "search.txt")

    let error = #expect(throws: UsageError.self) { try SampleFile.run(path, "--why", "Bux") }

    let end = "no element is called 'Bux'; similar: UIButtonLabel \"Buy\" (element 2)."
    expect(error?.description.hasSuffix(end) == true, "\(String(describing: error))")
  }

  @Test func `the answer lists the remarks on the file`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "> " + Self.text.replacingOccurrences(of: "\n", with: "\n> "), as: "quoted.txt")

    let output = try SampleFile.run(path, "--why", "Buy").output

    expect(output.contains("remarks\n"), "\(output)")
    expect(output.contains("the prefix of each line"), "\(output)")
  }
}
