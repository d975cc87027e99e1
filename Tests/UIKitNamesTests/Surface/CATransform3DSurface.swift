import UIKitNames

enum CATransform3DSurface {
  static func functions() {
    var turned = CATransform3DIdentity
    turned.m34 = -1 / 500
    turned = CATransform3DTranslate(turned, 1, 2, 3)
    turned = CATransform3DScale(turned, 1, 2, 3)
    turned = CATransform3DRotate(turned, 1, 0, 0, 1)
    turned = CATransform3DConcat(turned, CATransform3DMakeTranslation(1, 2, 3))
    turned = CATransform3DConcat(turned, CATransform3DMakeScale(1, 2, 3))
    turned = CATransform3DInvert(CATransform3DMakeRotation(1, 0, 0, 1))
    mention(CATransform3DGetAffineTransform(turned), CATransform3DMakeAffineTransform(.identity))
  }
}
