/// A class whose appearance can be customized for all of its instances in UIKit: `UIAppearance`.
///
/// There are no appearance proxies here, because nothing is drawn. The protocol lets code that
/// extends or constrains it compile.
public protocol AppearanceCustomizing: AnyObject {}

extension View: AppearanceCustomizing {}
