import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Scales that an app sets while fingers zoom.
@Suite struct ScrollFingerZoomTests {
  private final class Recorder: ScrollViewDelegate {
    var calls: [String] = []
    func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {
      calls.append("begins")
    }
    func scrollViewDidZoom(_ scrollView: ScrollView) { calls.append("zooms") }
    func scrollViewDidEndZooming(
      _ scrollView: ScrollView, with view: View?, atScale scale: CGFloat
    ) {
      calls.append("ends at \(Int(scale))")
    }
  }

  @Test(arguments: [true, false])
  func `R5.16 a zoom by fingers lasts until they let go, whatever scale is set within`(
    animated: Bool
  ) {
    let view = ScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let content = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let recorder = Recorder()
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
