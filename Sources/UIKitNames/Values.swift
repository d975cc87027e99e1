public import ViewGeometry

#if !canImport(UIKit)
  /// UIKit's name of `Transform3D`.
  public typealias CATransform3D = Transform3D

  /// UIKit's name of `BezierPath`.
  public typealias UIBezierPath = BezierPath

  /// UIKit's name of `DirectionalEdgeInsets`.
  public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets

  /// UIKit's name of `EdgeInsets`.
  public typealias UIEdgeInsets = EdgeInsets

  /// UIKit's name of `Offset`.
  public typealias UIOffset = Offset

  /// UIKit's name of `RectCorner`.
  public typealias UIRectCorner = RectCorner

  /// UIKit's name of `RectEdge`.
  public typealias UIRectEdge = RectEdge
#endif
