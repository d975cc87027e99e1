public import Foundation
import ViewGeometry

/// Presents a sheet, which has detents on a phone: `UISheetPresentationController`.
public final class SheetPresentationController: PresentationController {
  /// A height at which a sheet rests: `UISheetPresentationController.Detent`.
  public struct Detent {
    /// The identifier of a detent: `UISheetPresentationController.Detent.Identifier`.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The identifier's name.
      public let rawValue: String

      /// Creates an identifier from its name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Creates the identifier of a custom detent.
      public init(_ rawValue: String) { self.init(rawValue: rawValue) }

      /// The identifier of a detent at half the height of the container.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The identifier of a detent at the largest available height.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The identifier of the detent.
    public let identifier: Identifier
    let height: (SheetPlace) -> CGFloat?

    /// Returns a detent at half the height of the container; it is inactive if the vertical size
    /// class is compact.
    public static func medium() -> Detent {
      Detent(identifier: .medium) { $0.isCompactDown ? nil : $0.bounds.size.height / 2 }
    }

    /// Returns a detent at the largest available height.
    public static func large() -> Detent { Detent(identifier: .large) { $0.largestHeight } }

    /// Returns a detent at the height that `resolver` returns.
    ///
    /// `resolver` is called with the largest available height, in points. If it returns nil, the
    /// detent is inactive. A negative height is treated as 0, and one above the largest available
    /// height as that height. If `identifier` is nil, the detent's identifier is "custom".
    public static func custom(
      identifier: Identifier? = nil, resolver: @escaping (_ maximumDetentValue: CGFloat) -> CGFloat?
    ) -> Detent {
      Detent(identifier: identifier ?? Identifier("custom")) { place in
        resolver(place.largestHeight).map { max(0, $0) }
      }
    }
  }

  /// The detents of the sheet, smallest first; `large` by default.
  ///
  /// They have no effect on a tablet, unless a size class is compact.
  public var detents: [Detent] = [.large()] {
    didSet { container?.setNeedsLayout() }
  }

  /// The identifier of the detent at which the sheet rests.
  ///
  /// If it is nil, which is the default, or no active detent has this identifier, the sheet rests
  /// at the first active detent. If no detent is active, the sheet has the largest available
  /// height.
  public var selectedDetentIdentifier: Detent.Identifier? {
    didSet { container?.setNeedsLayout() }
  }

  /// The identifier of the largest detent at which the background isn't dimmed.
  ///
  /// If it is nil, which is the default, the background is dimmed at every detent. It is stored for
  /// the host; the library doesn't read it.
  public var largestUndimmedDetentIdentifier: Detent.Identifier?

  /// Whether a grabber is shown; false by default.
  ///
  /// It is stored for the host; the library doesn't read it.
  public var prefersGrabberVisible = false

  /// The radius of the corners, in points; nil for the default radius.
  ///
  /// It is stored for the host; the library doesn't read it.
  public var preferredCornerRadius: CGFloat?

  /// Calls `changes` and then lays out the sheet, both immediately; UIKit animates the changes.
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
