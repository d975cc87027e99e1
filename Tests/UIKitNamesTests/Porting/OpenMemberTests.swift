import TestSupport
import Testing
import UIKitNames

// The classes are written as for UIKit, with nothing but the import changed.

private final class TintedView: UIView {
  var tints: [UIColor] = []

  override func tintColorDidChange() {
    super.tintColorDidChange()
    tints.append(tintColor)
  }
}

private final class StiffView: UIView {
  override var traitCollection: UITraitCollection { UITraitCollection(displayScale: 7) }
  override var description: String { "stiff" }
  override func isEqual(_ object: Any?) -> Bool { object is StiffView }

  override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? .required : super.contentHuggingPriority(for: axis)
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 10) }
}

private final class WideMarginsView: UIView {
  override var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { super.directionalLayoutMargins }
    set {
      super.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 0, leading: 9, bottom: 0, trailing: 9)
    }
  }
}

private final class TestScreen: UIScreen {
  override var scale: CGFloat { 3 }
  override var bounds: CGRect { CGRect(x: 0, y: 0, width: 100, height: 200) }
}

private final class CountingAnimator: UIViewPropertyAnimator {
  var starts = 0

  override func startAnimation() {
    starts += 1
    super.startAnimation()
  }
}

private final class NamedConstraint: NSLayoutConstraint {
  override var description: String { "named" }
}

private final class ConstrainedController: UIViewController {
  var calls: [String] = []

  override func loadView() {
    let view = ConstrainedView()
    view.controller = self
    self.view = view
  }

  override func updateViewConstraints() {
    calls.append("controller")
    super.updateViewConstraints()
  }
}

private final class ConstrainedView: UIView {
  weak var controller: ConstrainedController?

  override func updateConstraints() {
    controller?.calls.append("view")
    super.updateConstraints()
  }
}

private final class HeaderContext: UICollectionViewLayoutInvalidationContext {
  override var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { ["head": []] }
}

/// Members that UIKit's classes let a subclass override, beyond those that layouts and hit tests ask for.
@Suite struct OpenMemberTests {
  @Test func `guides, anchors and effects are equal and hashed as objects of UIKit are`() {
    let (view, other) = (UIView(), UIView())
    expectEqual(Set([view.topAnchor, view.topAnchor, view.bottomAnchor, other.topAnchor]).count, 3)
    expectEqual(Set([view.safeAreaLayoutGuide, view.safeAreaLayoutGuide]).count, 1)
    let blur: UIVisualEffect? = UIBlurEffect(style: .dark)
    expect(blur != .none && blur == blur && blur != UIBlurEffect(style: .dark))
    expect(TintedView().isKind(of: UIView.self) && !UIView().isKind(of: TintedView.self))
    expect(UIView().isMember(of: UIView.self) && !TintedView().isMember(of: UIView.self))
  }

  @Test func `a presentation passes the presented controller its part of a new size`() {
    final class Narrow: UIPresentationController {
      override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize size: CGSize
      ) -> CGSize {
        CGSize(width: size.width / 2, height: size.height)
      }
    }
    final class Presented: UIViewController {
      var sizes: [CGSize] = []

      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        sizes.append(size)
      }
    }
    final class Coordinated: UIViewController {
      let presented = Presented()
      private(set) lazy var presentation = Narrow(
        presentedViewController: presented, presenting: self)

      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        presentation.viewWillTransition(to: size, with: coordinator)
      }
    }
    let controller = Coordinated()
    let scene = UIWindowScene(screen: UIScreen(portraitSize: CGSize(width: 320, height: 480)))
    let window = UIWindow(windowScene: scene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.resize(to: CGSize(width: 480, height: 320))
    expectEqual(controller.presented.sizes.last, CGSize(width: 240, height: 320))
  }

  @Test func `a screen and an animator can be subclassed`() {
    let screen = TestScreen()
    expectEqual(screen.bounds, CGRect(x: 0, y: 0, width: 100, height: 200))
    expectEqual(screen.traitCollection.displayScale, 3)

    let view = UIView()
    let animator = CountingAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    animator.startAnimation()
    expectEqual(animator.starts, 1)
    expect(animator.isRunning)
    animator.stopAnimation(true)
  }

  @Test func `A tint passes to the views that have none (R2.29)`() {
    let (window, outer, inner, own) = (UIWindow(), TintedView(), TintedView(), TintedView())
    window.addSubview(outer)
    outer.addSubview(inner)
    outer.addSubview(own)
    own.tintColor = .green

    window.tintColor = .red
    window.tintColor = .red
    outer.tintColor = nil
    outer.tintAdjustmentMode = .dimmed

    expectEqual(outer.tints, [.red, .red])
    expectEqual(inner.tints, [.red, .red])
    expectEqual(own.tints, [.green, .green])
    expectEqual(
      [window, inner].map(\.tintAdjustmentMode), [UIView.TintAdjustmentMode.normal, .dimmed])
  }

  @Test func `Constraints go by overridden priorities`() {
    let (root, stiff, soft) = (UIView(), StiffView(), StiffView())
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    let plain = UIView()
    for view in [stiff, plain] {
      root.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      stiff.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      plain.leadingAnchor.constraint(equalTo: stiff.trailingAnchor),
      plain.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])

    root.layoutIfNeeded()

    expectEqual(stiff.frame.width, 30)
    expectEqual((stiff as UIView).traitCollection.displayScale, 7)
    expectEqual("\(stiff)", "stiff")
    expect(stiff.isEqual(soft) && stiff != soft)
  }

  @Test func `Setters are called for values of the superclass's type`() {
    let view: UIView = WideMarginsView()

    view.directionalLayoutMargins = .zero

    expectEqual(view.layoutMargins, UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 9))
  }

  @Test func `A controller updates the constraints of its view (R14.8)`() {
    let (window, controller) = (UIWindow(), ConstrainedController())
    window.rootViewController = controller
    window.layoutIfNeeded()
    controller.calls = []

    controller.view.setNeedsUpdateConstraints()
    controller.view.updateConstraintsIfNeeded()

    expectEqual(controller.calls, ["controller", "view"])
    expect(!controller.view.needsUpdateConstraints())
  }

  @Test func `Constraints and contexts of subclasses say what they override`() {
    let context: UICollectionViewLayoutInvalidationContext = HeaderContext()

    expectEqual("\(NamedConstraint())", "named")
    expectEqual(context.invalidatedSupplementaryIndexPaths, ["head": []])
  }

  @Test
  func `Backgrounds of cells lie behind the content, and the selected one shows when selected`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    let (plain, selected) = (UIView(), UIView())

    cell.selectedBackgroundView = selected
    cell.backgroundView = plain
    expect(selected.isHidden)
    cell.isSelected = true
    cell.frame.size = CGSize(width: 60, height: 30)

    expectEqual(cell.subviews, [plain, selected, cell.contentView])
    expect(!selected.isHidden)
    expectEqual([plain, selected].map(\.frame), [cell.bounds, cell.bounds])
    cell.backgroundView = nil
    expectEqual(cell.subviews, [selected, cell.contentView])
  }

  @Test func `What is said for assistive technologies is kept`() {
    let view = UIView()
    view.accessibilityTraits = [.button, .selected]
    view.accessibilityElements = [view]

    expect(view.accessibilityTraits.contains(.button))
    expectEqual(view.index(ofAccessibilityElement: view), 0)
    expectEqual(view.index(ofAccessibilityElement: UIView()), NSNotFound)
    expect(view.accessibilityElement(at: 0) as AnyObject === view)
    expect(view.accessibilityElement(at: 1) == nil && view.accessibilityElementCount() == 1)
  }
}
