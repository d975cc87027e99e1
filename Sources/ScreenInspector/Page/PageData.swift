import Foundation
import ScreenFiles
import ViewGeometry

/// The data for the script of the page: one screen, or an earlier and a current one.
///
/// Names are short and default values are omitted, so that a page with 400 elements is small.
struct PageData: Encodable {
  struct Element: Encodable {
    /// The parent's index; omitted for a root.
    var p: Int?
    /// The role; omitted if it is empty.
    var r: String?
    /// The type; omitted if it is empty.
    var t: String?
    /// The name; omitted if there is none.
    var n: String?
    /// The identifier; omitted if there is none.
    var d: String?
    /// The line of the dump on which the element begins, counted from 1.
    let l: Int
    /// The x, y, width and height of the frame on the screen; omitted if the dump has no usable
    /// values.
    var f: [Double]?
    /// The part of the element's box that its ancestors don't clip; omitted if it equals the frame.
    var s: Box?
    /// The box in which touches reach the element; omitted if it equals the frame.
    var h: Box?
    /// The four corners of the element on the screen.
    ///
    /// They are omitted if neither the element nor an ancestor has a transform, or if the element
    /// has no rectangle.
    var c: [[Double]]?
    /// The rank of the element in the stacking order, which is 0 for the backmost element; omitted
    /// if it equals the element's index.
    var k: Int?
    /// The index of the element that receives touches on this element by the format's rule; omitted
    /// if it is the element itself.
    var u: Int?
    /// The flags; see ``Flag``.
    let g: Int
    /// The cause of the verdict, as an index in ``PageData/causes``.
    let z: Int
    /// The explanation of the verdict.
    let e: PagePhrase
    /// The remedy.
    let w: PagePhrase
    /// The tap point; omitted if the element can't be tapped.
    var q: [Double]?
  }

  /// A box that differs from the element's frame, or `none` if there is no box.
  enum Box: Encodable {
    case other([Double])
    case none

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .other(let numbers): try container.encode(numbers)
      case .none: try container.encode(0)
      }
    }
  }

  /// The bits of an element's flags.
  enum Flag {
    static let target = 1
    static let tappable = 2
    static let hidden = 4
    static let transparent = 8
    static let unseen = 16
    static let clips = 32
    static let inert = 64
    static let behind = 128
  }

  struct Group: Encodable {
    let kind: String
    let title: PagePhrase
    /// The problems of the group.
    let problems: [PagePhrase]
    /// For each problem, the index of its element.
    let elements: [Int]
  }

  struct Screen: Encodable {
    let elements: [Element]
    let groups: [Group]
    /// Whether all ancestors of an element clip its touches, as in UIKit.
    let cutsTouches: Bool
    /// The reason why the screen shows nothing; nil if it shows an element.
    let empty: String?
    /// The text to show if the audit found no problems.
    let sound: String
  }

  struct Change: Encodable {
    let old: Int?
    let new: Int?
    let text: String
  }

  /// The x, y, width and height of the drawing, in screen coordinates.
  let area: [Double]
  let causes: [String]
  /// The screens: the earlier one, if any, and the current one.
  let screens: [Screen]
  /// The pairs of matched elements.
  ///
  /// Each pair contains the index in the earlier screen and the index in the current one.
  let pairs: [[Int]]
  let changes: [Change]

  init(_ inspected: InspectedScreen, area: CGRect, options: Options) {
    self.area = [area.origin.x, area.origin.y, area.size.width, area.size.height].map { Double($0) }
    causes = Explanation.Cause.allCases.map(\.words)
    let earlier = inspected.earlier.map { InspectedScreen($0, options: options) }
    screens = [earlier, inspected].compactMap { $0 }.map(Self.screen)
    pairs = inspected.difference?.matches.map { [$0.old, $0.new] } ?? []
    changes =
      inspected.difference?.changes.map { Change(old: $0.old, new: $0.new, text: $0.description) }
      ?? []
  }

  private static func screen(_ screen: InspectedScreen) -> Screen {
    let order = DrawnOrder(screen.dump)
    let groups = ProblemGroup.groups(of: screen).map { group in
      Group(
        kind: group.kind.rawValue, title: PagePhrase(group.title.capitalized),
        problems: group.problems.map { PagePhrase($0.phrase.capitalized) },
        elements: group.problems.map(\.element))
    }
    return Screen(
      elements: screen.dump.elements.map { element($0, screen, order) }, groups: groups,
      cutsTouches: screen.dump.hitTestPolicy == .uiKit, empty: EmptyScreen(screen.dump)?.reason,
      sound: sound(screen))
  }

  /// Returns the text for an audit without problems, which says what was checked.
  ///
  /// If nothing could be checked, it says why.
  private static func sound(_ screen: InspectedScreen) -> String {
    let (count, size) = (screen.audit.targets.count, screen.audit.minimumSize)
    if !screen.hasRectangles { return "Nothing could be checked: no element has a rectangle." }
    if count == 0 { return "Nothing could be checked: no element is a target." }
    let sizes = size == .zero ? "any size" : "at least \(size.width.short) x \(size.height.short)"
    return
      "No problems: \(Report.counted(count, "target")) of \(sizes), all reachable."
  }

  private static func element(
    _ element: ScreenDump.Element, _ screen: InspectedScreen, _ order: DrawnOrder
  ) -> Element {
    let dump = screen.dump
    let answer = Explanation(of: element, in: dump)
    let flags = [
      (Flag.target, screen.isTarget(element)), (Flag.tappable, answer.verdict.isTappable),
      (Flag.hidden, element.flags.contains(.hidden)),
      (Flag.transparent, element.flags.contains(.transparent)), (Flag.unseen, element.isHidden),
      (Flag.clips, element.flags.contains(.clips)), (Flag.inert, element.flags.contains(.inert)),
      (Flag.behind, order.behind.contains(element.index)),
    ].reduce(0) { $1.1 ? $0 | $1.0 : $0 }
    let frame = numbers(element.frame)
    func box(_ rect: CGRect) -> Box? {
      let numbers = numbers(rect)
      return numbers == frame ? nil : numbers.map { .other($0) } ?? Box.none
    }
    let (rank, receiver) = (dump.rank(of: element), dump.touchReceiver(of: element))
    func text(_ text: String?) -> String? { text?.isEmpty == false ? text : nil }
    return Element(
      p: element.parent, r: text(element.role), t: text(element.typeName), n: text(element.name),
      d: text(element.identifier), l: element.line, f: frame, s: box(dump.seenBox(of: element)),
      h: box(dump.touchBox(of: element)),
      c: dump.rotatedCorners(of: element)?.map { [Double($0.x), Double($0.y)] },
      k: rank == element.index ? nil : rank, u: receiver == element.index ? nil : receiver,
      g: flags, z: Explanation.Cause.allCases.firstIndex(of: answer.cause) ?? 0,
      e: PagePhrase(answer.evidence), w: PagePhrase(answer.wayOut.text.capitalized),
      q: answer.verdict.isTappable
        ? answer.verdict.tapPoint.map { [Double($0.x), Double($0.y)] } : nil)
  }

  private static func numbers(_ rect: CGRect) -> [Double]? {
    guard rect.isFiniteRect else { return nil }
    return [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { Double($0) }
  }
}

extension Explanation.Cause {
  /// The verdict in a few words, for lists.
  var words: String {
    switch self {
    case .tappable: "can be tapped"
    case .withoutRectangle: "no rectangle"
    case .empty: "no area"
    case .offScreen: "off the screen"
    case .clipped: "cut off"
    case .covered: "covered"
    case .hidden: "hidden"
    case .transparent: "transparent"
    case .disabled: "disabled"
    case .passedBy: "takes no touches"
    }
  }
}

/// The reason why a screen shows nothing.
struct EmptyScreen {
  let reason: String

  /// Creates the reason; returns nil if any element is visible on the screen.
  init?(_ dump: ScreenDump) {
    let count = Report.counted(dump.elements.count, "element")
    let placed = dump.elements.filter(\.hasFrame)
    let large = placed.filter { $0.frame.hasArea }
    let visible = large.filter { !dump.seenBox(of: $0).isNull }
    let onScreen = visible.filter { dump.seenBox(of: $0).intersection(dump.screen).hasArea }
    if placed.isEmpty {
      reason = "There is nothing to draw: the dump has \(count), and none has a rectangle."
    } else if large.isEmpty {
      reason = "There is nothing to draw: the dump has \(count), and each is 0 wide or 0 high."
    } else if visible.isEmpty {
      reason =
        "There is nothing to see: the dump has \(count), and says that those with an area are all hidden or cut off."
    } else if onScreen.isEmpty {
      reason = "There is nothing to see: all of the \(count) with an area lie off the screen."
    } else {
      return nil
    }
  }
}
