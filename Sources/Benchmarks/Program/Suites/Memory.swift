import Foundation
import ViewGeometry

extension Suite {
  /// Benchmarks of the memory that a view uses.
  static var memory: Suite {
    Suite(title: "Memory", rows: [view])
  }

  /// Counts the bytes per view of a tree in which each subview of the root has 999 subviews.
  ///
  /// The bytes include the subview arrays.
  private static var view: Row {
    Row("view.memory", sizes: [1_000_000], quickSizes: [10_000], unit: .bytesPerItem) { inputs in
      let count = inputs.size
      let (root, bytes) = measuringHeldBytes {
        let root = View()
        for start in stride(from: 0, to: count, by: 1000) {
          let parent = View()
          root.addSubview(parent)
          for place in start + 1..<start + 1000 {
            parent.addSubview(View(frame: CGRect(x: place, y: 0, width: 10, height: 10)))
          }
        }
        return root
      }
      return withExtendedLifetime(root) { .memory(bytes: bytes / Double(count)) }
    }
  }
}
