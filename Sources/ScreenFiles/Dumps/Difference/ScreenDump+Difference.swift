public import Foundation

extension ScreenDump {
  /// What became of the elements of one dump in another.
  public struct Difference: Sendable {
    /// The pairs of elements that are taken for the same, in the order of the new dump.
    public let matches: [(old: Int, new: Int)]
    /// What changed, in the order of the new dump, with what is gone at the end.
    public let changes: [Change]
    /// The most by which numbers may differ and count as equal.
    public let tolerance: CGFloat

    /// Whether nothing changed.
    public var isEmpty: Bool { changes.isEmpty }
  }

  /// One change between two dumps.
  public struct Change: Sendable, Hashable {
    /// The element in the old dump; nil for one that is new.
    public let old: Int?
    /// The element in the new dump; nil for one that is gone.
    public let new: Int?
    /// What happened to it.
    public let kind: Kind
    let name: String

    /// What can happen to an element.
    public enum Kind: Sendable, Hashable {
      /// It lies elsewhere in its parent; from and to are on the screen.
      case moved(from: CGPoint, to: CGPoint)
      /// It has another size.
      case resized(from: CGSize, to: CGSize)
      /// It is in the new dump alone.
      case appeared
      /// It is in the old dump alone.
      case gone
      /// It is called something else, or has another text.
      case renamed(from: String?, to: String?)
      /// It was seen and isn't any more.
      case hidden
      /// It wasn't seen and is now.
      case shown
      /// More of it lies under what takes touches; the parts are those that can be tapped, from 0 to 1.
      case covered(from: CGFloat, to: CGFloat)
      /// It could be tapped and can't any more.
      case noLongerTappable
      /// It couldn't be tapped and can now.
      case nowTappable
      /// It changed places with siblings: in front of some it was behind of, or the other way round.
      case reordered
    }
  }
}

extension ScreenDump.Change: CustomStringConvertible {
  /// One line: the element and what happened to it.
  public var description: String {
    func short(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }
    let what =
      switch kind {
      case .moved(let from, let to):
        "moved from (\(short(from.x)), \(short(from.y))) to (\(short(to.x)), \(short(to.y)))"
      case .resized(let from, let to):
        "resized from \(short(from.width)) x \(short(from.height)) to \(short(to.width)) x \(short(to.height))"
      case .appeared: "appeared"
      case .gone: "is gone"
      case .renamed(let from, let to): "renamed from \(from ?? "nothing") to \(to ?? "nothing")"
      case .hidden: "isn't seen any more"
      case .shown: "is seen now"
      case .covered(let from, let to):
        "can be tapped on \(short((to * 100).rounded()))% of it, before on \(short((from * 100).rounded()))%"
      case .noLongerTappable: "can't be tapped any more"
      case .nowTappable: "can be tapped now"
      case .reordered: "changed places with siblings"
      }
    let place = new.map { "element \($0)" } ?? old.map { "element \($0) of the old screen" } ?? ""
    return "\(place) (\(name)) \(what)"
  }
}
