import TestSupport
import Testing
import UIKitNames

/// `UIKitNames` declares UIKit's names and leaves all others to the app.
@Suite struct FreeNamesTests {
  @Test func `No module but Foundation and Dispatch is brought whole`() throws {
    let lines = try SwiftSources(of: "UIKitNames").files.flatMap { $0.text.split(separator: "\n") }
    let brought = lines.map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasPrefix("@_exported") }

    let whole = brought.filter { $0.split(separator: " ").count == 4 }
    let names = brought.filter { !whole.contains($0) }
      .compactMap { $0.split(separator: ".").last }

    expectEqual(
      whole.sorted(),
      ["@_exported public import Dispatch", "@_exported public import Foundation"])
    // The modules through which it becomes visible have no names in UIKit.
    expectEqual(
      names.filter { !$0.hasPrefix("CG") }.sorted(),
      ["ImageProvider", "InitializableController", "InitializableView", "TextMeasurer"])
  }

  @Test func `Members of types, of values and of Foundation's types are there`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    let controller = UIViewController()
    let path = CGPath(rect: view.bounds, transform: nil)

    expectEqual(view.bounds.inset(by: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)).width, 2)
    expectEqual(IndexPath(item: 2, section: 1).item, 2)
    expectEqual(CGPoint(x: 1, y: 1).applying(CGAffineTransform(scaleX: 3, y: 3)).x, 3)
    expect(controller.children.isEmpty && path.contains(CGPoint(x: 1, y: 1)))
    expectEqual(
      UIDevice.current.userInterfaceIdiom, UIScreen.main.traitCollection.userInterfaceIdiom)
    let turned = UIDeviceOrientation.landscapeLeft
    expect(UIDevice.current.orientation.isPortrait && !UIDevice.current.orientation.isFlat)
    expect(turned.isLandscape && !turned.isPortrait)
    expect(turned.isValidInterfaceOrientation && !UIDeviceOrientation.unknown.isPortrait)
    expect(UIDeviceOrientation.faceUp.isFlat && UIDeviceOrientation.faceDown.isFlat)
    expect(!UIDeviceOrientation.faceUp.isValidInterfaceOrientation)
  }

  @Test func `Values hang on views, guides and controllers by keys`() {
    nonisolated(unsafe) var (key, other) = (0, 0)
    let holders: [Any] = [
      UIView(), UILayoutGuide(), UIViewController(), CALayer(), UICollectionViewFlowLayout(),
    ]
    for holder in holders {
      var kept: UIView? = UIView()
      objc_setAssociatedObject(holder, &key, [1, 2], .OBJC_ASSOCIATION_COPY_NONATOMIC)
      objc_setAssociatedObject(holder, &other, kept, .OBJC_ASSOCIATION_ASSIGN)
      expectEqual(objc_getAssociatedObject(holder, &key) as? [Int], [1, 2])
      expect(objc_getAssociatedObject(holder, &other) as? UIView === kept)
      kept = nil
      expect(objc_getAssociatedObject(holder, &other) == nil)
      objc_setAssociatedObject(holder, &key, nil, .OBJC_ASSOCIATION_RETAIN)
      expect(objc_getAssociatedObject(holder, &key) == nil)
    }
  }
}
