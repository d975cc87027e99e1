import Foundation
public import ViewGeometry

// Subclasses that override `init(frame:)` have these, as in UIKit; Swift would have them inherit only with every designated one.
extension InitializableView where Self: Button {
  /// A button of a type.
  public init(type buttonType: Button.ButtonType) {
    self.init(frame: .zero)
    take(buttonType)
  }

  /// A button of the system that performs an action, with its title and picture.
  public init(type buttonType: Button.ButtonType = .system, primaryAction: Action?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// A button with a configuration that performs an action.
  public init(configuration: Button.Configuration, primaryAction: Action? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
  }
}
