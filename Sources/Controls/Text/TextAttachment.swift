public import Foundation

/// An image in text, represented by the character U+FFFC: `NSTextAttachment`.
open class TextAttachment: NSObject {
  /// The image; its size is used if ``bounds`` is empty.
  open var image: Image?
  /// The rectangle of the image, in points.
  ///
  /// It is relative to the beginning of the attachment on the baseline; y points upward. If it is
  /// empty, the image has its own size, and its bottom edge is on the baseline.
  open var bounds = CGRect.zero

  /// Creates an attachment without an image.
  public override init() {}

  /// Creates an attachment with an image.
  public convenience init(image: Image) {
    self.init()
    self.image = image
  }

  /// The rectangle that the attachment occupies, in the same coordinates as ``bounds``.
  final var measuredBounds: CGRect {
    bounds.isEmpty ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
  }

  deinit {}
}

extension NSAttributedString {
  /// Creates a string with an attachment, represented by the single character U+FFFC.
  public convenience init(attachment: TextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
