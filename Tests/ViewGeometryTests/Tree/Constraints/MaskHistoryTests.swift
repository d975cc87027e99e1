import Foundation
import Testing
import ViewGeometry

/// A view with a mask that constraints mention for a while only (R11.27, R11.48).
@Suite struct MaskHistoryTests {
  @Test func `a frame counts that was set while no constraint mentioned the view (R11.48)`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let (masked, beside) = (View(frame: CGRect(x: 10, y: 10, width: 20, height: 20)), View())
    for view in [masked, beside] { root.addSubview(view) }
    beside.translatesAutoresizingMaskIntoConstraints = false
    let mention = beside.leftAnchor.constraint(equalTo: masked.rightAnchor)
    mention.isActive = true
    root.layoutIfNeeded()

    mention.isActive = false
    root.layoutIfNeeded()
    masked.frame = CGRect(x: 50, y: 60, width: 70, height: 80)
    mention.isActive = true
    root.layoutIfNeeded()

    #expect(masked.frame == CGRect(x: 50, y: 60, width: 70, height: 80))
    #expect(beside.frame.minX == CGFloat(120))
  }
}
