import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Autoresizing masks of views that a constraint mentions.
@Suite struct MaskedViewTests {
  private let parent = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let masked = View(frame: CGRect(x: 10, y: 0, width: 60, height: 10))
  private let beside = View()

  init() {
    parent.addSubview(masked)
    parent.addSubview(beside)
    beside.translatesAutoresizingMaskIntoConstraints = false
    beside.leftAnchor.constraint(equalTo: masked.rightAnchor).isActive = true
  }

  @Test(arguments: [
    (View.AutoresizingMask.flexibleWidth, CGRect(x: 10, y: 0, width: 160, height: 10)),
    (.flexibleLeftMargin, CGRect(x: 110, y: 0, width: 60, height: 10)),
    (View.AutoresizingMask(), CGRect(x: 10, y: 0, width: 60, height: 10)),
  ])
  func `R11.27 a mask set after a layout counts in the next one`(
    mask: View.AutoresizingMask, expected: CGRect
  ) {
    masked.autoresizingMask = mask.isEmpty ? .flexibleWidth : []
    parent.layoutIfNeeded()
    masked.autoresizingMask = mask

    parent.frame.size.width = 200
    parent.layoutIfNeeded()

    expectEqual(masked.frame, expected)
    expectEqual(beside.frame.minX, expected.maxX)
  }

  @Test func `R11.22 a view that left its constraints behind follows its new superview`() {
    masked.autoresizingMask = .flexibleWidth
    parent.layoutIfNeeded()
    let plain = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    plain.addSubview(masked)
    plain.frame.size.width = 150

    expectEqual(masked.frame, CGRect(x: 10, y: 0, width: 110, height: 10))
  }

  @Test func `R11.22 a view that came back from elsewhere starts from the frame it has`() {
    masked.autoresizingMask = .flexibleWidth
    parent.layoutIfNeeded()

    masked.removeFromSuperview()
    masked.frame.size.width = 30
    parent.addSubview(masked)
    parent.frame.size.width = 150

    expectEqual(masked.frame, CGRect(x: 10, y: 0, width: 80, height: 10))
  }
}
