import Controls
import DeviceLayouts
import Devices
import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Each kind of problem, and similar cases without one.
///
/// The window is that of an iPhone SE held upright, 320 x 568 with 20 at the top,
/// or of an iPhone X, 375 x 812 with 44 and 34.
@Suite struct LayoutAuditTests {
  final class PlainLabel: View {
    var wanted = CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
    override var intrinsicContentSize: CGSize { wanted }
  }
  final class TapButton: View {}
  final class PhotoImageView: View {}

  /// A view with a name at a rectangle.
  static func part<Part: View>(_ part: Part, _ name: String?, _ frame: [CGFloat]) -> Part {
    part.frame = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    part.accessibilityIdentifier = name
    return part
  }

  /// The problems of some views in a root.
  static func problems(
    on device: Device = .iPhoneSE1, options: LayoutOptions = LayoutOptions(),
    _ build: (View) -> Void
  ) -> [String] {
    let layout = DeviceLayout(in: LayoutSetting(device), options: options) {
      let root = View()
      build(root)
      return root
    }
    return layout.problems.map(\.text)
  }

  @Test(
    arguments: [
      // Side by side, touching, overlapping, on a larger one, hidden, equal.
      ([10, 100, 100, 50], [110, 100, 100, 50], false, nil),
      ([10, 100, 100, 50], [60, 120, 100, 50], false, #""b" overlaps "a" by 50 x 30"#),
      ([10, 100, 200, 90], [20, 120, 100, 50], false, nil),
      ([20, 120, 100, 50], [10, 100, 200, 90], false, #""b" overlaps "a" by 100 x 50"#),
      ([10, 100, 100, 50], [10, 100, 100, 50], false, #""b" overlaps "a" by 100 x 50"#),
      ([10, 100, 100, 50], [60, 120, 100, 50], true, nil),
      ([10, 100, 100, 50], [109.7, 100, 100, 50], false, nil),
    ] as [([CGFloat], [CGFloat], Bool, String?)])
  func `overlaps are of what shows something and doesn't lie on a larger one`(
    first: [CGFloat], second: [CGFloat], isHidden: Bool, expected: String?
  ) {
    let found = Self.problems { root in
      root.addSubview(Self.part(View(), "a", first))
      let other = Self.part(View(), "b", second)
      other.isHidden = isHidden
      root.addSubview(other)
    }

    expectEqual(found, expected.map { [$0] } ?? [])
  }

  @Test func `what holds another, has no name, or alone scrolls overlaps nothing`() {
    let found = Self.problems { root in
      let card = Self.part(View(), "card", [10, 100, 200, 90])
      card.addSubview(Self.part(View(), "inner", [0, 0, 50, 50]))
      card.addSubview(Self.part(View(), nil, [0, 0, 50, 50]))
      let scroll = Self.part(ScrollView(), "list", [0, 200, 320, 300])
      scroll.contentSize = CGSize(width: 320, height: 900)
      scroll.addSubview(Self.part(View(), "row", [10, 0, 100, 60]))
      root.addSubview(card)
      root.addSubview(scroll)
      root.addSubview(Self.part(View(), "floating", [60, 220, 100, 60]))
    }

    expectEqual(found, [])
  }

  @Test func `cut off is what no scrolling brings in`() {
    let found = Self.problems { root in
      root.addSubview(Self.part(View(), "right", [300, 100, 50, 50]))
      root.addSubview(Self.part(View(), "gone", [400, 100, 50, 50]))
      root.addSubview(Self.part(View(), "flat", [10, 100, 50, 0]))
      let clip = Self.part(View(), nil, [0, 200, 100, 50])
      clip.clipsToBounds = true
      clip.addSubview(Self.part(View(), "half", [50, 10, 100, 20]))
      root.addSubview(clip)
      let scroll = Self.part(ScrollView(), nil, [0, 300, 320, 100])
      scroll.contentSize = CGSize(width: 320, height: 400)
      scroll.addSubview(Self.part(View(), "below", [10, 350, 50, 50]))
      scroll.addSubview(Self.part(View(), "beyond", [100, 380, 50, 50]))
      scroll.addSubview(Self.part(View(), "beside", [300, 10, 50, 50]))
      root.addSubview(scroll)
    }

    expectEqual(
      found,
      [
        #""right" is cut off by 30 at the right"#,
        #""gone" isn't visible: it is outside the window or cut off"#, #""flat" has no size"#,
        #""half" is cut off by 50 at the right"#, #""beyond" is cut off by 30 at the bottom"#,
        #""beside" is cut off by 30 at the right"#,
      ])
  }

  @Test func `in nested scroll views, cut off is what no scrolling of any of them brings in`() {
    let layout = DeviceLayout(in: LayoutSetting(.iPhoneSE1)) {
      let root = View()
      let outer = Self.part(ScrollView(), nil, [0, 100, 320, 200])
      outer.contentSize = CGSize(width: 320, height: 500)
      let inner = Self.part(ScrollView(), "inner", [0, 150, 320, 400])
      inner.contentSize = CGSize(width: 900, height: 400)
      inner.addSubview(Self.part(View(), "near", [10, 20, 50, 50]))
      inner.addSubview(Self.part(View(), "card", [700, 100, 100, 50]))
      inner.addSubview(Self.part(View(), "foot", [10, 350, 50, 50]))
      outer.addSubview(inner)
      root.addSubview(outer)
      let clip = Self.part(View(), nil, [0, 350, 200, 100])
      clip.clipsToBounds = true
      let still = Self.part(ScrollView(), "still", [100, 0, 200, 100])
      still.contentSize = CGSize(width: 200, height: 100)
      still.addSubview(Self.part(View(), "half", [50, 10, 100, 50]))
      clip.addSubview(still)
      root.addSubview(clip)
      return root
    }

    expectEqual(
      layout.problems.map(\.text),
      [
        #""inner" is cut off by 50 at the bottom"#, #""foot" is cut off by 50 at the bottom"#,
        #""still" is cut off by 100 at the right"#, #""half" is cut off by 50 at the right"#,
      ])
    let seen = layout.elements.filter { ["near", "card", "half"].contains($0.identifier) }
    expectEqual(
      seen.map(\.visibleFrame),
      [
        CGRect(x: 10, y: 270, width: 50, height: 30), .null,
        CGRect(x: 150, y: 360, width: 50, height: 50),
      ])
  }

  @Test func `content of a scaled or rotated scroll view moves by its distances in the window`() {
    let found = Self.problems { root in
      for (name, y, transform) in [
        ("scaled", 300, CGAffineTransform(scaleX: 0.5, y: 0.5)),
        ("rotated", 400, CGAffineTransform(rotationAngle: .pi / 2)),
      ] as [(String, CGFloat, CGAffineTransform)] {
        let scroll = Self.part(ScrollView(), nil, [0, y, 200, 100])
        scroll.contentSize = CGSize(width: 200, height: 400)
        scroll.transform = transform
        scroll.addSubview(Self.part(View(), "\(name) end", [0, 350, 50, 50]))
        scroll.addSubview(Self.part(View(), "\(name) beyond", [60, 380, 50, 50]))
        root.addSubview(scroll)
      }
    }

    expectEqual(
      found,
      [
        #""scaled beyond" is cut off by 15 at the bottom"#,
        #""rotated beyond" is cut off by 30 at the left"#,
      ])
  }

  @Test func `content needs its room, but pictures are scaled`() {
    func label(_ name: String, _ frame: [CGFloat], _ wanted: CGSize) -> PlainLabel {
      let label = Self.part(PlainLabel(), name, frame)
      label.wanted = wanted
      return label
    }
    let found = Self.problems { root in
      root.addSubview(label("fits", [10, 100, 80, 20], CGSize(width: 80, height: 20)))
      root.addSubview(label("narrow", [10, 130, 60, 20], CGSize(width: 80.4, height: 20)))
      root.addSubview(
        label("open", [10, 160, 60, 20], CGSize(width: View.noIntrinsicMetric, height: 20)))
      root.addSubview(Self.part(PhotoImageView(), "photo", [10, 190, 60, 20]))
    }

    expectEqual(found, [#""narrow" is 60 x 20, but its content needs 80.4 x 20"#])
  }

  private final class Pay: Button {}

  @Test func `labels need the room of their text, and controls are targets by their base class`() {
    let found = Self.problems { root in
      let (short, long, wrapped) = (Label(), Label(), Label())
      for (label, text) in [(short, "A"), (long, "A title"), (wrapped, "A title")] {
        label.text = text
      }
      wrapped.numberOfLines = 0
      root.addSubview(Self.part(short, "short", [10, 100, 30, 30]))
      root.addSubview(Self.part(long, "long", [10, 140, 30, 30]))
      root.addSubview(Self.part(wrapped, "wrapped", [10, 180, 50, 90]))
      root.addSubview(Self.part(Pay(frame: .zero), "pay", [100, 100, 60, 40]))
    }

    expectEqual(found.count, 2, "\(found)")
    expect(found.first?.hasPrefix(#""long" is 30 x 30, but its content needs "#) ?? false)
    expectEqual(found.last, #""pay" has a tappable area of 60 x 40, less than 44 x 44"#)
  }

  @Test func `content keeps to the safe area, pictures and backgrounds needn't`() {
    let found = Self.problems(on: .iPhoneX) { root in
      root.addSubview(Self.part(PhotoImageView(), "photo", [0, 0, 375, 100]))
      root.addSubview(Self.part(View(), "back", [0, 0, 375, 812]))
      root.addSubview(Self.part(View(), "card", [0, 700, 375, 112]))
      root.addSubview(Self.part(View(), "title", [10, 20, 100, 30]))
      root.addSubview(Self.part(View(), "inCard", [10, 710, 100, 30]))
      root.addSubview(Self.part(TapButton(), "buy", [150, 740, 100, 50]))
    }

    expectEqual(
      found,
      [
        #""title" is outside the safe area by 24 at the top"#,
        #""buy" is outside the safe area by 12 at the bottom"#,
      ])
  }

  @Test func `rows under a bar can be scrolled from there, those at the side can't`() {
    let layout = DeviceLayout(
      in: LayoutSetting(.iPhoneX, orientation: .landscapeRight)
    ) {
      let root = View()
      let scroll = Self.part(ScrollView(), nil, [0, 0, 812, 375])
      scroll.contentSize = CGSize(width: 812, height: 900)
      scroll.contentInsetAdjustmentBehavior = .always
      scroll.addSubview(Self.part(View(), "middle", [100, 330, 50, 50]))
      scroll.addSubview(Self.part(View(), "last", [100, 850, 50, 50]))
      scroll.addSubview(Self.part(View(), "notch", [0, 100, 60, 50]))
      root.addSubview(scroll)
      return root
    }

    let texts = layout.problems.map(\.text)
    expect(!texts.contains { $0.contains("middle") || $0.contains("last") }, "\(texts)")
  }

  @Test func `the outer of two scroll views moves content out from under bars`() {
    let found = Self.problems(on: .iPhoneX) { root in
      let outer = Self.part(ScrollView(), nil, [0, 0, 375, 812])
      outer.contentInsetAdjustmentBehavior = .never
      outer.contentSize = CGSize(width: 375, height: 1_600)
      for (name, y) in [("first", 0), ("middle", 700)] as [(String, CGFloat)] {
        let row = Self.part(ScrollView(), nil, [0, y, 375, 112])
        row.contentSize = CGSize(width: 900, height: 112)
        row.addSubview(Self.part(View(), name, [10, 10, 50, 80]))
        outer.addSubview(row)
      }
      root.addSubview(outer)
    }

    expectEqual(found, [#""first" is outside the safe area by 34 at the top"#])
  }

  @Test func `targets are as large as asked, and the caller names more of them`() {
    var options = LayoutOptions()
    options.isTarget = { $0.accessibilityIdentifier == "chip" }
    let build: (View) -> Void = { root in
      root.addSubview(Self.part(TapButton(), "small", [10, 100, 40, 44]))
      root.addSubview(Self.part(TapButton(), "large", [10, 200, 44, 44]))
      root.addSubview(Self.part(View(), "chip", [10, 300, 90, 20]))
    }

    expectEqual(
      Self.problems(options: options, build),
      [
        #""small" has a tappable area of 40 x 44, less than 44 x 44"#,
        #""chip" has a tappable area of 90 x 20, less than 44 x 44"#,
      ])
    options.minimumTargetSize = CGSize(width: 20, height: 20)
    options.minimumTargetSpacing = 60
    expectEqual(
      Self.problems(options: options, build),
      [
        #""small" is 56 from "large""#, #""large" is 56 from "small""#,
        #""chip" is 56 from "large""#,
      ])
    options.ignores = { $0.accessibilityIdentifier == "small" }
    options.minimumTargetSpacing = 0
    options.minimumTargetSize = CGSize(width: 44, height: 44)
    expectEqual(
      Self.problems(options: options, build),
      [#""chip" has a tappable area of 90 x 20, less than 44 x 44"#])
  }

  @Test func `constraints that conflict or leave something open are reported`() {
    let found = Self.problems { root in
      let box = Self.part(View(), "box", [0, 0, 0, 0])
      box.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(box)
      let wide = box.widthAnchor.constraint(equalToConstant: 100)
      let wider = box.widthAnchor.constraint(equalToConstant: 120)
      wider.identifier = "wider"
      LayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
        box.heightAnchor.constraint(equalToConstant: 40), wide, wider,
      ])
    }

    expectEqual(found.count, 2, "\(found)")
    expectEqual(
      found.first, "these constraints conflict: box.width == 100; 'wider'. Broken: 'wider'")
    expect(found.last?.hasPrefix(#""box" has an ambiguous layout: x ("#) ?? false, "\(found)")
  }

  @Test func `bars lie over what is below, and content under them is reported`() {
    let layout = DeviceLayout(in: LayoutSetting(.iPhoneSE1)) {
      let controller = ViewController()
      controller.view.addSubview(Self.part(View(), "under", [10, 40, 100, 60]))
      controller.view.addSubview(Self.part(View(), "free", [10, 200, 100, 60]))
      return NavigationController(rootViewController: controller)
    }

    expectEqual(
      layout.problems.map(\.text), [#""under" is outside the safe area by 24 at the top"#])
    expect(layout.elements.contains { $0.kind == .bar })
  }
}
