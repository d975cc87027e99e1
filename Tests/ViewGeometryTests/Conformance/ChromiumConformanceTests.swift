import Testing

/// Random view trees that a browser converted, boxed and hit-tested, one test per file and one case per tree.
@Suite struct ChromiumConformanceTests {
  /// Questions where the browser follows another rule, by name, with the reason.
  static let otherRules: [String: String] = [:]

  @Test(arguments: try ["int", "dyadic", "affine", "scroll", "deep"].flatMap(ChromiumFile.trees))
  func `the naive model answers as the browser`(_ tree: ChromiumTree) {
    let naive = tree.naive

    #expect(tree.disagreements(with: naive, builtFrom: naive) == [])
  }
}
