import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ForceTouchSupport

/// The reading direction as a trait, compared with the settings of each view's ancestors.
@Suite struct ReadingDirectionTests {
  private typealias Direction = View.UserInterfaceLayoutDirection

  @Test func `Views follow the trait unless their attribute says otherwise`() {
    let screen = Screen(portraitSize: CGSize(width: 390, height: 844))
    let window = Window(screen: screen)
    let attributes: [(View.SemanticContentAttribute, Direction)] = [
      (.unspecified, .rightToLeft), (.playback, .leftToRight), (.spatial, .leftToRight),
      (.forceLeftToRight, .leftToRight), (.forceRightToLeft, .rightToLeft),
    ]
    for (attribute, _) in attributes {
      let view = View()
      view.semanticContentAttribute = attribute
      window.addSubview(view)
    }

    screen.traitCollection.layoutDirection = .rightToLeft

    for (view, (attribute, direction)) in zip(window.subviews, attributes) {
      expectEqual(view.effectiveUserInterfaceLayoutDirection, direction)
      expectEqual(
        View.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft), direction)
    }
    expectEqual(View.userInterfaceLayoutDirection(for: .unspecified), .leftToRight)

    window.subviews[0].removeFromSuperview()

    expectEqual(window.subviews.count, 4)
  }

  /// The setting of the ancestors, found by checking each.
  private func expected(_ view: View) -> Direction {
    switch view.semanticContentAttribute {
    case .forceRightToLeft: return .rightToLeft
    case .unspecified: break
    default: return .leftToRight
    }
    var next: View? = view
    while let ancestor = next {
      switch ancestor.traitOverrides.layoutDirection {
      case .leftToRight: return .leftToRight
      case .rightToLeft: return .rightToLeft
      // A window follows its screen, not its superview.
      case .unspecified: next = ancestor is Window ? nil : ancestor.superview
      }
    }
    return .leftToRight
  }

  @Test(arguments: 0..<12)
  func `The direction follows from the tree whatever came before`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var views: [View] = (0..<12).map { _ in View() }
    views[0] = Window(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let directions: [TraitEnvironmentLayoutDirection] = [.unspecified, .leftToRight, .rightToLeft]
    let attributes: [View.SemanticContentAttribute] = [
      .unspecified, .unspecified, .playback, .forceRightToLeft,
    ]

    for _ in 0..<300 {
      let (view, other) = (
        views[Int.random(in: 0..<views.count, using: &random)],
        views[Int.random(in: 0..<views.count, using: &random)]
      )
      switch Int.random(in: 0..<5, using: &random) {
      case 0, 1: if !other.isDescendant(of: view) { other.addSubview(view) }
      case 2: view.removeFromSuperview()
      case 3:
        view.traitOverrides.layoutDirection =
          directions.randomElement(using: &random) ?? .unspecified
      default:
        view.semanticContentAttribute = attributes.randomElement(using: &random) ?? .unspecified
      }

      for view in views {
        expectEqual(view.effectiveUserInterfaceLayoutDirection, expected(view))
        let trait = view.traitCollection.layoutDirection
        expect(
          view.semanticContentAttribute != .unspecified
            || (trait == .rightToLeft)
              == (view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        )
      }
    }
  }

  @Test func `A view whose superview dies reads from left to right again`() {
    var outer: View? = View()
    let inner = View()
    outer?.traitOverrides.layoutDirection = .rightToLeft
    outer?.addSubview(inner)
    // An optimizer may release it after its last use.
    let before = withExtendedLifetime(outer) { inner.effectiveUserInterfaceLayoutDirection }

    outer = nil

    expectEqual(before, .rightToLeft)
    expectEqual(inner.effectiveUserInterfaceLayoutDirection, .leftToRight)
  }
}
