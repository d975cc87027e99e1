import Foundation
import Testing

@testable import TestSupport

/// Every precondition traps with its message if it is violated; each in a process of its own.
@Suite struct MisuseTests {
  #if compiler(>=6.3)
    @Test(arguments: Misuse.all.indices)
    func `misuse traps with a message`(_ number: Int) async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { [number] in
        Misuse.all[number].act()
      }

      #if DEBUG
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
          .prefix { $0 != "\n" }
        let sentence = Misuse.all[number].sentence
        expect(message.contains(inOrder: sentence.components(separatedBy: "…")), "\(sentence)")
      #endif
    }
  #endif

  @Test func `every sentence of the sources is in one of these tests`() throws {
    let tests = try SourceText.files(in: "Tests").filter { $0.path.contains("/Faults/Misuse") }
    let sentences = tests.flatMap { $0.text.literals(after: "Misuse(") }

    for file in try SourceText.files(in: "Sources") where !file.path.hasPrefix("Benchmarks/") {
      for trap in ["precondition(", "preconditionFailure(", "fatalError("] {
        for sentence in file.text.literals(after: trap) where !isGuard(sentence, in: file.path) {
          let parts = sentence.components(separatedBy: "…")
          expect(
            sentences.contains { $0.contains(inOrder: parts) }, "\(file.path): \(sentence)")
        }
      }
    }
    expect(sentences.count > 100)
  }

  @Test func `every trap has a message`() throws {
    for file in try SourceText.files(in: "Sources") where !file.path.hasPrefix("Benchmarks/") {
      for trap in ["precondition(", "preconditionFailure(", "fatalError("] {
        let isSilent = file.text.literals(after: trap).contains("")
        // The trap functions themselves pass on their arguments.
        let isTrap = file.path.hasSuffix("Compatibility/Traps.swift")
        expect(!isSilent || isTrap || file.path.hasSuffix("+Invariants.swift"), "\(file.path)")
      }
    }
  }

  /// Whether this precondition checks the library itself and can't be violated from outside.
  private func isGuard(_ sentence: String, in path: String) -> Bool {
    path.hasSuffix("+Invariants.swift") || Self.guards.keys.contains { sentence.hasPrefix($0) }
  }

  /// Internal checks of the library, and why they can't be reached from outside.
  private static let guards = [
    "The box of": "a check of the index of siblings",
    "The keys of …": "a check of the index of siblings",
    "… isn't where the index": "a check of the index of siblings",
    "The grid has the wrong count": "a check of the index of siblings",
    "The boxes of the subviews": "a check of the packed boxes",
    "The solution of … isn't a …": "a layout asks for the solution that it made",
    "No group contains item": "places are checked by whoever asks",
    "A group of … contains no items": "a pattern contains at least one",
    "Can't replace items": "ranges come from a plan of updates that was checked",
    "An item can't have the measured size": "sizes that aren't valid are left out before",
    "A … can't have the measured size": "sizes that aren't valid are left out before",
    "A header can't have the measured size": "sizes that aren't valid are left out before",
    "No element starts at position": "trees are cut where an element starts",
    "There is no row …: the sequence is empty.": "the row was checked before",
    "There isn't enough memory for the lengths": "the allocation is never empty",
    "There isn't enough memory for a snapshot": "the system has no more memory",
    "An index can't hold": "that many boxes need 128 GB",
    "There are only": "the solver takes back no more than it put",
    "A snapshot must have fewer than": "that many elements need 200 GB",
    "… isn't of the class": "the initializer that is called belongs to the class",
    "There is no element …: the tree has": "indices are checked by whoever asks",
    "… isn't a class of": "the type of the argument or the check of the registration says so",
    "… isn't a layer class": "the type of the argument says so",
    "… isn't a view controller class": "the type of the argument says so",
    "… can't be created with init(frame:)": "every class of views has the required initializer",
    "The cells of a registration": "they are registered under a name of its own",
    "The views of a registration": "they are registered under a name of its own",
    "The maximum number of children of an inner node": "follows from the rows of a leaf",
    "The bytes …": "ranges of a text are made from its own offsets",
    "A font file has metrics": "faces of files have an initializer of their own",
  ]
}
