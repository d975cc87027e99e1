import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Values that a view refuses (R2.8).
@Suite struct ViewValueTrapTests {
  @Test func `a frame needs finite numbers`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      View().frame = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
    }

    expectMessage(
      "The frame of a view must be finite, not [nan, 0.0, 10.0, 10.0].", in: result)
  }

  @Test func `a frame to begin with needs finite numbers, and null has none`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = View(frame: .null)
    }

    expectMessage("The frame of a view must be finite, not [inf, inf, 0.0, 0.0].", in: result)
  }

  @Test func `bounds need finite numbers`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      View().bounds.size.width = .infinity
    }

    expectMessage(
      "The bounds of a view must be finite, not [0.0, 0.0, inf, 0.0].", in: result)
  }

  @Test func `a center needs finite numbers`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      View().center = CGPoint(x: 0, y: CGFloat.nan)
    }

    expectMessage("The center of a view must be finite, not [0.0, nan].", in: result)
  }

  @Test func `an anchor point needs finite numbers`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      View().anchorPoint = CGPoint(x: CGFloat.infinity, y: 0)
    }

    expectMessage("The anchorPoint of a view must be finite, not [inf, 0.0].", in: result)
  }

  @Test func `a transform needs finite numbers`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      View().transform = CGAffineTransform(scaleX: .nan, y: 1)
    }

    expectMessage("The transform of a view must be finite, not [nan, ", in: result)
  }

  @Test func `a 4x4 matrix needs finite numbers, also those that don't move the plane`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var transform = Transform3D.identity
      transform.m34 = .nan
      View().transform3D = transform
    }

    expectMessage("The transform3D of a view must be finite", in: result)
  }

  @Test func `a depth can't be NaN`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      View().zPosition = .nan
    }

    expectMessage("The zPosition of a view must be finite, not nan.", in: result)
  }

  @Test func `an alpha can't be NaN`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      View().alpha = .nan
    }

    expectMessage("The alpha of a view can't be NaN.", in: result)
  }

  @Test func `a map too large for numbers is refused`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let view = View(frame: CGRect(x: 0, y: 0, width: 1e200, height: 1))
      view.transform = CGAffineTransform(scaleX: 1e200, y: 1)
    }

    expectMessage("The geometry is too large: bounds", in: result)
  }

  @Test func `a frame too large under its transform is refused`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let view = View()
      view.transform = CGAffineTransform(scaleX: 1e-200, y: 1)
      view.frame = CGRect(x: 0, y: 0, width: 1e200, height: 1)
    }

    expectMessage("is too large under the transform", in: result)
  }
}
