import Foundation
import Testing
import ViewGeometry

/// Layers of views and plain ones among each other, against a list.
@Suite struct LayerOrderLaws {
  private struct Step {
    let kind: Int
    let layer: Int
    let other: Int
  }

  private struct Steps: CustomStringConvertible {
    let all: [Step]
    var description: String { "\(all.map { ($0.kind, $0.layer, $0.other) })" }
  }

  @Test func `sublayers are in the order of a list, and subviews with them`() {
    check({ source in
      Steps(
        all: source.list(mean: 14, limit: 40) {
          Step(kind: $0.index(below: 6), layer: $0.index(below: 8), other: $0.index(below: 8))
        })
    }) { (steps: Steps) in
      let (host, elsewhere) = (View(), View())
      let views = (0..<4).map { _ in View() }
      // Two of the views come from another view.
      for view in views.prefix(2) { elsewhere.addSubview(view) }
      let layers = views.map(\.layer) + (0..<4).map { _ in Layer() }
      var model: [Int] = []
      for step in steps.all {
        let layer = layers[step.layer]
        let others = model.filter { $0 != step.layer }
        let sibling = others.firstIndex(of: step.other)
        switch step.kind {
        case 0, 1:
          let place = min(step.other, others.count)
          host.layer.insertSublayer(layer, at: UInt32(place))
          model = others
          model.insert(step.layer, at: place)
        case 2:
          host.layer.addSublayer(layer)
          model = others + [step.layer]
        case 3:
          guard let sibling else { continue }
          host.layer.insertSublayer(layer, below: layers[step.other])
          model = others
          model.insert(step.layer, at: sibling)
        case 4:
          guard let sibling else { continue }
          host.layer.insertSublayer(layer, above: layers[step.other])
          model = others
          model.insert(step.layer, at: sibling + 1)
        default:
          guard model.contains(step.layer) else { continue }
          layer.removeFromSuperlayer()
          model = others
        }
        let found = (host.layer.sublayers ?? []).map { layer in
          layers.firstIndex { $0 === layer } ?? -1
        }
        try demand(found == model, "\(found), not \(model)")
        let subviews = host.subviews.map { view in views.firstIndex { $0 === view } ?? -1 }
        try demand(subviews == model.filter { $0 < 4 }, "\(subviews) of \(model)")
        for (index, layer) in layers.enumerated() {
          try demand(
            (layer.superlayer === host.layer) == model.contains(index), "the superlayer of \(index)"
          )
        }
      }
    }
  }
}
