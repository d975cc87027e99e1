// One import in place of UIKit's: the libraries under UIKit's names, and Foundation, which UIKit brings too.
@_exported public import Controls
@_exported public import ForceTouch
@_exported public import Foundation
@_exported public import TextMeasuring
@_exported public import ViewGeometry
