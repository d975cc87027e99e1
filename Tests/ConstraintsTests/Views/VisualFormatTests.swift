import Foundation
import TestSupport
import Testing

@testable import ViewGeometry

/// Layouts written as a line of text (R11.94 to R11.98), by the grammar of R11.98.
@Suite struct VisualFormatTests {
  private let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let a = View()
  private let b = View()
  private let guide = LayoutGuide()
  private let loose = LayoutGuide()

  private var views: [String: Any] {
    ["a": a, "b": b, "root": root, "guide": guide, "loose": loose]
  }

  init() {
    root.addLayoutGuide(guide)
    for view in [a, b] {
      root.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
  }

  private func make(
    _ format: String, options: LayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = ["gap": 12, "low": 250]
  ) -> [LayoutConstraint] {
    LayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: views)
  }

  private func fault(
    of text: String, options: LayoutConstraint.FormatOptions = [], metrics: [String: Any] = [:]
  ) -> VisualFormat.Fault? {
    do {
      _ = try VisualFormatBuilder(
        format: VisualFormat(text), options: options, metrics: metrics, views: views
      ).constraints()
      return nil
    } catch {
      return error
    }
  }

  /// A short form of a constraint: "a.leading == root.leading + 20".
  private func text(_ constraint: LayoutConstraint) -> String {
    func name(_ item: AnyObject?) -> String {
      if item === guide { return "guide" }
      return item === a ? "a" : item === b ? "b" : "root"
    }
    let sign = ["<=", "==", ">="][constraint.relation.rawValue + 1]
    var text = "\(name(constraint.firstItem)).\(constraint.firstAttribute) \(sign)"
    if constraint.secondItem != nil {
      text += " \(name(constraint.secondItem)).\(constraint.secondAttribute)"
    }
    text += " \(Double(constraint.constant))"
    return constraint.priority == .required ? text : text + "@\(constraint.priority.rawValue)"
  }

  @Test func `gaps, sizes and the superview come in order (R11.94, R11.95)`() {
    let made = make("H:|-[a(>=50,<=80@low)]-[b]-(-4)-|")

    expectEqual(
      made.map(text),
      [
        "a.leading == root.leading 20.0", "a.width >= 50.0", "a.width <= 80.0@250.0",
        "b.leading == a.trailing 8.0", "root.trailing == b.trailing -4.0",
      ])
    expect(made.allSatisfy { !$0.isActive })
  }

  @Test func `columns have tops, bottoms and heights`() {
    expectEqual(
      make("V:[a(==b)][b(24.5)]-gap-|").map(text),
      [
        "a.height == b.height 0.0", "b.top == a.bottom 0.0", "b.height == 24.5",
        "root.bottom == b.bottom 12.0",
      ])
  }

  @Test func `a gap may have a relation and a priority, and predicates several`() {
    expectEqual(
      make("[a]-(>=gap,==20@750.5)-[b]").map(text),
      [
        "b.leading >= a.trailing 12.0", "b.leading == a.trailing 20.0@750.5",
      ])
    expectEqual(make("[a]-gap@low-[b]").map(text), ["b.leading == a.trailing 12.0@250.0"])
  }

  @Test func `metrics come before views of the same name (R11.94)`() {
    expectEqual(make("[a(b)]", metrics: ["b": 30]).map(text), ["a.width == 30.0"])
    expectEqual(make("[a(b)]", metrics: nil).map(text), ["a.width == b.width 0.0"])
  }

  @Test func `guides are named like views, and lie in the view that they belong to`() {
    expectEqual(
      make("|-[guide(a)]-[a(>=guide)]-4-|").map(text),
      [
        "guide.leading == root.leading 20.0", "guide.width == a.width 0.0",
        "a.leading == guide.trailing 8.0", "a.width >= guide.width 0.0",
        "root.trailing == a.trailing 4.0",
      ])
    expectEqual(
      make("V:[b][guide(==b)]-|").map(text),
      [
        "guide.top == b.bottom 0.0", "guide.height == b.height 0.0",
        "root.bottom == guide.bottom 20.0",
      ])
  }

  @Test func `options align views and turn the direction (R11.96)`() {
    expectEqual(
      make("[a][b]", options: [.alignAllTop, .alignAllLastBaseline]).map(text),
      [
        "b.leading == a.trailing 0.0", "a.top == b.top 0.0",
        "a.lastBaseline == b.lastBaseline 0.0",
      ])
    expectEqual(
      make("|[a]-5-[b]-6-|", options: .directionLeftToRight).map(text),
      [
        "a.left == root.left 0.0", "b.left == a.right 5.0", "root.right == b.right 6.0",
      ])
    expectEqual(
      make("|-4-[a]-5-[b]-6-|", options: .directionRightToLeft).map(text),
      [
        "root.right == a.right 4.0", "a.left == b.right 5.0", "b.left == root.left 6.0",
      ])
    expectEqual(
      make("V:[a]-5-[b]", options: .spacingBaselineToBaseline).map(text),
      [
        "b.firstBaseline == a.lastBaseline 5.0"
      ])
    expectEqual(LayoutConstraint.FormatOptions.alignAllCenterY.rawValue, 1 << 10)
    expectEqual(LayoutConstraint.FormatOptions.directionRightToLeft.rawValue, 2 << 16)
  }

  @Test func `from the right the first view is the rightmost`() {
    LayoutConstraint.activate(
      make("|-4-[a(10)]-5-[b(20)]", options: .directionRightToLeft)
        + make("V:|[a(5)]") + make("V:|[b(5)]"))

    root.layoutIfNeeded()

    expectEqual(a.frame, CGRect(x: 306, y: 0, width: 10, height: 5))
    expectEqual(b.frame, CGRect(x: 281, y: 0, width: 20, height: 5))
  }

  @Test(arguments: [
    ("", "It's an empty string.", 0),
    ("[ä]", "It contains non-ASCII characters.", 0),
    ("V[a]", "Expected ':' after 'V' to specify vertical arrangement", 1),
    ("H:|-[a", "Expected a ']' here. That is how you give the end of a view.", 6),
    ("[a]-", "Expected a number or the name of a metric", 4),
    ("[a]-8", "Expected a '-' here. That is how you give the end of a gap.", 5),
    ("[a]-8-", "Expected a view", 6),
    ("[a(=8)]", "Unknown relation. Must be ==, >=, or <=", 3),
    ("[a(>8)]", "Unknown relation. Must be ==, >=, or <=", 3),
    ("[a(8]", "Expected a ')' here. That is how you give the end of predicates.", 4),
    ("[a]x", "Expected a view", 3),
    ("|", "Expected a view", 1),
    ("[a]-|x", "Expected the end of the format", 5),
    ("[@]", "Expected a view", 1),
    ("[[]", "Expected a view", 1),
    ("[`]", "Expected a view", 1),
    ("[{]", "Expected a view", 1),
    ("[0a]", "Expected a view", 1),
    ("[a/]", "Expected a ']' here. That is how you give the end of a view.", 2),
    ("[a:]", "Expected a ']' here. That is how you give the end of a view.", 2),
    ("[a(5)", "Expected a ']' here. That is how you give the end of a view.", 5),
    ("[a]--5-[b]", "Expected a number or the name of a metric", 4),
    ("[a(<=)]", "Expected a number or the name of a metric", 5),
    ("[a(1@-2)]", "Expected a number or the name of a metric", 5),
    ("[a(1.2.3)]", "Expected a number or the name of a metric", 3),
    ("[a(-", "Expected a number or the name of a metric", 3),
    ("H[a]", "Expected ':' after 'H' to specify horizontal arrangement", 1),
    ("[c]", "c is not a key in the views dictionary.", 2),
    (
      "|[root]",
      "Unable to interpret '|' character, because the related view doesn't have a superview", 0
    ),
    (
      "[loose]-|",
      "Unable to interpret '|' character, because the related view doesn't have a superview", 8
    ),
    (
      "[a(x)]",
      "Encountered metric with name \"x\", but value was not specified in metrics or views dictionaries",
      3
    ),
    (
      "[a]-b-[b]",
      "Encountered metric with name \"b\", but value was not specified in metrics or views dictionaries",
      4
    ),
  ])
  func `faults are reported in UIKit's words with their position (R11.97)`(
    _ text: String, _ reason: String, _ place: Int
  ) {
    let fault = self.fault(of: text)

    expectEqual(fault?.reason, reason)
    expectEqual(fault?.place, place)
  }

  @Test func `views can't be aligned along their own axis (R11.96)`() {
    let fault = self.fault(of: "[a][b]", options: .alignAllLeft)

    expectEqual(
      fault?.reason,
      "Options mask required views to be aligned on a horizontal edge, which is not allowed for layout that is also horizontal."
    )
  }

  @Test func `names are letters, digits and underscores, and metrics are numbers of any kind`() {
    let made = LayoutConstraint.constraints(
      withVisualFormat: "[AZaz_09(double,length,whole,float,object,90,-5,0.25,1@low)]",
      metrics: [
        "double": 1.5, "length": CGFloat(2.5), "whole": 3, "float": Float(4.5),
        "object": NSNumber(value: 6.5), "low": LayoutPriority.defaultLow,
      ], views: ["AZaz_09": a])

    expectEqual(made.map { Double($0.constant) }, [1.5, 2.5, 3, 4.5, 6.5, 90, -5, 0.25, 1])
    expectEqual(made.map(\.priority.rawValue), [Float](repeating: 1_000, count: 8) + [250])
    expect(made.allSatisfy { $0.firstItem === a && $0.firstAttribute == .width })
  }

  @Test func `integers that doubles don't represent exactly are rounded`() {
    let made = make(
      "[a(byte,signed,unsigned)]",
      metrics: [
        "byte": NSNumber(value: UInt8(7)), "signed": NSNumber(value: Int64.max),
        "unsigned": NSNumber(value: UInt64.max),
      ])

    expectEqual(made.map { Double($0.constant) }, [7, 0x1p63, 0x1p64])
  }

  @Test(arguments: ["12", "b"])
  func `a metric that is no number counts as one without a value (R11.97)`(value: String) {
    let fault = self.fault(of: "[a(5@x)]", metrics: ["x": value])

    expectEqual(
      fault?.reason,
      "Encountered metric with name \"x\", but value was not specified in metrics or views dictionaries"
    )
    expectEqual(fault?.place, 5)
  }
}
