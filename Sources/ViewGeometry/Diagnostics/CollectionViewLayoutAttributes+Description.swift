import Foundation

extension CollectionViewLayoutAttributes: OwnDescription {
  /// A description in one line, in UIKit's format, without an address.
  ///
  /// It includes the index path, the kind of a supplementary or decoration view, the frame and,
  /// where they aren't the defaults, the transform, alpha, z-index and hiding:
  ///
  ///     <CollectionViewLayoutAttributes; index path: (0 - 7); frame = (0 44; 100 100); alpha = 0.5; zIndex = 3>
  final var ownDescription: String {
    let path = indexPath.map(String.init).joined(separator: " - ")
    var line = "<\(type(of: self)); index path: (\(path))"
    if let kind = representedElementKind {
      let isDecoration = representedElementCategory == .decorationView
      line += "; \(isDecoration ? "decoration" : "element") kind: (\(kind))"
    }
    let frame = frame
    line += "; frame = (\(frame.minX.short) \(frame.minY.short); "
    line += "\(frame.width.short) \(frame.height.short))"
    if !transform3D.isIdentity { line += "; \(describedTransform)" }
    if alpha != 1 { line += "; alpha = \(alpha.short)" }
    if zIndex != 0 { line += "; zIndex = \(zIndex)" }
    if isHidden { line += "; hidden = YES" }
    return line + ">"
  }

  private var describedTransform: String {
    let matrix = transform3D
    let numbers =
      matrix.isAffine
      ? [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      : [
        matrix.m11, matrix.m12, matrix.m13, matrix.m14, matrix.m21, matrix.m22, matrix.m23,
        matrix.m24, matrix.m31, matrix.m32, matrix.m33, matrix.m34, matrix.m41, matrix.m42,
        matrix.m43, matrix.m44,
      ]
    let name = matrix.isAffine ? "transform" : "transform3D"
    return "\(name) = [\(numbers.map(\.short).joined(separator: ", "))]"
  }
}
