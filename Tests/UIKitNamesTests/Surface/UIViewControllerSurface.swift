import UIKitNames

private final class SurfaceController: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { return nil }
  override var previewActionItems: [any UIPreviewActionItem] { [] }
  override func loadView() { super.loadView() }
  override func viewDidLoad() { super.viewDidLoad() }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated) }
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
  override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
  override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
  override func viewLayoutMarginsDidChange() { super.viewLayoutMarginsDidChange() }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { super.viewWillTransition(to: size, with: coordinator) }
  override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
  override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

enum UIViewControllerSurface {
  static func members(_ controller: UIViewController) {
    mention(controller.view, controller.viewIfLoaded, controller.isViewLoaded)
    mention(controller.preferredContentSize, controller.parent, controller.children)
    mention(controller.presentedViewController, controller.presentingViewController)
    mention(controller.navigationController)
    controller.loadViewIfNeeded()
  }

  static func containment(_ controller: UIViewController, _ other: UIViewController) {
    controller.addChild(other)
    other.removeFromParent()
    controller.present(other, animated: false, completion: nil)
    controller.dismiss(animated: false, completion: nil)
    controller.show(other, sender: nil)
  }

  static func previewing(
    _ controller: UIViewController, _ delegate: any UIViewControllerPreviewingDelegate
  ) {
    let context = controller.registerForPreviewing(with: delegate, sourceView: controller.view)
    controller.unregisterForPreviewing(withContext: context)
  }

  static func areas(_ controller: UIViewController) {
    controller.additionalSafeAreaInsets = .zero
    controller.edgesForExtendedLayout = []
    mention(controller.systemMinimumLayoutMargins)
    mention(controller.viewRespectsSystemMinimumLayoutMargins)
    mention(controller.navigationItem.title)
    mention(controller.tabBarItem.title, controller.topLayoutGuide.length)
    mention(controller.bottomLayoutGuide.topAnchor)
  }

  static func presentation(
    _ controller: UIViewController, _ delegate: any UIViewControllerTransitioningDelegate
  ) {
    controller.modalPresentationStyle = .popover
    controller.transitioningDelegate = delegate
    controller.popoverPresentationController?.sourceView = controller.view
    controller.popoverPresentationController?.sourceRect = .zero
    mention(controller.presentationController?.frameOfPresentedViewInContainerView)
  }
}
