public import Foundation

extension ScreenDump {
  /// An audit of a screen's targets, which are the elements meant to be tapped.
  public struct Audit: Sendable {
    /// The required size of a target, in the unit of the dump; zero if no size is required.
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
  /// A target, with the size of its reachable part and its nearest neighbor.
  public struct Target: Sendable, Hashable {
    /// The index of the element.
    public let element: Int
    /// The size of the rectangle in the target's reachable part that has room for the largest shape
    /// with the required proportions, in the unit of the dump.
    ///
    /// If no size is required, the shape is a square. The size is zero if no part of the target is
    /// reachable.
    public let reachableSize: CGSize
    /// The element index of the nearest target that isn't an ancestor or a descendant of this one.
    ///
    /// Targets that are completely clipped or off the screen don't count. The value is nil if no
    /// other target counts, or if this one is completely clipped or off the screen.
    public let nearest: Int?
    /// The distance to ``nearest``, in the unit of the dump.
    ///
    /// Only the parts of both targets that are on the screen and aren't clipped count. The distance
    /// is 0 if they touch or overlap, and infinite if ``nearest`` is nil.
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
      /// No rectangle of the required size fits in the reachable part of a target.
      ///
      /// The value is the target's `reachableSize`.
      case small(CGSize)
      /// No part of a target is reachable: it is covered or clipped, or has no area.
      case unreachable
      /// A target lies wholly off the screen.
      case offScreen
      /// A target overlaps a target that comes later in the document.
      ///
      /// The first value is the element index of the later target, and `area` is the overlapping
      /// area in square units. Only the parts of both targets that are on the screen and aren't
      /// clipped count. An overlap isn't reported if one target is a descendant of the other, or if
      /// one lies in front of a larger one and completely within it.
      case overlaps(Int, area: CGFloat)
      /// The nearest target is closer than required but doesn't touch this one.
      ///
      /// The values are the element index of the nearest target, and the distance in the unit of
      /// the dump.
      case close(to: Int, distance: CGFloat)
      /// An element has the same role, name, identifier and rectangle as an earlier one.
      ///
      /// The value is the index of the first such element. Elements without an area, and elements
      /// with neither a name nor an identifier, aren't compared.
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
