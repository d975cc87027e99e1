import Foundation
import Testing

@testable import TestSupport

/// Random view trees that a browser converted, boxed and hit-tested: one test per file, one case per tree.
@Suite struct ChromiumConformanceTests {
  /// Queries for which the browser follows another rule than UIKit: `seed#number`, and the reason.
  ///
  /// There are none. A line here must be needed: a listed query with an equal answer fails the
  /// test.
  private static let otherRules: [String: String] = [:]

  @Test(arguments: try ChromiumFile.trees("int"))
  func `trees of whole numbers answer as in a browser`(_ tree: ChromiumTree) {
    expectAgreement(on: tree)
  }

  @Test(arguments: try ChromiumFile.trees("dyadic"))
  func `trees of flips, quarter turns and powers of two answer as in a browser`(
    _ tree: ChromiumTree
  ) {
    expectAgreement(on: tree)
  }

  @Test(arguments: try ChromiumFile.trees("affine"))
  func `trees of any transforms answer as in a browser`(_ tree: ChromiumTree) {
    expectAgreement(on: tree)
  }

  @Test(arguments: try ChromiumFile.trees("scroll"))
  func `trees with scrolled views answer as in a browser`(_ tree: ChromiumTree) {
    expectAgreement(on: tree)
  }

  @Test(arguments: try ChromiumFile.trees("deep"))
  func `deep trees answer as in a browser`(_ tree: ChromiumTree) {
    expectAgreement(on: tree)
  }

  @Test(arguments: try ChromiumFile.trees("3d"))
  func `trees rotated in space answer as in a browser`(_ tree: ChromiumTree) {
    expectAgreement(on: tree)
  }

  @Test(
    arguments: try ["int", "dyadic", "affine", "scroll", "deep", "3d"].flatMap(ChromiumFile.trees))
  func `the naive model answers as a browser`(_ tree: ChromiumTree) {
    let naive = tree.naive

    expect(tree.disagreements(with: naive, builtFrom: naive).isEmpty)
  }

  @Test func `a view moved by a hundredth of a point is noticed`() throws {
    let tree = try #require(try ChromiumFile.trees("int").first)
    var moved = tree.naive
    moved.views[1].center.x += 0.01

    expect(!tree.disagreements(with: moved, builtFrom: moved).isEmpty)
  }

  private func expectAgreement(on tree: ChromiumTree) {
    let naive = tree.naive

    let disagreements = tree.disagreements(with: ViewTree(naive), builtFrom: naive)

    let listed = Self.otherRules.keys.filter { $0.hasPrefix("\(tree.seed)#") }
    expect(disagreements.filter { Self.otherRules[$0.key] == nil }.isEmpty)
    expect(listed.filter { disagreements[$0] == nil }.isEmpty)
  }
}
