import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Each setting of a scroll view, set last, compared with a view that had it from the beginning.
@Suite struct ScrollSettingTests {
  /// One setting, with the description for failures.
  struct Change: Sendable, CustomTestStringConvertible {
    let name: String
    let apply: @Sendable (ScrollView) -> Void
    var testDescription: String { name }
  }

  static let changes: [Change] = [
    Change(name: "alwaysBounceHorizontal") { $0.alwaysBounceHorizontal = true },
    Change(name: "alwaysBounceVertical") { $0.alwaysBounceVertical = true },
    Change(name: "never adjusted") { $0.contentInsetAdjustmentBehavior = .never },
    Change(name: "always adjusted") { $0.contentInsetAdjustmentBehavior = .always },
    Change(name: "along scrollable axes") { $0.contentInsetAdjustmentBehavior = .scrollableAxes },
    Change(name: "screen with bars") { $0.isContentOfScreenWithBars = true },
    Change(name: "alignment") { $0.contentAlignmentPoint = CGPoint(x: 0.5, y: 1) },
    Change(name: "inset") { $0.contentInset = EdgeInsets(top: 3, left: 5, bottom: 7, right: 9) },
    Change(name: "size") { $0.contentSize = CGSize(width: 700, height: 90) },
    Change(name: "small size") { $0.contentSize = CGSize(width: 7, height: 9) },
    Change(name: "bounds") { $0.bounds.size = CGSize(width: 60, height: 500) },
    Change(name: "frame") { $0.frame = CGRect(x: 0, y: 20, width: 320, height: 100) },
    Change(name: "zero offset") { $0.contentOffset = .zero },
  ]

  private func makeScrollView(_ size: CGSize, in window: Window) -> ScrollView {
    let view = ScrollView(frame: window.bounds)
    window.addSubview(view)
    view.contentSize = size
    return view
  }

  private func makeWindow() -> Window {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.safeAreaInsets = EdgeInsets(top: 44, left: 30, bottom: 34, right: 20)
    return window
  }

  private static let sizes = [
    CGSize(width: 100, height: 100), CGSize(width: 900, height: 100),
    CGSize(width: 100, height: 900), CGSize(width: 900, height: 900),
  ]

  @Test(arguments: changes)
  func `insets and limits follow each setting at once`(_ change: Change) {
    for size in Self.sizes {
      let (window, other) = (makeWindow(), makeWindow())
      let changed = makeScrollView(size, in: window)
      _ = (changed.adjustedContentInset, changed.contentOffset)
      change.apply(changed)
      let fresh = ScrollView(frame: other.bounds)
      if change.name == "size" || change.name == "small size" {
        other.addSubview(fresh)
      } else {
        fresh.contentSize = size
      }
      change.apply(fresh)
      other.addSubview(fresh)

      expectEqual(changed.adjustedContentInset, fresh.adjustedContentInset, "\(size)")
      // Both are set beyond every limit, and are clamped to it.
      for target in [CGPoint(x: -9_999, y: -9_999), CGPoint(x: 9_999, y: 9_999)] {
        expectEqual(
          changed.clampedContentOffset(target), fresh.clampedContentOffset(target),
          "\(size) \(target)")
      }
    }
  }

  @Test func `R5.16 the end of a drag that never began leaves a deceleration alone`() {
    let clock = AnimationClock()
    clock.use {
      let view = ScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.contentSize = CGSize(width: 100, height: 900)
      view.beginDragging()
      view.endDragging(velocity: CGPoint(x: 0, y: 1))
      expect(view.isDecelerating)

      view.isScrollEnabled = false
      view.endDragging(from: .zero, velocity: .zero)

      expect(view.isDecelerating && !view.isScrollAnimating)
      expect(clock.advanceToRest())
      expect(!view.isDecelerating)
    }
  }
}
