/// The values of a property at keyframes, and the interpolation between them (R15.37, R15.38).
///
/// A value has up to sixteen components; unused ones are 0. The keys are ordered by time, from 0 to
/// 1.
package struct KeyframeTrack: Sendable {
  /// A keyframe: a value at a time.
  package struct Key: Sendable, Hashable {
    package var time: Double
    package var value: SIMD16<Double>

    package init(time: Double, value: SIMD16<Double>) { (self.time, self.value) = (time, value) }
  }

  /// The modes of interpolation between keys.
  package enum Mode: Sendable, Hashable {
    /// Values follow a Catmull-Rom spline through the keys, at the times of the keys.
    case cubic
    /// Values follow straight lines at constant speed; the times of the keys have no effect.
    case paced
    /// Values follow the spline at constant speed; the times of the keys have no effect.
    case cubicPaced
  }

  private let keys: [Key]
  private let mode: Mode
  /// The length of the path up to each piece and, as the last element, the total length.
  ///
  /// A piece is a segment between two keys or, in `cubicPaced` mode, one of its 64 parts. The array
  /// is empty if the times of the keys determine the speed.
  private var lengths: [Double] = []
  /// The speeds at the start and end of each piece; empty except in `cubicPaced` mode.
  ///
  /// A speed is the derivative of the path length with respect to the segment's parameter.
  private var speeds: [(begin: Double, end: Double)] = []
  /// The number of chords that approximate a spline segment to measure its length.
  private static let chords = 64

  /// Creates a track through keys; if there are no keys, all its values are 0.
  ///
  /// Of consecutive equal keys, only one is used. In the paced modes, only the values matter:
  /// consecutive keys with the same value don't make the animation pause.
  package init(_ keys: [Key], mode: Mode) {
    var kept: [Key] = []
    for key in keys {
      let isSame =
        mode == .cubic ? kept.last == key : kept.last.map { $0.value == key.value } ?? false
      if !isSame { kept.append(key) }
    }
    (self.keys, self.mode) = (kept, mode)
    guard mode != .cubic, var last = kept.first?.value else { return }
    let pieces = (kept.count - 1) * piecesInSegment
    var length = 0.0
    lengths = [0]
    for piece in 0..<pieces {
      let next = value(piece: piece + 1)
      if mode == .cubicPaced { speeds.append(speed(piece: piece)) }
      length += Self.distance(last, next)
      lengths.append(length)
      last = next
    }
    // If the length is too large to be computed, all segments take the same time.
    if !length.isFinite { lengths = (0...pieces).map { Double($0) } }
  }

  /// Returns the value at a time from 0 to 1.
  ///
  /// In `cubic` mode, the value before the time of the first key is that of the first key, and the
  /// value after the time of the last key is that of the last key. In the paced modes, time 0 has
  /// the value of the first key, and time 1 that of the last. NaN is treated as 0.
  ///
  /// - Complexity: O(log keys).
  package func value(at time: Double) -> SIMD16<Double> {
    let count = keys.count
    guard count > 0 else { return .zero }
    let time = time.isNaN ? 0 : time
    if mode == .cubic {
      let next = keys.partitioningIndex { $0.time > time }
      guard next > 0 else { return keys[0].value }
      guard next < count else { return keys[count - 1].value }
      let (start, end) = (keys[next - 1].time, keys[next].time)
      return value(segment: next - 1, at: (time - start) / (end - start))
    }
    guard let whole = lengths.last, whole > 0, time < 1 else { return keys[count - 1].value }
    guard time > 0 else { return keys[0].value }
    let way = time * whole
    let piece = lengths.partitioningIndex { $0 > way } - 1
    guard piece < lengths.count - 1 else { return keys[count - 1].value }
    let part = part(of: piece, at: (way - lengths[piece]) / (lengths[piece + 1] - lengths[piece]))
    let (segment, rest) = piece.quotientAndRemainder(dividingBy: piecesInSegment)
    return value(segment: segment, at: (Double(rest) + part) / Double(piecesInSegment))
  }

  private var piecesInSegment: Int { mode == .cubicPaced ? Self.chords : 1 }

  /// Returns the fraction of a piece's parameter range at which the fraction `way` of its length is
  /// reached.
  ///
  /// In `cubicPaced` mode, the speed changes linearly within a piece; otherwise it is constant.
  private func part(of piece: Int, at way: Double) -> Double {
    guard mode == .cubicPaced else { return way }
    let (begin, end) = speeds[piece]
    let gone = 2 * (begin + end) * way
    let part = gone / (begin + (begin * begin + (end - begin) * gone / 2).squareRoot()) / 2
    return part.isFinite ? min(part, 1) : way
  }

  private func speed(piece: Int) -> (begin: Double, end: Double) {
    let (segment, rest) = piece.quotientAndRemainder(dividingBy: piecesInSegment)
    func speed(at part: Double) -> Double {
      let (start, end, slope, endSlope) = ends(of: segment)
      let rest = 1 - part
      let change =
        (end - start) * (6 * part * rest) + slope * (rest * (1 - 3 * part))
        - endSlope * (part * (2 - 3 * part))
      return Self.distance(change, .zero)
    }
    let count = Double(piecesInSegment)
    return (speed(at: Double(rest) / count), speed(at: Double(rest + 1) / count))
  }

  /// Returns the start value, the end value, the start slope and the end slope of a segment.
  private func ends(
    of segment: Int
  ) -> (SIMD16<Double>, SIMD16<Double>, SIMD16<Double>, SIMD16<Double>) {
    let (start, end) = (keys[segment].value, keys[segment + 1].value)
    // At the ends of the track, the first or last value itself replaces the missing neighbor.
    let before = keys[max(segment - 1, 0)].value
    let after = keys[min(segment + 2, keys.count - 1)].value
    return (start, end, (end - before) / 2, (after - start) / 2)
  }

  /// Returns the value at the start of a piece.
  private func value(piece: Int) -> SIMD16<Double> {
    let (segment, rest) = piece.quotientAndRemainder(dividingBy: piecesInSegment)
    guard segment < keys.count - 1 else { return keys[keys.count - 1].value }
    return value(segment: segment, at: Double(rest) / Double(piecesInSegment))
  }

  /// Returns the value at a fraction, from 0 to 1, of the segment after a key.
  private func value(segment: Int, at part: Double) -> SIMD16<Double> {
    let (start, end, slope, endSlope) = ends(of: segment)
    guard part > 0 else { return start }
    guard mode != .paced else { return start + (end - start) * part }
    let rest = 1 - part
    let way = (end - start) * (part * part * (3 - 2 * part))
    return start + way + slope * (part * rest * rest) - endSlope * (part * part * rest)
  }

  private static func distance(_ one: SIMD16<Double>, _ other: SIMD16<Double>) -> Double {
    let way = one - other
    return (way * way).sum().squareRoot()
  }
}
