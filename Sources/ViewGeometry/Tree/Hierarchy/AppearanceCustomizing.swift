/// A class whose appearance can be customized for all of its instances in UIKit: `UIAppearance`.
///
/// There are no appearance proxies here, because nothing is drawn. The protocol exists so that code
/// that extends it, or uses it as a constraint, compiles.
public protocol AppearanceCustomizing: AnyObject {}

extension View: AppearanceCustomizing {}
