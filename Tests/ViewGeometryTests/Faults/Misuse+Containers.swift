import Foundation
import ViewGeometry

extension Misuse {
  static let ofContainers: [Misuse] = [
    Misuse("A content size must be finite, not CGSize(width: nan, height: 0.0).") {
      ScrollView().contentSize = CGSize(width: CGFloat.nan, height: 0)
    },
    Misuse(
      "A content inset must be finite, not EdgeInsets(top: -inf, left: 0.0, bottom: 0.0, right: 0.0)."
    ) {
      ScrollView().contentInset.top = -.infinity
    },
    Misuse("Zoom scales must be finite, not 1.0 and inf.") {
      ScrollView().maximumZoomScale = .infinity
    },
    Misuse("A zoom scale can't be NaN.") {
      let (scrollView, view) = (ScrollView(), View())
      scrollView.addSubview(view)
      scrollView.viewForZooming = view
      scrollView.zoomScale = .nan
    },
    Misuse("A display scale must be finite and above zero, not 0.0.") {
      ScrollView().displayScale = 0
    },
    Misuse("A deceleration rate must be in 0...1, not 2.0.") {
      _ = CollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate(rawValue: 2)
    },
    Misuse("A deceleration rate must be in 0..<1, not 1.0.") {
      _ = ScrollView.DecelerationRate(rawValue: 1)
    },
    Misuse("The spacing of a stack must be finite, not nan.") { StackView().spacing = .nan },
    Misuse("The spacing after a view must be finite, not -inf.") {
      let view = View()
      StackView(arrangedSubviews: [view]).setCustomSpacing(-.infinity, after: view)
    },
    Misuse("Can't insert an arranged subview at 2: the stack has 1.") {
      StackView(arrangedSubviews: [View()]).insertArrangedSubview(View(), at: 2)
    },
  ]

  static let ofValues: [Misuse] = [
    Misuse("The scale of a pixel grid must be finite and above zero, not -2.0.") {
      _ = PixelGrid(scale: -2)
    },
    Misuse("An index path of a list must have a section and an item, not [1, 2, 3].") {
      _ = IndexPath(indexes: [1, 2, 3]).row
    },
    Misuse("The center of a view must be finite, not [0.0, nan].") {
      View().center.y = .nan
    },
  ]
}
