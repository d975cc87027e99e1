import Foundation
import ScreenFiles

/// The kinds of findings for `--fail-on`.
enum FindingKind: String, CaseIterable, Codable, Sendable {
  case small
  case unreachable
  case offScreen = "off-screen"
  case overlaps
  case close
  case duplicate
  /// A target that is partly covered by an element that receives touches.
  case covered
  /// Any guess, omission, repair or ambiguity.
  case remarks
  /// Any difference from the dump of `--diff`.
  case changes
  /// An element that could be tapped in the dump of `--diff` and no longer can.
  case noLongerTappable = "no-longer-tappable"

  /// Creates the kind of an audit's problem.
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

  /// Returns the kinds reported without `--fail-on`: the audit's problems, with `close` only if a
  /// minimum spacing is given.
  static func usual(_ options: Options) -> [FindingKind] {
    let spacing: [FindingKind] = options.minimumSpacing > 0 ? [.close] : []
    return [.small, .unreachable, .offScreen, .overlaps] + spacing + [.duplicate]
  }

  /// Whether the kind requires a second dump to compare with.
  var needsOther: Bool { self == .changes || self == .noLongerTappable }
}
