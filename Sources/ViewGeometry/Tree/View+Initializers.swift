public import Foundation

/// Provides every view class with `init()` and `init(frame:)`, whether it inherits them or not.
///
/// In Swift, a subclass that declares a designated initializer inherits convenience initializers
/// only if it also overrides every designated initializer of its superclass. An instance of a
/// generic type parameter can be created only by a required initializer. UIKit's classes come from
/// Objective-C, where neither restriction exists: `Card()` and, for a generic `T: UIView`, `T()`
/// and `T(frame:)` compile. Both initializers call the class's own `init(frame:)`, and trap if it
/// has none, as in UIKit.
///
/// `viewClass.init(frame:)`, with a value of type `View.Type`, isn't covered: it creates a plain
/// `View`. Call `View.make(_:frame:)` instead.
public protocol InitializableView {}

extension View: InitializableView {}

/// Lets `View.make(_:frame:)` call `init(required:)`, which is unavailable to other code.
private protocol FrameRequired {
  init(required frame: CGRect)
}

@available(*, unavailable)
extension View: FrameRequired {}

extension View {
  /// Creates a view of the given class with its `init(frame:)`, like `viewClass.init(frame:)` in
  /// UIKit.
  ///
  /// - Precondition: The class has that initializer.
  public static func make<Made: View>(_ viewClass: Made.Type, frame: CGRect = .zero) -> Made {
    let anyClass: Any.Type = viewClass
    guard let requiredClass = anyClass as? any FrameRequired.Type,
      let view = requiredClass.init(required: frame) as? Made
    else { preconditionFailure("\(viewClass) can't be created with init(frame:).") }
    return view
  }
}

extension InitializableView {
  /// Replaces the new instance with `view`.
  fileprivate init(taking view: View) {
    guard let view = view as? Self else {
      preconditionFailure("\(view) isn't of the class \(Self.self).")
    }
    self = view
  }
}

extension InitializableView where Self: View {
  /// Creates a view with an empty frame at the origin, using the class's `init(frame:)`.
  ///
  /// - Precondition: The class has that initializer.
  public init() { self.init(taking: View.make(Self.self, frame: .zero)) }

  /// Creates a view whose frame is `frame`, in the coordinates of its future superview.
  ///
  /// - Precondition: The class has its own `init(frame:)`.
  public init(frame: CGRect) { self.init(taking: View.make(Self.self, frame: frame)) }
}
