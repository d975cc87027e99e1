import Foundation
import ViewGeometry

/// A flow layout whose overrides tests set as closures; without them it answers as its superclass.
class AdaptedFlow: CollectionViewFlowLayout {
  var development = View.UserInterfaceLayoutDirection.leftToRight
  /// How far around the rectangle of a query elements are searched.
  var reach: CGFloat = 0
  /// Changes the attributes of a query for a rectangle, and of one for an item.
  var adapt: ((CollectionViewLayoutAttributes) -> Void)?
  /// Changes the attributes of a query for a rectangle only.
  var adaptElements: ((CollectionViewLayoutAttributes) -> Void)?
  /// Runs after the layout was prepared.
  var whenPrepared: (AdaptedFlow) -> Void = { _ in }
  private(set) var invalidations = 0

  override var developmentLayoutDirection: View.UserInterfaceLayoutDirection { development }

  override func prepare() {
    super.prepare()
    whenPrepared(self)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionViewLayoutAttributes]? {
    let all = super.layoutAttributesForElements(in: rect.insetBy(dx: -reach, dy: -reach))
    for change in [adapt, adaptElements] { if let change { all?.forEach(change) } }
    return all
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    let attributes = super.layoutAttributesForItem(at: indexPath)
    if let adapt, let attributes { adapt(attributes) }
    return attributes
  }

  override func invalidateLayout() {
    invalidations += 1
    super.invalidateLayout()
  }
}

/// A flow layout that is mirrored if the view is read in the other direction.
final class FlippingFlow: AdaptedFlow {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
