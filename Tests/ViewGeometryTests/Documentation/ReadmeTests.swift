import Foundation
import ScreenFiles
import Testing
import ViewGeometry

@testable import TestSupport

@Suite struct ReadmeTests {
  @Test func `the tree converts and is hit as the README says`() {
    // README example
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let list = ScrollView(frame: CGRect(x: 0, y: 64, width: 320, height: 416))
    let row = View(frame: CGRect(x: 0, y: 440, width: 320, height: 44))
    window.addSubview(list)
    list.addSubview(row)
    list.contentOffset = CGPoint(x: 0, y: 300)

    let pressed = window.hitTest(CGPoint(x: 50, y: 214), with: nil)  // the row
    let source = window.convert(row.bounds, from: row)  // (0, 204, 320, 44)
    // end of README example

    expect(pressed === row)
    expectEqual(source, CGRect(x: 0, y: 204, width: 320, height: 44))
  }

  @Test func `constraints place views as the README says`() {
    let card = View(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
    let (icon, title) = (View(), View())
    for view in [icon, title] {
      card.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    // README example
    LayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      icon.centerYAnchor.constraint(equalTo: card.centerYAnchor),
      icon.widthAnchor.constraint(equalToConstant: 40),
      icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
      title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
      title.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
      title.centerYAnchor.constraint(equalTo: icon.centerYAnchor),
      title.heightAnchor.constraint(equalTo: icon.heightAnchor, multiplier: 0.5),
    ])
    card.layoutIfNeeded()
    let frame = title.frame  // in a card of 320 x 80: (64, 30, 240, 20)
    // end of README example

    expectEqual(icon.frame, CGRect(x: 16, y: 20, width: 40, height: 40))
    expectEqual(frame, CGRect(x: 64, y: 30, width: 240, height: 20))
  }

  @Test func `the collection finds the item that the README says`() {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let library = ItemGrid([1_000_000])
    // README example
    let layout = CollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 92, height: 92)
    let photos = CollectionView(frame: window.bounds, collectionViewLayout: layout)
    photos.dataSource = library  // a million photos
    window.addSubview(photos)
    photos.contentOffset.y = 30_000_000

    let source = photos.sourceRect(at: CGPoint(x: 50, y: 214), in: window)
    // source?.indexPath is item 882,357, source?.rect is (0, 138, 92, 92)
    // end of README example

    expectEqual(source?.indexPath, IndexPath(item: 882_357, section: 0))
    expectEqual(source?.rect, CGRect(x: 0, y: 138, width: 92, height: 92))
  }

  @Test func `the dump answers as the README says`() throws {
    let url = Repository.root.appending(
      path: "Fixtures/conformance/dumps/uikit-recursive/same-screen.txt")
    // README example
    let dump = try ScreenDump(contentsOf: url)
    let seen = dump.frontmost(at: CGPoint(x: 167, y: 150))  // a label, "Saved"
    let taken = dump.touched(at: CGPoint(x: 167, y: 150))  // the view that contains it
    // end of README example

    expectEqual(seen?.name, "Saved")
    expectEqual(taken?.index, seen?.parent)
  }

  @Test func `the examples in the README are those above`() throws {
    let tests = try String(contentsOfFile: #filePath, encoding: .utf8)
    let readme = try Repository.readme

    let tested = tests.blocks(from: "// README example", to: "// end of README example")
    let shown = readme.blocks(from: "```swift", to: "```")

    expectEqual(tested.count, 4)
    expectEqual(shown, tested)
  }

  @Test func `the README has at most 150 lines, and names the commands to try`() throws {
    let lines = try Repository.readme.split(separator: "\n", omittingEmptySubsequences: false)
    let commands = lines.filter { $0.hasPrefix("    ") }.map {
      $0.split(separator: "#")[0].trimmingCharacters(in: .whitespaces)
    }

    expect(lines.count <= 151)
    expect(commands.contains("swift test"))
    expect(commands.contains("swift run Benchmarks"))
  }

  @Test func `each example is a program of less than 80 lines, and says what it prints`() throws {
    let examples = Repository.root.appending(path: "Examples")
    let programs = try FileManager.default.contentsOfDirectory(atPath: examples.path).filter {
      FileManager.default.fileExists(atPath: examples.appending(path: "\($0)/main.swift").path)
    }

    expect(programs.count >= 5)
    for program in programs {
      let folder = examples.appending(path: program)
      let text = try String(contentsOf: folder.appending(path: "main.swift"), encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let output = folder.appending(path: "expected.txt").path
      expect(lines.count <= 80, "\(program)")
      expect(FileManager.default.fileExists(atPath: output), "\(program)")
    }
  }
}

extension String {
  /// The code between each pair of marker lines, without indentation, imports and blank lines.
  fileprivate func blocks(from start: String, to end: String) -> [[String]] {
    let lines = split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    var (blocks, isInside) = ([[String]](), false)
    for line in lines {
      if line == end {
        isInside = false
      } else if line == start {
        isInside = true
        blocks.append([])
      } else if isInside, !line.hasPrefix("import ") {
        blocks[blocks.count - 1].append(line)
      }
    }
    return blocks
  }
}

private enum Repository {
  /// The folder that holds Package.swift.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The text of README.md.
  static var readme: String {
    get throws {
      try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    }
  }
}
