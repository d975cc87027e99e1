public import ViewGeometry

#if !canImport(UIKit)
  /// Core Animation's name of `Layer.CornerMask`.
  public typealias CACornerMask = Layer.CornerMask

  /// Core Animation's name of `Layer`.
  public typealias CALayer = Layer

  /// UIKit's name of `Accessibility`.
  public typealias UIAccessibility = Accessibility

  /// UIKit's name of `CoordinateSpace`.
  public typealias UICoordinateSpace = CoordinateSpace

  /// UIKit's name of `Event`.
  public typealias UIEvent = Event

  /// UIKit's name of `Screen.InterfaceOrientation`.
  public typealias UIInterfaceOrientation = Screen.InterfaceOrientation

  /// UIKit's name of `InterfaceOrientationMask`.
  public typealias UIInterfaceOrientationMask = InterfaceOrientationMask

  /// UIKit's name of `Responder`.
  public typealias UIResponder = Responder

  /// UIKit's name of `Screen`.
  public typealias UIScreen = Screen

  /// UIKit's name of `View.SemanticContentAttribute`.
  public typealias UISemanticContentAttribute = View.SemanticContentAttribute

  /// UIKit's name of `View.UserInterfaceLayoutDirection`.
  public typealias UIUserInterfaceLayoutDirection = View.UserInterfaceLayoutDirection

  /// UIKit's name of `View`.
  public typealias UIView = View

  /// UIKit's name of `Window`.
  public typealias UIWindow = Window

  /// Core Graphics' name of `Color`.
  public typealias CGColor = Color

  /// UIKit's name of `Touch`.
  public typealias UITouch = Touch
#endif
