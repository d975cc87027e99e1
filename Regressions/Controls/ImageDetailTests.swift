import Controls
import Foundation
import TestSupport
import Testing
import ViewGeometry

/// What images keep for a renderer.
@Suite struct ImageDetailTests {
  @Test func `images have the tint and the configuration they were made with`() {
    let image = Image(size: CGSize(width: 10, height: 10))

    expect(image.tintColor == nil && image.symbolConfiguration == nil)
    expectEqual(image.withTintColor(.red).tintColor, .red)
    expectEqual(image.withTintColor(.red).withRenderingMode(.alwaysOriginal).tintColor, .red)
  }
}
