import Foundation

/// The values of one property of a view at the keyframes of a flight.
///
/// Keyframes may be added in any order. In the comments of this type, "first" and "last" refer to
/// the order in which the keyframes were added.
///
/// For each transform, the decomposed difference from the last keyframe's transform is computed,
/// and these differences are interpolated. If a transform can't be decomposed, the elements of the
/// matrices are interpolated instead (R15.12).
final class FlightKeyframes {
  private let mode: KeyframeTrack.Mode
  private var numbers: [(time: Double, value: SIMD4<Double>)] = []
  private var transforms: [(time: Double, value: Transform3D)] = []
  /// The interpolated track, created when it is first needed.
  private var track: KeyframeTrack?

  init(mode: KeyframeTrack.Mode) { self.mode = mode }

  /// Adds a keyframe of a property other than a transform.
  ///
  /// - Parameters:
  ///   - part: The time range of the keyframe, as fractions of the flight's duration.
  ///   - from: The components of the property at the start of `part`.
  ///   - to: The components of the property at the end of `part`.
  func add(_ part: ClosedRange<Double>, from: SIMD4<Double>, to: SIMD4<Double>) {
    numbers += [(part.lowerBound, from), (part.upperBound, to)]
    track = nil
  }

  /// Adds a keyframe of a transform.
  ///
  /// - Parameters:
  ///   - part: The time range of the keyframe, as fractions of the flight's duration.
  ///   - from: The transform at the start of `part`.
  ///   - to: The transform at the end of `part`.
  func add(_ part: ClosedRange<Double>, from: Transform3D, to: Transform3D) {
    transforms += [(part.lowerBound, from), (part.upperBound, to)]
    track = nil
  }

  /// Replaces the start value of the first keyframe.
  func rebase(from start: SIMD4<Double>) {
    if !numbers.isEmpty { numbers[0].value = start }
    track = nil
  }

  /// Replaces the start transform of the first keyframe.
  func rebase(from start: Transform3D) {
    if !transforms.isEmpty { transforms[0].value = start }
    track = nil
  }

  /// Returns the components at `progress` minus those at the last keyframe.
  func rest(at progress: Double) -> SIMD4<Double> {
    guard let end = numbers.last?.value else { return .zero }
    return value(at: progress).lowHalf.lowHalf - end
  }

  /// Returns the components of the property at `progress`.
  func numbers(at progress: Double) -> SIMD4<Double> { value(at: progress).lowHalf.lowHalf }

  /// Returns the decomposed difference from the last keyframe's transform to the one at `progress`.
  ///
  /// Returns nil if a transform can't be decomposed; in that case, use `matrixRest(at:)`.
  func wayBack(at progress: Double) -> TransformParts.Difference? {
    // `areInParts` is valid once `value(at:)` has created the track.
    let value = value(at: progress)
    return areInParts ? TransformParts.Difference(packed: value) : nil
  }

  /// Returns the elements of the matrix at `progress` minus those at the last keyframe.
  ///
  /// It is used if a transform can't be decomposed.
  func matrixRest(at progress: Double) -> SIMD16<Double> {
    guard let end = transforms.last?.value else { return .zero }
    return value(at: progress) - end.packed
  }

  /// Whether all transforms can be decomposed.
  ///
  /// It is valid once `track` has been created.
  private var areInParts = true

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
    // Keyframes may be added in any order; values with the same time stay in the order in which
    // they were added.
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
  /// The sixteen elements of the matrix, row by row.
  var packed: SIMD16<Double> {
    SIMD16(
      Double(m11), Double(m12), Double(m13), Double(m14), Double(m21), Double(m22), Double(m23),
      Double(m24), Double(m31), Double(m32), Double(m33), Double(m34), Double(m41), Double(m42),
      Double(m43), Double(m44))
  }

  /// Creates a matrix from its sixteen elements, row by row.
  init(packed n: SIMD16<Double>) {
    self.init(
      m11: CGFloat(n[0]), m12: CGFloat(n[1]), m13: CGFloat(n[2]), m14: CGFloat(n[3]),
      m21: CGFloat(n[4]), m22: CGFloat(n[5]), m23: CGFloat(n[6]), m24: CGFloat(n[7]),
      m31: CGFloat(n[8]), m32: CGFloat(n[9]), m33: CGFloat(n[10]), m34: CGFloat(n[11]),
      m41: CGFloat(n[12]), m42: CGFloat(n[13]), m43: CGFloat(n[14]), m44: CGFloat(n[15]))
  }
}

extension TransformParts.Difference {
  /// Adds a multiple of 360° to the rotation, so that it is as near as possible to `next`, the
  /// rotation of the following keyframe.
  ///
  /// As a result, the interpolation between the two keyframes rotates through the smaller angle.
  fileprivate mutating func turn(near next: SIMD3<Double>) {
    let length = (rotation * rotation).sum().squareRoot()
    let nextLength = (next * next).sum().squareRoot()
    guard length > 0 || nextLength > 0 else { return }
    let axis = length > 0 ? rotation / length : next / nextLength
    // The length of a rotation's vector is half its angle.
    let turns = (((axis * next).sum() - length) / .pi).rounded()
    if turns != 0 { rotation = axis * (length + turns * .pi) }
  }

  /// The sixteen components of the difference as one vector.
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
  /// Returns the vector with its elements 3, 7, 11 and 15 replaced by those of `rest`.
  fileprivate func with(_ rest: SIMD4<Double>) -> SIMD16<Double> {
    var packed = self
    (packed[3], packed[7], packed[11], packed[15]) = (rest.x, rest.y, rest.z, rest.w)
    return packed
  }
}
