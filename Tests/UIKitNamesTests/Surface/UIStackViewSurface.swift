import UIKitNames

private final class SurfaceStack: UIStackView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init(coder: NSCoder) { fatalError("There are no archives.") }
}

enum UIStackViewSurface {
  static func arrangement(_ stack: UIStackView, _ view: UIView) {
    mention(UIStackView(arrangedSubviews: [view]), stack.arrangedSubviews)
    stack.addArrangedSubview(view)
    stack.insertArrangedSubview(view, at: 0)
    stack.removeArrangedSubview(view)
    mention(stack.axis, stack.distribution, stack.alignment, stack.spacing)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: view)
    mention(stack.customSpacing(after: view), UIStackView.spacingUseSystem)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.isBaselineRelativeArrangement = true
  }
}
