import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

/// The destination of a targeted preview.
@Suite struct TargetedPreviewTests {
  private let window = Window(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  private let view = View(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

  init() {
    window.addSubview(view)
  }

  @Test func `R10.22 a preview stays where its view is`() {
    let preview = TargetedPreview(view: view)

    expect(preview.target.container === window)
    expectEqual(preview.target.center, CGPoint(x: 60, y: 45))
    expect(preview.target.transform.isIdentity)
    expectEqual(preview.rectInContainer, view.frame)
  }

  @Test func `T10.12: a quarter turn about the target's center (R10.23, R10.26)`() {
    let target = PreviewTarget(
      container: window, center: CGPoint(x: 200, y: 300),
      transform: CGAffineTransform(rotationAngle: .pi / 2))
    let preview = TargetedPreview(view: view, parameters: PreviewParameters(), target: target)

    let rect = preview.rectInContainer

    let expected = CGRect(x: 175, y: 250, width: 50, height: 100)
    expect(abs(rect.minX - expected.minX) < 1e-9 && abs(rect.minY - expected.minY) < 1e-9)
    expect(abs(rect.width - 50) < 1e-9 && abs(rect.height - 100) < 1e-9)
  }

  @Test func `R10.24 the size is that of the bounds, whatever is shown of them`() {
    let parameters = PreviewParameters()
    parameters.visiblePath = BezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.transform = CGAffineTransform(scaleX: 3, y: 3)

    let preview = TargetedPreview(view: view, parameters: parameters)

    expectEqual(preview.size, CGSize(width: 100, height: 50))
  }

  @Test func `R10.25 a visible path replaces the bounds`() {
    let parameters = PreviewParameters()
    parameters.visiblePath = BezierPath(rect: CGRect(x: 40, y: 20, width: 20, height: 10))
    view.bounds.origin = CGPoint(x: 40, y: 0)

    let preview = TargetedPreview(view: view, parameters: parameters)

    expectEqual(preview.rectInContainer, CGRect(x: 10, y: 40, width: 20, height: 10))
  }

  @Test func `R10.27 retargeting keeps view and parameters`() {
    let parameters = PreviewParameters()
    let other = PreviewTarget(container: window, center: .zero)

    let preview = TargetedPreview(view: view, parameters: parameters)
      .retargetedPreview(with: other)

    expect(preview.view === view)
    expect(preview.parameters === parameters)
    expect(preview.target === other)
  }

  @Test func `R10.22 a view in no window can't be targeted, and neither can a window`() {
    view.removeFromSuperview()

    expect(!TargetedPreview.canTarget(view))
    expect(!TargetedPreview.canTarget(window))
  }

  @Test func `A view in no window goes to a target of its own`() {
    let loose = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let target = PreviewTarget(container: window, center: CGPoint(x: 100, y: 100))

    let preview = TargetedPreview(view: loose, parameters: PreviewParameters(), target: target)

    expectEqual(preview.rectInContainer, CGRect(x: 95, y: 95, width: 10, height: 10))
  }

  #if !os(Android) && !os(iOS)
    @Test func `Targeting a preview at a view in no window traps`() async {
      await #expect(processExitsWith: .failure) {
        _ = TargetedPreview(view: View())
      }
    }
  #endif
}
