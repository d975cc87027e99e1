import Foundation

extension Window {
  /// The default implementation of ``sendEvent(_:)``.
  final func deliver(_ event: Event) {
    let touches = event.orderedTouches.filter { $0.window === self && $0.view != nil }
    withholdNewTouches(of: touches)
    for phase in [Touch.Phase.began, .moved, .ended, .cancelled] {
      for group in groups(of: touches.filter { $0.phase == phase && !$0.isWithheld }) {
        deliver(Set(group.touches), in: phase, to: group.view, event)
      }
    }
  }

  /// Withholds each new touch that isn't permitted beside the touches already in progress (R4.18).
  private final func withholdNewTouches(of touches: [Touch]) {
    var current = touches.filter { $0.phase != .began && !$0.isWithheld }
    for touch in touches where touch.phase == .began {
      guard let view = touch.view else { continue }
      touch.isWithheld = current.contains { other in
        guard let otherView = other.view else { return false }
        return otherView === view
          ? !view.isMultipleTouchEnabled : view.isExclusiveTouch || otherView.isExclusiveTouch
      }
      if !touch.isWithheld { current.append(touch) }
    }
  }

  /// Groups touches by view, in the order of each view's first touch.
  private final func groups(of touches: [Touch]) -> [(view: View, touches: [Touch])] {
    var groups: [(view: View, touches: [Touch])] = []
    for touch in touches {
      guard let view = touch.view else { continue }
      if let index = groups.firstIndex(where: { $0.view === view }) {
        groups[index].touches.append(touch)
      } else {
        groups.append((view, [touch]))
      }
    }
    return groups
  }

  private final func deliver(
    _ touches: Set<Touch>, in phase: Touch.Phase, to view: View, _ event: Event
  ) {
    switch phase {
    case .began: view.touchesBegan(touches, with: event)
    case .moved: view.touchesMoved(touches, with: event)
    case .ended: view.touchesEnded(touches, with: event)
    case .cancelled: view.touchesCancelled(touches, with: event)
    case .stationary: break
    }
  }
}
