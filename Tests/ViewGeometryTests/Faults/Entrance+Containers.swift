import Foundation
import ViewGeometry

@testable import TestSupport

extension Entrance {
  static let ofScrolling: [Entrance] = [
    Entrance("ScrollView.contentOffset", refuses: isNoCoordinate) { number in
      scrolled { $0.contentOffset = CGPoint(number, number) }
    },
    Entrance("ScrollView.contentOffset on pixels", refuses: isNoCoordinate) { number in
      scrolled {
        $0.displayScale = 3
        $0.contentOffset = CGPoint(number, number)
      }
    },
    Entrance("ScrollView.contentSize", refuses: isNoCoordinate) { number in
      scrolled { $0.contentSize = CGSize(width: number, height: number) }
    },
    Entrance("ScrollView.contentInset", refuses: isNoCoordinate) { number in
      scrolled { $0.contentInset = EdgeInsets(top: number, left: 1, bottom: 2, right: number) }
    },
    Entrance("ScrollView.displayScale", refuses: { !($0 > 0 && $0 < 1e301) }) { number in
      scrolled {
        $0.displayScale = number
        $0.contentOffset = CGPoint(5, 5)
      }
    },
    Entrance("ScrollView.zoomScale", refuses: isNaN) { number in
      scrolled { $0.zoomScale = number }
    },
    Entrance("ScrollView.minimumZoomScale", refuses: isNoCoordinate) { number in
      scrolled { $0.minimumZoomScale = number }
    },
    Entrance("ScrollView.maximumZoomScale", refuses: isNoCoordinate) { number in
      scrolled { $0.maximumZoomScale = number }
    },
    Entrance("ScrollView.zoom(to:)") { number in
      scrolled {
        $0.zoom(to: CGRect(number, 0, 10, 10), animated: true)
        $0.zoom(to: CGRect(0, 0, number, number), animated: false)
      }
    },
    Entrance("ScrollView.scrollRectToVisible") { number in
      scrolled {
        $0.scrollRectToVisible(CGRect(number, 0, 10, 10), animated: true)
        $0.scrollRectToVisible(CGRect(0, 0, number, number), animated: false)
      }
    },
    Entrance("ScrollView.clampedContentOffset") { number in
      var offset: [CGFloat] = []
      _ = scrolled { offset = $0.clampedContentOffset(CGPoint(number, number)).parts }
      return offset
    },
    Entrance("ScrollView.contentAlignmentPoint") { number in
      scrolled {
        $0.contentAlignmentPoint = CGPoint(number, number)
        $0.contentSize = CGSize(width: 10, height: 10)
      }
    },
    Entrance("ScrollView.endDragging") { number in
      scrolled { view in
        for isPaging in [false, true] {
          view.isPagingEnabled = isPaging
          view.endDragging(from: CGPoint(number, 0), velocity: CGPoint(number, number))
        }
      }
    },
    Entrance("ScrollView.restingContentOffset") { number in
      var offset: [CGFloat] = []
      _ = scrolled {
        offset =
          $0.restingContentOffset(
            releasedAt: CGPoint(number, 0), velocity: CGPoint(0, number),
            draggedFrom: CGPoint(number, number)
          ).parts
      }
      return offset
    },
    Entrance("ScrollView.DecelerationRate", refuses: { !($0 >= 0 && $0 < 1) }) { number in
      scrolled {
        $0.decelerationRate = ScrollView.DecelerationRate(rawValue: number)
        $0.endDragging(from: CGPoint(0, 0), velocity: CGPoint(1, 1))
      }
    },
  ]

  static let ofStacks: [Entrance] = [
    Entrance("StackView.spacing", refuses: isNoCoordinate) { number in
      stacked { $0.spacing = number }
    },
    Entrance("StackView.setCustomSpacing", refuses: isNoCoordinate) { number in
      stacked { $0.setCustomSpacing(number, after: $0.arrangedSubviews[0]) }
    },
    Entrance("StackView.layoutMargins", refuses: isNoCoordinate) { number in
      stacked {
        $0.isLayoutMarginsRelativeArrangement = true
        $0.layoutMargins = EdgeInsets(all: number)
      }
    },
    Entrance("View.intrinsicContentSize") { number in
      stacked {
        $0.addArrangedSubview(SizedView(number, number))
      }
    },
    Entrance("LayoutPriority") { number in
      stacked {
        let priority = LayoutPriority(Float(number))
        $0.arrangedSubviews[0].setContentHuggingPriority(priority, for: .horizontal)
        $0.arrangedSubviews[1]
          .setContentCompressionResistancePriority(priority, for: .horizontal)
      }
    },
  ]

  /// The state of a scroll view with a zoomable view after a change.
  private static func scrolled(_ change: (ScrollView) -> Void) -> [CGFloat] {
    let view = ScrollView(frame: CGRect(0, 0, 320, 480))
    let zoomed = View(frame: CGRect(0, 0, 1_000, 2_000))
    view.addSubview(zoomed)
    view.contentSize = zoomed.frame.size
    view.viewForZooming = zoomed
    view.maximumZoomScale = 4
    view.contentOffset = CGPoint(10, 20)
    change(view)
    view.layoutIfNeeded()
    view.checkInvariants()
    return view.contentOffset.parts + view.contentSize.parts + zoomed.frame.parts
      + view.minimumContentOffset.parts + view.maximumContentOffset.parts
  }

  /// The frames of a stack's views after a change, in every distribution and alignment.
  private static func stacked(_ change: (StackView) -> Void) -> [CGFloat] {
    let distributions: [StackView.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    let alignments: [StackView.Alignment] = [.fill, .leading, .center, .trailing]
    return zip(distributions, alignments + [.fill]).flatMap { distribution, alignment in
      let views = (0..<3).map { _ in SizedView(20, 10) }
      let stack = StackView(arrangedSubviews: views)
      stack.frame = CGRect(0, 0, 100, 50)
      (stack.distribution, stack.alignment) = (distribution, alignment)
      change(stack)
      stack.layoutIfNeeded()
      stack.checkInvariants()
      return stack.arrangedSubviews.flatMap(\.frame.parts) + stack.intrinsicContentSize.parts
    }
  }
}
