import UIKitNames

enum UIBezierPathSurface {
  static func shapes() -> [UIBezierPath] {
    [
      UIBezierPath(rect: .zero), UIBezierPath(ovalIn: .zero),
      UIBezierPath(roundedRect: .zero, cornerRadius: 2),
      UIBezierPath(
        arcCenter: .zero, radius: 1, startAngle: 0, endAngle: .pi, clockwise: true),
    ]
  }

  static func building(_ path: UIBezierPath) {
    path.move(to: .zero)
    path.addLine(to: .zero)
    path.addCurve(to: .zero, controlPoint1: .zero, controlPoint2: .zero)
    path.addArc(withCenter: .zero, radius: 1, startAngle: 0, endAngle: 1, clockwise: false)
    path.close()
    path.apply(CGAffineTransform(scaleX: 2, y: 2))
    mention(path.contains(.zero), path.bounds)
    let copy: CGPath = CGMutablePath()
    path.cgPath = copy
  }
}
