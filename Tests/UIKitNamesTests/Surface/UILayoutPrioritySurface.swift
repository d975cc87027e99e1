import UIKitNames

enum UILayoutPrioritySurface {
  static let all: [UILayoutPriority] = [
    UILayoutPriority.init(10), UILayoutPriority.init(rawValue: 10), .required, .defaultHigh,
    .defaultLow, .fittingSizeLevel, .dragThatCanResizeScene, .dragThatCannotResizeScene,
    .sceneSizeStayPut,
  ]
}
