/// How a controller is presented: `UIModalPresentationStyle`.
public enum ModalPresentationStyle: Int, Sendable {
  /// What the device makes of it: a page sheet, and the whole screen where no screen says what the device is.
  case automatic = -2
  /// As it is, which delegates of popovers answer to keep them from becoming sheets.
  case none = -1
  /// The whole screen; the presenting view goes.
  case fullScreen = 0
  /// A sheet that leaves a strip at the top of a phone free, and margins on a tablet.
  case pageSheet = 1
  /// A smaller sheet in the middle of a tablet.
  case formSheet = 2
  /// The place of the controller around that defines the presentation context, whose view goes.
  case currentContext = 3
  /// As the presentation controller of the program says.
  case custom = 4
  /// The whole screen; the presenting view stays.
  case overFullScreen = 5
  /// The place of the controller around that defines the presentation context, whose view stays.
  case overCurrentContext = 6
  /// Beside a rectangle, on which an arrow points.
  case popover = 7
}

/// How a presentation is animated, for a front that does: `UIModalTransitionStyle`.
public enum ModalTransitionStyle: Int, Sendable {
  /// From the bottom up.
  case coverVertical
  /// By a turn.
  case flipHorizontal
  /// By fading.
  case crossDissolve
  /// By a curled corner.
  case partialCurl
}

/// Makes presentation controllers for custom presentations: `UIViewControllerTransitioningDelegate`, without animations.
public protocol ViewControllerTransitioningDelegate: AnyObject {
  /// The presentation controller for `presented`; nil for a plain one.
  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController?
}

extension ViewControllerTransitioningDelegate {
  /// Nil.
  public func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    nil
  }
}
