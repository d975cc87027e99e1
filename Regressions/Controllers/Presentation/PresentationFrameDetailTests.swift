import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ForceTouchSupport

/// The frames of popovers and sheets.
@Suite struct PresentationFrameDetailTests {
  private func window(_ width: CGFloat, _ height: CGFloat) -> Window {
    Window(screen: Screen(portraitSize: CGSize(width: width, height: height), scale: 2))
  }

  @Test func `A popover follows the preferred size of its controller and its source rectangle`() {
    let window = window(768, 1024)
    let (root, shown) = (ViewController(), ViewController())
    window.rootViewController = root
    let list = View(frame: CGRect(x: 0, y: 100, width: 768, height: 800))
    root.view.addSubview(list)
    shown.modalPresentationStyle = .popover
    let popover = shown.popoverPresentationController
    popover?.sourceView = list
    popover?.sourceRect = CGRect(x: 300, y: 0, width: 100, height: 40)
    root.present(shown, animated: true)
    let byDefault = shown.view.frame

    shown.preferredContentSize = CGSize(width: 100, height: 60)
    window.layoutIfNeeded()

    expectEqual(byDefault, CGRect(x: 190, y: 153, width: 320, height: 480))
    expectEqual(shown.view.frame, CGRect(x: 300, y: 153, width: 100, height: 60))
  }

  @Test func `A popover lies beside the frame of its source however far that is scrolled`() {
    let window = window(768, 1024)
    let (root, shown) = (ViewController(), ViewController())
    window.rootViewController = root
    let list = ScrollView(frame: CGRect(x: 300, y: 100, width: 100, height: 40))
    list.contentSize = CGSize(width: 100, height: 2_000)
    list.contentOffset.y = 500
    root.view.addSubview(list)
    shown.modalPresentationStyle = .popover
    shown.preferredContentSize = CGSize(width: 200, height: 100)
    shown.popoverPresentationController?.sourceView = list

    root.present(shown, animated: false)

    expectEqual(shown.view.frame, CGRect(x: 250, y: 153, width: 200, height: 100))
    expectEqual(shown.popoverPresentationController?.arrowDirection, .up)
  }

  @Test func `Where there is little room a popover is a sheet, unless its delegate says no`() {
    let delegate = AdaptingDelegate(.none)
    let window = window(390, 844)
    window.safeAreaInsets.top = 47
    let root = ViewController()
    window.rootViewController = root
    let (sheet, popover) = (ViewController(), ViewController())
    for controller in [sheet, popover] {
      controller.modalPresentationStyle = .popover
      controller.popoverPresentationController?.sourceView = root.view
      controller.popoverPresentationController?.sourceRect = CGRect(
        x: 100, y: 100, width: 40, height: 40)
    }
    popover.popoverPresentationController?.delegate = delegate

    root.present(sheet, animated: false)
    root.dismiss(animated: false)
    root.present(popover, animated: false)

    expectEqual(sheet.view.frame, CGRect(x: 0, y: 57, width: 390, height: 787))
    expectEqual(popover.view.frame, CGRect(x: 10, y: 153, width: 320, height: 480))
    expectEqual(delegate.prepared, 1)
  }

  /// One row: a screen, a style, a preferred size, and the frame of the sheet.
  struct SheetRow: Sendable {
    let size: CGSize
    let style: ModalPresentationStyle
    var preferredSize = CGSize.zero
    let frame: CGRect
  }

  @Test(arguments: [
    SheetRow(
      size: CGSize(width: 390, height: 844), style: .automatic,
      frame: CGRect(x: 0, y: 40, width: 390, height: 804)),
    SheetRow(
      size: CGSize(width: 390, height: 844), style: .formSheet,
      preferredSize: CGSize(width: 100, height: 100),
      frame: CGRect(x: 0, y: 40, width: 390, height: 804)),
    SheetRow(
      size: CGSize(width: 768, height: 1024), style: .pageSheet,
      frame: CGRect(x: 32, y: 40, width: 704, height: 964)),
    SheetRow(
      size: CGSize(width: 768, height: 1024), style: .formSheet,
      frame: CGRect(x: 114, y: 212, width: 540, height: 620)),
    SheetRow(
      size: CGSize(width: 768, height: 1024), style: .formSheet,
      preferredSize: CGSize(width: 400, height: 0),
      frame: CGRect(x: 184, y: 212, width: 400, height: 620)),
    SheetRow(
      size: CGSize(width: 768, height: 1024), style: .overFullScreen,
      frame: CGRect(x: 0, y: 0, width: 768, height: 1024)),
  ])
  func `Sheets lie at the bottom of phones and in the middle of tablets`(_ row: SheetRow) {
    let window = window(row.size.width, row.size.height)
    window.safeAreaInsets.top = 20
    let (root, shown) = (ViewController(), ViewController())
    window.rootViewController = root
    shown.modalPresentationStyle = row.style
    shown.preferredContentSize = row.preferredSize

    root.present(shown, animated: true)

    expectEqual(shown.view.frame, row.frame)
  }

  @Test func `A sheet rests at the height that is selected`() {
    let window = window(390, 844)
    let (root, shown) = (ViewController(), ViewController())
    window.rootViewController = root
    shown.modalPresentationStyle = .pageSheet
    let sheet = shown.sheetPresentationController
    sheet?.detents = [.medium(), .large(), .custom(identifier: .init("low")) { $0 / 4 }]
    root.present(shown, animated: true)
    let medium = shown.view.frame

    sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large }
    let large = shown.view.frame
    sheet?.animateChanges { sheet?.selectedDetentIdentifier = .init("low") }

    expectEqual(medium, CGRect(x: 0, y: 422, width: 390, height: 422))
    expectEqual(large, CGRect(x: 0, y: 10, width: 390, height: 834))
    expectEqual(shown.view.frame, CGRect(x: 0, y: 635.5, width: 390, height: 208.5))
  }

  @Test func `A custom presentation sets its own frame and gets all callbacks`() {
    final class Half: PresentationController {
      var calls: [String] = []
      override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        return containerView.bounds.divided(atDistance: 200, from: .maxYEdge).slice
      }
      override func presentationTransitionWillBegin() {
        calls.append("will begin \(presentedView?.window != nil)")
      }
      override func presentationTransitionDidEnd(_ completed: Bool) {
        calls.append("did end \(presentedView?.window != nil)")
      }
      override func containerViewWillLayoutSubviews() { calls.append("layout") }
      override func dismissalTransitionWillBegin() { calls.append("will go") }
      override func dismissalTransitionDidEnd(_ completed: Bool) { calls.append("gone") }
    }
    final class Transitioning: ViewControllerTransitioningDelegate {
      var made: Half?
      func presentationController(
        forPresented presented: ViewController, presenting: ViewController?,
        source: ViewController
      ) -> PresentationController? {
        made = Half(presentedViewController: presented, presenting: presenting)
        return made
      }
    }
    let transitioning = Transitioning()
    let window = window(390, 844)
    let (root, shown) = (ViewController(), ViewController())
    window.rootViewController = root
    shown.modalPresentationStyle = .custom
    shown.transitioningDelegate = transitioning

    root.present(shown, animated: true)
    let frame = shown.view.frame
    root.dismiss(animated: true)

    expectEqual(frame, CGRect(x: 0, y: 644, width: 390, height: 200))
    expectEqual(
      transitioning.made?.calls,
      [
        "will begin false", "layout", "did end true", "will go", "gone",
      ])
    expect(root.view.window === window)
  }

  @Test func `A presentation over the current context covers the controller that defines it`() {
    let window = window(768, 1024)
    let (root, child, inner, shown) = (
      ViewController(), ViewController(), ViewController(), ViewController()
    )
    window.rootViewController = root
    root.addChild(child)
    root.view.addSubview(child.view)
    child.view.frame = CGRect(x: 10, y: 20, width: 300, height: 400)
    child.addChild(inner)
    child.view.addSubview(inner.view)
    child.definesPresentationContext = true
    shown.modalPresentationStyle = .overCurrentContext

    inner.present(shown, animated: true)

    expect(shown.presentingViewController === child)
    expect(inner.presentedViewController === shown)
    expect(root.presentedViewController == nil)
    expectEqual(shown.view.convert(shown.view.bounds, to: root.view), child.view.frame)
  }

  @Test func `The user puts away what may be put away`() {
    final class Asked: AdaptivePresentationControllerDelegate {
      var calls: [String] = []
      func presentationControllerWillDismiss(_ controller: PresentationController) {
        calls.append("will")
      }
      func presentationControllerDidDismiss(_ controller: PresentationController) {
        calls.append("did")
      }
      func presentationControllerDidAttemptToDismiss(_ controller: PresentationController) {
        calls.append("attempt")
      }
    }
    let asked = Asked()
    let window = window(390, 844)
    let (root, shown) = (ViewController(), ViewController())
    window.rootViewController = root
    root.present(shown, animated: true)
    shown.presentationController?.delegate = asked

    shown.isModalInPresentation = true
    shown.presentationController?.dismissByUser()
    let kept = root.presentedViewController
    shown.isModalInPresentation = false
    shown.presentationController?.dismissByUser()

    expect(kept === shown)
    expect(root.presentedViewController == nil)
    expectEqual(asked.calls, ["attempt", "will", "did"])
  }

  @Test func `Touches beside a popover go through it to the views that it lets them through to`() {
    let window = window(768, 1_024)
    let (root, shown) = (ViewController(), ViewController())
    window.rootViewController = root
    window.isHidden = false
    let buttons = [500, 600].map { View(frame: CGRect(x: $0, y: 900, width: 50, height: 50)) }
    for button in buttons { root.view.addSubview(button) }
    shown.modalPresentationStyle = .popover
    let popover = shown.popoverPresentationController
    popover?.sourceView = root.view
    popover?.sourceRect = CGRect(x: 300, y: 100, width: 100, height: 40)
    root.present(shown, animated: false)
    func hit(_ x: CGFloat, _ y: CGFloat) -> View? {
      window.hitTest(CGPoint(x: x, y: y), with: nil)
    }

    let (closed, inside) = (hit(510, 910), hit(shown.view.frame.midX, shown.view.frame.midY))
    popover?.passthroughViews = buttons
    let open = [hit(510, 910), hit(649, 949), hit(651, 949), hit(510, 899)]

    expect(closed !== buttons[0] && closed !== root.view)
    expect(inside === shown.view)
    expect(open[0] === buttons[0] && open[1] === buttons[1])
    expect(open[2] === closed && open[3] === closed)
    expect(hit(shown.view.frame.midX, shown.view.frame.midY) === shown.view)
  }
}
