/// How a status bar is drawn: `UIStatusBarStyle`, with its numbers.
public enum StatusBarStyle: Int, Sendable {
  /// Dark on light, or light on dark, as the traits say.
  case `default`
  /// For dark backgrounds.
  case lightContent
  /// For light backgrounds.
  case darkContent = 3
}

/// How a status bar comes and goes: `UIStatusBarAnimation`, with its numbers.
public enum StatusBarAnimation: Int, Sendable {
  /// At once.
  case none
  /// By fading.
  case fade
  /// By sliding.
  case slide
}
