// One import in place of UIKit's: UIKit's names, Core Graphics' where the platform lacks them, and Foundation and Dispatch, which UIKit
// brings too.
//
// Only what is named here comes along. A re-export of one declaration makes the members of all types of its module visible, but not
// the names of the types, so `Axis` or `CollectionView` stay free for the program. Whoever wants what UIKit has no name for imports
// the module besides.
@_exported public import Dispatch
@_exported public import Foundation

// UIKit has no names in these modules that they could be imported by, so these come along.
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
