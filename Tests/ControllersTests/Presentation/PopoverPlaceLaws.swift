import ForceTouch
import Foundation
import Testing
import ViewGeometry

@testable import ForceTouchSupport
@testable import TestSupport

/// The positions of popovers in windows of any shape, by the direction of their arrows.
@Suite struct PopoverPlaceLaws {
  /// From the source to the popover, in points.
  private static let arrow: CGFloat = 13

  @Test
  func `A popover touches its arrow and is as near to the middle of its source as there is room`() {
    for seed in CaseRange.perThousand(200).seeds() {
      var random = SeededGenerator(seed: seed)
      func number(_ range: ClosedRange<Int>) -> CGFloat {
        CGFloat(Int.random(in: range, using: &random))
      }
      let size = CGSize(width: number(330...1_200), height: number(330...1_200))
      let area = CGRect(origin: .zero, size: size).insetBy(dx: 10, dy: 10)
      let source = CGRect(
        x: number(-20...Int(size.width)), y: number(-20...Int(size.height)),
        width: number(1...200), height: number(1...200))
      let preferredSize = CGSize(width: number(20...300), height: number(20...300))
      let sides: [PopoverArrowDirection] = [.up, .down, .left, .right, .any, [.left, .right]]

      let (frame, arrow) = place(
        preferredSize, beside: source, permitted: sides[Int(number(0...5))], in: size)

      expect(area.contains(frame), "seed \(seed): \(frame)")
      expect(
        frame.width <= preferredSize.width && frame.height <= preferredSize.height,
        "seed \(seed): \(frame)")
      switch arrow {
      case .up:
        expectEqual(frame.minY, max(area.minY, source.maxY + Self.arrow), "seed \(seed): \(frame)")
      case .down:
        expectEqual(frame.maxY, min(area.maxY, source.minY - Self.arrow), "seed \(seed): \(frame)")
      case .left:
        expectEqual(frame.minX, max(area.minX, source.maxX + Self.arrow), "seed \(seed): \(frame)")
      case .right:
        expectEqual(frame.maxX, min(area.maxX, source.minX - Self.arrow), "seed \(seed): \(frame)")
      default:
        expect(frame.midX == area.midX && frame.midY == area.midY, "seed \(seed): \(frame)")
      }
      let isAbove = arrow == .up || arrow == .down
      let isBeside = arrow == .left || arrow == .right
      if isAbove, frame.midX != source.midX {
        let end = frame.midX < source.midX ? frame.maxX == area.maxX : frame.minX == area.minX
        expect(end, "seed \(seed): \(frame)")
      }
      if isBeside, frame.midY != source.midY {
        let end = frame.midY < source.midY ? frame.maxY == area.maxY : frame.minY == area.minY
        expect(end, "seed \(seed): \(frame)")
      }
    }
  }

  /// The frame of a popover in a window of this size, and its arrow.
  private func place(
    _ preferredSize: CGSize, beside source: CGRect, permitted: PopoverArrowDirection,
    in size: CGSize
  ) -> (frame: CGRect, arrow: PopoverArrowDirection) {
    let (root, shown, delegate) = (ViewController(), ViewController(), AdaptingDelegate(.none))
    let window = Window(screen: Screen(portraitSize: size, scale: 2))
    defer { withExtendedLifetime((window, delegate)) {} }
    window.rootViewController = root
    shown.modalPresentationStyle = .popover
    shown.preferredContentSize = preferredSize
    let popover = shown.popoverPresentationController
    popover?.delegate = delegate
    popover?.sourceView = root.view
    popover?.sourceRect = source
    popover?.permittedArrowDirections = permitted
    root.present(shown, animated: false)
    return (shown.view.frame, popover?.arrowDirection ?? .any)
  }
}
