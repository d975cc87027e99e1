@_exported public import ForceTouch
@_exported public import Foundation
@_exported public import ViewGeometry
