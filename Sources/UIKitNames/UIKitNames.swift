// One import that replaces UIKit's. It exports UIKit's names, Core Graphics' names if the platform
// lacks them, and Foundation and Dispatch, which UIKit also exports.
//
// Of the library's other modules, only the declarations named here are exported. Re-exporting one
// declaration makes the members of all types of its module visible, but not the names of the types,
// so `Axis` or `CollectionView` stay free for the app. To use a type without a UIKit name, also
// import its module.
@_exported public import Dispatch
@_exported public import Foundation

// These have no UIKit names, so they are exported under their own.
@_exported public import class Controls.ImageProvider
@_exported public import protocol ForceTouch.InitializableController
@_exported public import protocol TextMeasuring.TextMeasurer

#if !canImport(CoreGraphics)
  @_exported public import struct ViewGeometry.CGAffineTransform
  @_exported public import struct ViewGeometry.CGAffineTransformComponents
  @_exported public import enum ViewGeometry.CGLineCap
  @_exported public import enum ViewGeometry.CGLineJoin
  @_exported public import class ViewGeometry.CGMutablePath
  @_exported public import class ViewGeometry.CGPath
  @_exported public import enum ViewGeometry.CGPathFillRule
  @_exported public import struct ViewGeometry.CGVector
#else
  @_exported public import protocol ViewGeometry.InitializableView
#endif
