import Foundation

/// The values of one property of a view at the keyframes of a flight.
///
/// Those of a transform are what leads from the last value back to each, by their parts, or, where one can't be taken apart, the numbers of
/// the matrices (R15.12).
final class FlightKeyframes {
  private let mode: KeyframeTrack.Mode
  private var numbers: [(time: Double, value: SIMD4<Double>)] = []
  private var transforms: [(time: Double, value: Transform3D)] = []
  /// Made when it is first needed.
  private var track: KeyframeTrack?

  init(mode: KeyframeTrack.Mode) { self.mode = mode }

  /// Adds a keyframe that begins with one value and ends with another, at parts of the flight.
  func add(_ part: ClosedRange<Double>, from: SIMD4<Double>, to: SIMD4<Double>) {
    numbers += [(part.lowerBound, from), (part.upperBound, to)]
    track = nil
  }

  /// Adds a keyframe of a transform.
  func add(_ part: ClosedRange<Double>, from: Transform3D, to: Transform3D) {
    transforms += [(part.lowerBound, from), (part.upperBound, to)]
    track = nil
  }

  /// Replaces the value from which the first keyframe begins.
  func rebase(from start: SIMD4<Double>) {
    if !numbers.isEmpty { numbers[0].value = start }
    track = nil
  }

  /// Replaces the transform from which the first keyframe begins.
  func rebase(from start: Transform3D) {
    if !transforms.isEmpty { transforms[0].value = start }
    track = nil
  }

  /// What is to be added to the last value to get the one at a progress.
  func rest(at progress: Double) -> SIMD4<Double> {
    guard let end = numbers.last?.value else { return .zero }
    return value(at: progress).lowHalf.lowHalf - end
  }

  /// The numbers at a progress.
  func numbers(at progress: Double) -> SIMD4<Double> { value(at: progress).lowHalf.lowHalf }

  /// What leads from the last transform to the one at a progress; nil if it goes by the numbers of the matrices.
  func wayBack(at progress: Double) -> TransformParts.Difference? {
    guard areInParts else { return nil }
    return TransformParts.Difference(packed: value(at: progress))
  }

  /// What is to be added to the numbers of the last matrix to get the one at a progress, where transforms can't be taken apart.
  func matrixRest(at progress: Double) -> SIMD16<Double> {
    guard let end = transforms.last?.value else { return .zero }
    return value(at: progress) - end.packed
  }

  /// Whether each transform can be taken apart.
  private lazy var areInParts = true

  private func value(at progress: Double) -> SIMD16<Double> {
    if track == nil { track = makeTrack() }
    return track?.value(at: progress) ?? .zero
  }

  private func makeTrack() -> KeyframeTrack? {
    var keys = numbers.map { KeyframeTrack.Key(time: $0.time, value: SIMD16(padding: $0.value)) }
    if let end = transforms.last?.value {
      var ways = transforms.map { ViewFlights.Turn(from: $0.value, to: end).wayBack }
      areInParts = ways.allSatisfy { $0 != nil }
      var last: SIMD3<Double> = [0, 0, 0]
      for index in ways.indices.reversed() {
        ways[index]?.turn(near: last)
        last = ways[index]?.rotation ?? last
      }
      keys = zip(transforms, ways).map { key, way in
        KeyframeTrack.Key(
          time: key.time, value: areInParts ? way?.packed ?? .zero : key.value.packed)
      }
    }
    guard !keys.isEmpty else { return nil }
    // Keyframes may be added in any order; those of one time stay in theirs.
    let order = keys.indices.sorted { (keys[$0].time, $0) < (keys[$1].time, $1) }
    return KeyframeTrack(order.map { keys[$0] }, mode: mode)
  }
}

extension SIMD16<Double> {
  fileprivate init(padding value: SIMD4<Double>) {
    self = .zero
    lowHalf.lowHalf = value
  }
}

extension Transform3D {
  /// The sixteen numbers, row by row.
  var packed: SIMD16<Double> {
    SIMD16(
      Double(m11), Double(m12), Double(m13), Double(m14), Double(m21), Double(m22), Double(m23),
      Double(m24), Double(m31), Double(m32), Double(m33), Double(m34), Double(m41), Double(m42),
      Double(m43), Double(m44))
  }

  /// The matrix with these numbers, row by row.
  init(packed n: SIMD16<Double>) {
    self.init(
      m11: CGFloat(n[0]), m12: CGFloat(n[1]), m13: CGFloat(n[2]), m14: CGFloat(n[3]),
      m21: CGFloat(n[4]), m22: CGFloat(n[5]), m23: CGFloat(n[6]), m24: CGFloat(n[7]),
      m31: CGFloat(n[8]), m32: CGFloat(n[9]), m33: CGFloat(n[10]), m34: CGFloat(n[11]),
      m41: CGFloat(n[12]), m42: CGFloat(n[13]), m43: CGFloat(n[14]), m44: CGFloat(n[15]))
  }
}

extension TransformParts.Difference {
  /// Adds whole turns to the rotation, so that it is as near as can be to that of the keyframe after it: from one to the next by the
  /// shorter way.
  fileprivate mutating func turn(near next: SIMD3<Double>) {
    let length = (rotation * rotation).sum().squareRoot()
    let nextLength = (next * next).sum().squareRoot()
    guard length > 0 || nextLength > 0 else { return }
    let axis = length > 0 ? rotation / length : next / nextLength
    // A rotation is as long as half its angle.
    let turns = (((axis * next).sum() - length) / .pi).rounded()
    if turns != 0 { rotation = axis * (length + turns * .pi) }
  }

  /// The sixteen numbers in one vector.
  fileprivate var packed: SIMD16<Double> {
    SIMD16(
      lowHalf: SIMD8(lowHalf: SIMD4(scale, 0), highHalf: SIMD4(skew, 0)),
      highHalf: SIMD8(lowHalf: SIMD4(rotation, 0), highHalf: SIMD4(translation, 0))
    ).with(perspective)
  }

  fileprivate init(packed n: SIMD16<Double>) {
    self.init()
    scale = [n[0], n[1], n[2]]
    skew = [n[4], n[5], n[6]]
    rotation = [n[8], n[9], n[10]]
    translation = [n[12], n[13], n[14]]
    perspective = [n[3], n[7], n[11], n[15]]
  }
}

extension SIMD16<Double> {
  /// The vector with the four numbers that the parts of a difference leave free.
  fileprivate func with(_ rest: SIMD4<Double>) -> SIMD16<Double> {
    var packed = self
    (packed[3], packed[7], packed[11], packed[15]) = (rest.x, rest.y, rest.z, rest.w)
    return packed
  }
}
