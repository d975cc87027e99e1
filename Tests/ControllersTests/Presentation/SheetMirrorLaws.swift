import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

/// A sheet in a window whose safe area is the mirror image of another's has the mirrored frame.
@Suite struct SheetMirrorLaws {
  private static let sizes: [(CGFloat, CGFloat)] = [
    (768, 1_024), (1_024, 768), (600, 900), (390, 844), (844, 390),
  ]

  /// The frame of a sheet in a window of this size and safe area, laid out once or after another safe area.
  private func frame(
    _ style: ModalPresentationStyle, preferredSize: CGSize, size: (CGFloat, CGFloat),
    _ safeArea: EdgeInsets,
    after earlier: EdgeInsets? = nil
  ) -> CGRect {
    let window = Window(screen: Screen(portraitSize: CGSize(width: size.0, height: size.1)))
    let (root, shown) = (ViewController(), ViewController())
    window.safeAreaInsets = earlier ?? safeArea
    window.rootViewController = root
    shown.modalPresentationStyle = style
    shown.preferredContentSize = preferredSize
    root.present(shown, animated: false)
    window.safeAreaInsets = safeArea
    window.layoutIfNeeded()
    return shown.view.convert(shown.view.bounds, to: window)
  }

  @Test(arguments: [ModalPresentationStyle.pageSheet, .formSheet], 0..<5)
  func `Sheets are mirrored with the safe area`(style: ModalPresentationStyle, row: Int) {
    let size = Self.sizes[row]
    let preferredSizes = [
      CGSize.zero, CGSize(width: 300, height: 200), CGSize(width: 2_000, height: 2_000),
    ]
    for preferredSize in preferredSizes {
      for (left, right) in [(40, 0), (0, 40), (100, 30), (50, 50)] as [(CGFloat, CGFloat)] {
        let area = EdgeInsets(top: 24, left: left, bottom: 10, right: right)
        let mirrored = EdgeInsets(top: 24, left: right, bottom: 10, right: left)

        let found = frame(style, preferredSize: preferredSize, size: size, area)
        let other = frame(style, preferredSize: preferredSize, size: size, mirrored, after: area)

        expectEqual(found.minX, size.0 - other.maxX)
        expectEqual(found.minY, other.minY)
        expectEqual(found.size, other.size)
      }
    }
  }

  @Test(
    arguments: [
      (.formSheet, CGRect(x: 154, y: 222, width: 540, height: 620)),
      (.pageSheet, CGRect(x: 80, y: 60, width: 688, height: 944)),
    ] as [(ModalPresentationStyle, CGRect)])
  func `A sheet on a tablet is in the middle of the safe area`(
    style: ModalPresentationStyle, expected: CGRect
  ) {
    let area = EdgeInsets(top: 40, left: 80, bottom: 0, right: 0)

    expectEqual(frame(style, preferredSize: .zero, size: (768, 1_024), area), expected)
  }
}
