public import ViewGeometry

#if !canImport(UIKit)
  /// Core Animation's name for `Transform3D`.
  public typealias CATransform3D = Transform3D

  /// UIKit's name for `BezierPath`.
  public typealias UIBezierPath = BezierPath

  /// UIKit's name for `DirectionalEdgeInsets`.
  public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets

  /// UIKit's name for `EdgeInsets`.
  public typealias UIEdgeInsets = EdgeInsets

  /// UIKit's name for `Offset`.
  public typealias UIOffset = Offset

  /// UIKit's name for `RectCorner`.
  public typealias UIRectCorner = RectCorner

  /// UIKit's name for `RectEdge`.
  public typealias UIRectEdge = RectEdge
#endif
