import Foundation
import ScreenFiles
import ViewGeometry

@testable import TestSupport

extension Entrance {
  static let ofViews: [Entrance] = [
    Entrance("View.init(frame:)", refuses: isNoCoordinate) { number in
      answers(of: View(frame: CGRect(number, number, 10, number)))
    },
    Entrance("View.frame", refuses: isNoCoordinate) { number in
      changed { $0.frame = CGRect(number, 0, number, 10) }
    },
    Entrance("View.frame of a turned view", refuses: isNoCoordinate) { number in
      changed {
        $0.transform = CGAffineTransform(rotationAngle: 1)
        $0.frame = CGRect(number / 4, 0, 10, 10)
      }
    },
    Entrance("View.bounds", refuses: isNoCoordinate) { number in
      changed { $0.bounds = CGRect(number / 4, 1, 10, 10) }
    },
    Entrance("View.bounds.size", refuses: isNoCoordinate) { number in
      changed { $0.bounds.size = CGSize(width: number, height: number) }
    },
    Entrance("View.center", refuses: isNoCoordinate) { number in
      changed { $0.center = CGPoint(number, number) }
    },
    Entrance("View.transform", refuses: isNoCoordinate) { number in
      changed { $0.transform = CGAffineTransform(a: number, b: 0, c: 0, d: 1, tx: number, ty: 0) }
    },
    Entrance("View.transform3D", refuses: isNoCoordinate) { number in
      changed { $0.transform3D.m34 = number }
    },
    Entrance("View.anchorPoint", refuses: isNoCoordinate) { number in
      changed { $0.anchorPoint = CGPoint(number, 0) }
    },
    Entrance("View.zPosition", refuses: isNoCoordinate) { number in
      changed { $0.zPosition = number }
    },
    Entrance("View.anchorPointZ", refuses: isNoCoordinate) { number in
      changed { $0.anchorPointZ = number }
    },
    Entrance("View.sublayerTransform", refuses: isNoCoordinate) { number in
      changed { $0.sublayerTransform.m34 = number }
    },
    Entrance("View.alpha", refuses: isNaN) { number in
      changed { $0.alpha = number }
    },
    Entrance("View.layoutMargins", refuses: isNotFinite) { number in
      changed { $0.layoutMargins = EdgeInsets(all: number) }
    },
    Entrance("Window.safeAreaInsets") { number in
      let window = Window(frame: CGRect(0, 0, 320, 480))
      let list = ScrollView(frame: window.bounds)
      window.addSubview(list)
      window.safeAreaInsets = EdgeInsets(all: number)
      return list.safeAreaInsets.parts + list.contentOffset.parts
    },
    Entrance("Screen") { number in
      let screen = Screen(portraitSize: CGSize(width: number, height: 10), scale: number)
      return screen.bounds.parts
    },
    Entrance("View.systemLayoutSizeFitting") { number in
      View().systemLayoutSizeFitting(CGSize(width: number, height: number)).parts
    },
  ]

  static let ofConversion: [Entrance] = [
    Entrance("View.convert a point") { number in
      let (root, leaf) = turned()
      return leaf.convert(CGPoint(number, 1), to: root).parts
        + root.convert(CGPoint(1, number), to: leaf).parts
        + leaf.convert([CGPoint(number, number)], to: root).flatMap(\.parts)
    },
    Entrance("View.convert a rectangle") { number in
      let (root, leaf) = turned()
      return leaf.convert(CGRect(number, 1, 1, number), to: root).parts
        + root.convert(CGRect(1, 1, number, number), to: leaf).parts
    },
    Entrance("View.convert a quadrilateral") { number in
      let (root, leaf) = turned()
      return leaf.convert(Quad(CGRect(number, 1, 1, 1)), to: root).parts
    },
    Entrance("View.hitTest") { number in
      let (root, _) = turned()
      let point = CGPoint(number, number)
      _ = root.hitTest(point, with: nil)
      _ = root.hitTest(point, policy: .overflowVisible)
      _ = root.hitTest(point, radius: 5)
      _ = root.nearestView(to: point)
      _ = root.explainHitTest(point).description
      return [CGFloat(root.hitTestAll(point).count)]
    },
    Entrance("View.hitTest radius", refuses: isNoLength) { number in
      let (root, _) = turned()
      _ = root.hitTest(CGPoint(1, 1), radius: number)
      return []
    },
    Entrance("GeometrySnapshot") { number in
      let (root, leaf) = turned()
      let snapshot = GeometrySnapshot(of: root)
      let point = CGPoint(number, 1)
      _ = snapshot.hitTest(point)
      _ = snapshot.elements(in: CGRect(number, number, number, number))
      _ = snapshot.nearest(to: point, count: 3)
      guard let id = snapshot.id(of: leaf) else { return [.nan] }
      return snapshot.convert(point, from: id, to: snapshot.root).parts
        + snapshot.convert(CGRect(number, 0, 1, 1), from: snapshot.root, to: id).parts
    },
    Entrance("View.resizableSnapshotView", refuses: { $0.isFinite && isNoCoordinate($0) }) {
      number in
      let view = View().resizableSnapshotView(
        from: CGRect(number, number, number, 1), afterScreenUpdates: false,
        withCapInsets: EdgeInsets(all: number))
      return view?.frame.parts ?? []
    },
    Entrance("TreeDrawing") { number in
      let (root, leaf) = turned()
      var drawing = TreeDrawing(of: root)
      drawing.markHit(at: CGPoint(number, number))
      drawing.mark(CGRect(number, 0, 10, number), of: leaf, label: "mark")
      return [drawing.svg.contains("nan") ? .nan : 0]
    },
  ]

  /// The state of a view in a tree after a change, with a check of its consistency.
  private static func changed(_ change: (View) -> Void) -> [CGFloat] {
    let view = View(frame: CGRect(10, 20, 30, 40))
    change(view)
    return answers(of: view)
  }

  private static func answers(of view: View) -> [CGFloat] {
    let (root, leaf) = (View(frame: CGRect(0, 0, 100, 100)), View(frame: CGRect(1, 1, 8, 8)))
    root.addSubview(view)
    view.addSubview(leaf)
    root.checkInvariants()
    _ = root.hitTest(CGPoint(12, 22), with: nil)
    _ = root.recursiveDescription()
    return view.frame.parts + leaf.convert(CGPoint(1, 1), to: root).parts
      + root.convert(CGRect(1, 1, 1, 1), to: leaf).parts + leaf.visibleRect.parts
  }

  /// A rotated and scaled view in others.
  private static func turned() -> (root: View, leaf: View) {
    let root = View(frame: CGRect(0, 0, 100, 100))
    let middle = View(frame: CGRect(10, 20, 30, 40))
    let leaf = View(frame: CGRect(1, 1, 8, 8))
    middle.transform = CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 2, y: 3)
    middle.clipsToBounds = true
    root.addSubview(middle)
    middle.addSubview(leaf)
    return (root, leaf)
  }
}
