import Foundation
import ViewGeometry

extension Misuse {
  static let ofLayers: [Misuse] = [
    Misuse("The layerClass of ViewWithoutLayer isn't a layer class: View.") {
      _ = ViewWithoutLayer().layer
    },
    Misuse("Can't add … to …: it contains the receiver, and a tree can't have cycles.") {
      let (outer, inner) = (Layer(), Layer())
      outer.addSublayer(inner)
      inner.addSublayer(outer)
    },
    Misuse("Can't add the layer of a view to …, which isn't the layer of a view.") {
      let view = View()
      Layer().addSublayer(view.layer)
    },
    Misuse("The contentScaleFactor of a view must be finite and above zero, not 0.0.") {
      View().contentScaleFactor = 0
    },
    Misuse("The tolerance for flattening a path must be above zero, not 0.0.") {
      _ = Path(rect: .zero).flattened(tolerance: 0)
    },
    // R15.55
    Misuse("A clock can't be advanced by nan seconds.") { AnimationClock().advance(by: .nan) },
    Misuse("A clock can't be advanced by inf seconds.") {
      AnimationClock().advanceToRest(within: .infinity)
    },
    Misuse("A clock can't be advanced from 0.5 to 0.25 seconds.") {
      let clock = AnimationClock()
      clock.advance(by: 0.5)
      clock.advance(to: 0.25)
    },
    Misuse("A clock at 0.0 seconds can't look at -0.5 seconds.") {
      AnimationClock().look(at: -0.5) {}
    },
    Misuse("A clock can't look ahead by -1.0 seconds.") {
      _ = AnimationClock().firstMoment(within: -1) { true }
    },
    Misuse("A clock can't be advanced by a closure that it runs.") {
      let clock = AnimationClock()
      clock.call(at: 1) { clock.advance(by: 1) }
      clock.advance(by: 2)
    },
  ]
}

/// A view whose layer class isn't a layer.
private final class ViewWithoutLayer: View {
  override class var layerClass: AnyClass { View.self }
}
