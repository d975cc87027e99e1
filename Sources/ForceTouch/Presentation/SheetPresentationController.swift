public import Foundation
import ViewGeometry

/// Presents a sheet, on a phone with heights to rest at: `UISheetPresentationController`.
public final class SheetPresentationController: PresentationController {
  /// A height that a sheet rests at: `UISheetPresentationController.Detent`.
  public struct Detent {
    /// Names a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// The height of a name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// The name of a program's own height.
      public init(_ rawValue: String) { self.init(rawValue: rawValue) }

      /// Half of the container.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// As high as there is room.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The height's name.
    public let identifier: Identifier
    let height: (SheetPlace) -> CGFloat?

    /// Half of the container; left out where that is compact in height.
    public static func medium() -> Detent {
      Detent(identifier: .medium) { $0.isCompactDown ? nil : $0.bounds.size.height / 2 }
    }

    /// As high as there is room.
    public static func large() -> Detent { Detent(identifier: .large) { $0.largestHeight } }

    /// A height that `resolver` says when told the largest one; nil leaves it out.
    public static func custom(
      identifier: Identifier? = nil, resolver: @escaping (_ maximumDetentValue: CGFloat) -> CGFloat?
    ) -> Detent {
      Detent(identifier: identifier ?? Identifier("custom")) { place in
        resolver(place.largestHeight).map { max(0, $0) }
      }
    }
  }

  /// The heights that the sheet may rest at on a phone, the smallest first; as high as there is room by default.
  public var detents: [Detent] = [.large()] {
    didSet { container?.setNeedsLayout() }
  }

  /// The height the sheet rests at; nil, or one that is left out, for the first that isn't.
  public var selectedDetentIdentifier: Detent.Identifier? {
    didSet { container?.setNeedsLayout() }
  }

  /// The largest height at which what lies behind isn't dimmed, for a front that draws.
  public var largestUndimmedDetentIdentifier: Detent.Identifier?

  /// Whether a grabber shows, for a front that draws.
  public var prefersGrabberVisible = false

  /// The radius of the corners, for a front that draws.
  public var preferredCornerRadius: CGFloat?

  /// Makes changes as an animation, which applies them at once.
  public func animateChanges(_ changes: () -> Void) {
    changes()
    container?.layoutIfNeeded()
  }

  override func sheetHeight(in place: SheetPlace) -> CGFloat? {
    for detent in detents where detent.identifier == selectedDetentIdentifier {
      if let height = detent.height(place) { return height }
    }
    for detent in detents {
      if let height = detent.height(place) { return height }
    }
    return nil
  }
}
