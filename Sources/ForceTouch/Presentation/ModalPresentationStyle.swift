/// The presentation style of a controller: `UIModalPresentationStyle`.
public enum ModalPresentationStyle: Int, Sendable {
  /// A page sheet, or the whole screen if the kind of device is unknown.
  case automatic = -2
  /// No adaptation: a delegate returns this value to keep the requested style, such as a popover.
  case none = -1
  /// Covers the whole screen, and removes the presenting view.
  case fullScreen = 0
  /// A sheet that leaves a strip free at the top of a phone in portrait, and margins on a tablet.
  case pageSheet = 1
  /// A smaller sheet in the middle of a tablet; on a phone, the same as a page sheet.
  case formSheet = 2
  /// Covers the nearest controller that defines the presentation context, or the outermost one if
  /// none does, and removes that controller's view.
  case currentContext = 3
  /// A custom style, implemented by the presentation controller that the controller's
  /// `transitioningDelegate` supplies.
  case custom = 4
  /// Covers the whole screen, and keeps the presenting view in place.
  case overFullScreen = 5
  /// Covers the nearest controller that defines the presentation context, or the outermost one if
  /// none does, and keeps that controller's view in place.
  case overCurrentContext = 6
  /// A popover beside a rectangle, with an arrow that points at the rectangle.
  case popover = 7
}

/// The animation of a presentation, for the host to perform: `UIModalTransitionStyle`.
public enum ModalTransitionStyle: Int, Sendable {
  /// The view slides up from the bottom.
  case coverVertical
  /// The view flips over horizontally.
  case flipHorizontal
  /// The view fades in.
  case crossDissolve
  /// The corner of the presenting view curls up like a page.
  case partialCurl
}
