import ForceTouch
import Foundation
import TestSupport
import Testing
import UIKitNames
import ViewGeometry

@testable import ForceTouchSupport

/// Source rectangles, targeted previews and menus that begin while something flies.
@Suite final class PreviewsInFlightTests {
  private let clock = AnimationClock()
  private let press = PressScene()
  private let photo = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
  private let recorder = MenuRecorder()
  private let there = CGRect(x: 120, y: 100, width: 100, height: 100)

  init() {
    recorder.makesPreview = false
    recorder.rows = [UIAction(title: "Share") { _ in }]
    press.view.addSubview(photo)
    photo.addInteraction(UIContextMenuInteraction(delegate: recorder))
  }

  deinit { menu?.dismiss() }

  private var menu: ContextMenuPresentation? { press.dispatcher.contextMenu }

  private func seen(_ view: UIView) -> CGRect {
    guard let shown = view.layer.presentation() else { return .null }
    return shown.convert(shown.bounds, to: press.window.layer.presentation())
  }

  private func fly(_ options: UIView.AnimationOptions, _ changes: () -> Void) {
    clock.use {
      UIView.animate(
        withDuration: 1, delay: 0, options: [options, .curveLinear], animations: changes)
    }
  }

  private func open(at point: CGPoint) {
    press.point = point
    press.touch()
    press.preview(1)
    press.lift()
  }

  // MARK: A view in flight

  @Test func `R4.9 R15.20 R15.47 A view that takes no touches on its way opens nothing`() {
    fly([]) { photo.center.x += 100 }
    clock.advance(by: 0.25)
    for point in [CGPoint(x: 170, y: 150), CGPoint(x: 50, y: 150)] { open(at: point) }
    expect(menu == nil && recorder.lines.isEmpty)
    clock.advanceToRest()
    open(at: CGPoint(x: 170, y: 150))
    expect(menu != nil)
  }

  @Test func `R15.47 A menu springs from where its view is going to be`() {
    fly(.allowUserInteraction) { photo.center.x += 100 }
    clock.advance(by: 0.25)
    open(at: CGPoint(x: 50, y: 150))
    expect(menu == nil)
    open(at: CGPoint(x: 170, y: 150))

    expectEqual(recorder.locations, [CGPoint(x: 50, y: 50)])
    expectEqual(seen(photo).minX, 45)
    for moment in [0.25, 0.6, 1] {
      clock.advance(to: moment)
      expectEqual(menu?.highlightPreview?.rectInContainer, there)
      expectEqual(menu?.geometry?.sourceRect, there)
      expectEqual(menu?.geometry?.sharpRect, there)
    }
    let menu = menu
    menu?.dismiss()
    expectEqual(menu?.dismissalPreview?.rectInContainer, there)
  }

  @Test func `R15.48 A target stays, and a dismissal goes to where the view has turned back`() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [photo] in
      photo.center.x += 100
    }
    clock.use { animator.startAnimation() }
    clock.advance(by: 0.5)
    open(at: CGPoint(x: 170, y: 150))
    let menu = menu
    animator.isReversed = true
    clock.advance(by: 0.25)
    expectEqual(menu?.geometry?.sourceRect, there)
    clock.advanceToRest()
    expectEqual(photo.frame.minX, 20)
    expectEqual(menu?.geometry?.sourceRect, there)
    menu?.dismiss()
    expectEqual(
      menu?.dismissalPreview?.rectInContainer, CGRect(x: 20, y: 100, width: 100, height: 100))
  }

  @Test func `R15.48 A dismissal before the way back has ended goes to the model`() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [photo] in
      photo.center.x += 100
    }
    clock.use { animator.startAnimation() }
    clock.advance(by: 0.5)
    open(at: CGPoint(x: 170, y: 150))
    let menu = menu
    animator.isReversed = true
    clock.advance(by: 0.25)
    menu?.dismiss()
    expectEqual(menu?.dismissalPreview?.rectInContainer, there)
  }

  @Test func `R15.48 A view taken out on its way leaves the menu, which then has nowhere to go`() {
    fly(.allowUserInteraction) { photo.center.x += 100 }
    clock.advance(by: 0.25)
    open(at: CGPoint(x: 170, y: 150))
    let menu = menu
    photo.removeFromSuperview()
    expect(menu?.isDisplayed ?? false)
    expectEqual(menu?.geometry?.sourceRect, there)
    menu?.dismiss()
    expect(menu?.dismissalPreview == nil)
    expect(recorder.lines.contains("end"))
  }

  @Test func `R15.48 A view taken out under the finger ends the press`() {
    fly(.allowUserInteraction) { photo.center.x += 100 }
    press.point = CGPoint(x: 170, y: 150)
    press.touch()
    press.preview(0.5)
    expect(menu != nil)
    photo.removeFromSuperview()
    press.preview(0.75)
    expect(menu == nil)
  }

  @Test func `R15.48 Without its container a menu has no geometry, and any touch ends it`() {
    let page = UIView(frame: press.view.bounds)
    press.view.addSubview(page)
    page.addSubview(photo)
    fly(.allowUserInteraction) { photo.center.x += 100 }
    open(at: CGPoint(x: 170, y: 150))
    let menu = menu
    page.removeFromSuperview()
    expect(menu?.geometry == nil)
    open(at: CGPoint(x: 170, y: 150))
    expect(menu?.isEnded ?? false)
    expect(menu?.dismissalPreview == nil)
  }

  @Test func `R15.47 A peek's rectangle follows the model of its source view`() {
    let (controller, previewer) = (UIViewController(), Previewer())
    previewer.sourceRect = CGRect(x: 10, y: 10, width: 20, height: 20)
    for interaction in photo.interactions { photo.removeInteraction(interaction) }
    controller.registerForPreviewing(with: previewer, sourceView: photo)
    fly(.allowUserInteraction) { photo.center.x += 100 }
    clock.advance(by: 0.5)
    press.point = CGPoint(x: 170, y: 150)
    press.touch()
    press.preview(0.5)
    let peek = press.dispatcher.peek
    expectEqual(previewer.locations, [CGPoint(x: 50, y: 50)])
    expectEqual(peek?.geometry?.sourceRect, CGRect(x: 130, y: 110, width: 20, height: 20))
    photo.center.y += 30
    expectEqual(peek?.geometry?.sourceRect, CGRect(x: 130, y: 140, width: 20, height: 20))
    photo.removeFromSuperview()
    expect(peek?.geometry == nil)
    press.preview(0.75)
    expect(peek?.isEnded ?? false)
  }

  @Test func `R15.47 In a container that is pushed, a rectangle is where it is going to be`() {
    let (root, top) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: root)
    press.view.removeFromSuperview()
    press.window.rootViewController = stack
    press.window.layoutIfNeeded()
    top.view.addSubview(photo)
    clock.use { stack.pushViewController(top, animated: true) }
    clock.advance(by: 0.1)
    let frame = photo.convert(photo.bounds, to: nil)
    expect(seen(photo).minX > frame.minX + 100)
    open(at: CGPoint(x: frame.midX, y: frame.midY))
    expectEqual(menu?.geometry?.sourceRect, frame)
    expectEqual(stack.view.sourceRect(for: photo), frame)
    clock.advanceToRest()
    expectEqual(menu?.geometry?.sourceRect, frame)
    expectEqual(seen(photo), frame)
  }

  // MARK: Lists

  private final class Photos: UICollectionViewDelegate {
    var pressed: [IndexPath] = []
    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      pressed += indexPaths
      return UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction { _ in }])
      })
    }
  }

  /// Items of 100 by 100 points, three in a row, and the list's delegate.
  private func makeList() -> (UICollectionView, PlainItems, Photos) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 80, width: 320, height: 400), collectionViewLayout: layout)
    let (items, photos) = (PlainItems(count: 1_000), Photos())
    items.fill(list)
    list.delegate = photos
    press.view.addSubview(list)
    list.layoutIfNeeded()
    return (list, items, photos)
  }

  @Test func `R15.49 In a list that decelerates the menu springs from its item, wherever that is`()
  {
    let (list, items, photos) = makeList()
    clock.use {
      list.beginDragging()
      list.endDragging(velocity: CGPoint(x: 0, y: 1))
    }
    clock.advance(by: 0.1)
    // 499 points in all, of which .998^100 are left: the offset is 90.5.
    open(at: CGPoint(x: 50, y: 180))
    expectEqual(photos.pressed, [[0, 3]])
    let menu = menu
    guard let cell = menu?.highlightPreview?.view else { return expect(Bool(false)) }
    for moment in [0.1, 0.2, 0.3] {
      clock.advance(to: moment)
      expectEqual(menu?.geometry?.sourceRect, cell.convert(cell.bounds, to: press.window))
      expectEqual(menu?.geometry?.sourceRect, seen(cell))
      let frame = CGRect(x: 0, y: 180 + 10 - list.contentOffset.y, width: 100, height: 100)
      expect(abs((menu?.geometry?.sourceRect.minY ?? 0) - frame.minY) < 1e-9)
    }
    clock.advanceToRest()
    list.layoutIfNeeded()
    // The item has left the screen, and its cell is reused: there is nothing to go back to.
    menu?.dismiss()
    expect(menu?.dismissalPreview == nil)
    withExtendedLifetime((items, photos)) {}
  }

  @Test func `R15.50 A cell that a batch update moves is pressed where it is going to be`() {
    let (list, items, photos) = makeList()
    guard let cell = list.cellForItem(at: [0, 0]) else { return expect(Bool(false)) }
    let home = list.convert(cell.frame, to: press.window)
    clock.use {
      list.performBatchUpdates { list.moveItem(at: [0, 0], to: [0, 4]) }
    }
    clock.advance(by: 0.1)
    guard let goal = list.layoutAttributesForItem(at: [0, 4])?.frame else {
      return expect(Bool(false))
    }
    let frame = list.convert(goal, to: press.window)
    expect(seen(cell) != frame && seen(cell) != home)
    open(at: CGPoint(x: frame.midX, y: frame.midY))
    expectEqual(photos.pressed, [[0, 4]])
    expect(menu?.highlightPreview?.view === cell)
    expectEqual(menu?.geometry?.sourceRect, frame)
    expectEqual(
      list.sourceRect(at: CGPoint(x: frame.midX, y: frame.midY), in: press.window)?.rect, frame)
    clock.advanceToRest()
    expectEqual(menu?.geometry?.sourceRect, seen(cell))
    let menu = menu
    clock.use { list.performBatchUpdates { list.moveItem(at: [0, 4], to: [0, 0]) } }
    menu?.dismiss()
    expectEqual(
      menu?.dismissalPreview.map { list.convert($0.rectInContainer, to: press.window) }, home)
    withExtendedLifetime((items, photos)) {}
  }
}
