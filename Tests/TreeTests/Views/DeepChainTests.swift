import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Every walk of the tree is a loop: a chain of many views fits a stack of 512 KB.
///
/// The tests share one chain of each kind, because building one takes longest, and leave it
/// unchanged.
@Suite(.oneAtATime) struct DeepChainTests {
  enum Kind: CaseIterable { case views, subclass }

  private static let length = enormousCount

  // Used by one test at a time.
  private nonisolated(unsafe) static let views = DeepChain(length: length, ofSubclass: false)
  private nonisolated(unsafe) static let subclass = DeepChain(length: length, ofSubclass: true)

  private static func chain(_ kind: Kind) -> DeepChain { kind == .views ? views : subclass }

  @Test(arguments: Kind.allCases)
  func `points and rectangles convert along it`(_ kind: Kind) {
    onSmallStack {
      let chain = Self.chain(kind)
      let end = CGPoint(chain.distance + 3, 4)

      expectEqual(chain.leaf.convert(CGPoint(3, 4), to: chain.root), end)
      expectEqual(chain.leaf.convert(end, from: nil), CGPoint(3, 4))
      expectEqual(
        chain.root.convert(CGRect(0, 0, 2, 2), to: chain.leaf), CGRect(-chain.distance, 0, 2, 2))
      expect(chain.leaf.isDescendant(of: chain.root))
    }
  }

  @Test(arguments: Kind.allCases)
  func `they convert with a rotated view in it`(_ kind: Kind) {
    onSmallStack {
      let chain = Self.chain(kind)
      chain.middle.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)

      let point = chain.leaf.convert(CGPoint(3, 4), to: chain.root)
      let box = chain.leaf.convert(CGRect(0, 0, 2, 3), to: chain.root)

      expectEqual(chain.root.convert(point, to: chain.leaf), CGPoint(3, 4))
      expectEqual(box.size, CGSize(3, 2))
      expectEqual(chain.root.convert(box, to: chain.leaf), CGRect(0, 0, 2, 3))
      chain.middle.transform = .identity
    }
  }

  @Test(arguments: Kind.allCases)
  func `they convert with a singular view in it`(_ kind: Kind) {
    onSmallStack {
      let chain = Self.chain(kind)
      chain.middle.transform = CGAffineTransform(scaleX: 0, y: 0)

      let anchor = chain.middle.convert(CGPoint(DeepChain.width / 2, 5), to: chain.leaf)

      expectEqual(chain.root.convert(CGPoint(1, 2), to: chain.leaf), anchor)
      #expect(throws: ConversionFailure.singular) {
        try chain.root.exactCoordinateMap(to: chain.leaf)
      }
      chain.middle.transform = .identity
    }
  }

  @Test(arguments: Kind.allCases)
  func `the leaf is hit, and so is every view above it`(_ kind: Kind) {
    onSmallStack {
      let chain = Self.chain(kind)
      let point = CGPoint(chain.distance + 5, 5)

      expect(chain.root.hitTest(point, with: nil) === chain.leaf)
      expectEqual(chain.root.hitTestAll(point).count, chain.length)

      chain.middle.isHidden = true
      expect(chain.root.hitTest(point, with: nil) === chain.middle.superview)
      chain.middle.isHidden = false
    }
  }

  @Test func `a hit test along it is explained`() {
    onSmallStack {
      let chain = Self.chain(.subclass)

      let explanation = chain.root.explainHitTest(CGPoint(chain.distance + 5, 5))

      expect(explanation.result === chain.leaf)
      expectEqual(explanation.steps.count, chain.length)
    }
  }

  @Test(arguments: Kind.allCases)
  func `it enters and leaves a window`(_ kind: Kind) {
    onSmallStack {
      let chain = Self.chain(kind)
      let window = Window(frame: CGRect(0, 0, 10, 10))
      window.safeAreaInsets.top = 4

      window.addSubview(chain.root)
      expect(chain.leaf.window === window)
      expectEqual(chain.leaf.convert(CGPoint.zero, to: nil), CGPoint(chain.distance + 1, 0))
      expect(chain.leaf.visibleRect.isNull)
      expectEqual(chain.leaf.safeAreaInsets.top, 4)

      chain.root.removeFromSuperview()
      expect(chain.leaf.window == nil)
    }
  }

  @Test(arguments: Kind.allCases)
  func `it autoresizes and lays out`(_ kind: Kind) {
    onSmallStack {
      let chain = Self.chain(kind)
      chain.root.layoutIfNeeded()
      expect(!chain.leaf.isLayoutNeeded)

      chain.root.bounds.size.width += 10
      expectEqual(chain.leaf.bounds.size.width, DeepChain.width + 10)
      expect(chain.leaf.isLayoutNeeded)

      chain.leaf.layoutIfNeeded()
      expect(!chain.leaf.isLayoutNeeded)
      chain.root.bounds.size.width -= 10
    }
  }

  @Test(arguments: Kind.allCases)
  func `tags are found and halves part and join`(_ kind: Kind) {
    onSmallStack {
      let chain = Self.chain(kind)
      chain.leaf.tag = 7
      expect(chain.root.viewWithTag(7) === chain.leaf)

      let upper = chain.middle.superview
      chain.middle.removeFromSuperview()
      expect(!chain.leaf.isDescendant(of: chain.root))

      upper?.addSubview(chain.middle)
      expect(chain.leaf.isDescendant(of: chain.root))
    }
  }

  @Test(arguments: Kind.allCases)
  func `the part of it that nobody holds dies`(_ kind: Kind) {
    onSmallStack {
      let middle: View
      do { middle = DeepChain(length: Self.length, ofSubclass: kind == .subclass).middle }

      expect(middle.superview == nil)
      expectEqual(middle.subviews.count, 1)
    }
  }
}

/// Trees that are made and freed in one test, which runs in parallel with others.
@Suite struct MillionViewTests {
  private static let count = CaseRange.isFull ? 1_000_000 : 100_000

  @Test func `many views in a row convert, are hit and die`() {
    onSmallStack {
      weak var leaf: View?
      do {
        let chain = DeepChain(length: Self.count, ofSubclass: false)
        let end = CGPoint(chain.distance, 0)
        leaf = chain.leaf
        expectEqual(chain.leaf.convert(CGPoint.zero, to: chain.root), end)
        expect(chain.root.hitTest(end, with: nil) === chain.leaf)
        expect(chain.leaf.window == nil)
      }

      expect(leaf == nil)
    }
  }

  @Test func `many views side by side are hit and die`() {
    onSmallStack {
      weak var sibling: View?
      do {
        let root = View(frame: CGRect(0, 0, 10, 10))
        let count = Self.count * 3 / 10
        for _ in 0..<count { root.addSubview(View(frame: CGRect(0, 0, 1, 1))) }
        sibling = root.subviews[count / 2]
        expect(root.hitTest(CGPoint(0.5, 0.5), with: nil) === root.subviews.last)
      }

      expect(sibling == nil)
    }
  }
}
