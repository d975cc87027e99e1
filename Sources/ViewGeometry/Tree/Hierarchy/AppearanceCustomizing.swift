/// A class whose appearance is customized for all objects in UIKit: `UIAppearance`.
///
/// There are no appearance proxies here, since nothing is drawn; the protocol serves extensions.
public protocol AppearanceCustomizing: AnyObject {}

extension View: AppearanceCustomizing {}
