import Foundation

extension InitializableView where Self: StackView {
  /// Creates a stack that arranges `views` in this order, along the horizontal axis.
  public init(arrangedSubviews views: [View]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
}
