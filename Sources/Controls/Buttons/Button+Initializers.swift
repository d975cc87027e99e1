import Foundation
public import ViewGeometry

// Subclasses that override `init(frame:)` inherit these, as in UIKit. In Swift alone they would
// have to override every designated initializer.
extension InitializableView where Self: Button {
  /// Creates a button of the given type.
  public init(type buttonType: Button.ButtonType) {
    self.init(frame: .zero)
    take(buttonType)
  }

  /// Creates a button that performs an action and shows the action's title and image.
  ///
  /// If `primaryAction` is nil, the button has no action, title or image.
  public init(type buttonType: Button.ButtonType = .system, primaryAction: Action?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// Creates a system button with a configuration and an optional primary action.
  ///
  /// The action provides a title or image that the configuration lacks.
  public init(configuration: Button.Configuration, primaryAction: Action? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
  }
}

extension Button {
  /// Returns a system button that performs an action and shows the action's title and image.
  public static func systemButton(primaryAction: Action) -> Button {
    Button(type: .system, primaryAction: primaryAction)
  }
}
