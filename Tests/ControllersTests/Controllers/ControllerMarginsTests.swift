import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

/// The margins of controllers' views (R11.51).
@Suite struct ControllerMarginsTests {
  private final class Telling: ViewController {
    var told: [CGFloat] = []
    override func viewLayoutMarginsDidChange() { told.append(view.layoutMargins.left) }
  }

  private let window = Window(
    screen: Screen(portraitSize: CGSize(width: 390, height: 844), scale: 3))
  private let content = ViewController()

  init() { window.safeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0) }

  private func show(_ controller: ViewController) {
    window.rootViewController = controller
    window.layoutIfNeeded()
  }

  private func insets(
    _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
  ) -> EdgeInsets {
    EdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  @Test func `R11.51 a root view has the system's margins and the safe area`() {
    expectEqual(content.view.layoutMargins, insets(0, 16, 0, 16))

    show(content)

    expectEqual(content.view.layoutMargins, insets(47, 16, 34, 16))
    expectEqual(
      content.view.layoutMarginsGuide.layoutFrame,
      CGRect(x: 16, y: 47, width: 358, height: 763))
    content.additionalSafeAreaInsets = insets(3, 5, 0, 0)
    expectEqual(content.view.layoutMargins, insets(50, 21, 34, 16))
  }

  @Test func `R11.51 margins that are set count where they are greater`() {
    show(content)

    content.view.layoutMargins = insets(8, 64, 8, 0)
    expectEqual(content.view.layoutMargins, insets(55, 64, 42, 16))
    content.view.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 0, leading: 5, bottom: 0, trailing: 30)
    expectEqual(content.view.layoutMargins, insets(47, 16, 34, 30))
    content.view.semanticContentAttribute = .forceRightToLeft
    expectEqual(content.view.layoutMargins, insets(47, 30, 34, 16))
    content.viewRespectsSystemMinimumLayoutMargins = false
    expectEqual(content.view.layoutMargins, insets(47, 30, 34, 5))
    content.view.insetsLayoutMarginsFromSafeArea = false
    expectEqual(content.view.layoutMargins, insets(0, 30, 0, 5))
    content.view.layoutMargins = .zero
    expectEqual(content.view.layoutMarginsGuide.layoutFrame, content.view.bounds)
  }

  @Test func `R11.51 in a wide window they are 20, and what hangs on them follows`() {
    let label = View()
    label.translatesAutoresizingMaskIntoConstraints = false
    content.view.addSubview(label)
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: content.view.layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: content.view.layoutMarginsGuide.trailingAnchor),
      label.heightAnchor.constraint(equalToConstant: 10),
      label.topAnchor.constraint(equalTo: content.view.layoutMarginsGuide.topAnchor),
    ])
    show(content)
    expectEqual(label.frame, CGRect(x: 16, y: 47, width: 358, height: 10))

    window.resize(to: CGSize(width: 844, height: 390))
    window.layoutIfNeeded()
    expectEqual(label.frame, CGRect(x: 20, y: 47, width: 804, height: 10))
    content.viewRespectsSystemMinimumLayoutMargins = false
    window.layoutIfNeeded()
    expectEqual(label.frame, CGRect(x: 8, y: 55, width: 828, height: 10))
    content.viewRespectsSystemMinimumLayoutMargins = true
    window.resize(to: CGSize(width: 390, height: 844))
    window.layoutIfNeeded()
    expectEqual(label.frame, CGRect(x: 16, y: 47, width: 358, height: 10))
  }

  /// The margins of a phone that is held sideways: what was read on phones, and siblings.
  @Test func `R11.51 beyond what covers the sides of a phone they are 16`() {
    let (root, child) = (Telling(), ViewController())
    show(root)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.view.frame = CGRect(x: 100, y: 0, width: 300, height: 300)
    let keeping = View(frame: CGRect(x: 20, y: 0, width: 804, height: 100))
    keeping.preservesSuperviewLayoutMargins = true
    root.view.addSubview(keeping)
    root.told = []

    window.resize(to: CGSize(width: 844, height: 390))
    window.safeAreaInsets = insets(0, 47, 21, 47)
    window.layoutIfNeeded()

    expectEqual(root.view.layoutMargins, insets(0, 63, 21, 63))
    expectEqual(keeping.layoutMargins, insets(8, 43, 8, 43))
    expectEqual(child.view.layoutMargins, insets(0, 16, 0, 16))
    expectEqual(root.told, [20, 63])
    expectEqual(root.systemMinimumLayoutMargins.leading, 16)
    root.view.layoutMargins = insets(0, 18, 0, 0)
    root.additionalSafeAreaInsets.left = 5
    expectEqual(root.view.layoutMargins, insets(0, 70, 21, 63))
    root.told = []
    window.safeAreaInsets = .zero
    window.layoutIfNeeded()
    expectEqual(root.view.layoutMargins, insets(0, 25, 0, 20))
    expectEqual(root.told, [25])

    window.safeAreaInsets = insets(0, 47, 21, 47)
    window.screen.traitCollection.userInterfaceIdiom = .pad
    expectEqual(root.view.layoutMargins.right, 67)
  }

  @Test func `R11.51 the views of children and of what is presented have them, too`() {
    let (child, presented) = (ViewController(), ViewController())
    content.addChild(child)
    content.view.addSubview(child.view)
    show(content)
    child.view.frame = CGRect(x: 10, y: 20, width: 200, height: 300)
    expectEqual(child.view.layoutMargins, insets(27, 16, 0, 16))

    content.present(presented, animated: false)
    window.layoutIfNeeded()

    expectEqual(presented.view.layoutMargins, insets(0, 16, 34, 16))
    let navigation = NavigationController(rootViewController: ViewController())
    show(navigation)
    expectEqual(navigation.topViewController?.view.layoutMargins, insets(91, 16, 34, 16))
  }

  @Test func `R11.51 a view that preserves them has what reaches in, a plain one has 8`() {
    let (keeping, plain) = (View(), View())
    for view in [keeping, plain] {
      view.frame = CGRect(x: 5, y: 100, width: 385, height: 100)
      content.view.addSubview(view)
    }
    keeping.preservesSuperviewLayoutMargins = true
    show(content)

    expectEqual(keeping.layoutMargins, insets(8, 11, 8, 16))
    expectEqual(plain.layoutMargins, insets(8, 8, 8, 8))
  }

  @Test func `R11.51 a controller is notified once if its margins grow with the window`() {
    let telling = Telling()
    show(telling)
    telling.told = []

    window.resize(to: CGSize(width: 844, height: 390))
    window.layoutIfNeeded()

    expectEqual(telling.told, [20])
  }

  @Test func `R11.51 a view that its controller lets go has the margins of any view`() {
    let view = View()
    content.view = view
    expectEqual(view.layoutMargins, insets(0, 16, 0, 16))

    content.view = View()

    expectEqual(view.layoutMargins, insets(8, 8, 8, 8))
  }

  @Test func `R11.99 the margins of plain views are a choice, those of controllers aren't`() async {
    await #expect(processExitsWith: .success) {
      let before = View.defaultLayoutMargins
      View.defaultLayoutMargins = .zero

      expectEqual(before, EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
      let view = View(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
      expectEqual(view.layoutMarginsGuide.layoutFrame, view.bounds)
      let controller = ViewController()
      expectEqual(controller.view.layoutMargins.left, 16)
      withExtendedLifetime(controller) {}
    }
  }
}
