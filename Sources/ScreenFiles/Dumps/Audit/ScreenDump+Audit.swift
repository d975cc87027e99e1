public import Foundation

extension ScreenDump {
  /// What is wrong with the targets of a screen: the elements meant to be tapped.
  public struct Audit: Sendable {
    /// The size that was asked for, in the unit of the dump.
    public let minimumSize: CGSize
    /// Whether that size rests on a guess of the display's density.
    public let isSizeGuessed: Bool
    /// All targets, in document order.
    public let targets: [Target]
    /// What is wrong, in the order of the elements.
    public let problems: [Problem]
  }
}

extension ScreenDump.Audit {
  /// A target and the room it has.
  public struct Target: Sendable, Hashable {
    /// The element.
    public let element: Int
    /// The size of the largest rectangle of the wanted shape in what is left of it; zero where nothing is.
    public let reachableSize: CGSize
    /// The target nearest to it, of those that neither hold it nor lie in it; nil for the only one.
    public let nearest: Int?
    /// How far that one is away; 0 where they touch or overlap, infinite where there is none.
    public let spacing: CGFloat
  }

  /// One thing that is wrong.
  public struct Problem: Sendable, Hashable {
    /// The element.
    public let element: Int
    /// What is wrong with it.
    public let kind: Kind

    /// What can be wrong with an element.
    public enum Kind: Sendable, Hashable {
      /// The part of a target that can be tapped is smaller than was asked for, and this large.
      case small(CGSize)
      /// No part of a target can be tapped: it is covered or cut off.
      case unreachable
      /// A target lies wholly off the screen.
      case offScreen
      /// A target shares an area with another, later in the document, which neither holds it nor lies in it.
      case overlaps(Int, area: CGFloat)
      /// The nearest target is nearer than was asked for, and doesn't touch this one.
      case close(to: Int, distance: CGFloat)
      /// An element has role, names and rectangle of an earlier one.
      case duplicate(of: Int)
    }
  }
}

extension ScreenDump.Audit.Problem: CustomStringConvertible {
  /// One line: the element and what is wrong with it.
  public var description: String {
    func short(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }
    let what =
      switch kind {
      case .small(let size): "can be tapped on \(short(size.width)) x \(short(size.height)) only"
      case .unreachable: "can't be reached"
      case .offScreen: "is off the screen"
      case .overlaps(let other, let area): "overlaps \(other) by \(short(area))"
      case .close(let other, let distance): "is \(short(distance)) from \(other)"
      case .duplicate(let other): "is told twice, first as \(other)"
      }
    return "element \(element) \(what)"
  }
}
