import ScreenFiles

extension Target {
  /// Every target by its name; `Scripts/fuzz` has the same names.
  static let all: [String: Target] = decoders.merging(operations) { first, _ in first }

  private static var decoders: [String: Target] {
    var decoders: [String: Target] = [
      "fixture": .text { try fuzzFixture($0, isLarge: false) },
      "large": .text { try fuzzFixture($0, isLarge: true) },
      "propertylist": .text(fuzzPropertyList),
      "press": .text(fuzzPress),
      "font": .text(fuzzFont),
      "pasted": .text(written: { pastedScreen(&$0) }) { try fuzzPasted($0) },
      "dump": .text(written: { writtenScreen($0.pick(ScreenDump.Format.allCases), &$0) }) {
        try fuzzDump($0, nil)
      },
    ]
    for format in ScreenDump.Format.allCases {
      decoders["dump-\(format.rawValue)"] = .text(written: { writtenScreen(format, &$0) }) {
        try fuzzDump($0, format)
      }
    }
    return decoders
  }

  private static var operations: [String: Target] {
    [
      "tree": .choices(fuzzTree), "layout": .choices(fuzzLayout),
      "batches": .choices(fuzzBatches), "constraints": .choices(fuzzConstraints),
      "autolayout": .choices(fuzzAutolayout), "trees": .choices(fuzzTrees),
      "coding": .choices(fuzzCoding), "visibility": .choices(fuzzVisibility),
      "collections": .choices(fuzzCollections), "numbers": .choices(fuzzNumbers),
    ]
  }
}
