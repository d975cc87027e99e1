public import Foundation
public import ViewGeometry

/// The strip that bars cover at the top or bottom of a controller's view: `UILayoutSupport`.
///
/// UIKit deprecates it in favor of safe areas, which give the same values.
public protocol LayoutSupport: AnyObject {
  /// The height of the strip, in points: the safe-area inset at that edge.
  var length: CGFloat { get }
  /// The anchor of the strip's top edge.
  var topAnchor: LayoutYAxisAnchor { get }
  /// The anchor of the strip's bottom edge.
  var bottomAnchor: LayoutYAxisAnchor { get }
  /// The anchor of the strip's height.
  var heightAnchor: LayoutDimension { get }
}

extension ViewController {
  /// The strip that bars cover at the top of the view.
  ///
  /// It is a guide of zero width at the left of the view, created when first used. Accessing it
  /// loads the view.
  public final var topLayoutGuide: any LayoutSupport { barGuide(isAtTop: true) }

  /// The strip that bars cover at the bottom of the view.
  ///
  /// It is a guide of zero width at the left of the view, created when first used. Accessing it
  /// loads the view.
  public final var bottomLayoutGuide: any LayoutSupport { barGuide(isAtTop: false) }

  private func barGuide(isAtTop: Bool) -> BarGuide {
    let guides = view.layoutGuides.lazy.compactMap { $0 as? BarGuide }
    return guides.first { $0.isAtTop == isAtTop } ?? BarGuide(isAtTop: isAtTop, of: view)
  }
}

/// A layout guide that extends from the top or bottom edge of a view to its safe area.
///
/// The view holds two vertical constraints for the guide, as in UIKit. Horizontally, the guide lies
/// at the left edge and has no width (R11.50).
private final class BarGuide: LayoutGuide, LayoutSupport {
  let isAtTop: Bool

  init(isAtTop: Bool, of view: View) {
    self.isAtTop = isAtTop
    super.init()
    view.addLayoutGuide(self)
    let safeArea = view.safeAreaLayoutGuide
    LayoutConstraint.activate([
      topAnchor.constraint(equalTo: isAtTop ? view.topAnchor : safeArea.bottomAnchor),
      bottomAnchor.constraint(equalTo: isAtTop ? safeArea.topAnchor : view.bottomAnchor),
    ])
  }

  var length: CGFloat {
    guard let insets = owningView?.safeAreaInsets else { return 0 }
    return isAtTop ? insets.top : insets.bottom
  }
}
