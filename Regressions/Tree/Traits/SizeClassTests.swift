import Foundation
import TestSupport
import Testing
import ViewGeometry

/// The size classes of windows at the edges of every rule.
@Suite struct SizeClassTests {
  @Test(arguments: [
    (UserInterfaceIdiom.phone, CGSize(width: 320, height: 320), false, true),
    (.phone, CGSize(width: 415, height: 414), true, false),
    (.phone, CGSize(width: 415, height: 413), false, false),
    (.phone, CGSize(width: 414, height: 415), false, true),
    (.pad, CGSize(width: 639, height: 100), false, true),
    (.pad, CGSize(width: 640, height: 100), true, true),
    (.tv, CGSize(width: 600, height: 600), true, true),
    (.tv, CGSize(width: 599, height: 700), false, true),
    (.tv, CGSize(width: 700, height: 599), false, true),
    (.tv, CGSize(width: 1_000, height: 480), false, false),
    (.tv, CGSize(width: 1_000, height: 481), false, true),
  ])
  func `size classes change at these sizes`(
    idiom: UserInterfaceIdiom, size: CGSize, isWide: Bool, isHigh: Bool
  ) {
    let screen = Screen(portraitSize: CGSize(width: 320, height: 480))
    screen.traitCollection.userInterfaceIdiom = idiom
    let window = Window(frame: CGRect(origin: .zero, size: size))
    window.screen = screen

    expectEqual(window.traitCollection.horizontalSizeClass, (isWide ? .regular : .compact))
    expectEqual(window.traitCollection.verticalSizeClass, (isHigh ? .regular : .compact))
  }

  @Test func `a collection is changed in what another one specifies, and in nothing else`() {
    let singles = [
      TraitCollection(userInterfaceIdiom: .tv), TraitCollection(horizontalSizeClass: .regular),
      TraitCollection(verticalSizeClass: .regular), TraitCollection(displayScale: 3),
      TraitCollection(layoutDirection: .rightToLeft),
      TraitCollection(forceTouchCapability: .unavailable),
      TraitCollection(userInterfaceStyle: .dark),
      TraitCollection(preferredContentSizeCategory: .small),
    ]
    let base = TraitCollection(
      userInterfaceIdiom: .pad, horizontalSizeClass: .compact, verticalSizeClass: .compact,
      displayScale: 2, layoutDirection: .leftToRight, forceTouchCapability: .available,
      userInterfaceStyle: .light, preferredContentSizeCategory: .large)
    let names: [any TraitDefinition.Type] = [
      TraitUserInterfaceIdiom.self, TraitHorizontalSizeClass.self, TraitVerticalSizeClass.self,
      TraitDisplayScale.self, TraitLayoutDirection.self, TraitForceTouchCapability.self,
      TraitUserInterfaceStyle.self, TraitPreferredContentSizeCategory.self,
    ]

    for (place, single) in singles.enumerated() {
      let changed = TraitCollection(traitsFrom: [base, single])
      expect(changed.containsTraits(in: single) && !base.containsTraits(in: single))
      for (other, name) in names.enumerated() {
        expectEqual(name.differs(base, changed), (place == other))
      }
    }
    expectEqual(TraitCollection(traitsFrom: [base, TraitCollection()]), base)
  }

  @Test func `content sizes are ordered, and those for accessibility are the largest five`() {
    let categories: [ContentSizeCategory] = [
      .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
      .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]

    expect(zip(categories, categories.dropFirst()).allSatisfy { $0 < $1 && !($1 < $0) })
    expectEqual(categories.filter(\.isAccessibilityCategory), categories.suffix(5))
    expectEqual(categories.map { ContentSizeCategory(rawValue: $0.rawValue) }, categories)
    expectEqual(ContentSizeCategory(rawValue: "huge"), .unspecified)
    expectEqual(ContentSizeCategory.large.rawValue, "UICTContentSizeCategoryL")
  }
}
