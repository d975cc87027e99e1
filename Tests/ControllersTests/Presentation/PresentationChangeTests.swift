import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ForceTouchSupport

/// Changes during a presentation, and the state after it.
@Suite struct PresentationChangeTests {
  private let window = Window(
    screen: Screen(portraitSize: CGSize(width: 768, height: 1_024), scale: 2))
  private let root = ViewController()
  private let shown = ViewController()

  init() { window.rootViewController = root }

  @Test func `The presenting view goes each time that the adapted style says so`() {
    let (log, adapting) = (ControllerLog(), AdaptingDelegate(.fullScreen))
    let presenter = RecordingController("presenter", log)
    window.rootViewController = presenter
    shown.modalPresentationStyle = .popover
    shown.presentationController?.delegate = adapting
    presenter.present(shown, animated: false)

    for turn in 0..<3 {
      _ = log.take()
      window.resize(to: CGSize(width: 320, height: 1_024))
      expect(presenter.view.window == nil, "\(turn)")
      expectEqual(log.take(), ["presenter willDisappear", "presenter didDisappear"], "\(turn)")
      window.resize(to: CGSize(width: 768, height: 1_024))
      expect(presenter.view.window === window, "\(turn)")
    }
    _ = log.take()
    presenter.dismiss(animated: false)

    expectEqual(log.calls, [])
  }

  @Test func `A style that is set while a controller is shown counts from the next time`() {
    shown.modalPresentationStyle = .pageSheet
    root.present(shown, animated: false)
    let first = shown.presentationController

    shown.modalPresentationStyle = .fullScreen
    window.resize(to: CGSize(width: 320, height: 1_024))
    let (style, presenterWindow) = (first?.presentationStyle, root.view.window)
    root.dismiss(animated: false)

    expectEqual(style, .pageSheet)
    expect(presenterWindow === window)
    expectEqual(first?.adaptivePresentationStyle(for: window.traitCollection), .fullScreen)
    root.present(shown, animated: false)
    expectEqual(shown.presentationController?.presentationStyle, .fullScreen)
  }
}
