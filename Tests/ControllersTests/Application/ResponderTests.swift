import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

/// The chain of responders and the first of a window.
@Suite struct ResponderTests {
  private final class Field: View {
    var mayLeave = true
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { mayLeave }
  }

  private let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let first = Field()
  private let second = Field()

  init() {
    window.addSubview(first)
    window.addSubview(second)
  }

  @Test func `One responder of a window is first at a time`() {
    expect(first.becomeFirstResponder())
    expect(first.isFirstResponder)
    expect(second.becomeFirstResponder())

    expect(!first.isFirstResponder && second.isFirstResponder)
    expect(second.resignFirstResponder())
    expect(!second.isFirstResponder)
  }

  @Test func `Who may not be first, or may not leave, doesn't`() {
    first.mayLeave = false
    first.becomeFirstResponder()

    expect(!window.becomeFirstResponder())
    expect(!second.becomeFirstResponder())
    expect(!first.resignFirstResponder())
    expect(first.isFirstResponder)
    expect(!Field().becomeFirstResponder())
  }

  @Test func `A view that leaves its window is first no more`() {
    first.becomeFirstResponder()

    first.removeFromSuperview()
    window.addSubview(first)

    expect(!first.isFirstResponder)
  }

  @Test func `A controller may be first in the window of its view`() {
    final class Editing: ViewController {
      override var canBecomeFirstResponder: Bool { true }
    }
    let controller = Editing()
    let before = controller.becomeFirstResponder()
    window.rootViewController = controller

    expect(!before)
    expect(controller.becomeFirstResponder())
    expect(controller.isFirstResponder)
    expect(controller.view.next === controller)
    expect(controller.next === window)
  }

  @Test func `A presented controller leads to who presents it`() {
    let (root, shown) = (ViewController(), ViewController())
    window.rootViewController = root
    root.present(shown, animated: false)

    expect(shown.next === root)
  }
}
