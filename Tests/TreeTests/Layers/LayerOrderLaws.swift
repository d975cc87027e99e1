import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Layers of views and plain layers mixed in two views, compared with two lists.
@Suite struct LayerOrderLaws {
  private struct Step {
    let kind: Int
    let host: Int
    let layer: Int
    let other: Int
  }

  private struct Steps: CustomStringConvertible {
    let all: [Step]
    var description: String { "\(all.map { ($0.kind, $0.host, $0.layer, $0.other) })" }
  }

  @Test func `sublayers are in the order of a list, and subviews with them`() {
    check({ source in
      Steps(
        all: source.list(mean: 14, limit: 40) {
          Step(
            kind: $0.index(below: 6), host: $0.index(below: 2), layer: $0.index(below: 8),
            other: $0.index(below: 8))
        })
    }) { (steps: Steps) in
      let hosts = [View(), View()]
      let views = (0..<4).map { _ in View() }
      // Two of the views are initially in the second view.
      for view in views.prefix(2) { hosts[1].addSubview(view) }
      let layers = views.map(\.layer) + (0..<4).map { _ in Layer() }
      var models = [[], [0, 1]]
      for step in steps.all {
        let (layer, host) = (layers[step.layer], hosts[step.host].layer)
        let others = models[step.host].filter { $0 != step.layer }
        let sibling = others.firstIndex(of: step.other)
        let place: Int?
        switch step.kind {
        case 0, 1:
          place = min(step.other, others.count)
          host.insertSublayer(layer, at: UInt32(place ?? 0))
        case 2:
          place = others.count
          host.addSublayer(layer)
        case 3:
          guard let sibling else { continue }
          place = sibling
          host.insertSublayer(layer, below: layers[step.other])
        case 4:
          guard let sibling else { continue }
          place = sibling + 1
          host.insertSublayer(layer, above: layers[step.other])
        default:
          place = nil
          layer.removeFromSuperlayer()
        }
        for index in models.indices { models[index].removeAll { $0 == step.layer } }
        if let place { models[step.host].insert(step.layer, at: place) }
        for (host, model) in zip(hosts, models) {
          let found = (host.layer.sublayers ?? []).map { layer in
            layers.firstIndex { $0 === layer } ?? -1
          }
          try demand(found == model, "\(found), not \(model)")
          let subviews = host.subviews.map { view in views.firstIndex { $0 === view } ?? -1 }
          try demand(subviews == model.filter { $0 < 4 }, "\(subviews) of \(model)")
          for (index, layer) in layers.enumerated() {
            try demand(
              (layer.superlayer === host.layer) == model.contains(index),
              "the superlayer of \(index)")
          }
        }
      }
    }
  }
}
