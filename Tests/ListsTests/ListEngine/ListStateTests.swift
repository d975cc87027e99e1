import Foundation
import Testing

@testable import ViewGeometry

/// The knowledge of tables and collection views about their data and their current operation.
@Suite struct ListStateTests {
  private typealias State = ListState<[Int], CollectionViewCell>

  private let kinds: [ListTransition.Kind] = [.unknown, .stale, .current]
  private let phases: [ListPhase] = [.resting, .showing, .solving, .counting, .countingToSolve]

  @Test func `A change leads to one kind of knowledge, whatever was known before`() {
    for event in ListTransition.all.map(\.event) {
      for (kind, phase) in kinds.flatMap({ kind in phases.map { (kind, $0) } }) {
        let ends = kinds.filter {
          ListTransition.allows(event, from: kind, to: $0, during: phase)
        }
        #expect(ends.count <= 1, "\(event) from \(kind) while \(phase)")
      }
    }
  }

  @Test func `Only a phase that asks for less begins during another one`() {
    #expect(phases.allSatisfy { !ListTransition.allows(.resting, during: $0) })
    #expect(phases.filter { ListTransition.allows(.showing, during: $0) } == [.resting, .showing])
    #expect(
      phases.filter { ListTransition.allows(.solving, during: $0) }
        == [.resting, .showing, .solving])
    #expect(phases.filter { ListTransition.allows(.counting, during: $0) } == [.resting, .showing])
    #expect(phases.filter { ListTransition.allows(.countingToSolve, during: $0) } == [.solving])
  }

  @Test func `A phase goes back to the one that it began in`() {
    var state = State()

    let outer = state.begin(.showing)
    let inner = state.begin(.solving)
    #expect(state.phase.isSolving)
    state.end(inner)
    #expect(state.phase == .showing && !state.phase.isSolving)
    state.end(outer)

    #expect(state.phase == .resting)
  }

  @Test func `Cached data becomes stale, and current when it is requested again`() {
    var state = State()
    state.learn([3])
    let revision = state.revision

    state.invalidate()
    #expect(state.knowledge.stale == [3] && state.knowledge.current == nil)
    #expect(state.revision != revision)
    state.learn([4])

    #expect(state.knowledge.current == [4] && state.knowledge.stale == nil)
    #expect(state.reloadCount == 0 && state.dataRevision == 0)
  }

  @Test func `A batch keeps what it counts from once that is invalidated`() {
    var state = State()
    state.learn([3])
    state.batch = ListBatch(in: state)

    #expect(state.batch?.isInvalidated(in: state) == false)
    state.invalidate()
    state.learn([4])
    state.invalidate()

    #expect(state.batch?.before == [3])
    #expect(state.batch?.isInvalidated(in: state) == true)
    #expect(state.batch?.isReloaded(in: state) == false)
  }

  @Test func `A reload forgets what refers to items`() {
    var state = State()
    state.learn([3])
    state.batch = ListBatch(in: state)
    state.selection = ListSelection()
    _ = state.selection?.select(ItemIndex(section: 0, item: 1))
    state.movement = InteractiveMovement(of: ItemIndex(section: 0, item: 2), position: .zero)

    state.forget()

    #expect(state.knowledge.latest == nil && state.movement == nil)
    #expect(state.selection?.selected.isEmpty == true)
    #expect(state.batch?.isReloaded(in: state) == true)
    #expect(state.dataRevision == 1)
  }

  @Test func `Knowledge that was taken out is learned again`() {
    var state = State()
    state.learn([3])

    let taken = state.takeCurrent()
    #expect(taken == [3] && state.knowledge.latest == nil && state.takeStale() == nil)
    state.learn([4])
    state.edit { $0.append(5) }
    #expect(state.knowledge.current == [4, 5])
    state.invalidate()
    #expect(state.takeCurrent() == nil && state.takeStale() == [4, 5])
    state.follow(with: [6])
    #expect(state.knowledge.stale == [6])
    state.learn([7])

    #expect(state.knowledge.current == [7])
  }

  @Test func `A batch opened during a request for counts is too early`() {
    var state = State()
    #expect(!ListBatch(in: state).isTooEarly)

    _ = state.begin(.counting)

    #expect(ListBatch(in: state).isTooEarly)
  }
}
