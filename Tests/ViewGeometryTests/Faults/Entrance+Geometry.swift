import Foundation
import ViewGeometry

@testable import TestSupport

extension Entrance {
  static let ofGeometry: [Entrance] = [
    Entrance("CGAffineTransform") { number in
      let transform = CGAffineTransform(a: number, b: 1, c: 2, d: 3, tx: 4, ty: 5)
      _ = (transform.inverted(), transform.concatenating(transform), transform.rotated(by: number))
      _ = CGRect(0, 0, 1, 1).applying(transform)
      return CGAffineTransform(scaleX: number, y: 1).inverted() == .identity
        ? [] : CGPoint(1, 1).applying(CGAffineTransform(translationX: number, y: 0)).parts
    },
    Entrance("Transform3D") { number in
      var transform = Transform3D(rotationAngle: 1, x: number, y: 1, z: 0)
      transform.m34 = number
      _ = transform.inverted().concatenating(transform)
      let map = CoordinateMap(CGAffineTransform(translationX: number, y: 1))
      return map.map(CGPoint(1, 1)).parts + Quad(map.map(CGRect(1, 1, 1, 1))).parts
    },
    Entrance("CoordinateMap") { number in
      let map = CoordinateMap(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
      _ = map.map(CGRect(number, number, number, number))
      _ = CoordinateMap(CGAffineTransform(scaleX: number, y: number)).inverse
      _ = map.errorBound(forMagnitude: number)
      return map.map(CGPoint(number, 0)).parts
    },
    Entrance("Quad") { number in
      let quad = Quad(CGRect(number, number, 1, number))
      _ = quad.contains(CGPoint(0, 0))
      _ = Quad(CGRect(0, 0, 1, 1)).contains(CGPoint(number, number))
      return quad.boundingBox.parts
    },
    Entrance("CGRect.inset(by:)") { number in
      CGRect(0, 0, 10, 10).inset(by: EdgeInsets(all: number)).origin.parts
    },
    Entrance("PixelGrid.init(scale:)", refuses: { !($0 > 0 && $0 < 1e301) }) { number in
      PixelGrid(scale: number).rounded(CGPoint(1, 2)).parts
        + PixelGrid(scale: number).rounded(CGRect(1, 2, 3, 4)).parts
    },
    Entrance("PixelGrid") { number in
      let grid = PixelGrid(scale: 3)
      return [grid.rounded(number)] + grid.rounded(CGRect(number, 0, 1, 1)).parts
        + grid.roundedIndependently(CGRect(number, 0, 1, 1)).parts
    },
  ]

  static let ofIndexes: [Entrance] = [
    Entrance("OffsetTree lengths", refuses: isNoLength) { number in
      var rows = OffsetTree([1, Double(number)])
      rows.insert(Double(number), at: 0)
      return [CGFloat(rows.totalLength), CGFloat(rows.offset(of: 1))]
    },
    Entrance("OffsetTree offsets") { number in
      let rows = OffsetTree([1, 2, 0.3])
      return [CGFloat(rows.index(at: Double(number)) ?? 0)]
        + [CGFloat(rows.position(at: Double(number))?.offset ?? 0)]
    },
    Entrance("SpatialIndex") { number in
      var index = SpatialIndex([CGRect(0, 0, 1, 1), CGRect(number, number, number, 1)])
      index.set(CGRect(0, number, 1, number), for: 2)
      let point = CGPoint(number, 0)
      _ = (index.topmostItem(at: point), index.items(at: point))
      return [
        CGFloat(index.items(in: CGRect(number, number, 1, 1)).count),
        CGFloat(index.nearestItems(to: point, count: 3).count),
      ]
    },
    Entrance("HitRegions") { number in
      var regions = HitRegions<Int>()
      for item in 0..<20 { regions.append(item, in: CGRect(CGFloat(item), number, number, 1)) }
      _ = regions.value(at: CGPoint(number, 1))
      return regions.region(at: CGPoint(1, 1))?.rect.parts ?? []
    },
  ]

  static let ofPreviews: [Entrance] = [
    Entrance("Path") { number in
      let path = Path(rects: [CGRect(number, 0, 1, 1), CGRect(0, 0, number, 1)])
      _ = path.contains(CGPoint(number, 0))
      let lines = PreviewParameters(textLineRects: [CGRect(0, 0, number, 1), CGRect(0, 1, 5, 1)])
      return path.bounds.parts + (lines.visiblePath?.bounds.parts ?? [])
    },
    Entrance("Path of curves") { number in
      var path = Path(roundedRect: CGRect(number, 0, 9, number), cornerRadius: number)
      path.addArc(
        center: CGPoint(number, 1), radius: number, startAngle: number, endAngle: 1,
        clockwise: true)
      path.addQuadCurve(to: CGPoint(1, number), control: CGPoint(number, -number))
      path.addCurve(to: .zero, control1: CGPoint(-number, 3), control2: CGPoint(number, number))
      _ = (path.contains(CGPoint(number, 0)), path.contains(CGPoint(1, 1)))
      _ = (path.reversed(), path.flattened(tolerance: 1e300))
      return path.bounds.parts + path.controlPointBounds.parts
    },
    Entrance("PreviewTarget", refuses: isNoCoordinate) { number in
      let (window, view) = shown()
      let target = PreviewTarget(
        container: window, center: CGPoint(number / 4, 0),
        transform: CGAffineTransform(rotationAngle: 1))
      return TargetedPreview(view: view, parameters: PreviewParameters(), target: target)
        .rectInContainer.parts
    },
    Entrance("PreviewGeometry") { number in
      let (window, view) = shown()
      defer { withExtendedLifetime(window) {} }
      let geometry = PreviewGeometry(
        sourceRect: CGRect(number / 4, 0, 10, 10), in: view,
        preferredSize: CGSize(width: number, height: 10))
      _ = geometry?.blurredRects
      return geometry?.frame(at: 0.5).parts ?? [.nan]
    },
    Entrance("PreviewGeometry.frame(at:)") { number in
      let (window, view) = shown()
      defer { withExtendedLifetime(window) {} }
      return PreviewGeometry(sourceRect: view.bounds, in: view)?.frame(at: number).parts
        ?? [.nan]
    },
  ]

  private static func shown() -> (Window, View) {
    let (window, view) = (Window(frame: CGRect(0, 0, 320, 480)), View(frame: CGRect(9, 9, 50, 50)))
    window.addSubview(view)
    return (window, view)
  }
}
