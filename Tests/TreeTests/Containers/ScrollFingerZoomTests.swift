import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Scales that an app sets while fingers zoom.
@Suite struct ScrollFingerZoomTests {
  @Test(arguments: [true, false])
  func `R5.16 a zoom by fingers lasts until they let go, whatever scale is set within`(
    animated: Bool
  ) {
    let view = ScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let content = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let recorder = ScrollRecorder { call, _ in
      switch call {
      case .beginZooming: "begins"
      case .zoom: "zooms"
      case .endZooming(let scale): "ends at \(Int(scale))"
      default: nil
      }
    }
    view.addSubview(content)
    view.viewForZooming = content
    view.maximumZoomScale = 4
    view.delegate = recorder

    view.beginZooming()
    view.setZoomScale(2, animated: animated)
    expect(view.isZooming)
    view.zoomScale = 3
    view.endZooming()

    expect(!view.isZooming)
    expectEqual(recorder.calls, ["begins", "zooms", "zooms", "ends at 3"])
  }
}
