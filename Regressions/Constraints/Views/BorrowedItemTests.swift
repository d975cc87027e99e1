import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// A view that wants to be as large as constraints make the view inside, without the constraints
/// around it.
private final class WrappingView: View {
  let inside = SizedView(50, 20)

  override var intrinsicContentSize: CGSize {
    inside.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
  }
}

/// Fitting sizes that are requested while another one is computed.
@Suite struct BorrowedItemTests {
  @Test func `an intrinsic size that is a fitting size itself leaves the constraints unchanged`() {
    let root = View()
    let card = WrappingView()
    for (view, superview, gap) in [(card as View, root, 0.0), (card.inside, card, 10)] {
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
