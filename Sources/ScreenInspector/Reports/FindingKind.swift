import Foundation
import ScreenFiles

/// The kinds of findings, with the names that `--fail-on` accepts.
enum FindingKind: String, CaseIterable, Codable, Sendable {
  case small
  case unreachable
  case offScreen = "off-screen"
  case overlaps
  case close
  case duplicate
  /// A target that is covered, at least in part, by an element that receives touches.
  case covered
  /// Any remark on how the file was read: a guess, an omission, a repair or an ambiguity.
  case remarks
  /// Any change since the dump that `--diff` names.
  case changes
  /// An element that can't be tapped, although it could be tapped in the dump that `--diff` names.
  case noLongerTappable = "no-longer-tappable"

  /// Creates the kind of finding that corresponds to the kind of an audit's problem.
  init(_ kind: ScreenDump.Audit.Problem.Kind) {
    switch kind {
    case .small: self = .small
    case .unreachable: self = .unreachable
    case .offScreen: self = .offScreen
    case .overlaps: self = .overlaps
    case .close: self = .close
    case .duplicate: self = .duplicate
    }
  }

  /// Returns the kinds that are reported without `--fail-on`: the problems of the audit.
  ///
  /// `close` is included only if a minimum spacing is given.
  static func usual(_ options: Options) -> [FindingKind] {
    let spacing: [FindingKind] = options.minimumSpacing > 0 ? [.close] : []
    return [.small, .unreachable, .offScreen, .overlaps] + spacing + [.duplicate]
  }

  /// Whether the kind requires an earlier dump for comparison.
  var needsOther: Bool { self == .changes || self == .noLongerTappable }

  /// Whether findings of the kind require elements with rectangles.
  var needsRectangles: Bool { self != .remarks && self != .changes }
}
