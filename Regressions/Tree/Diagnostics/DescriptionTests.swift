import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

private final class Label: View {}

@Suite struct DescriptionTests {
  @Test func `an ordinary view shows its class and frame`() {
    expectEqual(
      View(frame: CGRect(0, 0.5, 320, 1.0 / 3)).description, "<View; frame = (0 0.5; 320 0.333333)>"
    )
    expectEqual(Label().description, "<Label; frame = (0 0; 0 0)>")
  }

  @Test func `unusual properties are shown in UIKit's order`() {
    let view = View(frame: CGRect(0, 0, 136, 102))
    view.transform = CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 30, ty: -60)
    view.alpha = 0.25
    view.clipsToBounds = true
    view.isHidden = true
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.isUserInteractionEnabled = false
    view.tag = 5

    expectEqual(
      view.description,
      """
      <View; frame = (64 -34.5; 68 51); transform = [0.5, 0, 0, 0.5, 30, -60]; alpha = 0.25; \
      clipsToBounds = YES; hidden = YES; autoresize = W+TM; userInteractionEnabled = NO; tag = 5>
      """)
  }

  @Test func `the letters of autoresizing come from left to right and then down`() {
    let view = View()
    view.autoresizingMask = [
      .flexibleBottomMargin, .flexibleHeight, .flexibleTopMargin, .flexibleRightMargin,
      .flexibleWidth,
      .flexibleLeftMargin,
    ]

    expect(view.description.contains("autoresize = LM+W+RM+TM+H+BM"))
  }

  @Test func `a scroll view adds where its content is`() {
    let list = ScrollView(frame: CGRect(0, 64, 320, 416))
    list.contentSize = CGSize(width: 320, height: 900)
    list.contentOffset = CGPoint(x: 0, y: 300)

    expect(list.description.hasSuffix("; contentOffset: {0, 300}; contentSize: {320, 900}>"))
  }

  @Test func `an anchor point off the middle is shown`() {
    let view = View()
    view.anchorPoint = CGPoint(0, 1)

    expect(view.description.contains("; anchorPoint = (0, 1)"))
  }

  @Test func `a tree is described back to front with UIKit's indentation`() {
    let root = View(frame: CGRect(0, 0, 100, 100))
    let (back, front, label) = (View(), View(), Label())
    root.addSubview(back)
    root.addSubview(front)
    back.addSubview(label)

    expectEqual(
      root.recursiveDescription(),
      """
      <View; frame = (0 0; 100 100)>
         | <View; frame = (0 0; 0 0)>
         |    | <Label; frame = (0 0; 0 0)>
         | <View; frame = (0 0; 0 0)>
      """)
  }

  @Test func `addresses are there when asked for`() {
    let root = View()
    let (first, second) = (View(), View())
    root.addSubview(first)
    root.addSubview(second)
    let lines = root.recursiveDescription(showingAddresses: true).split(separator: "\n")

    expectEqual(lines.count, 3)
    expect(lines.allSatisfy { $0.contains("<View: 0x") && $0.hasSuffix("; frame = (0 0; 0 0)>") })
    expectEqual(Set(lines.map { $0.drop { $0 != "<" } }).count, 3)
    for (line, view) in zip(lines, [root, first, second]) {
      let address = UInt(bitPattern: Unmanaged.passUnretained(view).toOpaque())
      let digits = line.drop { $0 != ":" }.dropFirst(4).prefix { $0 != ";" }
      expectEqual(UInt(digits, radix: 16), address)
    }
  }

  @Test func `views from the maximum depth on are counted`() {
    let root = View()
    let child = View()
    root.addSubview(child)
    for _ in 0..<3 { child.addSubview(View()) }

    expectEqual(
      root.recursiveDescription(maximumDepth: 2),
      """
      <View; frame = (0 0; 0 0)>
         | <View; frame = (0 0; 0 0)>
         |    | ... (3 more views)
      """)
    expect(root.recursiveDescription(maximumDepth: 1).hasSuffix("   | ... (4 more views)"))
    expectEqual(
      child.subviews[0].recursiveDescription(maximumDepth: 1), "<View; frame = (0 0; 0 0)>")
  }

  @Test func `a chain of a hundred thousand views has a short answer`() {
    let chain = DeepChain(length: 100_000, ofSubclass: false)
    let lines = chain.root.recursiveDescription().split(separator: "\n")

    expectEqual(lines.count, 257)
    expect(lines.last?.hasSuffix("| ... (99744 more views)") == true)
  }

  @Test func `a depth of nothing is refused`() async {
    await #expect(processExitsWith: .failure) {
      _ = View().recursiveDescription(maximumDepth: 0)
    }
  }
}
