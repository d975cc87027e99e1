public import Foundation

extension ScreenDump {
  /// An audit of the targets on a screen: the elements meant to be tapped.
  public struct Audit: Sendable {
    /// The required size, in the unit of the dump.
    public let minimumSize: CGSize
    /// Whether ``minimumSize`` is based on a guess of the display's density.
    public let isSizeGuessed: Bool
    /// All targets, in document order.
    public let targets: [Target]
    /// The problems found, in the order of the elements.
    public let problems: [Problem]
  }
}

extension ScreenDump.Audit {
  /// A target and its free space.
  public struct Target: Sendable, Hashable {
    /// The index of the element.
    public let element: Int
    /// The size of the largest rectangle, for the required proportions, that fits in the reachable
    /// part of the target.
    ///
    /// It is zero if no part of the target is reachable.
    public let reachableSize: CGSize
    /// The nearest target that neither contains this one nor lies in it; nil if there is none.
    public let nearest: Int?
    /// The distance to ``nearest``; 0 if the targets touch or overlap, infinite if there is none.
    public let spacing: CGFloat
  }

  /// A problem with an element.
  public struct Problem: Sendable, Hashable {
    /// The index of the element.
    public let element: Int
    /// The kind of problem.
    public let kind: Kind

    /// The kinds of problems.
    public enum Kind: Sendable, Hashable {
      /// The reachable part of a target is smaller than required; the value is its size.
      case small(CGSize)
      /// No part of a target is reachable: it is covered or clipped.
      case unreachable
      /// A target lies wholly off the screen.
      case offScreen
      /// A target overlaps a target that comes later in the document; `area` is in square units.
      ///
      /// Neither target contains the other, and neither lies completely in front of a larger one.
      case overlaps(Int, area: CGFloat)
      /// The nearest target is closer than required but doesn't touch this one.
      case close(to: Int, distance: CGFloat)
      /// An element has the same role, names and rectangle as an earlier one.
      case duplicate(of: Int)
    }
  }
}

extension ScreenDump.Audit.Problem: CustomStringConvertible {
  /// The element and its problem in one line.
  public var description: String {
    func short(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }
    let what =
      switch kind {
      case .small(let size):
        "has a tappable area of only \(short(size.width)) x \(short(size.height))"
      case .unreachable: "can't be reached"
      case .offScreen: "is off the screen"
      case .overlaps(let other, let area): "overlaps \(other) by \(short(area))"
      case .close(let other, let distance): "is \(short(distance)) from \(other)"
      case .duplicate(let other): "is in the dump twice, first as element \(other)"
      }
    return "element \(element) \(what)"
  }
}
