import Foundation
import ViewGeometry

/// A delegate of a scroll view or list that records the value of a closure at each change.
final class ScrollListener<Value>: CollectionViewDelegate, TableViewDelegate {
  enum Change { case offset, inset }

  private(set) var values: [Value] = []
  private let change: Change
  private let value: (ScrollView) -> Value

  init(_ change: Change = .offset, _ value: @escaping (ScrollView) -> Value) {
    (self.change, self.value) = (change, value)
  }

  func removeAll() { values = [] }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    if change == .offset { values.append(value(scrollView)) }
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {
    if change == .inset { values.append(value(scrollView)) }
  }
}
