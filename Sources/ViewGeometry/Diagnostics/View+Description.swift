import Foundation

extension View: OwnDescription {
  /// A description in one line, in UIKit's format, without the address.
  ///
  /// It includes the frame and, where they differ from those of a new `View`, the transform, anchor
  /// point, alpha, clipping, hiding, autoresizing mask, user interaction and tag, in UIKit's order.
  /// A scroll view's offset and content size follow.
  ///
  ///     <View; frame = (0 64; 320 416); clipsToBounds = YES; autoresize = W+H; tag = 7>
  final var ownDescription: String { line(withAddress: false) }

  /// Returns the description, optionally with the address, as debuggers show it:
  /// `<View: 0x7f5c0c0080e0; frame = …>`.
  final func line(withAddress hasAddress: Bool) -> String {
    var line = "<\(type(of: self))"
    if hasAddress {
      let address = UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque())
      line += ": 0x" + String(address, radix: 16)
    }
    for (name, value) in describedAttributes { line += "; \(name) = \(value)" }
    if let scrollView = self as? ScrollView {
      let (offset, size) = (scrollView.contentOffset, scrollView.contentSize)
      line += "; contentOffset: {\(offset.x.short), \(offset.y.short)}"
      line += "; contentSize: {\(size.width.short), \(size.height.short)}"
    }
    return line + ">"
  }

  /// The frame, and each of the other described attributes whose value isn't the default.
  private var describedAttributes: [(name: String, value: String)] {
    let (frame, transform) = (frame, transform)
    var attributes = [
      (
        "frame",
        "(\(frame.minX.short) \(frame.minY.short); \(frame.width.short) \(frame.height.short))"
      )
    ]
    if transform != .identity {
      let numbers = [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ]
      attributes.append(("transform", "[\(numbers.map(\.short).joined(separator: ", "))]"))
    }
    if anchorPoint != CGPoint(x: 0.5, y: 0.5) {
      attributes.append(("anchorPoint", "(\(anchorPoint.x.short), \(anchorPoint.y.short))"))
    }
    if alpha != 1 { attributes.append(("alpha", alpha.short)) }
    if clipsToBounds { attributes.append(("clipsToBounds", "YES")) }
    if isHidden { attributes.append(("hidden", "YES")) }
    if !autoresizingMask.isEmpty { attributes.append(("autoresize", autoresizingMask.letters)) }
    if !isUserInteractionEnabled { attributes.append(("userInteractionEnabled", "NO")) }
    if tag != 0 { attributes.append(("tag", "\(tag)")) }
    return attributes
  }
}

extension View.AutoresizingMask {
  /// The options of the mask in UIKit's abbreviations, joined by "+", with horizontal ones first.
  ///
  /// A mask with all six options is "LM+W+RM+TM+H+BM".
  fileprivate var letters: String {
    let names: [(View.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}

extension CGFloat {
  /// The value with up to six significant digits, as in UIKit's descriptions: "0.333333", "20.5",
  /// "1e+10".
  var short: String { String(format: "%g", Double(self)) }
}
