import Foundation
import Testing

@testable import TestSupport
@testable import ViewGeometry

/// The flags that a view caches, and its answers before anything is set or overridden.
@Suite struct ViewFlagTests {
  @Test func `each flag has a bit of its own`() {
    let flags: [View.Flags] = [
      .hidden, .interactionDisabled, .transparent, .clips, .keepsSubviewSizes, .needsLayout,
      .containsViewThatNeedsLayout, .overridesHitTest, .overridesPointInside, .rightToLeft,
      .isWindow, .spatial, .turnsSubviews, .scannedOnce, .mapInCachedLeg, .linkInCachedLeg,
      .hasRouteStamp, .ordersSubviews, .hasStaleBox, .constrained, .placedByConstraintsOnly,
      .placedBySolver, .needsUpdateConstraints, .containsViewToUpdate, .stackedByConstraints,
      .isReusable, .inRightToLeftTraits, .overridesTraits, .addsSafeArea, .managed, .watched,
      .fitsAsItIs,
    ]
    let moreFlags: [View.MoreFlags] = [.recorded, .movesInPass, .hasJournal]

    expect(flags.allSatisfy { $0.rawValue.nonzeroBitCount == 1 })
    expectEqual(Set(flags.map(\.rawValue)).count, 32)
    expect(moreFlags.allSatisfy { $0.rawValue.nonzeroBitCount == 1 })
    expectEqual(Set(moreFlags.map(\.rawValue)).count, 3)
    expectEqual(View.Flags.ineligible, [.hidden, .interactionDisabled, .transparent])
  }

  @Test func `a flag is set and cleared and leaves the others`() {
    var flags: View.Flags = [.hidden, .clips]

    flags.set(.isWindow, true)
    flags.set(.clips, false)
    flags.set(.hidden, true)
    flags.set(.managed, false)

    expectEqual(flags, [.hidden, .isWindow])
  }

  @Test func `a new view answers for itself as UIKit's does`() {
    let view = View(frame: CGRect(10, 20, 30, 40))

    expect(view.tag == 0 && view.zPosition == 0 && view.anchorPointZ == 0)
    expect(!View.requiresConstraintBasedLayout && !view.contentHeightFollowsWidth)
    expect(view.firstBaselineOffsetFromTop == nil && view.lastBaselineOffsetFromBottom == 0)
    expect(view.forFirstBaselineLayout === view && view.forLastBaselineLayout === view)
    expectEqual(view.intrinsicContentSize, CGSize(width: -1, height: -1))
    expectEqual(view.sizeThatFits(CGSize(width: 1, height: 2)), CGSize(width: 30, height: 40))
    expect(!view.canBecomeFirstResponder && view.canResignFirstResponder)
    expect(view.next == nil && view.alignmentRectInsets == .zero)
    expect(view.autoresizingMask.isEmpty && view.autoresizesSubviews)
    expect(View.layerClass is Layer.Type && view.layer.view === view)
  }

  @Test func `frame and alignment rectangle differ by the insets of each side`() {
    let view = PlainStatedView()
    view.traits.alignment = EdgeInsets(top: 1, left: 2, bottom: 4, right: 8)

    let inner = view.alignmentRect(forFrame: CGRect(10, 20, 100, 50))
    expectEqual(inner, CGRect(12, 21, 90, 45))
    expectEqual(view.frame(forAlignmentRect: inner), CGRect(10, 20, 100, 50))
  }

  @Test func `a view takes the size that fits it`() {
    let label = SizedView()
    label.frame = CGRect(0, 0, 40, 10)
    label.fitting = { CGSize(width: $0.width / 2, height: $0.height + 1) }

    label.sizeToFit()

    expectEqual(label.bounds.size, CGSize(width: 20, height: 11))
    expectEqual(label.frame.origin, .zero)
  }
}
