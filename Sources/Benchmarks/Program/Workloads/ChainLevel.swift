/// The geometry of one level of a benchmark chain, the same as in benchmarks of other libraries.
struct ChainLevel {
  /// The frame origin in the parent.
  let frameOrigin: (x: Double, y: Double)
  /// The origin of the level's bounds.
  let boundsOrigin: (x: Double, y: Double)
  /// The rotation in a rotated chain, in degrees.
  let degrees: Double

  init(_ index: Int) {
    frameOrigin = (Double(3 + index % 7), Double(5 + index % 11))
    boundsOrigin = (Double(index % 3), Double(index % 5))
    degrees = Double(5 + index * 7 % 40)
  }

  /// The offset that an unrotated level adds when converting to its parent.
  var offset: (x: Double, y: Double) {
    (frameOrigin.x - boundsOrigin.x, frameOrigin.y - boundsOrigin.y)
  }
}
