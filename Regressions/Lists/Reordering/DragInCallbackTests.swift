import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Drags that begin and end in callbacks of other drags.
@Suite struct DragInCallbackTests {
  private let owner = MeddledKind.table.owner([Array(0..<20)])

  private func place(_ item: Int) -> IndexPath { .at(0, item) }

  @Test func `A drag that begins while another is cancelled goes on`() {
    let owner = MeddledKind.flow.owner([Array(0..<20)])
    let list = MeddledKind.flow.collection(of: owner, .xywh(0, 0, 100, 90))
    list.layoutIfNeeded()
    list.begin(place(0))
    owner.target = place(5)
    list.drag(to: .xy(20, 5))
    list.layoutIfNeeded()
    var begins = false
    owner.meddlings = [
      (.offset, 0, { begins = list.beginInteractiveMovementForItem(at: place(3)) })
    ]

    list.cancelInteractiveMovement()

    expect(begins && list.hasUncommittedUpdates)
    list.drag(to: .xy(20, 5))
    list.endDrag()
    expectEqual(owner.sections, [[0, 1, 2, 4, 5, 3] + Array(6..<20)])
  }

  @Test func `A table knows that a row is dragged`() {
    let table = MeddledKind.table.table(of: owner, .xywh(0, 0, 100, 90))
    table.layoutIfNeeded()
    expect(!table.hasUncommittedUpdates)

    table.begin(place(1))
    expect(table.hasUncommittedUpdates)

    table.endDrag()
    expect(!table.hasUncommittedUpdates)
  }

  @Test(arguments: [MeddledKind.flow, .table])
  private func `An item deleted in the data source's callback isn't dragged`(kind: MeddledKind) {
    let list = kind.list(of: owner)
    list.layoutIfNeeded()
    owner.meddlings = [(.mayMove, 0, { [owner] in list.perform(.delete(0, 1), of: owner) })]

    list.begin(place(1))
    owner.target = place(4)
    list.drag(to: .xy(20, 5))
    list.endDrag()
    list.layoutIfNeeded()

    expectEqual(owner.sections, [[0] + Array(2..<20)])
  }
}
