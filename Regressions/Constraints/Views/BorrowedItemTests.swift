import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Fitting sizes that are requested while another one is computed.
@Suite struct BorrowedItemTests {
  @Test func `an intrinsic size that is a fitting size itself leaves the constraints unchanged`() {
    let root = View()
    // The card is as large as constraints make the view inside, without those around it.
    let (card, inside) = (SizedView(), SizedView(50, 20))
    card.intrinsic = { inside.systemLayoutSizeFitting(View.layoutFittingCompressedSize) }
    for (view, superview, gap) in [(card, root, 0.0), (inside, card, 10)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      superview.addSubview(view)
      LayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: CGFloat(gap)),
        view.topAnchor.constraint(equalTo: superview.topAnchor, constant: CGFloat(gap)),
        superview.rightAnchor.constraint(equalTo: view.rightAnchor, constant: CGFloat(gap)),
        superview.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: CGFloat(gap)),
      ])
    }

    let size = root.systemLayoutSizeFitting(View.layoutFittingCompressedSize)

    expectEqual(size, CGSize(width: 70, height: 40))
    expectEqual(root.systemLayoutSizeFitting(View.layoutFittingCompressedSize), size)
  }
}
