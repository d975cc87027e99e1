import TestSupport
import Testing

@testable import ViewGeometry

/// First responders whose chain to the window was cut without a move of a view.
@Suite struct ChainChangeTests {
  private final class Field: Responder {
    var host: View?

    override var next: Responder? { host }
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test func `a first responder that lost its window resigns`() {
    let (window, field, other) = (Window(), Field(), Field())
    (field.host, other.host) = (window, window)
    expect(field.becomeFirstResponder())

    field.host = nil

    expect(other.becomeFirstResponder())
    expect(other.isFirstResponder)
  }

  @Test func `a first responder may be one in two windows, one after the other`() {
    let (first, second, field, other) = (Window(), Window(), Field(), Field())
    (field.host, other.host) = (first, first)
    expect(field.becomeFirstResponder())

    field.host = second

    expect(field.becomeFirstResponder())
    expect(other.becomeFirstResponder())
    expect(field.isFirstResponder && other.isFirstResponder)
  }
}
