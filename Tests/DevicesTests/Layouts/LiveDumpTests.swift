import Foundation
import ScreenFiles
import TestSupport
import Testing
import ViewGeometry

/// A dump of live views gives the same answers as the views.
@Suite struct LiveDumpTests {
  private final class PayButton: View {}
  private final class Delicate: TableViewCell {}

  private func window() -> Window {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.isHidden = false
    return window
  }

  @Test func `elements have classes, identifiers and places`() {
    let window = window()
    let (scroll, button) = (ScrollView(), PayButton())
    scroll.frame = CGRect(x: 0, y: 40, width: 320, height: 400)
    scroll.contentOffset = CGPoint(x: 0, y: 100)
    button.frame = CGRect(x: 10, y: 120, width: 100, height: 40)
    button.tag = 7
    scroll.accessibilityIdentifier = "list"
    window.addSubview(scroll)
    scroll.addSubview(button)

    let dump = ScreenDump(of: window)

    expectEqual(dump.elements.map(\.role), ["Window", "ScrollView", "PayButton"])
    expectEqual(dump.elements.map(\.identifier), [nil, "list", "7"])
    expectEqual(dump.elements[2].frame, CGRect(x: 10, y: 60, width: 100, height: 40))
    expectEqual(dump.elements.map(dump.isTarget), [false, false, true])
    expectEqual(dump.touched(at: CGPoint(x: 20, y: 70))?.index, 2)
    expect(ScreenDump.views(below: window).last === button)
  }

  @Test func `what derives from a control, and what the caller says, is a target`() {
    let window = window()
    let views = [Delicate(style: .default, reuseIdentifier: nil), View(), View()]
    for view in views {
      view.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
      window.addSubview(view)
    }

    let dump = ScreenDump(of: window) { $0 === views[1] }

    let targets = dump.elements.filter(dump.isTarget).map(\.index)
    expect(targets.contains(1), "a cell by its base class: \(dump.elements[1].typeName)")
    let all = ScreenDump.views(below: window)
    expect(targets.contains { all[$0] === views[1] })
    expect(!targets.contains { all[$0] === views[2] })
  }

  @Test func `rotated and hidden views are as in the tree`() {
    let window = window()
    let (turned, inner, hidden) = (View(), View(), View())
    turned.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
    inner.frame = CGRect(x: 10, y: 5, width: 20, height: 10)
    turned.addSubview(inner)
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    hidden.isHidden = true
    window.addSubview(turned)
    window.addSubview(hidden)

    let dump = ScreenDump(of: window)

    for (element, view) in zip(dump.elements, ScreenDump.views(below: window)) {
      let expected = view.convert(view.bounds, to: window as View?)
      let shift = element.frame.offsetBy(dx: -expected.minX, dy: -expected.minY)
      expect(abs(shift.minX) < 1e-9 && abs(shift.minY) < 1e-9, "\(element.frame) \(expected)")
      expectEqual(element.isHidden, view === hidden)
    }
  }
}
