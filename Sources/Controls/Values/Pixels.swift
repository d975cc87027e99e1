import Foundation
import TextMeasuring
import ViewGeometry

extension View {
  /// Pixels of a point where the view is: those of its window, or of its traits, and 2 without either (R13.2).
  var pixelScale: Double {
    if let scale = window?.displayScale { return Double(scale) }
    let scale = Double(traitCollection.displayScale)
    return scale > 0 ? scale : 2
  }

  /// The size on whole pixels, none smaller; what is a whole pixel but for noise stays (R13.2).
  func roundedUp(_ size: CGSize) -> CGSize {
    let scale = pixelScale
    func up(_ length: CGFloat) -> CGFloat {
      CGFloat((Double(length) * scale - 1e-6).rounded(.up) / scale)
    }
    return CGSize(width: up(size.width), height: up(size.height))
  }

  /// The length on the nearest pixel, half a pixel up.
  func rounded(_ length: CGFloat) -> CGFloat {
    let scale = pixelScale
    return CGFloat((Double(length) * scale + 0.5 + 1e-6).rounded(.down) / scale)
  }
}
