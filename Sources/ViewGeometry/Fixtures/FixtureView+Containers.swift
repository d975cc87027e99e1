import Foundation

/// What scroll views, stack views and generated messages are decoded from.
extension FixtureScroll {
  init(_ object: FixtureObject) throws(FixtureError) {
    contentOffset = try object["contentOffset"]?.point() ?? .zero
    contentSize = try object["contentSize"]?.size()
    contentInset = try object["contentInset"]?.insets() ?? .zero
  }
}

extension FixtureStack {
  init(_ object: FixtureObject) throws(FixtureError) {
    axis = try object["axis"]?.axis() ?? .horizontal
    distribution = try object["distribution"]?.name(Distribution.self) ?? .fill
    alignment = try object["alignment"]?.name(Alignment.self) ?? .fill
    spacing = try object["spacing"]?.length() ?? 0
  }
}

extension FixtureMessages {
  /// Messages as views: the number of them is bounded by the views they become.
  init(_ node: FixtureJSON) throws(FixtureError) {
    let object = try node.object(["count", "width", "seed"])
    self.init(
      count: try object.required("count").count(limit: FixtureLimits.views),
      width: try object.required("width").length(),
      seed: try object.required("seed").seed())
  }
}

extension FixtureJSON {
  /// The six numbers of a matrix for row vectors: x' = ax + cy + tx, y' = bx + dy + ty.
  func transform() throws(FixtureError) -> CGAffineTransform {
    let parts = try array(of: ["a", "b", "c", "d", "tx", "ty"])
    return CGAffineTransform(
      a: try parts[0].number(), b: try parts[1].number(), c: try parts[2].number(),
      d: try parts[3].number(), tx: try parts[4].number(), ty: try parts[5].number())
  }

  func insets() throws(FixtureError) -> EdgeInsets {
    let parts = try array(of: ["top", "left", "bottom", "right"])
    return EdgeInsets(
      top: try parts[0].number(), left: try parts[1].number(),
      bottom: try parts[2].number(), right: try parts[3].number())
  }

  func axis() throws(FixtureError) -> Axis {
    switch try string() {
    case "horizontal": return .horizontal
    case "vertical": return .vertical
    case let other: throw fault(.unknownName(other, known: ["horizontal", "vertical"]))
    }
  }
}
