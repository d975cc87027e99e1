import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Plain layers among subviews that are added, removed and reordered, compared with a list.
@Suite struct LayerSubviewLaws {
  private struct Step {
    let kind: Int
    let view: Int
    let place: Int
  }

  private struct Steps: CustomStringConvertible {
    let all: [Step]
    var description: String { "\(all.map { ($0.kind, $0.view, $0.place) })" }
  }

  @Test func `a subview that is removed leaves a plain layer where it was`() {
    let host = View()
    let views = [View(), View()]
    for view in views { host.addSubview(view) }
    let layer = Layer()
    host.layer.insertSublayer(layer, above: views[0].layer)

    views[0].removeFromSuperview()

    expectEqual(host.layer.sublayers, [layer, views[1].layer])
  }

  @Test func `plain layers keep their positions among subviews`() {
    check({ source in
      Steps(
        all: source.list(mean: 14, limit: 40) {
          Step(kind: $0.index(below: 5), view: $0.index(below: 4), place: $0.index(below: 5))
        })
    }) { (steps: Steps) in
      let (host, other) = (View(), View())
      let views = (0..<4).map { _ in View() }
      let layers = views.map(\.layer) + (0..<3).map { _ in Layer() }
      var model = [0, 4, 5, 1, 6]
      for view in views.prefix(2) { host.addSubview(view) }
      for index in [4, 5, 6] { host.layer.addSublayer(layers[index]) }
      host.layer.insertSublayer(layers[4], above: layers[0])
      host.layer.insertSublayer(layers[5], above: layers[4])
      for step in steps.all {
        let view = views[step.view]
        let isInside = model.contains(step.view)
        let others = model.filter { $0 < 4 && $0 != step.view }
        var place: Int?
        switch step.kind {
        case 0: view.removeFromSuperview()
        case 1: other.addSubview(view)
        case 2:
          host.addSubview(view)
          place = others.count
        case 3 where isInside:
          host.sendSubviewToBack(view)
          place = 0
        default:
          let index = min(step.place, others.count)
          host.insertSubview(view, at: index)
          place = index
        }
        model.removeAll { $0 == step.view }
        if let place {
          let next = place < others.count ? model.firstIndex(of: others[place]) : nil
          model.insert(step.view, at: next ?? model.count)
        }

        let found = (host.layer.sublayers ?? []).map { layer in
          layers.firstIndex { $0 === layer } ?? -1
        }
        try demand(found == model, "\(found), not \(model)")
      }
    }
  }
}
