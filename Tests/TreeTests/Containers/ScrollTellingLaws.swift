import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Whatever changes the adjusted insets or the offset of a scroll view, its delegate is notified of
/// it.
@Suite struct ScrollTellingLaws {
  private struct Steps: CustomStringConvertible {
    let isInWindow: Bool
    let all: [(kind: Int, first: CGFloat, second: CGFloat)]
    var description: String { "in a window: \(isInWindow), \(all)" }
  }

  private final class Scene: ScrollViewDelegate {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let zoomed = View(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    var heardOffset = CGPoint.zero
    var heardInset = EdgeInsets.zero
    var endsHeard = 0
    /// The number of animations that changed the offset.
    var moves = 0

    init(isInWindow: Bool) {
      window.safeAreaInsets = EdgeInsets(top: 20, left: 44, bottom: 10, right: 0)
      if isInWindow { window.addSubview(scroll) }
      scroll.addSubview(zoomed)
      scroll.contentSize = zoomed.bounds.size
      (scroll.minimumZoomScale, scroll.maximumZoomScale) = (0.25, 4)
      scroll.delegate = self
    }

    func viewForZooming(in scrollView: ScrollView) -> View? { zoomed }
    func scrollViewDidScroll(_ scrollView: ScrollView) { heardOffset = scrollView.contentOffset }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {
      heardInset = scrollView.adjustedContentInset
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { endsHeard += 1 }

    private func animate(_ change: () -> Void) {
      let old = scroll.contentOffset
      change()
      if scroll.contentOffset != old { moves += 1 }
    }

    /// Both values are below 8.
    func perform(_ kind: Int, _ first: CGFloat, _ second: CGFloat) {
      switch kind {
      case 0: scroll.setZoomScale(0.25 + first / 2, animated: second > 3)
      case 1:
        scroll.zoom(
          to: CGRect(x: first * 20, y: second * 20, width: 50, height: 75), animated: false)
      case 2: scroll.contentSize = CGSize(width: 100 + first * 50.4, height: 100 + second * 50.4)
      case 3:
        scroll.bounds = CGRect(
          x: first * 25.5, y: second * 25.5, width: 100 + second * 30.4, height: 100 + first * 30.4)
      case 4: scroll.bounds.origin = CGPoint(x: first * 25.3, y: second * 25.3)
      case 5: scroll.contentOffset = CGPoint(x: first * 25.3, y: second * 25.3)
      case 6: scroll.displayScale = first < 4 ? 1 : second < 4 ? 2 : nil
      case 7: scroll.contentInset = EdgeInsets(top: first, left: second, bottom: 0, right: -first)
      case 8: window.safeAreaInsets = EdgeInsets(top: first, left: second, bottom: 9, right: first)
      case 9: scroll.alwaysBounceHorizontal = first < 4
      case 10:
        // The second time nothing is left to do.
        for _ in 0..<2 {
          animate {
            scroll.setContentOffset(CGPoint(x: first * 25.3, y: second * 25.3), animated: true)
          }
        }
      case 11:
        for _ in 0..<2 {
          animate {
            scroll.scrollRectToVisible(
              CGRect(x: first * 50.3, y: second * 50.3, width: 20.4, height: 9.7), animated: true)
          }
        }
      default:
        scroll.contentInsetAdjustmentBehavior =
          first < 3 ? .automatic : first < 5 ? .scrollableAxes : first < 7 ? .always : .never
      }
    }
  }

  @Test func `the delegate was notified of the current insets and offset`() {
    check({ source in
      Steps(
        isInWindow: source.flag(),
        all: source.list(mean: 10, limit: 30) {
          ($0.index(below: 13), CGFloat($0.index(below: 8)), CGFloat($0.index(below: 8)))
        })
    }) { (steps: Steps) in
      let scene = Scene(isInWindow: steps.isInWindow)
      for step in steps.all {
        scene.perform(step.kind, step.first, step.second)

        let (offset, inset) = (scene.scroll.contentOffset, scene.scroll.adjustedContentInset)
        try demand(scene.heardOffset == offset, "\(scene.heardOffset) was told, not \(offset)")
        try demand(scene.heardInset == inset, "\(scene.heardInset) was told, not \(inset)")
        try demand(
          scene.endsHeard == scene.moves,
          "\(scene.endsHeard) animations ended, and \(scene.moves) moved something")
      }
    }
  }
}
