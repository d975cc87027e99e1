import UIKitNames

enum CALayerSurface {
  static func geometry(_ layer: CALayer) {
    mention(layer.frame, layer.bounds, layer.position, layer.anchorPoint, layer.zPosition)
    mention(layer.transform, layer.sublayerTransform, layer.superlayer, layer.sublayers)
    layer.setAffineTransform(.identity)
    layer.addSublayer(CALayer())
    layer.insertSublayer(CALayer(), at: 0)
    mention(layer.convert(CGPoint.zero, to: layer), layer.convert(CGRect.zero, from: nil))
    mention(layer.contains(.zero), layer.hitTest(.zero), layer.presentation())
  }

  static func drawing(_ layer: CALayer) {
    layer.cornerRadius = 4
    layer.masksToBounds = true
    layer.borderWidth = 1
    layer.shadowRadius = 2
    mention(layer.mask, layer.contents)
  }

  static func transactions(_ layer: CALayer) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.position = .zero
    CATransaction.commit()
  }
}
