import UIKitNames

enum UIPreviewParametersSurface {
  static func paths() {
    let parameters = UIPreviewParameters(textLineRects: [NSValue(cgRect: .zero)])
    parameters.visiblePath = UIBezierPath(rect: .zero)
    parameters.shadowPath = UIBezierPath(ovalIn: .zero)
    parameters.backgroundColor = .clear
  }
}
