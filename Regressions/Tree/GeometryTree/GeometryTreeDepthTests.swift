import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Long routes, on which offsets are added leg by leg, give the same bits as views.
@Suite struct GeometryTreeDepthTests {
  /// Two branches below one root, as elements and as views.
  private struct Branches {
    var tree = ArrayTree(chain: [CGRect(0, 0, 100, 100)])
    var views = [View(frame: CGRect(0, 0, 100, 100))]

    /// Adds a branch below the root and returns its last node.
    mutating func add(levels: Int, scalesAt scaled: Int?) -> Int {
      var last = 0
      for level in 0..<levels {
        let step = CGFloat(level + views.count)
        let frame = CGRect(x: 0.1 * step, y: 0.3 - 0.7 * step, width: 90, height: 80)
        let (view, node) = (View(frame: frame), views.count)
        var element = ElementGeometry(frame: frame)
        if level == scaled {
          view.transform = CGAffineTransform(scaleX: 1.1, y: 0.9)
          element.transform = view.transform
        }
        views[last].addSubview(view)
        views.append(view)
        tree.inner[last].append(node)
        tree.inner.append([])
        tree.parents.append(last)
        tree.geometries.append(element)
        last = node
      }
      return last
    }
  }

  @Test(arguments: [1, 15, 16, 17, 32, 33, 50], [1, 15, 16, 17, 32, 33, 50])
  func `two deep branches convert as views do`(levels: Int, otherLevels: Int) {
    for scaled in [nil, 0, 14] as [Int?] {
      var branches = Branches()
      let source = branches.add(levels: levels, scalesAt: scaled)
      let target = branches.add(levels: otherLevels, scalesAt: nil)
      let (tree, views) = (branches.tree, branches.views)
      let (point, rect) = (CGPoint(1.3, 2.7), CGRect(1.3, 2.7, 3.1, 4.9))

      for (start, end) in [(source, target), (target, source), (source, 0), (0, target)] {
        expectEqual(
          tree.convert(point, from: start, to: end), views[start].convert(point, to: views[end]))
        expectEqual(
          tree.convert(rect, from: start, to: end), views[start].convert(rect, to: views[end]))
        expectEqual(
          tree.coordinateMap(from: start, to: end), views[start].coordinateMap(to: views[end]))
      }
      expectEqual(tree.convert(point, from: source, to: nil), views[source].convert(point, to: nil))
    }
  }

  @Test func `a part cut by elements that clip is that of views`() {
    for levels in [1, 16, 17, 40] {
      var branches = Branches()
      let last = branches.add(levels: levels, scalesAt: 0)
      for node in 0..<last where node % 5 == 0 {
        branches.tree.geometries[node].clipsToBounds = true
        branches.views[node].clipsToBounds = true
      }

      expectEqual(branches.tree.visibleRect(of: last), branches.views[last].visibleRect)
    }
  }

  @Test func `two circles never meet`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var tree = ArrayTree(chain: [CGRect](repeating: CGRect(0, 0, 9, 9), count: 5))
      tree.parents = [nil, 2, 1, 4, 3]
      _ = tree.convert(CGPoint.zero, from: 2, to: 4)
    }

    expectMessage("form a cycle.", in: result)
  }

  @Test func `nothing is visible in a circle`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var tree = ArrayTree(chain: [CGRect](repeating: CGRect(0, 0, 9, 9), count: 3))
      tree.parents = [nil, 2, 1]
      _ = tree.visibleRect(of: 2)
    }

    expectMessage("form a cycle.", in: result)
  }
}
