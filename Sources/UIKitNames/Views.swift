public import ViewGeometry

#if !canImport(UIKit)
  /// Core Animation's name for `Layer.CornerMask`.
  public typealias CACornerMask = Layer.CornerMask

  /// Core Animation's name for `Layer`.
  public typealias CALayer = Layer

  /// UIKit's name for `Accessibility`.
  public typealias UIAccessibility = Accessibility

  /// UIKit's name for `AccessibilityScrollDirection`.
  public typealias UIAccessibilityScrollDirection = AccessibilityScrollDirection

  /// UIKit's name for `AccessibilityTraits`.
  public typealias UIAccessibilityTraits = AccessibilityTraits

  /// UIKit's name for `CoordinateSpace`.
  public typealias UICoordinateSpace = CoordinateSpace

  /// UIKit's name for `Event`.
  public typealias UIEvent = Event

  /// UIKit's name for `Screen.InterfaceOrientation`.
  public typealias UIInterfaceOrientation = Screen.InterfaceOrientation

  /// UIKit's name for `InterfaceOrientationMask`.
  public typealias UIInterfaceOrientationMask = InterfaceOrientationMask

  /// UIKit's name for `Responder`.
  public typealias UIResponder = Responder

  /// UIKit's name for `Screen`.
  public typealias UIScreen = Screen

  /// UIKit's name for `View.SemanticContentAttribute`.
  public typealias UISemanticContentAttribute = View.SemanticContentAttribute

  /// UIKit's name for `View.UserInterfaceLayoutDirection`.
  public typealias UIUserInterfaceLayoutDirection = View.UserInterfaceLayoutDirection

  /// UIKit's name for `View`.
  public typealias UIView = View

  /// UIKit's name for `Window`.
  public typealias UIWindow = Window

  /// Core Graphics' name for `Color`.
  public typealias CGColor = Color

  /// UIKit's name for `Touch`.
  public typealias UITouch = Touch

  /// UIKit's name for `AppearanceCustomizing`.
  public typealias UIAppearance = AppearanceCustomizing

  /// Core Animation's name for `TransformLayer`.
  public typealias CATransformLayer = TransformLayer
#endif
