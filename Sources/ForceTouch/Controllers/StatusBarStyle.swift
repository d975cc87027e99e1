/// The style of a status bar: `UIStatusBarStyle`, with its raw values.
public enum StatusBarStyle: Int, Sendable {
  /// Dark content in a light interface style, and light content in a dark one.
  case `default`
  /// Light content, for dark backgrounds.
  case lightContent
  /// Dark content, for light backgrounds.
  case darkContent = 3
}

/// The animation with which a status bar is shown or hidden: `UIStatusBarAnimation`, with its raw
/// values.
public enum StatusBarAnimation: Int, Sendable {
  /// No animation.
  case none
  /// A fade.
  case fade
  /// A slide.
  case slide
}
