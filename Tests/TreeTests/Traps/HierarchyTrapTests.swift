import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Changes of the tree that are refused.
@Suite struct HierarchyTrapTests {
  @Test func `a view can't be added to itself`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let view = View()
      view.addSubview(view)
    }

    expectMessage("Can't add a view to itself:", in: result)
  }

  @Test func `a view can't be added to what it contains`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let (root, middle, leaf) = (View(), View(), View())
      root.addSubview(middle)
      middle.addSubview(leaf)
      leaf.insertSubview(root, at: 0)
    }

    expectMessage("it contains the receiver, and a tree can't have cycles.", in: result)
  }

  @Test func `a cycle is refused from the end of a deep chain, on a small stack`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      onSmallStack {
        let chain = DeepChain(length: 100_000, ofSubclass: false)
        chain.leaf.addSubview(chain.root)
      }
    }

    expectMessage("it contains the receiver, and a tree can't have cycles.", in: result)
  }

  @Test func `a cycle made by a callback is refused`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      final class Greedy: View {
        override func willMove(toSuperview newSuperview: View?) {
          if let newSuperview, newSuperview.superview !== self { addSubview(newSuperview) }
        }
      }
      View().addSubview(Greedy())
    }

    expectMessage("a callback has added the receiver to it.", in: result)
  }

  @Test func `a negative index is refused`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      View().insertSubview(View(), at: -1)
    }

    expectMessage("Can't insert a subview at -1.", in: result)
  }

  @Test func `a view can't be inserted beside itself`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let (root, view) = (View(), View())
      root.addSubview(view)
      root.insertSubview(view, aboveSubview: view)
    }

    expectMessage("Can't insert a view beside itself:", in: result)
  }

  @Test func `only subviews can be exchanged`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let root = View()
      root.addSubview(View())
      root.exchangeSubview(at: 0, withSubviewAt: 1)
    }

    expectMessage("Can't exchange subviews 0 and 1: there are 1 subviews.", in: result)
  }
}
