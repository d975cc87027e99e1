import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ForceTouchSupport

/// Changes during a presentation, and the state after it.
@Suite struct PresentationChangeDetailTests {
  private let window = Window(
    screen: Screen(portraitSize: CGSize(width: 768, height: 1_024), scale: 2))
  private let root = ViewController()
  private let shown = ViewController()

  init() { window.rootViewController = root }

  private func presentPopover() {
    shown.modalPresentationStyle = .popover
    shown.preferredContentSize = CGSize(width: 200, height: 100)
    let popover = shown.popoverPresentationController
    popover?.sourceView = root.view
    popover?.sourceRect = CGRect(x: 300, y: 100, width: 100, height: 40)
    root.present(shown, animated: false)
  }

  @Test func `A popover goes to a source that is set while it is shown`() {
    presentPopover()

    shown.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 960, width: 100, height: 40)
    window.layoutIfNeeded()

    expectEqual(shown.view.frame, CGRect(x: 250, y: 847, width: 200, height: 100))
    expectEqual(shown.popoverPresentationController?.arrowDirection, .down)
  }

  @Test func `A popover becomes a sheet and a popover again with the room across`() {
    presentPopover()
    let frame = shown.view.frame

    window.resize(to: CGSize(width: 320, height: 1_024))
    let adapted = shown.popoverPresentationController
    let (style, arrow, sheet) = (
      adapted?.presentationStyle, adapted?.arrowDirection, shown.view.frame
    )
    window.resize(to: CGSize(width: 768, height: 1_024))

    expectEqual(style, .pageSheet)
    expectEqual(arrow, .unknown)
    expectEqual(sheet, CGRect(x: 0, y: 10, width: 320, height: 1_014))
    expectEqual(shown.popoverPresentationController?.presentationStyle, .popover)
    expectEqual(shown.popoverPresentationController?.arrowDirection, .up)
    expectEqual(shown.view.frame, frame)
  }

  @Test func `The presenting view goes and comes back where the adapted style says so`() {
    let adapting = AdaptingDelegate(.fullScreen)
    shown.modalPresentationStyle = .popover
    shown.presentationController?.delegate = adapting
    root.present(shown, animated: false)
    let before = root.view.window

    window.resize(to: CGSize(width: 320, height: 1_024))
    let adapted = (root.view.window, shown.view.frame)
    shown.presentationController?.containerView?.setNeedsLayout()
    window.resize(to: CGSize(width: 768, height: 1_024))

    expectEqual(adapting.asked, 1)
    expect(before === window)
    expect(adapted.0 == nil)
    expectEqual(adapted.1, CGRect(x: 0, y: 0, width: 320, height: 1_024))
    expect(root.view.window === window)
    expectEqual(root.view.frame, window.bounds)
  }

  @Test func `A popover from a narrow column of a wide window is a popover`() {
    let column = ViewController()
    root.addChild(column)
    root.view.addSubview(column.view)
    root.setOverrideTraitCollection(
      TraitCollection(horizontalSizeClass: .compact), forChild: column)
    shown.modalPresentationStyle = .popover

    column.present(shown, animated: false)

    expectEqual(column.traitCollection.horizontalSizeClass, .compact)
    expectEqual(shown.presentationController?.presentationStyle, .popover)
  }

  @Test func `A sheet follows the safe area and the size classes while it is shown`() {
    shown.modalPresentationStyle = .pageSheet
    root.present(shown, animated: false)

    window.safeAreaInsets.top = 40
    window.layoutIfNeeded()
    let below = shown.view.frame
    window.traitOverrides.horizontalSizeClass = .compact
    window.layoutIfNeeded()

    expectEqual(below, CGRect(x: 32, y: 60, width: 704, height: 944))
    expectEqual(shown.view.frame, CGRect(x: 0, y: 50, width: 768, height: 974))
  }

  @Test func `Overriding traits count from when they are set, and end with the presentation`() {
    root.present(shown, animated: false)
    let presentation = shown.presentationController

    presentation?.overrideTraitCollection = TraitCollection(userInterfaceStyle: .dark)
    let style = shown.traitCollection.userInterfaceStyle
    presentation?.overrideTraitCollection = nil
    let reset = shown.traitCollection.userInterfaceStyle
    presentation?.overrideTraitCollection = TraitCollection(userInterfaceStyle: .dark)
    root.dismiss(animated: false)
    root.present(shown, animated: false)

    expectEqual(style, .dark)
    expectEqual(reset, .light)
    expectEqual(shown.traitCollection.userInterfaceStyle, .light)
  }

  @Test func `The presenter follows the style, whether or not it is read meanwhile`() {
    shown.modalPresentationStyle = .pageSheet
    let sheet = shown.sheetPresentationController
    shown.modalPresentationStyle = .formSheet
    let formSheet = shown.sheetPresentationController
    shown.modalPresentationStyle = .popover
    shown.modalPresentationStyle = .pageSheet

    expect(sheet === formSheet)
    expectEqual(formSheet?.presentationStyle, .formSheet)
    expect(shown.sheetPresentationController !== sheet)
  }

  @Test func `A presentation controller that an app makes holds the controller it presents`() {
    weak var presented: ViewController?
    do {
      let made = ViewController()
      presented = made
      let presentation = PresentationController(presentedViewController: made, presenting: nil)
      withExtendedLifetime(presentation) { expect(presentation.presentedViewController === made) }
    }
    let freed = presented == nil
    let alone = PresentationController(presentedViewController: ViewController(), presenting: nil)

    expect(freed)
    expectEqual(alone.presentedViewController.modalPresentationStyle, .automatic)
  }

  @Test(arguments: [true, false])
  func `A container that is laid out after its presentation leaves the view alone`(isKept: Bool) {
    root.present(shown, animated: false)
    var presentation = shown.presentationController
    weak let remaining = presentation
    let container = presentation?.containerView
    root.dismiss(animated: false)
    if !isKept { presentation = nil }
    shown.view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)

    container?.setNeedsLayout()
    container?.layoutIfNeeded()

    expect(container != nil && (remaining != nil) == isKept)
    expectEqual(shown.view.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
    withExtendedLifetime(presentation) {}
  }

  @Test(arguments: [ModalPresentationStyle.popover, .pageSheet, .custom, .fullScreen])
  func `A controller isn't held by its presentation controller`(style: ModalPresentationStyle) {
    weak var unused: ViewController?
    weak var dismissed: ViewController?
    do {
      let (asked, shown) = (ViewController(), ViewController())
      (unused, dismissed) = (asked, shown)
      asked.modalPresentationStyle = style
      shown.modalPresentationStyle = style
      _ = asked.presentationController
      root.present(shown, animated: false)
      root.dismiss(animated: false)
    }

    expect(unused == nil)
    expect(dismissed == nil)
  }

  @Test func `The presenting controller gets callbacks as it leaves and returns with the style`() {
    let log = ControllerLog()
    let presenter = RecordingController("presenter", log)
    let adapting = AdaptingDelegate(.fullScreen)
    window.rootViewController = presenter
    shown.modalPresentationStyle = .popover
    shown.presentationController?.delegate = adapting
    presenter.present(shown, animated: false)
    _ = log.take()

    window.resize(to: CGSize(width: 320, height: 1_024))
    let gone = log.take()
    window.resize(to: CGSize(width: 768, height: 1_024))

    expectEqual(gone, ["presenter willDisappear", "presenter didDisappear"])
    expectEqual(
      log.take(), ["presenter willAppear", "presenter isAppearing", "presenter didAppear"])
  }

  @Test func `The presenting controller goes and comes back with the style without animation`() {
    let (presenter, adapting) = (ListeningController(), AdaptingDelegate(.fullScreen))
    var notes: [Bool] = []
    window.rootViewController = presenter
    shown.modalPresentationStyle = .popover
    shown.presentationController?.delegate = adapting
    presenter.present(shown, animated: true)
    presenter.hear = { _, call, animated in
      switch call {
      case .willAppear, .didAppear, .willDisappear, .didDisappear: notes.append(animated)
      default: break
      }
    }

    window.resize(to: CGSize(width: 320, height: 1_024))
    let gone = notes
    window.resize(to: CGSize(width: 768, height: 1_024))

    expectEqual(adapting.asked, 1)
    expectEqual(gone, [false, false])
    expectEqual(notes, [false, false, false, false])
  }

  @Test func `A style is adapted once the view has come, to what changed meanwhile as well`() {
    let (narrowing, adapting) = (ListeningController(), AdaptingDelegate(.fullScreen))
    var style: ModalPresentationStyle?
    narrowing.hear = { controller, call, _ in
      switch call {
      case .isAppearing: controller.view.window?.resize(to: CGSize(width: 320, height: 1_024))
      case .didAppear: style = controller.presentationController?.presentationStyle
      default: break
      }
    }
    narrowing.modalPresentationStyle = .popover
    narrowing.presentationController?.delegate = adapting

    root.present(narrowing, animated: false)
    window.layoutIfNeeded()

    expectEqual(style, .popover)
    expectEqual(narrowing.presentationController?.presentationStyle, .fullScreen)
    expectEqual(narrowing.view.frame, CGRect(x: 0, y: 0, width: 320, height: 1_024))
    expect(root.view.window == nil)
    expectEqual(adapting.asked, 1)
  }
}
