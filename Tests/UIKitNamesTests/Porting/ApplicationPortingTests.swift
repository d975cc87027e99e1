import ForceTouch
import TestSupport
import Testing
import UIKitNames

// The classes are written as for UIKit, with nothing but the import changed; `any` is added where
// the language requires it.

private class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    let list = PlacesViewController(style: .plain)
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: list)]
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
    return true
  }

  func applicationWillResignActive(_ application: UIApplication) {}
}

private class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = UINavigationController(
      rootViewController: GridViewController(collectionViewLayout: UICollectionViewFlowLayout()))
    window?.makeKeyAndVisible()
  }

  func sceneDidDisconnect(_ scene: UIScene) {}
}

private class SceneAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    return true
  }

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    return UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
}

private class PlacesViewController: UITableViewController {
  private let places = ["Kyoto", "Lima", "Oslo"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Places"
    navigationItem.largeTitleDisplayMode = .never
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "place")
    tableView.rowHeight = 50
  }

  override func numberOfSections(in tableView: UITableView) -> Int { return 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return places.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    return tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
  }

  func show(place index: Int) {
    let detail = PlaceViewController(name: places[index])
    navigationController?.pushViewController(detail, animated: true)
  }
}

private class PlaceViewController: UIViewController, UIPopoverPresentationControllerDelegate {
  let name: String
  let header = UIView()
  private(set) var headerWidths: [CGFloat] = []

  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(header)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    header.frame = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width,
      height: traitCollection.verticalSizeClass == .compact ? 40 : 80)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(
      alongsideTransition: { _ in self.headerWidths.append(self.header.frame.width) },
      completion: nil)
  }

  func share() {
    let menu = UIViewController()
    menu.modalPresentationStyle = .popover
    menu.preferredContentSize = CGSize(width: 200, height: 120)
    menu.popoverPresentationController?.sourceView = header
    menu.popoverPresentationController?.sourceRect = header.bounds
    menu.popoverPresentationController?.permittedArrowDirections = .up
    menu.popoverPresentationController?.delegate = self
    present(menu, animated: true, completion: nil)
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    return .none
  }
}

private class GridViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (self: Self, previousTraitCollection: UITraitCollection) in
      self.collectionViewLayout.invalidateLayout()
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    return 12
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let columns: CGFloat = traitCollection.horizontalSizeClass == .compact ? 2 : 4
    return CGSize(width: (collectionView.bounds.width / columns) - 10, height: 50)
  }
}

/// The first files of two apps, launched.
@Suite struct ApplicationPortingTests {
  @Test func `An app with its own window is launched, pushes and shows a popover`() throws {
    let delegate = AppDelegate()
    let screen = UIScreen(portraitSize: CGSize(width: 390, height: 844), scale: 3)

    let application = UIApplication.launch(delegate: delegate, screen: screen)

    let window = try #require(UIApplication.shared.windows.first)
    expect(window === delegate.window && window.isKeyWindow)
    let tabs = try #require(window.rootViewController as? UITabBarController)
    let navigation = try #require(tabs.selectedViewController as? UINavigationController)
    let list = try #require(navigation.topViewController as? PlacesViewController)
    expectEqual(list.tableView.visibleCells.count, 3)
    expectEqual(list.view.safeAreaInsets, UIEdgeInsets(top: 44, left: 0, bottom: 49, right: 0))

    list.show(place: 1)
    let place = try #require(navigation.topViewController as? PlaceViewController)
    place.share()

    expectEqual(place.name, "Lima")
    expectEqual(place.header.frame, CGRect(x: 0, y: 44, width: 390, height: 80))
    let menu = try #require(window.rootViewController?.presentedViewController)
    expectEqual(menu.view.frame, CGRect(x: 95, y: 137, width: 200, height: 120))
    expectEqual(menu.popoverPresentationController?.arrowDirection, .up)

    window.windowScene?.rotate(to: .landscapeLeft)

    expectEqual(place.headerWidths, [844])
    expectEqual(place.header.frame, CGRect(x: 0, y: 32, width: 844, height: 40))
    // The source rectangle is still the one that was set.
    expectEqual(menu.view.frame, CGRect(x: 95, y: 125, width: 200, height: 120))
    withExtendedLifetime(application) {}
  }

  @Test func `An app with scenes is launched and lays its grid out by its traits`() throws {
    let screen = UIScreen(portraitSize: CGSize(width: 820, height: 1180), scale: 2)

    let application = UIApplication.launch(delegate: SceneAppDelegate(), screen: screen) { _ in
      SceneDelegate()
    }

    let scene = try #require(
      UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first)
    let window = try #require(scene.windows.first { $0.isKeyWindow })
    let navigation = try #require(window.rootViewController as? UINavigationController)
    let grid = try #require(navigation.topViewController as? GridViewController)
    expectEqual(
      grid.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.width, 195)

    window.resize(to: CGSize(width: 400, height: 1180))
    window.layoutIfNeeded()

    expectEqual(
      grid.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.width, 190)
    withExtendedLifetime(application) {}
  }
}
