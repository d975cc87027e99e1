import UIKitNames

enum UINavigationControllerSurface {
  static func members(_ controller: UIViewController) {
    let navigation = UINavigationController(rootViewController: controller)
    navigation.pushViewController(controller, animated: false)
    mention(navigation.popViewController(animated: false), navigation.viewControllers)
    mention(navigation.popToRootViewController(animated: false), navigation.topViewController)
    mention(navigation.visibleViewController)
  }

  static func stack(_ navigation: UINavigationController, _ controller: UIViewController) {
    navigation.setViewControllers([controller], animated: false)
    mention(navigation.popToViewController(controller, animated: false), navigation.navigationBar)
  }
}
