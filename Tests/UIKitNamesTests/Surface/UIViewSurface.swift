import Testing
import UIKitNames

private final class SurfaceView: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { return nil }
  override class var layerClass: AnyClass { CALayer.self }
  override class var requiresConstraintBasedLayout: Bool { true }
  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
  override var alignmentRectInsets: UIEdgeInsets { .zero }
  override var forFirstBaselineLayout: UIView { self }
  override var forLastBaselineLayout: UIView { self }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override func sizeToFit() { super.sizeToFit() }
  override func layoutSubviews() { super.layoutSubviews() }
  override func updateConstraints() { super.updateConstraints() }
  override func didAddSubview(_ subview: UIView) {}
  override func willRemoveSubview(_ subview: UIView) {}
  override func willMove(toSuperview newSuperview: UIView?) {}
  override func didMoveToSuperview() {}
  override func willMove(toWindow newWindow: UIWindow?) {}
  override func didMoveToWindow() {}
  override func layoutMarginsDidChange() {}
  override func safeAreaInsetsDidChange() {}
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  override var backgroundColor: UIColor? { didSet { setNeedsDisplay() } }
  override func draw(_ rect: CGRect) { super.draw(rect) }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override var accessibilityLabel: String? {
    get { "surface" }
    set {}
  }
  override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { setNeedsLayout() }
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    self.point(inside: point, with: event) ? super.hitTest(point, with: event) : nil
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
}

enum UIViewSurface {
  static func geometry(_ view: UIView) {
    mention(UIView(), UIView(frame: .zero), view.frame, view.bounds, view.center, view.transform)
    mention(view.transform3D, view.anchorPoint, view.autoresizesSubviews, view.autoresizingMask)
    mention(view.contentMode, view.contentScaleFactor, view.clipsToBounds, view.isHidden)
    mention(view.tintColor, view.alpha, view.isOpaque, view.mask, view.isUserInteractionEnabled)
    mention(view.isMultipleTouchEnabled, view.isExclusiveTouch, view.tag, view.safeAreaInsets)
    mention(view.layer, type(of: view).layerClass, view.accessibilityFrame, view.accessibilityPath)
    var hasher = Hasher()
    view.hash(into: &hasher)
  }

  static func hierarchy(_ view: UIView, _ other: UIView) {
    mention(view.superview, view.subviews, view.window, view.viewWithTag(1), view.endEditing(false))
    view.addSubview(other)
    view.insertSubview(other, at: 0)
    view.insertSubview(UIView(), aboveSubview: other)
    view.insertSubview(UIView(), belowSubview: other)
    view.exchangeSubview(at: 0, withSubviewAt: 1)
    view.bringSubviewToFront(other)
    view.sendSubviewToBack(other)
    mention(other.isDescendant(of: view))
    other.removeFromSuperview()
  }

  static func conversion(_ view: UIView, _ space: any UICoordinateSpace) {
    mention(view.convert(CGPoint.zero, to: view), view.convert(CGRect.zero, from: view))
    mention(view.convert(CGPoint.zero, to: space))
  }

  static func layout(_ view: UIView) {
    view.setNeedsLayout()
    view.layoutIfNeeded()
    view.layoutMargins = .zero
    view.directionalLayoutMargins = NSDirectionalEdgeInsets()
    view.preservesSuperviewLayoutMargins = true
    view.insetsLayoutMarginsFromSafeArea = false
    view.semanticContentAttribute = .forceLeftToRight
    mention(view.safeAreaLayoutGuide, view.layoutMarginsGuide, view.readableContentGuide)
    mention(view.keyboardLayoutGuide.usesBottomSafeArea)
    view.invalidateIntrinsicContentSize()
    mention(view.contentHuggingPriority(for: .horizontal))
    view.setContentHuggingPriority(.required, for: .vertical)
    mention(view.contentCompressionResistancePriority(for: .horizontal))
    view.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    mention(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
    mention(
      view.systemLayoutSizeFitting(
        UIView.layoutFittingExpandedSize, withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel))
  }

  static func constraints(_ view: UIView, _ constraint: NSLayoutConstraint) {
    mention(view.leadingAnchor, view.trailingAnchor, view.leftAnchor, view.rightAnchor)
    mention(view.topAnchor, view.bottomAnchor, view.widthAnchor, view.heightAnchor)
    mention(view.centerXAnchor, view.centerYAnchor)
    mention(view.firstBaselineAnchor, view.lastBaselineAnchor)
    view.translatesAutoresizingMaskIntoConstraints = false
    mention(view.constraints, view.layoutGuides, view.hasAmbiguousLayout)
    view.addConstraint(constraint)
    view.addConstraints([constraint])
    view.removeConstraint(constraint)
    view.removeConstraints([constraint])
    view.setNeedsUpdateConstraints()
    view.updateConstraintsIfNeeded()
    view.addLayoutGuide(UILayoutGuide())
    mention(view.constraintsAffectingLayout(for: .vertical))
    mention(view.alignmentRect(forFrame: .zero), view.frame(forAlignmentRect: .zero))
  }

  static func snapshots(_ view: UIView) {
    mention(view.snapshotView(afterScreenUpdates: true))
    mention(
      view.resizableSnapshotView(
        from: view.bounds, afterScreenUpdates: false, withCapInsets: .zero))
  }

  static let curve = UIView.AnimationCurve.easeInOut

  static func animation(_ view: UIView) {
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 })
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: UIView.AnimationOptions.curveEaseIn, animations: { view.alpha = 1 })
    UIView.animate(springDuration: 1, bounce: 0.5) { view.alpha = 0.5 }
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0 }
    }
    UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve) {
      view.isHidden = true
    }
    UIView.performWithoutAnimation { view.isHidden = false }
    UIView.setAnimationsEnabled(UIView.areAnimationsEnabled)
  }

  static func environment(_ view: UIView, _ interaction: any UIInteraction) {
    mention(view.effectiveUserInterfaceLayoutDirection, view.next, view.traitCollection)
    mention(UIView.userInterfaceLayoutDirection(for: view.semanticContentAttribute))
    view.addInteraction(interaction)
    mention(view.interactions)
    view.registerForTraitChanges(
      [UITraitLayoutDirection.self], handler: { (view: UIView, _) in view.setNeedsLayout() })
  }
}
