import Foundation
import ViewGeometry

/// A view that answers hit tests by closures, whose arguments return the superclass's answers.
final class AnsweringView: View {
  var answer: (_ own: () -> View?) -> View? = { $0() }
  var isInside: (_ own: () -> Bool) -> Bool = { $0() }
  private(set) var points: [CGPoint] = []
  private(set) var events: [Event?] = []

  override func hitTest(_ point: CGPoint, with event: Event?) -> View? {
    points.append(point)
    events.append(event)
    return answer { super.hitTest(point, with: event) }
  }

  override func point(inside point: CGPoint, with event: Event?) -> Bool {
    isInside { super.point(inside: point, with: event) }
  }
}

/// A view that is never the result of a hit test.
final class DeafView: View {
  override func hitTest(_ point: CGPoint, with event: Event?) -> View? { nil }
}

/// A view that can also be hit on a margin around it.
final class WideView: View {
  var margin: CGFloat = 10

  override func point(inside point: CGPoint, with event: Event?) -> Bool {
    bounds.insetBy(dx: -margin, dy: -margin).contains(point)
  }
}
