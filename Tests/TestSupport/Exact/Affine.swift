/// A pair of coordinates of any number type.
struct Coordinates<Number: RouteNumber> {
  var x: Number
  var y: Number
}

/// A textbook affine map: `(x, y)` becomes `(a x + c y + tx, b x + d y + ty)`.
struct Affine<Number: RouteNumber> {
  var a, b, c, d, tx, ty: Number

  static var identity: Affine {
    Affine(
      a: Number(1), b: Number(0), c: Number(0), d: Number(1), tx: Number(0), ty: Number(0))
  }

  func map(_ point: Coordinates<Number>) -> Coordinates<Number> {
    Coordinates(x: point.x * a + point.y * c + tx, y: point.x * b + point.y * d + ty)
  }

  /// Returns the map that applies the receiver first and `next` second.
  func then(_ next: Affine) -> Affine {
    Affine(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  var determinant: Number { a * d - b * c }

  /// Returns the preimage of `point` multiplied by the determinant (Cramer's rule without its
  /// division).
  func scaledPreimage(of point: Coordinates<Number>) -> Coordinates<Number> {
    let (dx, dy) = (point.x - tx, point.y - ty)
    return Coordinates(x: dx * d - dy * c, y: dy * a - dx * b)
  }
}
