import Foundation
import ViewGeometry

/// Writes a snapshot in the format of `Fixtures/layouts`, one view per line.
struct FixtureSnapshotWriter {
  private let snapshot: GeometrySnapshot
  private var output: FixtureOutput

  init(_ snapshot: GeometrySnapshot, name: String) {
    self.snapshot = snapshot
    output = FixtureOutput(file: name)
  }

  mutating func text() throws(FixtureError) -> [UInt8] {
    let count = snapshot.recordCount
    guard count <= FixtureLimits.views else {
      throw FixtureError(
        file: output.file, path: "$.views",
        reason: .tooMany(count: Double(count), limit: FixtureLimits.views))
    }
    output.append("{\n  \"format\": 1,\n  \"name\": ")
    output.append(quoted: output.file)
    output.append(",\n  \"views\": [")
    for index in 0..<count {
      output.append(index == 0 ? "\n" : ",\n")
      try write(snapshot.record(of: index), at: index)
    }
    output.append("\n  ]\n}\n")
    return output.text
  }

  private mutating func write(_ record: SnapshotRecord, at index: Int) throws(FixtureError) {
    output.beginView(index)
    output.append("\"\(index)\"")
    if let parent = record.parent { output.member("superview", text: "\"\(parent)\"") }
    if record.isWindow && index == 0 { output.member("role", text: "\"window\"") }

    try write(record.fixturePlacement, isTransformed: record.transform3D != nil)
    try writeSpace(of: record)

    if record.isHidden { output.member("isHidden", text: "true") }
    if record.alpha != 1 { try output.member("alpha", Double(record.alpha)) }
    if record.tag != 0 { try output.member("tag", tag: record.tag) }
    if !record.isUserInteractionEnabled {
      output.member("isUserInteractionEnabled", text: "false")
    }
    if record.clipsToBounds || record.isWindow && index > 0 {
      output.member("clipsToBounds", text: "true")
    }
    output.append("}")
  }

  private mutating func write(
    _ placement: FixtureView.Placement, isTransformed: Bool
  ) throws(FixtureError) {
    switch placement {
    case .frame(let frame):
      try output.member("frame", frame)
    case .stored(let bounds, let center, let anchorPoint, let transform):
      try output.member("bounds", bounds)
      try output.member("center", [center.x, center.y])
      if !(anchorPoint.x == 0.5 && anchorPoint.y == 0.5) {
        try output.member("anchorPoint", [anchorPoint.x, anchorPoint.y])
      }
      let numbers = [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ]
      // The signs of zeros are compared, too, since they matter if all factors are zero.
      let isIdentity = zip(numbers, [1, 0, 0, 1, 0, 0]).allSatisfy {
        Double($0).bitPattern == Double($1).bitPattern
      }
      if !isTransformed && !isIdentity { try output.member("transform", numbers) }
    }
  }

  private mutating func writeSpace(of record: SnapshotRecord) throws(FixtureError) {
    if let transform = record.transform3D { try output.member("transform3D", transform.rows) }
    if record.zPosition != 0 { try output.member("zPosition", record.zPosition) }
    if record.anchorPointZ != 0 { try output.member("anchorPointZ", record.anchorPointZ) }
    if let transform = record.sublayerTransform {
      try output.member("sublayerTransform", transform.rows)
    }
  }
}

extension SnapshotRecord {
  /// The shortest placement of a view in a fixture that restores its geometry bit for bit.
  ///
  /// This is the frame if that suffices. Otherwise it is the bounds, center, anchor point and
  /// transform.
  fileprivate var fixturePlacement: FixtureView.Placement {
    if let placement {
      let framed = FixtureView.Placement.frame(placement.frame)
      if transform3D == nil, Placement(framed).hasBits(of: placement) { return framed }
      return .stored(
        bounds: placement.bounds, center: placement.center, anchorPoint: placement.anchorPoint,
        transform: placement.transform)
    }
    let map = localMap
    let offset = CGPoint(x: map.tx, y: map.ty)
    let origin = bounds.origin
    // The offset is either the center minus the anchor point, computed in this order, or the
    // translation of the transform.
    let framed = FixtureView.Placement.frame(CGRect(origin: offset, size: bounds.size))
    let centered = FixtureView.Placement.stored(
      bounds: bounds,
      center: CGPoint(
        x: offset.x + (origin.x + bounds.width * 0.5),
        y: offset.y + (origin.y + bounds.height * 0.5)),
      anchorPoint: CGPoint(x: 0.5, y: 0.5), transform: .identity)
    let cornered = FixtureView.Placement.stored(
      bounds: bounds, center: CGPoint(x: offset.x + origin.x, y: offset.y + origin.y),
      anchorPoint: .zero, transform: .identity)
    for given in [framed, centered, cornered] {
      let placement = Placement(given)
      if placement.offsetX == map.tx && placement.offsetY == map.ty
        && placement.hasBounds(of: bounds)
      {
        return given
      }
    }
    // The center equals the anchor point here, so the offset is the translation alone.
    return .stored(
      bounds: bounds, center: origin, anchorPoint: .zero,
      transform: CGAffineTransform(translationX: offset.x, y: offset.y))
  }
}

extension Placement {
  fileprivate func hasBounds(of bounds: CGRect) -> Bool {
    zip(
      [boundsX, boundsY, width, height],
      [bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height]
    ).allSatisfy { $0.bitPattern == Double($1).bitPattern }
  }

  /// Returns whether the values are equal bit for bit, including the signs of zeros.
  fileprivate func hasBits(of other: Placement) -> Bool {
    zip(numbers, other.numbers).allSatisfy { $0.bitPattern == $1.bitPattern }
  }

  private var numbers: [Double] {
    [
      boundsX, boundsY, width, height, a, b, c, d, centerX, centerY, anchorX, anchorY, shiftX,
      shiftY,
    ]
  }
}

extension Transform3D {
  fileprivate var rows: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}
