import Controls
import Devices
import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Examples in the comments of controllers, animations, controls and devices, run; `MethodExampleTests` checks that each is in a test.
@Suite struct MethodExamples {
  private let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @Test func `the example of rootViewController`() {
    window.rootViewController = NavigationController(rootViewController: HomeController())
    window.makeKeyAndVisible()
    expect(window.rootViewController is NavigationController)
  }

  @Test func `the example of pushViewController(_:animated:)`() {
    let (home, detail) = (HomeController(), HomeController())
    let navigation = NavigationController(rootViewController: home)
    navigation.pushViewController(detail, animated: false)
    let top = navigation.topViewController  // the detail
    expect(top === detail)
  }

  @Test func `the example of present(_:animated:completion:)`() {
    let home = HomeController()
    window.rootViewController = home
    window.makeKeyAndVisible()
    let alert = HomeController()
    home.present(alert, animated: false)
    let presenter = alert.presentingViewController  // home
    expect(presenter === home)
  }

  @Test func `the example of animate(withDuration:)`() {
    let panel = View()
    window.addSubview(panel)
    View.animate(withDuration: 0.3) {
      panel.frame.origin.y = 200
    } completion: { _ in
      panel.removeFromSuperview()
    }
    expect(panel.superview == nil)
  }

  @Test func `the example of AnimationClock`() {
    let card = View()
    let clock = AnimationClock()
    clock.use { View.animate(withDuration: 0.4) { card.center.y = 100 } }
    clock.advance(by: 0.2)
    let model = card.center.y  // 100
    let seen = card.layer.presentation()?.position.y  // 50, halfway from 0
    clock.advanceToRest()
    expectEqual(model, 100)
    expect(abs((seen ?? 0) - 50) < 1e-6)
    expectEqual(clock.now, 0.4)
  }

  @Test func `the example of PressDispatcher`() {
    let dispatcher = PressDispatcher(window: window)
    dispatcher.send(PressSample(phase: .began, location: CGPoint(x: 60, y: 300)))
    dispatcher.send(PressSample(phase: .moved, location: CGPoint(x: 60, y: 300), force: 2))
    expect(dispatcher.window === window)
  }

  @Test func `the example of Label`() {
    let label = Label()
    label.text = "Saved"
    label.sizeToFit()
    let size = label.bounds.size  // that of the text, on whole pixels
    expect(size.width > 20 && size.height > 17)
  }

  @Test func `the example of Device`() {
    let phone = Device.iPhone13Mini
    let metrics = phone.metrics(in: .landscapeRight)
    let size = metrics.size  // 812 x 375
    let safeArea = metrics.safeArea?.value  // left and right 50, bottom 21
    let source = metrics.safeArea?.source.title  // who measured it
    expectEqual(size, CGSize(width: 812, height: 375))
    expectEqual(safeArea, EdgeInsets(top: 0, left: 50, bottom: 21, right: 50))
    expect(source != nil)
  }
}

private final class HomeController: ViewController {}
