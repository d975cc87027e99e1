import Foundation
import ViewGeometry

extension FixtureView {
  /// The properties of the view as a scroll view; nil if the view doesn't scroll.
  var scroll: FixtureScroll? {
    switch role {
    case .scrollView(let scroll), .collectionView(let scroll, _), .tableView(let scroll, _): scroll
    case .view, .window, .stackView: nil
    }
  }

  /// Creates a view with these values.
  ///
  /// It has no superview and no subviews yet.
  func makeView() -> View {
    let view = makeInstance()
    place(view)
    // Setting insets and lengths may have changed the offset. It is restored before the view is
    // transformed, since a transformed view is projected with its offset.
    if let scroll { view.bounds.origin = scroll.contentOffset }
    space?.turn(view)
    layoutProperties?.apply(to: view)
    view.isHidden = isHidden
    view.alpha = alpha
    view.isUserInteractionEnabled = isUserInteractionEnabled
    if let clipsToBounds { view.clipsToBounds = clipsToBounds }
    view.tag = tag
    return view
  }

  private func makeInstance() -> View {
    switch role {
    case .view: return intrinsicContentSize.map(FixtureLabel.init) ?? View()
    case .window: return Window()
    case .scrollView(let scroll):
      let view = ScrollView()
      view.contentSize = scroll.contentSize ?? messages?.contentSize ?? .zero
      view.contentInset = scroll.contentInset
      return view
    case .stackView(let stack):
      return stack.makeView()
    case .collectionView(let scroll, let collection):
      let view = collection.makeView()
      view.contentInset = scroll.contentInset
      return view
    case .tableView(let scroll, let table):
      let view = table.makeView()
      view.contentInset = scroll.contentInset
      return view
    }
  }

  private func place(_ view: View) {
    switch placement {
    case .frame(let frame):
      view.frame = frame
    case .stored(let bounds, let center, let anchorPoint, let transform):
      view.anchorPoint = anchorPoint
      view.bounds = bounds
      view.center = center
      view.transform = transform
    }
  }
}

/// A view with an intrinsic content size, like a label, for use in stack views and with
/// constraints.
final class FixtureLabel: View {
  private let contentSize: CGSize

  init(intrinsicContentSize: CGSize) {
    contentSize = intrinsicContentSize
    super.init(frame: .zero)
  }

  override var intrinsicContentSize: CGSize { contentSize }
}
