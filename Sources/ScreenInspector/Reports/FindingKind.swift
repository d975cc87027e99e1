import Foundation
import ScreenFiles

/// What `--fail-on` can name.
enum FindingKind: String, CaseIterable, Codable, Sendable {
  case small
  case unreachable
  case offScreen = "off-screen"
  case overlaps
  case close
  case duplicate
  /// A target of which a part lies under something that takes touches.
  case covered
  /// Anything that was guessed, skipped, recovered or ambiguous.
  case remarks
  /// Any difference from the dump of `--diff`.
  case changes
  /// An element that could be tapped in the dump of `--diff` and can't any more.
  case noLongerTappable = "no-longer-tappable"

  /// The kind of an audit's problem.
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

  /// What a check without `--fail-on` reports: the audit's problems.
  static func usual(_ options: Options) -> [FindingKind] {
    let spacing: [FindingKind] = options.minimumSpacing > 0 ? [.close] : []
    return [.small, .unreachable, .offScreen, .overlaps] + spacing + [.duplicate]
  }

  /// Whether it speaks of two dumps.
  var needsOther: Bool { self == .changes || self == .noLongerTappable }
}
