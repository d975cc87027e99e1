/// A class whose appearance can be customized for all of its instances in UIKit: `UIAppearance`.
///
/// This library has no appearance proxies, because it draws nothing. The protocol exists so that
/// code that extends it, or uses it as a constraint, compiles.
public protocol AppearanceCustomizing: AnyObject {}

extension View: AppearanceCustomizing {}
