import Foundation
import ViewGeometry

/// What a tree of views is asked: the naive model and the views of the package both answer.
///
/// Views are named by their index in the tree they were made from.
protocol GeometryEngine {
  func convert(_ point: CGPoint, from source: Int, to target: Int) -> CGPoint
  func convert(_ quad: Quad, from source: Int, to target: Int) -> Quad
  func convert(_ rect: CGRect, from source: Int, to target: Int) -> CGRect
  func frame(of index: Int) -> CGRect
  func hitTest(_ point: CGPoint, in index: Int) -> Int?
}

extension NaiveTree: GeometryEngine {}
