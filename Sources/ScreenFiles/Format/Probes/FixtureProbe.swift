package import Foundation
import ViewGeometry

/// A query on a built fixture, with the expected answer.
package struct FixtureProbe: Sendable {
  /// The query.
  package let question: FixtureQuestion
  /// The expected answer.
  package let answer: FixtureAnswer
  /// The tolerance, as a fraction of the magnitude of each number; 0 means that numbers must be
  /// equal.
  ///
  /// A magnitude below 1 counts as 1.
  package let tolerance: Double
}

/// The kinds of queries.
///
/// Unless a query says otherwise, points and rectangles are in the bounds coordinates of the view
/// that `from` or `in` names. A nil `from` or `to` means the window of the other view.
package enum FixtureQuestion: Sendable, Equatable {
  /// Converts a point from one view to another.
  case convertPoint(CGPoint, from: FixtureReference?, to: FixtureReference?)
  /// Converts a rectangle from one view to another.
  case convertRect(CGRect, from: FixtureReference?, to: FixtureReference?)
  /// Finds the result of a hit test that starts at the view that `in` names.
  case hitTest(CGPoint, in: FixtureReference)
  /// Finds the item of a list at a point.
  case item(at: CGPoint, in: FixtureReference, list: String)
  /// Finds the frame of an item, in content coordinates.
  case itemFrame(FixtureItem, list: String)
  /// Finds the items whose frames overlap a rectangle, in ascending order.
  ///
  /// The rectangle is in content coordinates.
  case items(in: CGRect, list: String)
  /// Finds the frame of a supplementary view at its current position, in content coordinates.
  ///
  /// `kind` is `header`, `footer` or another element kind.
  case supplementaryFrame(kind: String, FixtureItem, list: String)
  /// Finds the item at a point, and its source rectangle.
  case sourceRect(at: CGPoint, in: FixtureReference, list: String)
  /// Finds the frontmost region of `view` that contains a point.
  case region(at: CGPoint, in: FixtureReference, view: String)
  /// Finds the part of a view that no ancestor clips, in the view's own coordinates.
  case visibleRect(FixtureReference)
  /// Finds the size of a scroll view's content.
  case contentSize(String)
}

/// The answer to a query on a built fixture.
package enum FixtureAnswer: Sendable, Equatable {
  /// No answer: there is no view, item, region or rectangle.
  case nothing
  /// A point, in the coordinate space that the query determines.
  case point(CGPoint)
  /// A rectangle, in the coordinate space that the query determines.
  case rect(CGRect)
  /// A size in points.
  case size(CGSize)
  /// A view.
  case view(FixtureReference)
  /// An item of the queried list.
  case item(FixtureItem)
  /// Items of the queried list.
  case items([FixtureItem])
  /// An item, its source rectangle, and the visible part of that rectangle, in the coordinates of
  /// the view that the query names with `in`.
  case source(FixtureItem, rect: CGRect, visibleRect: CGRect)
  /// The value of a region, and its frame in the view's bounds coordinates.
  case region(String, frame: CGRect)
}

extension FixtureAnswer {
  /// Returns whether two answers are equal, up to `tolerance` times the magnitude of each number.
  ///
  /// A magnitude below 1 counts as 1.
  package func agrees(with other: FixtureAnswer, tolerance: Double) -> Bool {
    guard self != other else { return true }
    guard let numbers, let others = other.numbers else { return false }
    return withoutNumbers == other.withoutNumbers
      && zip(numbers, others).allSatisfy { left, right in
        left.isFinite && right.isFinite
          && abs(left - right) <= tolerance * max(1, abs(left), abs(right))
      }
  }

  /// The values that are compared with a tolerance; nil if the answer has none.
  private var numbers: [Double]? {
    switch self {
    case .point(let point): [point.x, point.y]
    case .size(let size): [size.width, size.height]
    case .rect(let rect), .region(_, let rect): Self.numbers(of: rect)
    case .source(_, let rect, let visible): Self.numbers(of: rect) + Self.numbers(of: visible)
    case .nothing, .view, .item, .items: nil
    }
  }

  private var withoutNumbers: FixtureAnswer {
    switch self {
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .rect: .rect(.zero)
    case .region(let value, _): .region(value, frame: .zero)
    case .source(let item, _, _): .source(item, rect: .zero, visibleRect: .zero)
    case .nothing, .view, .item, .items: self
    }
  }

  private static func numbers(of rect: CGRect) -> [Double] {
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
  }
}
