import TestSupport
import Testing

@testable import ViewGeometry

/// The views that a list has on screen, by index path.
@Suite struct ShownViewsTests {
  private let views = (0..<4).map { _ in View() }

  private func shown(_ places: [Int]) -> ShownViews<Int, View> {
    var shown = ShownViews<Int, View>()
    for (place, view) in zip(places, views) { shown[place] = view }
    return shown
  }

  @Test func `Views are in the order of their index paths, whatever their order of insertion`() {
    let shown = shown([7, 3, 5])

    expect(shown.places == [3, 5, 7] && shown.count == 3 && !shown.isEmpty)
    let order = [1, 2, 0].map { ObjectIdentifier(views[$0]) }
    expectEqual(shown.views.map { ObjectIdentifier($0) }, order)
    expect(shown[5] === views[2] && shown[4] == nil && shown[8] == nil)
    expectEqual(shown.place(at: 1), 5)
  }

  @Test func `A slot is overwritten, or emptied`() {
    var shown = shown([7, 3, 5])

    shown[5] = views[3]
    shown[3] = nil
    shown[4] = nil

    expect(shown.places == [5, 7] && shown[5] === views[3])
    expect(!shown.contains(views[2]) && shown.contains(views[0]))
    expect(shown.removeValue(forPlace: 7) === views[0])
    expect(shown.removeValue(forPlace: 7) == nil && shown.places == [5])
  }

  @Test func `A walk goes from view to view, and looks for those that aren't next`() {
    let shown = shown([3, 5, 7])
    var next = 0

    expect(shown.view(of: 3, from: &next) === views[0] && next == 1)
    expect(shown.view(of: 7, from: &next) === views[2] && next == 1)
    expect(shown.view(of: 4, from: &next) == nil && next == 1)
    expect(shown.view(of: 5, from: &next) === views[1] && next == 2)
  }

  @Test func `Moved views are in the order of their new index paths`() {
    let moved = shown([3, 5, 7]).moved { $0 == 5 ? nil : 10 - $0 }

    expectEqual(moved.places, [3, 7])
    expect(moved[3] === views[2] && moved[7] === views[0])
  }
}
