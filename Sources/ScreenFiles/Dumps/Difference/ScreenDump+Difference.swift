public import Foundation

extension ScreenDump {
  /// The differences between the elements of two dumps.
  public struct Difference: Sendable {
    /// The indices of the matched elements in both dumps, in the order of the new dump.
    public let matches: [(old: Int, new: Int)]
    /// The changes in the order of the new dump, followed by the removed elements.
    public let changes: [Change]
    /// The maximum difference that counts as equal, in the unit of the dumps.
    public let tolerance: CGFloat

    /// Whether nothing changed.
    public var isEmpty: Bool { changes.isEmpty }
  }

  /// A change between two dumps.
  public struct Change: Sendable, Hashable {
    /// The index of the element in the old dump; nil if the element is new.
    public let old: Int?
    /// The index of the element in the new dump; nil if the element was removed.
    public let new: Int?
    /// The kind of change.
    public let kind: Kind
    let name: String

    /// The kinds of changes.
    public enum Kind: Sendable, Hashable {
      /// The element moved on the screen, and has a different parent or moved relative to its
      /// parent.
      ///
      /// The points are the origins of its rectangles in screen coordinates.
      case moved(from: CGPoint, to: CGPoint)
      /// The element's size changed; the sizes are in the unit of the dumps.
      case resized(from: CGSize, to: CGSize)
      /// The element is only in the new dump.
      case appeared
      /// The element is only in the old dump.
      case gone
      /// The element's name or text changed; nil means that it had or has none.
      case renamed(from: String?, to: String?)
      /// The element was visible and is hidden now.
      case hidden
      /// The element was hidden and is visible now.
      case shown
      /// More of the element is covered by elements that receive touches, and less of it is
      /// reachable.
      ///
      /// The values are the element's ``ScreenDump/Verdict/reachableFraction`` before and after.
      /// Differences up to 0.01 are ignored.
      case covered(from: CGFloat, to: CGFloat)
      /// The element could be tapped and no longer can.
      case noLongerTappable
      /// The element couldn't be tapped and now can.
      case nowTappable
      /// The element's stacking order relative to its siblings changed.
      ///
      /// As few siblings as possible are reported as reordered.
      case reordered
    }
  }
}

extension ScreenDump.Change: CustomStringConvertible {
  /// The element and its change in one line.
  public var description: String {
    func short(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }
    func percent(_ fraction: CGFloat) -> String { "\(short((fraction * 100).rounded()))%" }
    let what =
      switch kind {
      case .moved(let from, let to):
        "moved from (\(short(from.x)), \(short(from.y))) to (\(short(to.x)), \(short(to.y)))"
      case .resized(let from, let to):
        "resized from \(short(from.width)) x \(short(from.height)) to \(short(to.width)) x \(short(to.height))"
      case .appeared: "appeared"
      case .gone: "is gone"
      case .renamed(let from, let to): "renamed from \(from ?? "nothing") to \(to ?? "nothing")"
      case .hidden: "is no longer visible"
      case .shown: "is now visible"
      case .covered(let from, let to):
        "is tappable on \(percent(to)) of its area, before on \(percent(from))"
      case .noLongerTappable: "can no longer be tapped"
      case .nowTappable: "can now be tapped"
      case .reordered: "changed its order among siblings"
      }
    let place =
      new.map { "element \($0)" } ?? old.map { "element \($0) of the earlier screen" } ?? ""
    return "\(place) (\(name)) \(what)"
  }
}
