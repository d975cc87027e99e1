import Foundation
import Testing
import UIKitNames
import ViewGeometry

@testable import ForceTouchSupport
@testable import TestSupport

/// Snapshots taken during random flights, of what is shown and of the model.
@Suite struct FlightSnapshotLaws {
  private static var seeds: CaseSeeds { CaseRange.perThousand(300).seeds() }

  /// Plays a random script, and calls `body` at random times on the way.
  private func fly(
    _ seed: UInt64, _ body: (FlightStage, AnimationClock, inout SeededGenerator) -> Void
  ) {
    let (stage, clock) = (FlightStage(), AnimationClock())
    var generator = SeededGenerator(seed: seed + 1_000)
    clock.use {
      for line in FlightStage.script(8, seed: seed) {
        stage.play(line)
        clock.advance(by: Double.random(in: 0..<0.3, using: &generator))
        body(stage, clock, &generator)
      }
    }
  }

  private func random(_ generator: inout SeededGenerator, near stage: FlightStage) -> CGPoint {
    let layer = (stage.views.randomElement(using: &generator) ?? stage.root).layer
    let shown = layer.presentation() ?? layer
    let inside = CGPoint(
      x: shown.bounds.minX + .random(in: -0.3..<1.3, using: &generator) * shown.bounds.width,
      y: shown.bounds.minY + .random(in: -0.3..<1.3, using: &generator) * shown.bounds.height)
    return shown.convert(inside, to: stage.root.layer.presentation())
  }

  private func isNear(_ left: CGPoint, _ right: CGPoint) -> Bool {
    let size = 1 + max(abs(right.x), abs(right.y))
    return abs(left.x - right.x) <= 1e-9 * size && abs(left.y - right.y) <= 1e-9 * size
  }

  @Test func `R15.45 A snapshot of the presentation answers as presentation layers do`() {
    for seed in Self.seeds {
      fly(seed) { stage, _, generator in
        let snapshot = GeometrySnapshot(presentationOf: stage.root)
        func shown(_ view: UIView) -> Layer { view.layer.presentation() ?? view.layer }
        for from in stage.views + [stage.root] {
          for to in stage.views + [stage.root] {
            guard let source = snapshot.id(of: from), let target = snapshot.id(of: to) else {
              return expect(Bool(false), "seed \(seed): no element")
            }
            let point = CGPoint(x: CGFloat(seed % 7), y: 3)
            // A view without an inverse maps all to its anchor point; beyond it the numbers are noise.
            let map = shown(to).convert(CGRect(x: 0, y: 0, width: 1, height: 1), to: shown(from))
            guard map.width > 1e-3, map.height > 1e-3 else { continue }
            let found = snapshot.convert(point, from: source, to: target)
            let expected = shown(from).convert(point, to: shown(to))
            expect(isNear(found, expected), "seed \(seed): \(found), not \(expected)")
          }
          guard let element = snapshot.id(of: from) else { return }
          expectEqual(snapshot.bounds(of: element), shown(from).bounds, "seed \(seed)")
        }
        for _ in 0..<10 {
          let point = random(&generator, near: stage)
          let hit = shown(stage.root).hitTest(point)?.model()
          let view = (stage.views + [stage.root]).first { $0.layer === hit }
          expectEqual(
            snapshot.hitTest(point), view.flatMap { snapshot.id(of: $0) }, "seed \(seed), \(point)")
        }
      }
    }
  }

  @Test func `R15.20 R15.21 A snapshot of the model is hit as a touch hits, on the way too`() {
    for seed in Self.seeds {
      var kept: GeometrySnapshot?
      fly(seed) { stage, _, generator in
        let fresh = GeometrySnapshot(of: stage.root)
        kept = kept ?? fresh
        kept?.retake(of: stage.root)
        for _ in 0..<10 {
          let view = stage.views.randomElement(using: &generator) ?? stage.root
          let point = view.convert(
            CGPoint(
              x: view.bounds.minX + .random(in: -0.3..<1.3, using: &generator) * view.bounds.width,
              y: view.bounds.midY), to: stage.root)
          let expected = stage.root.hitTest(point, with: nil).flatMap { fresh.id(of: $0) }
          expectEqual(fresh.hitTest(point), expected, "seed \(seed)")
          expectEqual(kept?.hitTest(point), expected, "seed \(seed), retaken")
        }
      }
    }
  }

  @Test func `R15.45 A snapshot stays as it was, on any thread, until it is retaken`() async {
    let (stage, clock) = (FlightStage(), AnimationClock())
    clock.use {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        stage.views[3].center.x += 100
        stage.views[3].alpha = 0
        stage.views[0].layer.zPosition = 4
      }
    }
    clock.advance(by: 0.5)
    var snapshot = GeometrySnapshot(presentationOf: stage.root)
    let later = clock.look(at: 0.75) { GeometrySnapshot(presentationOf: stage.root) }
    let (frozen, copy) = (snapshot, later)
    guard let id = frozen.id(of: stage.views[3]) else { return expect(Bool(false)) }
    clock.advance(by: 0.25)
    let answers = await Task.detached {
      [frozen, copy].map { $0.convert(CGPoint.zero, from: id, to: $0.root).x }
    }.value
    snapshot.retake(of: stage.root)

    expectEqual(answers, [110, 135])
    expectEqual(snapshot.convert(CGPoint.zero, from: id, to: snapshot.root).x, 135)
    expectEqual(frozen.hitTest(CGPoint(x: 112, y: 15)), id)
    expectEqual(GeometrySnapshot(of: stage.root).hitTest(CGPoint(x: 112, y: 15)), frozen.root)
    // At the end the view is transparent: layers are still hit, but nothing is seen.
    clock.advanceToRest()
    let rest = GeometrySnapshot(presentationOf: stage.root)
    expectEqual(rest.hitTest(CGPoint(x: 162, y: 15)), id)
    expect(!rest.elements(in: stage.root.bounds).contains(id))
  }
}
