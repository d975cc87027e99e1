import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Operations of a view in the middle of each of its callbacks: the tree stays a tree, and all
/// derived state is correct.
@Suite struct ViewReentrancyTests {
  #if compiler(>=6.3)
    // In processes of their own, so that a trap is reported with its callback.
    @Test(arguments: Meddler.Callback.allCases)
    func `a change in a callback leaves a tree`(_ callback: Meddler.Callback) async {
      await #expect(processExitsWith: .success) { [callback] in
        for change in Meddler.Change.allCases {
          for times in [1, 20] { MeddledTree(change, in: callback, times: times).drive() }
        }
      }
    }
  #endif
}

/// A view that changes the tree around it when it is called.
final class Meddler: View {
  enum Callback: String, CaseIterable, Codable, Sendable {
    case layout, willMoveToSuperview, didMoveToSuperview, willMoveToWindow, didMoveToWindow
    case didAddSubview, willRemoveSubview, pointInside, hitTest, safeArea, bounds
  }

  enum Change: CaseIterable {
    case removeSelf, removeSuperview, goElsewhere, goToFront, addSubview, removeSubviews
    case swapSiblings, setFrame, setTransform, hide, markLayout, layOut, convert, leaveWindow
  }

  var reaction: ((Callback) -> Void)?

  override func layoutSubviews() { reaction?(.layout) }
  override func willMove(toSuperview newSuperview: View?) { reaction?(.willMoveToSuperview) }
  override func didMoveToSuperview() { reaction?(.didMoveToSuperview) }
  override func willMove(toWindow newWindow: Window?) { reaction?(.willMoveToWindow) }
  override func didMoveToWindow() { reaction?(.didMoveToWindow) }
  override func didAddSubview(_ subview: View) { reaction?(.didAddSubview) }
  override func willRemoveSubview(_ subview: View) { reaction?(.willRemoveSubview) }
  override func safeAreaInsetsDidChange() { reaction?(.safeArea) }

  override func point(inside point: CGPoint, with event: Event?) -> Bool {
    reaction?(.pointInside)
    return super.point(inside: point, with: event)
  }

  override func hitTest(_ point: CGPoint, with event: Event?) -> View? {
    reaction?(.hitTest)
    return super.hitTest(point, with: event)
  }

  override var bounds: CGRect {
    get { super.bounds }
    set {
      super.bounds = newValue
      reaction?(.bounds)
    }
  }
}

/// A window with such a view among siblings, driven through everything that calls it.
private final class MeddledTree {
  let window = Window(frame: CGRect(0, 0, 320, 480))
  let (parent, elsewhere) = (View(frame: CGRect(10, 10, 200, 200)), View(frame: CGRect(0, 0, 9, 9)))
  let meddler = Meddler(frame: CGRect(5, 5, 100, 100))
  var left: Int

  init(_ change: Meddler.Change, in callback: Meddler.Callback, times: Int) {
    left = times
    for view in [parent, elsewhere] { window.addSubview(view) }
    for index in 0..<40 { parent.addSubview(View(frame: CGRect(CGFloat(index), 0, 50, 50))) }
    for _ in 0..<3 { meddler.addSubview(View(frame: CGRect(1, 1, 50, 50))) }
    meddler.reaction = { [unowned self] called in
      guard called == callback, left > 0 else { return }
      left -= 1
      make(change)
    }
  }

  func drive() {
    parent.insertSubview(meddler, at: 20)
    step()
    elsewhere.addSubview(meddler)
    step()
    parent.addSubview(meddler)
    meddler.bounds.size.width += 10
    window.safeAreaInsets.top += 5
    step()
    meddler.insertSubview(View(), at: 0)
    meddler.subviews.last?.removeFromSuperview()
    step()
    parent.removeFromSuperview()
    window.insertSubview(parent, at: 0)
    step()
    meddler.removeFromSuperview()
    step()
  }

  private func step() {
    meddler.setNeedsLayout()
    window.layoutIfNeeded()
    _ = window.hitTest(CGPoint(60, 40), with: nil)
    _ = window.hitTestAll(CGPoint(60, 40))
    for view in [window, parent, elsewhere, meddler] { view.checkInvariants() }
  }

  private func make(_ change: Meddler.Change) {
    switch change {
    case .removeSelf: meddler.removeFromSuperview()
    case .removeSuperview: parent.removeFromSuperview()
    case .goElsewhere: elsewhere.addSubview(meddler)
    case .goToFront: meddler.superview?.bringSubviewToFront(meddler)
    case .addSubview: meddler.addSubview(View(frame: CGRect(2, 2, 9, 9)))
    case .removeSubviews: meddler.subviews.forEach { $0.removeFromSuperview() }
    case .swapSiblings:
      guard parent.subviews.count > 1 else { return }
      parent.exchangeSubview(at: 0, withSubviewAt: parent.subviews.count - 1)
    case .setFrame: meddler.frame = CGRect(CGFloat(left), 5, 90, 90)
    case .setTransform: meddler.transform = meddler.transform.rotated(by: 0.5)
    case .hide: meddler.isHidden.toggle()
    case .markLayout: meddler.setNeedsLayout()
    case .layOut: window.layoutIfNeeded()
    case .convert: _ = meddler.convert(CGRect(1, 1, 2, 2), to: window)
    case .leaveWindow: parent.superview === window ? elsewhere.addSubview(parent) : ()
    }
  }
}
