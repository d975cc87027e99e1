import Foundation
import ViewGeometry

extension NaiveTree: CustomStringConvertible {
  /// The Swift code that builds the tree, which can be pasted into a test for closer inspection.
  var description: String {
    views.indices.map { index in
      var lines = [
        "let view\(index) = \(views[index].isWindow ? Window.self : type(of: views[index].hitRule.makeView()))()"
      ]
      lines += views[index].settings.map { "view\(index).\($0)" }
      return lines.joined(separator: "\n")
    }
    .joined(separator: "\n") + "\n"
      + views.indices.flatMap { parent in
        views[parent].children.map { "view\(parent).addSubview(view\($0))" }
      }
      .joined(separator: "\n")
  }
}

extension NaiveView {
  /// The Swift assignments that make a new view equal to this one.
  var settings: [String] {
    var settings: [String] = []
    let fresh = NaiveView()
    if anchorPoint != fresh.anchorPoint { settings.append("anchorPoint = \(anchorPoint.code)") }
    if bounds != fresh.bounds { settings.append("bounds = \(bounds.code)") }
    if center != fresh.center { settings.append("center = \(center.code)") }
    if transform != fresh.transform { settings.append("transform = \(transform.code)") }
    if let transform3D { settings.append("transform3D = \(transform3D)") }
    if zPosition != 0 { settings.append("zPosition = \(zPosition.code)") }
    if anchorPointZ != 0 { settings.append("anchorPointZ = \(anchorPointZ.code)") }
    if let sublayerTransform { settings.append("sublayerTransform = \(sublayerTransform)") }
    if isHidden { settings.append("isHidden = true") }
    if alpha != 1 { settings.append("alpha = \(Double(alpha).code)") }
    if !isUserInteractionEnabled { settings.append("isUserInteractionEnabled = false") }
    if clipsToBounds { settings.append("clipsToBounds = true") }
    return settings
  }
}

extension Double {
  /// The number as Swift code.
  var code: String {
    if isNaN { return ".nan" }
    if isInfinite { return self < 0 ? "-.infinity" : ".infinity" }
    return self == rounded() && abs(self) < 1e15 && self != 0 ? "\(Int(self))" : "\(self)"
  }
}

extension CGPoint {
  /// The point as Swift code.
  var code: String { "CGPoint(x: \(Double(x).code), y: \(Double(y).code))" }
}

extension CGRect {
  /// The rectangle as Swift code.
  var code: String {
    "CGRect(x: \(Double(origin.x).code), y: \(Double(origin.y).code), "
      + "width: \(Double(size.width).code), height: \(Double(size.height).code))"
  }
}

extension CGAffineTransform {
  /// The transform as Swift code.
  var code: String {
    "CGAffineTransform(a: \(Double(a).code), b: \(Double(b).code), c: \(Double(c).code), "
      + "d: \(Double(d).code), tx: \(Double(tx).code), ty: \(Double(ty).code))"
  }
}
