/// The geometry of one level of a benchmark chain; the same numbers the peers are measured with.
struct ChainLevel {
  /// Frame origin in the parent.
  let frameOrigin: (x: Double, y: Double)
  /// Origin of the level's own bounds.
  let boundsOrigin: (x: Double, y: Double)
  /// Rotation where the chain is a rotated one.
  let degrees: Double

  init(_ index: Int) {
    frameOrigin = (Double(3 + index % 7), Double(5 + index % 11))
    boundsOrigin = (Double(index % 3), Double(index % 5))
    degrees = Double(5 + index * 7 % 40)
  }

  /// The offset that an unrotated level adds on the way to its parent.
  var offset: (x: Double, y: Double) {
    (frameOrigin.x - boundsOrigin.x, frameOrigin.y - boundsOrigin.y)
  }
}
