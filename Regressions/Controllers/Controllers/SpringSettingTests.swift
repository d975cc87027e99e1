import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ForceTouch

/// Springs with settings that aren't numbers, springs in sets, and other small answers.
@Suite struct SpringSettingTests {
  /// The positions of a view during the first second of an animation to 100.
  private func positions(_ animate: (_ changes: () -> Void) -> Void) -> [CGFloat] {
    let clock = AnimationClock()
    let (root, view) = (View(), View())
    root.addSubview(view)
    clock.use { animate { view.center.x = 100 } }
    return (0...10).map {
      clock.advance(to: Double($0) / 10)
      return view.layer.presentation()?.position.x ?? .nan
    }
  }

  @Test func `A damping ratio that is no number is critical, and such a velocity is zero`() {
    func spring(_ ratio: CGFloat, _ velocity: CGFloat) -> [CGFloat] {
      positions {
        View.animate(
          withDuration: 1, delay: 0, usingSpringWithDamping: ratio,
          initialSpringVelocity: velocity, animations: $0)
      }
    }
    let plain = spring(1, 0)

    expect(plain[5] > 50 && plain[5] < 100 && plain[10] == 100, "\(plain)")
    for (ratio, velocity) in [(.nan, 0), (.infinity, 0), (1, .nan), (1, .infinity)]
      as [(CGFloat, CGFloat)]
    {
      expectEqual(spring(ratio, velocity), plain, "\(ratio), \(velocity)")
    }
  }

  @Test func `A bounce that is no number is none, and such a velocity is zero`() {
    func spring(_ bounce: CGFloat, _ velocity: CGFloat) -> [CGFloat] {
      positions {
        View.animate(
          springDuration: 0.5, bounce: bounce, initialSpringVelocity: velocity, animations: $0)
      }
    }
    let plain = spring(0, 0)

    expect(plain[5] > 50 && plain[5] < 100, "\(plain)")
    for (bounce, velocity) in [(.nan, 0), (0, .nan), (0, -.infinity)] as [(CGFloat, CGFloat)] {
      expectEqual(spring(bounce, velocity), plain, "\(bounce), \(velocity)")
    }
  }

  @Test func `Equal springs are one in a set`() {
    func spring(_ ratio: CGFloat, _ dx: CGFloat, _ dy: CGFloat) -> SpringTimingParameters {
      SpringTimingParameters(
        dampingRatio: ratio, initialVelocity: CGVector(dx: dx, dy: dy))
    }
    let springs = [
      spring(0.5, 1, 2), spring(0.5, 1, 2), spring(0.6, 1, 2), spring(0.5, 2, 2),
      spring(0.5, 1, 3), SpringTimingParameters(duration: 1, bounce: 0.5),
      SpringTimingParameters(duration: 1, bounce: 0.5),
      SpringTimingParameters(duration: 2, bounce: 0.5),
    ]

    expectEqual(Set(springs).count, 6)
    for (first, second) in [(0, 1), (5, 6)] {
      expectEqual(springs[first].hashValue, springs[second].hashValue)
    }
  }

  @Test func `A tab bar of a tablet is lower above a home indicator`() {
    let (bar, root) = (TabBar(), View())
    let traits = TraitCollection(userInterfaceIdiom: .pad)

    expectEqual(bar.height(for: traits), 50)
    root.addSubview(bar)
    expectEqual(bar.height(for: traits), 50)
    expectEqual(bar.height(for: TraitCollection(userInterfaceIdiom: .phone)), 49)
  }

  @Test func `Data that is no property list is reported with Foundation's reason`() throws {
    for data in [Data("{".utf8), Data("<plist><a/></plist>".utf8), Data([0, 1, 2])] {
      let error = try #require(throws: PropertyListError.self) {
        try PropertyList(parsing: data, file: "Info.plist")
      }

      expect(error.file == "Info.plist" && error.path.isEmpty)
      guard case .malformed(let said) = error.reason else {
        Issue.record("\(error.reason)")
        continue
      }
      expect(!said.isEmpty)
    }
  }
}
