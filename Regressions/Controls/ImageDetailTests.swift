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

  @Test func `Pictures say the size in their data`() {
    let png: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, 60, 0, 0, 1, 0]
    let gif = Array("GIF89a".utf8) + [3, 1, 4, 0]
    let jpeg: [UInt8] = [
      0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC2, 0, 11, 8, 0, 20, 0, 30, 1,
    ]
    func size(_ bytes: [UInt8], _ scale: CGFloat = 1) -> CGSize? {
      Image(data: Data(bytes), scale: scale)?.size
    }

    expectEqual(size(png, 2), CGSize(width: 30, height: 128))
    expectEqual(size(gif), CGSize(width: 259, height: 4))
    expectEqual(size(jpeg), CGSize(width: 30, height: 20))
    for bytes in [png, gif, jpeg] {
      for end in 0..<bytes.count where end < 10 { expect(size(Array(bytes[..<end])) == nil) }
    }
    expect(size([]) == nil && size([1, 2, 3]) == nil)
  }

  @Test func `A picture of a name is what the host added`() {
    let image = Image(size: CGSize(width: 5, height: 6))
    expect(Image(named: "none") == nil && Image(systemName: "star") == nil)
    ImageProvider.shared.set(image, named: "logo of the tests")
    ImageProvider.shared.setSymbolSize { name, configuration in
      let side = configuration?.pointSize ?? 17
      return name == "square" ? CGSize(width: side, height: side) : nil
    }
    defer {
      ImageProvider.shared.set(nil, named: "logo of the tests")
      ImageProvider.shared.setSymbolSize(nil)
    }

    expectEqual(Image(named: "logo of the tests")?.size, image.size)
    expectEqual(Image(named: "logo of the tests")?.name, "logo of the tests")
    let square = Image(
      systemName: "square", withConfiguration: Image.SymbolConfiguration(pointSize: 30))
    expectEqual(square?.size, CGSize(width: 30, height: 30))
    expect(square?.isSymbolImage == true && Image(systemName: "star") == nil)
    let changed = image.withRenderingMode(.alwaysTemplate)
    expectEqual(changed.renderingMode, .alwaysTemplate)
    expect(changed != image)
  }
}
