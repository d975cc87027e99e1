import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

@Suite struct EdgeInsetsTests {
  private let insets = EdgeInsets(top: 2, left: 3, bottom: 20, right: 4)

  @Test func `T1.18 insets larger than the rectangle leave a negative size (R1.16)`() {
    let inset = CGRect(0, 0, 10, 10).inset(by: insets)

    expectEqual(inset.origin, CGPoint(3, 2))
    expectEqual(inset.size, CGSize(3, -12))
  }

  @Test func `R1.16 stored numbers are used as they are`() {
    let inset = CGRect(10, 10, -4, -6).inset(by: EdgeInsets(top: 1, left: 1, bottom: 1, right: 1))

    expectEqual(inset.origin, CGPoint(11, 11))
    expectEqual(inset.size, CGSize(-6, -8))
  }

  @Test func `negative insets grow the rectangle`() {
    let inset = CGRect(0, 0, 10, 10).inset(by: EdgeInsets(top: -1, left: -2, bottom: -3, right: -4))

    expectEqual(inset, CGRect(-2, -1, 16, 14))
  }

  @Test func `zero insets change nothing`() {
    expectEqual(EdgeInsets(), .zero)
    expectEqual(CGRect(1, 2, 3, 4).inset(by: .zero), CGRect(1, 2, 3, 4))
  }

  @Test func `insets add edge by edge`() {
    let sum = insets + EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)

    expectEqual(sum, EdgeInsets(top: 12, left: 23, bottom: 50, right: 44))
  }

  @Test func `insets survive coding`() throws {
    let data = try JSONEncoder().encode(insets)

    try expectEqual(JSONDecoder().decode(EdgeInsets.self, from: data), insets)
  }
}

@Suite struct DirectionalEdgeInsetsTests {
  private let insets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

  @Test func `leading is left where reading starts at the left`() {
    let resolved = insets.resolved(rightToLeft: false)

    expectEqual(resolved, EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test func `leading is right where reading starts at the right`() {
    let resolved = insets.resolved(rightToLeft: true)

    expectEqual(resolved, EdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }

  @Test func `zero is zero on every edge`() {
    expectEqual(DirectionalEdgeInsets(), .zero)
    expectEqual(DirectionalEdgeInsets.zero.resolved(rightToLeft: true), .zero)
  }

  @Test func `an offset is zero until it is set`() {
    expectEqual(Offset(), Offset(horizontal: 0, vertical: 0))
    expect(Offset(horizontal: 1, vertical: 0) != Offset())
    expect(Offset(horizontal: 0, vertical: 1) != Offset())
  }
}
