import Foundation
import TextMeasuring
import ViewGeometry

extension View {
  /// The number of pixels per point: the display scale of the window or, without one, of the
  /// traits.
  ///
  /// It is 2 if the traits don't specify a scale (R13.2).
  var pixelScale: Double {
    if let scale = window?.displayScale { return Double(scale) }
    let scale = Double(traitCollection.displayScale)
    return scale > 0 ? scale : 2
  }

  /// Returns the size rounded up to whole pixels, ignoring rounding errors (R13.2).
  func roundedUp(_ size: CGSize) -> CGSize {
    let scale = pixelScale
    func up(_ length: CGFloat) -> CGFloat {
      CGFloat((Double(length) * scale - 1e-6).rounded(.up) / scale)
    }
    return CGSize(width: up(size.width), height: up(size.height))
  }

  /// Returns the length rounded to the nearest pixel; halves are rounded up.
  func rounded(_ length: CGFloat) -> CGFloat {
    let scale = pixelScale
    return CGFloat((Double(length) * scale + 0.5 + 1e-6).rounded(.down) / scale)
  }
}
