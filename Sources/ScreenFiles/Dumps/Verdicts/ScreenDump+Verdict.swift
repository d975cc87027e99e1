public import Foundation
import ViewGeometry

extension ScreenDump {
  /// A verdict on an element: whether it can be tapped, and the obstacles to a tap.
  ///
  /// The description of a verdict is a single line:
  ///
  ///     element 12 (Button "Send") can't be tapped: covered by 40, 100%
  public struct Verdict: Sendable, Hashable {
    /// The index of the element.
    public let element: Int
    /// The obstacles, in this order: the element's flags, a missing or empty rectangle, clipping,
    /// covering elements, and an ancestor that receives the tap; empty if there are none.
    public let findings: [Finding]
    /// The point farthest from the edges of the element's reachable part, in screen coordinates.
    ///
    /// It is nil if that part is empty.
    ///
    /// The reachable part is on the screen, isn't clipped, and isn't covered by elements in front
    /// that receive touches. The element's ancestors and descendants don't cover it.
    public let tapPoint: CGPoint?
    /// The distance from ``tapPoint`` to the nearest edge of the reachable part, in the unit of the
    /// dump; 0 if ``tapPoint`` is nil.
    public let clearance: CGFloat
    /// The fraction of the element's area that is reachable, from 0 to 1; 0 if ``tapPoint`` is nil.
    ///
    /// The reachable part is defined as for ``tapPoint``.
    public let reachableFraction: CGFloat
    let name: String

    /// Whether a tap at ``tapPoint`` reaches the element and has an effect.
    ///
    /// It is false if ``tapPoint`` is nil. It is also false if the element is hidden, transparent
    /// or disabled, if it receives no touches, or if an ancestor receives the tap.
    public var isTappable: Bool {
      tapPoint != nil && !findings.contains { $0.preventsTaps }
    }

    /// idb's names of the obstacles; obstacles without such a name are left out.
    public var idbReasons: [String] { findings.compactMap(\.idbReason) }
  }
}

extension ScreenDump.Verdict {
  /// An obstacle to a tap.
  public enum Finding: Sendable, Hashable {
    /// The dump has no usable rectangle.
    case withoutFrame
    /// The element's width or height isn't above 0.
    case empty
    /// The element is hidden, or it has a hidden ancestor in a format where that hides descendants.
    case hidden
    /// The opacity of the element is below 0.01.
    ///
    /// In formats where that also hides descendants, it may be the opacity of an ancestor.
    case transparent
    /// The element is disabled: it receives the tap and does nothing.
    case disabled
    /// The element receives no touches, perhaps because an ancestor receives none.
    ///
    /// Touches on it go to other elements: an ancestor, a descendant or an element behind it.
    case ignoresTouches
    /// A part of the element is off the screen.
    ///
    /// `fraction` is the area of that part as a fraction of the element's area, from 0 to 1.
    case offScreen(fraction: CGFloat)
    /// A part of the element is clipped by the ancestor at the index `by`.
    ///
    /// Under UIKit's touch rule, every ancestor counts as clipping. `fraction` is the area of that
    /// part as a fraction of the element's area, from 0 to 1.
    case clipped(by: Int, fraction: CGFloat)
    /// A part of the element is covered by the element at the index `by`, which receives touches.
    ///
    /// `fraction` is the area of that part as a fraction, from 0 to 1, of the element's area that
    /// remains after clipping.
    case covered(by: Int, fraction: CGFloat)
    /// A tap at the element's ``ScreenDump/Verdict/tapPoint`` is received by the ancestor at the
    /// index `by`.
    case handled(by: Int)

    /// idb's name of the obstacle; nil if it has none.
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

    /// Whether the obstacle by itself makes ``ScreenDump/Verdict/isTappable`` false.
    var preventsTaps: Bool {
      switch self {
      case .withoutFrame, .empty, .hidden, .transparent, .disabled, .ignoresTouches, .handled: true
      case .offScreen, .clipped, .covered: false
      }
    }
  }
}

extension ScreenDump.Verdict: CustomStringConvertible {
  /// The element, whether it can be tapped, and the obstacles, in one line.
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
  /// The obstacle, described in words.
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
    case .handled(let other): return "handled by its ancestor \(other)"
    }
  }
}
