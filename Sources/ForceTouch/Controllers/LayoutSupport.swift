public import Foundation
public import ViewGeometry

/// The strip at the top or bottom of a controller's view that bars cover: `UILayoutSupport`.
///
/// Safe areas have taken its place in UIKit; it says the same as they do.
public protocol LayoutSupport: AnyObject {
  /// How high the strip is, in points: the safe area's inset at that edge, now.
  var length: CGFloat { get }
  /// The upper edge of the strip.
  var topAnchor: LayoutYAxisAnchor { get }
  /// The lower edge of the strip.
  var bottomAnchor: LayoutYAxisAnchor { get }
  /// The height of the strip.
  var heightAnchor: LayoutDimension { get }
}

extension ViewController {
  /// What bars cover at the top of the view, which is loaded for it.
  ///
  /// It is a guide without width at the left of the view, made when it is first asked for.
  public final var topLayoutGuide: any LayoutSupport { barGuide(isAtTop: true) }

  /// What bars cover at the bottom of the view, which is loaded for it.
  ///
  /// It is a guide without width at the left of the view, made when it is first asked for.
  public final var bottomLayoutGuide: any LayoutSupport { barGuide(isAtTop: false) }

  private func barGuide(isAtTop: Bool) -> BarGuide {
    let guides = view.layoutGuides.lazy.compactMap { $0 as? BarGuide }
    return guides.first { $0.isAtTop == isAtTop } ?? BarGuide(isAtTop: isAtTop, of: view)
  }
}

/// A guide from an edge of a view to its safe area.
private final class BarGuide: LayoutGuide, LayoutSupport {
  let isAtTop: Bool

  init(isAtTop: Bool, of view: View) {
    self.isAtTop = isAtTop
    super.init()
    view.addLayoutGuide(self)
    let safeArea = view.safeAreaLayoutGuide
    LayoutConstraint.activate([
      leftAnchor.constraint(equalTo: view.leftAnchor),
      widthAnchor.constraint(equalToConstant: 0),
      topAnchor.constraint(equalTo: isAtTop ? view.topAnchor : safeArea.bottomAnchor),
      bottomAnchor.constraint(equalTo: isAtTop ? safeArea.topAnchor : view.bottomAnchor),
    ])
  }

  var length: CGFloat {
    guard let insets = owningView?.safeAreaInsets else { return 0 }
    return isAtTop ? insets.top : insets.bottom
  }
}
