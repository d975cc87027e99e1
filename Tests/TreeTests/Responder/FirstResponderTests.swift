import TestSupport
import Testing
import ViewGeometry

private final class Field: View {
  var mayBegin = true
  var mayEnd = true

  override var canBecomeFirstResponder: Bool { mayBegin }
  override var canResignFirstResponder: Bool { mayEnd }
}

/// A view that can become first responder, without other overrides.
private final class Willing: View {
  override var canBecomeFirstResponder: Bool { true }
}

/// The first responder of a window.
@Suite struct FirstResponderTests {
  private let window = Window()
  private let first = Field()
  private let second = Field()

  init() {
    window.addSubview(first)
    window.addSubview(second)
  }

  @Test func `one responder of a window is first at a time`() {
    expect(!first.isFirstResponder)
    expect(first.becomeFirstResponder() && first.becomeFirstResponder())
    expect(first.isFirstResponder && !second.isFirstResponder)
    expect(second.becomeFirstResponder())
    expect(!first.isFirstResponder && second.isFirstResponder)
    expect(first.resignFirstResponder() && second.isFirstResponder)
    expect(second.resignFirstResponder() && !second.isFirstResponder)
  }

  @Test func `nobody is first against their will, or gives the place up so`() {
    second.mayBegin = false
    expect(first.becomeFirstResponder())
    expect(!second.becomeFirstResponder() && first.isFirstResponder)
    expect(!View().becomeFirstResponder() && !Field().becomeFirstResponder())
    (first.mayEnd, second.mayBegin) = (false, true)
    expect(!first.resignFirstResponder() && first.isFirstResponder)
    expect(!second.becomeFirstResponder() && first.isFirstResponder)
  }

  @Test func `who is first gives the place up unless it says otherwise`() {
    let willing = Willing()
    second.addSubview(willing)

    expect(willing.becomeFirstResponder() && willing.isFirstResponder)
    expect(first.becomeFirstResponder() && !willing.isFirstResponder)
    expect(willing.becomeFirstResponder() && willing.resignFirstResponder())
    expect(!willing.isFirstResponder)
  }

  @Test func `a responder that leaves the window isn't first any more`() {
    expect(first.becomeFirstResponder())

    first.removeFromSuperview()
    expect(!first.isFirstResponder)
    window.addSubview(first)
    expect(!first.isFirstResponder)
    second.addSubview(first)
    expect(first.becomeFirstResponder())
    second.removeFromSuperview()
    window.addSubview(second)
    expect(!first.isFirstResponder)
  }

  @Test func `a view ends editing in itself and below (R2.30)`() {
    let inner = Field()
    second.addSubview(inner)
    expect(!window.endEditing(false))
    expect(inner.becomeFirstResponder())

    expect(!first.endEditing(true) && inner.isFirstResponder)
    inner.mayEnd = false
    expect(!second.endEditing(false) && inner.isFirstResponder)
    expect(second.endEditing(true) && !inner.isFirstResponder)
    inner.mayEnd = true
    expect(inner.becomeFirstResponder() && inner.endEditing(false) && !inner.isFirstResponder)
  }
}
