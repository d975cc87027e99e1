import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Insets below one as fractions of a container's length (R8.3).
struct ContainerInsetTests {
  private struct Box: CollectionLayoutContainer {
    let contentSize = CGSize(width: 400, height: 100)
    let contentInsets: DirectionalEdgeInsets
  }

  @Test func `R8.3 each part is of the length along its axis`() {
    let box = Box(
      contentInsets: DirectionalEdgeInsets(top: 0.1, leading: 0.25, bottom: 0.5, trailing: 0.125))

    expectEqual(
      box.effectiveContentInsets,
      DirectionalEdgeInsets(top: 10, leading: 100, bottom: 50, trailing: 50))
    expectEqual(box.effectiveContentSize, CGSize(width: 250, height: 40))
  }

  @Test func `R8.3 one and more are points, and so is what isn't above zero`() {
    let insets = DirectionalEdgeInsets(top: 1, leading: -0.5, bottom: 0, trailing: 30)
    let box = Box(contentInsets: insets)

    expectEqual(box.effectiveContentInsets, insets)
    expectEqual(box.effectiveContentSize, CGSize(width: 370.5, height: 99))
    expectEqual(
      Box(contentInsets: DirectionalEdgeInsets(top: 80, leading: 300, bottom: 40, trailing: 200))
        .effectiveContentSize, .zero)
  }
}
