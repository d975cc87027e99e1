import Foundation
import ScreenFiles
import ViewGeometry

@testable import TestSupport

/// Systems of constraints, custom trees and dumps.
extension Misuse {
  private typealias Row = ConstraintSystem.Row
  private typealias Unknown = ConstraintSystem.Unknown

  /// Runs a closure on a system of one unknown and one row that mentions it.
  private static func withSystem(
    _ body: (ConstraintSystem, ConstraintSystem.Unknown, ConstraintSystem.Row) -> Void
  ) {
    let system = ConstraintSystem()
    let unknown = system.addUnknown()
    let row = system.addRow([.init(unknown, 1)], constant: -1, .equal, priority: 1000)
    body(system, unknown, row)
  }

  /// A tree of three nodes, each the only child of the one before.
  private static var chain: ArrayTree {
    ArrayTree(chain: [CGRect](repeating: CGRect(0, 0, 9, 9), count: 3))
  }

  static let ofSystems: [Misuse] = [
    Misuse("The system has no unknown 7.") {
      withSystem { system, _, _ in system.removeUnknown(Unknown(index: 7)) }
    },
    Misuse("Can't remove unknown 0: remove the rows that contain it first.") {
      withSystem { system, unknown, _ in system.removeUnknown(unknown) }
    },
    Misuse("The system has no row 7.") {
      withSystem { system, _, _ in system.removeRow(Row(index: 7)) }
    },
    Misuse("A row can't have the constant inf.") {
      withSystem { system, _, row in system.setConstant(.infinity, of: row) }
    },
    Misuse("A row can't have the coefficient nan.") {
      withSystem { system, unknown, _ in
        _ = system.addRow([.init(unknown, .nan)], constant: 0, .equal, priority: 1000)
      }
    },
    Misuse("A row can't have the weight -1.0: it must be above 0.") {
      withSystem { system, unknown, _ in
        _ = system.addRow([.init(unknown, 1)], constant: 0, .equal, weight: -1)
      }
    },
    Misuse("A row can't have the priority 0.0: it must be above 0.") {
      withSystem { system, _, row in system.setPriority(0, of: row) }
    },
    Misuse("Call solve() first: the system has changed since it was last solved.") {
      withSystem { system, unknown, _ in _ = system.isDetermined(unknown) }
    },
  ]

  static let ofTrees: [Misuse] = [
    Misuse("The alpha of an element can't be NaN.") {
      var element = ElementGeometry(frame: .zero)
      element.alpha = .nan
    },
    Misuse("The zPosition of an element must be finite, not inf.") {
      var element = ElementGeometry(frame: .zero)
      element.zPosition = .infinity
    },
    Misuse("The ancestors of … form a cycle.") {
      var tree = chain
      tree.parents = [2, 0, 1]
      _ = tree.convert(CGPoint.zero, from: 2, to: nil)
    },
    Misuse("The root 0 of a tree can't have a parent: 1.") {
      var tree = chain
      tree.parents[0] = 1
      _ = tree.hitTest(CGPoint(1, 1), policy: .uiKit)
    },
    Misuse("The children of 1 include 2, whose parent is 0.") {
      var tree = chain
      tree.parents[2] = 0
      _ = TreeSnapshot(of: tree)
    },
    Misuse("The tree contains 1 twice.") {
      var tree = chain
      tree.inner[0] = [1, 1]
      _ = TreeSnapshot(of: tree).id(of: 1)
    },
    Misuse("There is no element 3: there are 1 elements.") {
      let text = Data("<UIView: 0x1; frame = (0 0; 9 9)>".utf8)
      guard let dump = try? ScreenDump(text, format: .uiKit) else { return }
      _ = dump.verdict(of: 3)
    },
  ]
}
