import Foundation
import ViewGeometry

extension View {
  /// Adds a view that constraints keep `inset` points inside all four edges, and returns those
  /// constraints.
  @discardableResult
  func fill(with view: View, inset: CGFloat = 0) -> [LayoutConstraint] {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    let edges = [
      view.topAnchor.constraint(equalTo: topAnchor, constant: inset),
      bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: inset),
      view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset),
      trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: inset),
    ]
    LayoutConstraint.activate(edges)
    return edges
  }
}
