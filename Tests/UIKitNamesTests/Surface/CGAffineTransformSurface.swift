import UIKitNames

enum CGAffineTransformSurface {
  static func members() {
    let moved = CGAffineTransform.init(translationX: 1, y: 2)
    let scaled = CGAffineTransform.init(scaleX: 1, y: 2)
    let turned = CGAffineTransform.init(rotationAngle: 1)
    mention(CGAffineTransform.identity.isIdentity, moved.translatedBy(x: 1, y: 2))
    mention(scaled.scaledBy(x: 1, y: 2), turned.rotated(by: 1), moved.concatenating(scaled))
    mention(moved.inverted(), moved.a, moved.b, moved.c, moved.d, moved.tx, moved.ty)
    let components: CGAffineTransformComponents = moved.decomposed()
    mention(components.scale)
  }
}
