import Foundation
import Testing
import ViewGeometry

@testable import ConstraintsTests
@testable import TestSupport

/// Constraints made by the system, as conflicts show them.
@Suite struct SystemConstraintTests {
  private let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() { SilentConflicts.start() }

  private func size(_ axis: Axis) -> LayoutConstraint.Attribute {
    axis == .horizontal ? .width : .height
  }

  @Test(arguments: Axis.allCases)
  func `a required content size is the width or the height of its view (R11.75, R11.77)`(
    axis: Axis
  ) throws {
    let view = PlainStatedView()
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.traits.intrinsic = CGSize(width: 50, height: 60)
    view.setContentCompressionResistancePriority(.required, for: axis)
    let smaller = (axis == .horizontal ? view.widthAnchor : view.heightAnchor)
      .constraint(equalToConstant: 40)
    smaller.isActive = true

    let conflict = try #require(root.layoutConflicts.first)
    let content = try #require(conflict.constraints.first { $0 !== smaller })

    expectEqual(conflict.constraints.count, 2)
    expect(content.firstItem === view)
    expectEqual(content.firstAttribute, size(axis))
    expect(content.description.contains(axis == .horizontal ? "H:[" : "V:["))
    expect(content.description.contains("NSContentSizeLayoutConstraint"))
  }

  @Test(arguments: Axis.allCases)
  func `the size of a root has the name of its axis and is of it (R11.49)`(axis: Axis) throws {
    let view = View(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    root.addSubview(view)
    let equal =
      axis == .horizontal
      ? view.widthAnchor.constraint(equalTo: root.widthAnchor)
      : view.heightAnchor.constraint(equalTo: root.heightAnchor)
    equal.isActive = true

    let conflict = try #require(root.layoutConflicts.first)
    let name = "UIView-Encapsulated-Layout-\(axis == .horizontal ? "Width" : "Height")"
    let encapsulated = try #require(conflict.constraints.first { $0.identifier == name })
    let mask = try #require(conflict.constraints.first { $0.firstItem === view && $0 !== equal })

    expect(encapsulated.firstItem === root)
    expectEqual(encapsulated.firstAttribute, size(axis))
    expectEqual(mask.firstAttribute, size(axis))
  }
}
