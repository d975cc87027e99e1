import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

private final class Label: View {}

private final class Ghost: View {
  override func point(inside point: CGPoint, with event: Event?) -> Bool { false }
}

private final class Proxy: View {
  let target: View
  init(_ target: View) {
    self.target = target
    super.init(frame: .zero)
  }
  override func hitTest(_ point: CGPoint, with event: Event?) -> View? { target }
}

@Suite struct HitTestExplanationTests {
  private let root = View(frame: CGRect(0, 0, 100, 100))
  private let label = Label(frame: CGRect(50, 0, 50, 20))

  init() { root.addSubview(label) }

  private func explain(_ x: CGFloat, _ y: CGFloat) -> HitTestExplanation {
    root.explainHitTest(CGPoint(x, y))
  }

  /// The verdict on a view put in front of everything, at (10, 10).
  private func verdict(on view: View) -> HitTestExplanation.Verdict? {
    root.addSubview(view)
    return explain(10, 10).steps.first { $0.view === view }?.verdict
  }

  @Test func `the view that is hit and those above it are listed`() {
    let explanation = explain(60, 10)

    expect(explanation.result === label)
    expectEqual(explanation.steps.map { $0.view === label }, [false, true])
    expectEqual(explanation.steps.map(\.depth), [0, 1])
    expectEqual(explanation.steps.map(\.point), [CGPoint(60, 10), CGPoint(10, 10)])
    expectEqual(explanation.steps.map(\.verdict), [.entered, .hit])
  }

  @Test func `each rule of passing over is reported with its values`() {
    let frame = root.bounds
    let hidden = View(frame: frame)
    hidden.isHidden = true
    let disabled = View(frame: frame)
    disabled.isUserInteractionEnabled = false
    let faint = View(frame: frame)
    faint.alpha = 0.009
    let flat = View(frame: frame)
    flat.transform = CGAffineTransform(scaleX: 0, y: 1)
    let away = View(frame: CGRect(20, 20, 5, 5))

    expectEqual(verdict(on: hidden), .rejected(.hidden))
    expectEqual(verdict(on: disabled), .rejected(.disabled))
    expectEqual(verdict(on: faint), .rejected(.transparent(alpha: CGFloat(Float(0.009)))))
    expectEqual(verdict(on: flat), .rejected(.singular(transform: flat.transform)))
    expectEqual(verdict(on: away), .rejected(.outside(bounds: CGRect(0, 0, 5, 5))))
    expectEqual(verdict(on: Ghost(frame: frame)), .rejected(.pointInsideDeclined))
    expectEqual(verdict(on: DeafView(frame: frame)), .declined)
    expect(explain(10, 10).result === root)
  }

  @Test func `an override's answer is the result`() {
    let proxy = Proxy(label)

    expectEqual(verdict(on: proxy), .answered)
    expect(explain(10, 10).result === label)
    expect(proxy.explainHitTest(.zero).result === label)
  }

  @Test func `views behind the one that is hit aren't looked at`() {
    let front = View(frame: root.bounds)
    root.addSubview(front)

    expectEqual(explain(60, 10).steps.map { $0.view === label }, [false, false])
  }

  @Test func `a view that doesn't contain the point hits nothing`() {
    let explanation = explain(100, 10)

    expect(explanation.result == nil)
    expectEqual(explanation.steps.map(\.verdict), [.rejected(.outside(bounds: root.bounds))])
  }

  @Test func `the description reads as sentences`() {
    let hidden = View(frame: CGRect(0, 0.5, 100, 20))
    (hidden.isHidden, hidden.tag) = (true, 7)
    let small = View(frame: CGRect(0, 0, 5, 5))
    root.addSubview(hidden)
    label.addSubview(small)

    expectEqual(
      explain(60, 10).description,
      """
      (60, 10) hits Label (50, 0, 50, 20).
      - View (0, 0, 100, 100) contains (60, 10), so its subviews are tested from front to back.
        - View #7 (0, 0.5, 100, 20) is skipped: it is hidden.
        - Label (50, 0, 50, 20) contains (10, 10), but no subview is hit, so it is hit itself.
          - View (0, 0, 5, 5) is skipped: (10, 10) is not in its bounds (0, 0, 5, 5).
      """)
    expect("\(explain(500, 0))".hasPrefix("(500, 0) hits nothing.\n- View"))
  }

  @Test func `every verdict has its sentence`() {
    let flat = View(frame: root.bounds)
    flat.transform = CGAffineTransform(scaleX: 0, y: 1)
    let faint = View(frame: root.bounds)
    faint.alpha = 0
    let disabled = View(frame: root.bounds)
    disabled.isUserInteractionEnabled = false
    for view in [flat, faint, disabled, Ghost(frame: root.bounds), DeafView(frame: root.bounds)] {
      root.addSubview(view)
    }

    let text = explain(10, 10).description

    expect(text.contains("its transform [0, 0, 0, 1] can't be inverted."))
    expect(text.contains("its alpha is 0.0, below 0.01."))
    expect(text.contains("isUserInteractionEnabled is false."))
    expect(text.contains("its override of point(inside:) returns false for (10, 10)."))
    expect(text.contains("has an override of hitTest that returns nil for (10, 10)."))
    expect(Proxy(label).explainHitTest(.zero).description.contains("that returns a view"))
  }
}
