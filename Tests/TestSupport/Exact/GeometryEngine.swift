import Foundation
import ViewGeometry

/// The queries of a tree of views, implemented by the naive model and for the views of the package.
///
/// Views are identified by their index in the tree from which they were made.
protocol GeometryEngine {
  func convert(_ point: CGPoint, from source: Int, to target: Int) -> CGPoint
  func convert(_ quad: Quad, from source: Int, to target: Int) -> Quad
  func convert(_ rect: CGRect, from source: Int, to target: Int) -> CGRect
  func frame(of index: Int) -> CGRect
  func hitTest(_ point: CGPoint, in index: Int) -> Int?
}

extension NaiveTree: GeometryEngine {}
