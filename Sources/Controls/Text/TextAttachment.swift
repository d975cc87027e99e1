public import Foundation

/// An image in a text, at the character U+FFFC: `NSTextAttachment`.
open class TextAttachment: NSObject {
  /// The image; its size applies if the bounds are empty.
  open var image: Image?
  /// The rectangle of the image relative to the baseline, y upward, in points.
  ///
  /// If it is empty, the image has its own size and is on the baseline.
  open var bounds = CGRect.zero

  /// Creates an attachment without an image.
  public override init() {}

  /// Creates an attachment with an image.
  public convenience init(image: Image) {
    self.init()
    self.image = image
  }

  /// The rectangle that the attachment occupies.
  final var measuredBounds: CGRect {
    bounds.isEmpty ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
  }

  deinit {}
}

extension NSAttributedString {
  /// Creates the text of an attachment: the single character U+FFFC.
  public convenience init(attachment: TextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
