/// The style of a status bar: `UIStatusBarStyle`, with its raw values.
public enum StatusBarStyle: Int, Sendable {
  /// Dark on light, or light on dark, as the traits say.
  case `default`
  /// For dark backgrounds.
  case lightContent
  /// For light backgrounds.
  case darkContent = 3
}

/// The animation of a status bar that appears or disappears: `UIStatusBarAnimation`, with its raw values.
public enum StatusBarAnimation: Int, Sendable {
  /// No animation.
  case none
  /// A fade.
  case fade
  /// A slide.
  case slide
}
