import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Trees in windows: the meaning of nil, and the effect of the screen.
@Suite struct WindowLaws {
  /// Two trees, each in a window of its own, and a point to be converted between them.
  private struct WindowCase: CustomStringConvertible {
    let first: ConversionCase
    let second: ConversionCase
    let origin: CGPoint

    init(_ source: inout ChoiceSource) {
      let generate = ConversionCase.generator(.translations, limit: 7)
      first = generate(&source)
      second = generate(&source)
      origin = source.dyadicPoint()
    }

    var description: String {
      """
      \(first)
      // and in another window at \(origin.code):
      \(second)
      """
    }
  }

  private static var screen: Screen { Screen(portraitSize: CGSize(width: 390, height: 844)) }

  @Test func `nil represents the window, whatever the window's frame`() {
    check({ WindowCase(&$0) }) { each in
      let window = Window(frame: CGRect(origin: each.origin, size: CGSize(width: 9, height: 9)))
      let views = ViewTree(each.first.tree)
      window.addSubview(views[0])
      let (view, point) = (views[each.first.source], each.first.point)

      try demand(
        view.convert(point, to: nil) == view.convert(point, to: window), "to nil differs")
      try demand(
        view.convert(point, from: nil) == view.convert(point, from: window), "from nil differs")
    }
  }

  @Test func `windows on two screens convert as if their corners met`() {
    check({ WindowCase(&$0) }) { each in
      let screens = [Self.screen, Self.screen]
      let windows = screens.map { Window(screen: $0) }
      windows[1].frame.origin = each.origin
      let trees = [ViewTree(each.first.tree), ViewTree(each.second.tree)]
      for (window, views) in zip(windows, trees) { window.addSubview(views[0]) }
      let (source, target) = (trees[0][each.first.source], trees[1][each.second.target])

      // Optimized, the windows could be freed before.
      try withExtendedLifetime(windows) {
        let answer = source.convert(each.first.point, to: target)

        let expected = target.convert(source.convert(each.first.point, to: nil), from: nil)
        try demand(answer == expected, "\(answer.code), not \(expected.code)")
      }
    }
  }

  @Test func `windows on one screen convert over the screen`() {
    check({ WindowCase(&$0) }) { each in
      let screen = Self.screen
      let windows = [Window(screen: screen), Window(screen: screen)]
      windows[1].frame.origin = each.origin
      let trees = [ViewTree(each.first.tree), ViewTree(each.second.tree)]
      for (window, views) in zip(windows, trees) { window.addSubview(views[0]) }
      let (source, target) = (trees[0][each.first.source], trees[1][each.second.target])

      let answer = source.convert(each.first.point, to: target)

      let onScreen = windows[0].convert(
        source.convert(each.first.point, to: windows[0]), to: nil as Window?)
      let inWindow = windows[1].convert(onScreen, from: nil as Window?)
      let expected = target.convert(inWindow, from: windows[1])
      try demand(answer == expected, "\(answer.code), not \(expected.code)")
    }
  }
}
