import Foundation
import ViewGeometry

extension Misuse {
  static let ofLayers: [Misuse] = [
    Misuse("The layerClass of ViewWithoutLayer is View, which is no layer.") {
      _ = ViewWithoutLayer().layer
    },
    Misuse("Can't add … to …: it contains the receiver, and a tree has no cycles.") {
      let (outer, inner) = (Layer(), Layer())
      outer.addSublayer(inner)
      inner.addSublayer(outer)
    },
    Misuse("Can't add the layer of a view to …, which belongs to no view.") {
      let view = View()
      Layer().addSublayer(view.layer)
    },
    Misuse("The contentScaleFactor of a view is finite and above zero, not 0.0.") {
      View().contentScaleFactor = 0
    },
    Misuse("A path is flattened with a tolerance above zero, not 0.0.") {
      _ = Path(rect: .zero).flattened(tolerance: 0)
    },
  ]
}

/// A view whose class of layers is none.
private final class ViewWithoutLayer: View {
  override class var layerClass: AnyClass { View.self }
}
