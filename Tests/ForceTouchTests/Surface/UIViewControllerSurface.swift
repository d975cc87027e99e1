import UIKitNames

private final class SurfaceController: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { return nil }
  override var previewActionItems: [any UIPreviewActionItem] { [] }
  override func viewDidLoad() { super.viewDidLoad() }
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
}
