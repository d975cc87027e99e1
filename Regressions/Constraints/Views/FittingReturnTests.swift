import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Fitting sizes that are requested again after a change.
@Suite struct FittingReturnTests {
  private func fitted(_ view: View) -> CGSize {
    view.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
  }

  @Test func `a scroll view as high as its content fits what stands in the scrolled frame`() {
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let bar = View()
    scroll.addSubview(bar)
    bar.translatesAutoresizingMaskIntoConstraints = false
    let preferredSize = scroll.heightAnchor.constraint(
      equalTo: scroll.contentLayoutGuide.heightAnchor)
    preferredSize.priority = LayoutPriority(rawValue: 999)
    LayoutConstraint.activate([
      preferredSize, bar.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44),
      bar.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
    ])
    scroll.layoutIfNeeded()
    expectEqual(fitted(scroll).height, 44)

    scroll.contentOffset.y = 30

    expectEqual(fitted(scroll).height, 74)
  }

  @Test func `what fits around a view that stretches by its mask follows what is inside that`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (beside, stretching) = (View(), View(frame: root.bounds))
    stretching.autoresizingMask = .flexibleWidth
    root.addSubview(beside)
    root.addSubview(stretching)
    beside.translatesAutoresizingMaskIntoConstraints = false
    beside.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    let inner = View()
    stretching.fill(with: inner)
    let width = inner.widthAnchor.constraint(equalToConstant: 50)
    width.priority = LayoutPriority(rawValue: 999)
    width.isActive = true
    root.layoutIfNeeded()
    expectEqual(fitted(root).width, 50)

    width.constant = 70

    expectEqual(fitted(root).width, 70)
  }

  @Test(arguments: [CGFloat(1) / 3, 10 + CGFloat(1) / 3, 10_000_000 + CGFloat(1) / 3])
  func `R11.61 a length of whole pixels stays one, however coarse its doubles are`(
    length: CGFloat
  ) {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.displayScale = 3
    let (root, view) = (View(frame: window.bounds), View())
    window.addSubview(root)
    root.fill(with: view)
    for constraint in [view.widthAnchor, view.heightAnchor].map({
      $0.constraint(equalToConstant: length.nextUp.nextUp)
    }) {
      constraint.priority = LayoutPriority(rawValue: 999)
      constraint.isActive = true
    }

    let whole = (length * 3).rounded() / 3
    expectEqual(fitted(root), CGSize(width: whole, height: whole))
  }

  @Test func `a size that nothing has changed is found without asking the views again`() {
    let (outer, inner) = (
      View(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), SizedView(30, 10)
    )
    outer.fill(with: inner)
    outer.layoutIfNeeded()
    expectEqual(fitted(outer), CGSize(width: 30, height: 10))
    let before = inner.timesAsked

    expectEqual(fitted(outer), CGSize(width: 30, height: 10))
    expectEqual(inner.timesAsked, before)
  }

  @Test(arguments: [1, 2, 20])
  func `a size counts contents that changed any number of times since (R11.42, R11.58)`(
    count: Int
  ) {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (first, second) = (SizedView(30, 10), SizedView(20, 10))
    for view in [first, second] {
      root.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    }
    LayoutConstraint.activate([
      first.leftAnchor.constraint(equalTo: root.leftAnchor),
      second.leftAnchor.constraint(equalTo: first.rightAnchor),
      second.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    root.layoutIfNeeded()
    expectEqual(fitted(root).width, 50)

    for round in 1...count {
      first.preferredSize.width = 1
      first.preferredSize.width = CGFloat(30 + round)
      second.preferredSize.width = CGFloat(20 + 2 * round)
    }

    expectEqual(fitted(root).width, CGFloat(50 + 3 * count))
    first.preferredSize.width = 5
    expectEqual(fitted(root).width, CGFloat(25 + 2 * count))
  }
}
