import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

@Suite struct ViewLifetimeTests {
  @Test func `a superview keeps its subviews`() {
    let root = View()
    weak var subview: View?
    do {
      let view = View()
      root.addSubview(view)
      subview = view
    }

    expect(subview != nil)

    root.subviews.first?.removeFromSuperview()
    expect(subview == nil)
  }

  @Test func `a subview doesn't keep its superview`() {
    let subview = View()
    weak var superview: View?
    do {
      let view = View()
      view.addSubview(subview)
      superview = view
    }

    expect(superview == nil)
    expect(subview.superview == nil)
    expect(subview.window == nil)
    expectEqual(subview.convert(CGPoint(1, 2), to: nil), CGPoint(1, 2))
  }

  @Test func `a view held from outside survives its tree with what is in it`() {
    let inner = View(frame: CGRect(10, 10, 10, 10))
    var leaf: View? = View(frame: CGRect(1, 1, 5, 5))
    do {
      let root = View()
      let middle = View()
      root.addSubview(middle)
      middle.addSubview(inner)
      if let leaf { inner.addSubview(leaf) }
    }
    weak let weakLeaf = leaf
    leaf = nil

    expect(inner.superview == nil)
    expect(weakLeaf?.superview === inner)
    expectEqual(weakLeaf?.convert(CGPoint.zero, to: inner), CGPoint(1, 1))
    inner.checkInvariants()
  }

  @Test func `a subview added again after its superview died is at home there`() {
    let view = View()
    do { View().addSubview(view) }
    let root = View()

    root.addSubview(view)

    expect(view.superview === root)
    root.checkInvariants()
  }

  @Test func `every view of a tree dies once`() {
    final class Counted: View {
      static nonisolated(unsafe) var living = 0
      override init(frame: CGRect) {
        super.init(frame: frame)
        Counted.living += 1
      }
      deinit { Counted.living -= 1 }
    }
    do {
      let root = Counted(frame: .zero)
      for _ in 0..<10 {
        let view = Counted(frame: .zero)
        root.addSubview(view)
        for _ in 0..<10 { view.addSubview(Counted(frame: .zero)) }
      }
      expectEqual(Counted.living, 111)
    }

    expectEqual(Counted.living, 0)
  }

  @Test func `a dying view may ask its subviews for their superview`() {
    final class Curious: View {
      nonisolated(unsafe) static var wasFound = false
      deinit { Curious.wasFound = subviews.first?.superview === self }
    }
    do { Curious().addSubview(View()) }

    expect(Curious.wasFound)
  }
}
