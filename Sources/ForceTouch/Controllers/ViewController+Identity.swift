/// A controller equals itself only, as in UIKit.
extension ViewController: Hashable {
  /// Whether the two are the same controller.
  public static func == (left: ViewController, right: ViewController) -> Bool { left === right }

  /// Hashes the identity.
  public final func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
