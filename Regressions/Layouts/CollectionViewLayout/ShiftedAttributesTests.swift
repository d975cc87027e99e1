import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Layouts that move the attributes of `super` for a rectangle, as apps written for UIKit do.
@Suite struct ShiftedAttributesTests {
  private let items = ItemGrid([1])

  @Test(arguments: [CGPoint(x: 120, y: 0), CGPoint(x: 0, y: 200)], [-1, 1] as [CGFloat])
  func `An item that is moved by less than half a screen is found where it is shown`(
    distance: CGPoint, direction: CGFloat
  ) {
    let layout = AdaptedFlow(
      item: .wh(40, 40), inset: EdgeInsets(top: 220, left: 140, bottom: 0, right: 140))
    let shift = CGPoint.xy(distance.x * direction, distance.y * direction)
    layout.adaptElements = { $0.center = .xy($0.center.x + shift.x, $0.center.y + shift.y) }
    let view = items.makeCollectionView(layout: layout)

    let shown = CGPoint.xy(160 + shift.x, 240 + shift.y)

    expectEqual(view.indexPathForItem(at: shown), IndexPath(item: 0, section: 0))
    expect(view.indexPathForItem(at: .xy(160, 240)) == nil)
  }
}
