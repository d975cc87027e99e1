import Foundation
import ViewGeometry

extension FixtureProbe {
  private enum Ask: String, CaseIterable {
    case convertPoint, convertRect, hitTest, item, itemFrame, sourceRect, region, visibleRect
    case contentSize, items, supplementaryFrame

    /// The keys of a query, in addition to `ask`, `answer`, `tolerance` and `note`.
    var keys: Set<String> {
      switch self {
      case .convertPoint: ["point", "from", "to"]
      case .convertRect: ["rect", "from", "to"]
      case .hitTest: ["point", "in"]
      case .item, .sourceRect: ["point", "in", "list"]
      case .itemFrame: ["item", "list"]
      case .items: ["rect", "list"]
      case .supplementaryFrame: ["kind", "item", "list"]
      case .region: ["point", "in", "view"]
      case .visibleRect, .contentSize: ["view"]
      }
    }
  }

  /// The default tolerance, which allows for rounding.
  ///
  /// It is relative to the magnitude of a number.
  private static let defaultTolerance = 1e-9

  init(_ node: FixtureJSON, tree: FixtureTree) throws(FixtureError) {
    let all = Ask.allCases.reduce(into: Set<String>()) { $0.formUnion($1.keys) }
    let common: Set<String> = ["ask", "answer", "tolerance", "note"]
    let ask = try node.object(all.union(common)).required("ask").name(Ask.self)
    let object = try node.object(ask.keys.union(common))
    _ = try object["note"]?.string()
    tolerance = try object["tolerance"]?.length() ?? Self.defaultTolerance

    if ask == .convertPoint || ask == .convertRect, object["from"] == nil, object["to"] == nil {
      throw node.fault(.contradiction("a conversion must name its source or target view"))
    }

    let reader = FixtureProbeReader(object: object, tree: tree)
    let answer = try object.required("answer")
    switch ask {
    case .convertPoint:
      question = .convertPoint(
        try object.required("point").point(), from: try reader.view("from"),
        to: try reader.view("to"))
      self.answer = .point(try answer.point())
    case .convertRect:
      question = .convertRect(
        try object.required("rect").rect(), from: try reader.view("from"),
        to: try reader.view("to"))
      self.answer = .rect(try answer.rect())
    case .hitTest:
      question = .hitTest(
        try object.required("point").point(), in: try reader.requiredView("in"))
      self.answer = try reader.viewAnswer(answer)
    case .item:
      let list = try reader.list("list")
      question = .item(
        at: try object.required("point").point(), in: try reader.requiredView("in"), list: list)
      self.answer = answer.isNull ? .nothing : .item(try reader.item(answer, of: list))
    case .itemFrame:
      let list = try reader.list("list")
      question = .itemFrame(try reader.item(try object.required("item"), of: list), list: list)
      self.answer = .rect(try answer.rect())
    case .sourceRect:
      let list = try reader.list("list")
      question = .sourceRect(
        at: try object.required("point").point(), in: try reader.requiredView("in"), list: list)
      self.answer = try reader.sourceAnswer(answer, list: list)
    case .items:
      let list = try reader.list("list")
      question = .items(in: try object.required("rect").rect(), list: list)
      self.answer = .items(try reader.items(answer, of: list))
    case .supplementaryFrame:
      question = .supplementaryFrame(
        kind: try object.required("kind").string(), try object.required("item").item(),
        list: try reader.list("list"))
      self.answer = answer.isNull ? .nothing : .rect(try answer.rect())
    case .region:
      question = .region(
        at: try object.required("point").point(), in: try reader.requiredView("in"),
        view: try reader.listed("view"))
      self.answer = try reader.regionAnswer(answer)
    case .visibleRect:
      question = .visibleRect(try reader.requiredView("view"))
      self.answer = answer.isNull ? .nothing : .rect(try answer.rect())
    case .contentSize:
      question = .contentSize(try reader.listed("view"))
      self.answer = .size(try answer.size())
    }
  }
}
