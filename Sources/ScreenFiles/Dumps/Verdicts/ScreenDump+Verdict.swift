public import Foundation
import ViewGeometry

extension ScreenDump {
  /// Whether an element can be tapped, and what is in the way, with numbers.
  ///
  /// Print it:
  ///
  ///     element 12 (Button "Send") can't be tapped: covered by 40, 100%
  public struct Verdict: Sendable, Hashable {
    /// The element.
    public let element: Int
    /// What is in the way, the worst first; empty where nothing is.
    public let findings: [Finding]
    /// The point on the screen farthest from the edges of what is left of the element after all that cuts it off, and all in front
    /// that takes touches; nil where nothing is left.
    public let tapPoint: CGPoint?
    /// How far ``tapPoint`` lies from the nearest of those edges.
    public let clearance: CGFloat
    /// The part of its area that lies on the screen, isn't cut off and under nothing that takes touches, from 0 to 1.
    public let reachableFraction: CGFloat
    let name: String

    /// Whether a tap at ``tapPoint`` reaches it, and it is enabled.
    public var isTappable: Bool {
      tapPoint != nil && !findings.contains { $0.preventsTaps }
    }

    /// idb's words for what is in the way, where it has one.
    public var idbReasons: [String] { findings.compactMap(\.idbReason) }
  }
}

extension ScreenDump.Verdict {
  /// One thing that is in the way of a tap.
  public enum Finding: Sendable, Hashable {
    /// The dump has no usable rectangle.
    case withoutFrame
    /// Its width or height isn't above 0.
    case empty
    /// It is hidden, or something that holds it is.
    case hidden
    /// Its opacity, or that of something that holds it, is below 0.01.
    case transparent
    /// It is disabled: it takes the tap and does nothing.
    case disabled
    /// It takes no touches; they go to what lies behind.
    case ignoresTouches
    /// So much of its area, from 0 to 1, is off the screen.
    case offScreen(fraction: CGFloat)
    /// So much of its area, from 0 to 1, is cut off by an element that holds it.
    case clipped(by: Int, fraction: CGFloat)
    /// So much of what could be tapped, from 0 to 1, lies under an element that takes touches.
    case covered(by: Int, fraction: CGFloat)
    /// A tap in its middle is taken by an element that holds it.
    case handled(by: Int)

    /// idb's word; nil where it has none.
    public var idbReason: String? {
      switch self {
      case .empty: "zero_size"
      case .hidden: "hidden"
      case .disabled: "disabled"
      case .ignoresTouches: "user_interaction_disabled"
      case .covered: "occluded"
      case .handled: "handled_by"
      case .offScreen: "clipped_by_screen"
      case .transparent, .clipped, .withoutFrame: nil
      }
    }

    /// Whether no tap can succeed with it.
    var preventsTaps: Bool {
      switch self {
      case .withoutFrame, .empty, .hidden, .transparent, .disabled, .ignoresTouches, .handled: true
      case .offScreen, .clipped, .covered: false
      }
    }
  }
}

extension ScreenDump.Verdict: CustomStringConvertible {
  /// One line: the element, whether it can be tapped, and what is in the way.
  public var description: String {
    let start = "element \(element) (\(name)) \(isTappable ? "can" : "can't") be tapped"
    let place =
      tapPoint.map { isTappable ? " at \(Self.short($0.x)), \(Self.short($0.y))" : "" } ?? ""
    guard !findings.isEmpty else { return start + place }
    return start + place + ": " + findings.map(\.description).joined(separator: "; ")
  }

  fileprivate static func short(_ number: CGFloat) -> String {
    String(format: "%g", Double(number))
  }
}

extension ScreenDump.Verdict.Finding: CustomStringConvertible {
  /// What is in the way, in words.
  public var description: String {
    func percent(_ fraction: CGFloat) -> String {
      "\(ScreenDump.Verdict.short((fraction * 1000).rounded() / 10))%"
    }
    switch self {
    case .withoutFrame: return "without a rectangle"
    case .empty: return "empty"
    case .hidden: return "hidden"
    case .transparent: return "transparent"
    case .disabled: return "disabled"
    case .ignoresTouches: return "takes no touches"
    case .offScreen(let fraction): return "off the screen, \(percent(fraction))"
    case .clipped(let other, let fraction): return "cut off by \(other), \(percent(fraction))"
    case .covered(let other, let fraction): return "covered by \(other), \(percent(fraction))"
    case .handled(let other): return "handled by \(other), which holds it"
    }
  }
}
