import DeviceLayouts
import Devices
import ForceTouch
import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The audit compared with arithmetic on rectangles, over random screens.
@Suite struct LayoutLaws {
  /// A named box, in the root or in an unnamed holder at an offset.
  struct Part {
    var box: CGRect
    var holder: CGPoint?
    var frame: CGRect { box.offsetBy(dx: holder?.x ?? 0, dy: holder?.y ?? 0) }
  }

  private static func parts(_ source: inout ChoiceSource) -> [Part] {
    source.list(mean: 6, limit: 20) { source in
      Part(
        box: CGRect(
          x: source.index(below: 30) * 10, y: source.index(below: 50) * 10,
          width: 10 + source.index(below: 10) * 10, height: 10 + source.index(below: 10) * 10),
        holder: source.oneIn(3)
          ? CGPoint(x: source.index(below: 5) * 10, y: source.index(below: 5) * 10) : nil)
    }
  }

  private static func makeRoot(_ parts: [Part]) -> View {
    let root = View()
    for (number, part) in parts.enumerated() {
      let view = View(frame: part.box)
      view.accessibilityIdentifier = "\(number)"
      guard let place = part.holder else {
        root.addSubview(view)
        continue
      }
      let holder = View(frame: CGRect(x: place.x, y: place.y, width: 300, height: 500))
      holder.addSubview(view)
      root.addSubview(holder)
    }
    return root
  }

  @Test func `frames, overlaps and what is cut off are those of arithmetic`() {
    check(Self.parts, cases: .few) { parts in
      let layout = DeviceLayout(in: LayoutSetting(.iPhoneSE1)) { Self.makeRoot(parts) }
      let window = CGRect(x: 0, y: 0, width: 320, height: 568)
      let frames = parts.map(\.frame)
      var expected: [LayoutProblem.Kind: Int] = [:]
      for (index, back) in frames.enumerated() {
        let seenBehind = back.intersection(window)
        for front in frames[(index + 1)...] {
          let seen = front.intersection(window)
          let shared = seenBehind.intersection(seen)
          guard !shared.isNull, shared.width > 0, shared.height > 0 else { continue }
          if !(shared == seen && seen != seenBehind) { expected[.overlap, default: 0] += 1 }
        }
        if seenBehind != back { expected[.cutOff, default: 0] += 1 }
      }

      let found = Dictionary(grouping: layout.problems, by: \.kind).mapValues(\.count)
      for (index, frame) in frames.enumerated() {
        try demand(layout.frames["\(index)"] == frame, "frame \(index)")
      }
      for kind in [LayoutProblem.Kind.overlap, .cutOff] {
        try demand(
          found[kind, default: 0] == expected[kind, default: 0],
          "\(kind): \(found[kind, default: 0]), not \(expected[kind, default: 0])")
      }
    }
  }

  @Test func `views with leading and trailing constraints are mirrored from right to left`() {
    let cases: (inout ChoiceSource) -> [(leading: Int, width: Int)] = { source in
      source.list(mean: 4, limit: 8) { source in
        (leading: source.index(below: 100), width: 1 + source.index(below: 150))
      }
    }
    check(cases, cases: .perThousand(30)) { parts in
      let made = { @Sendable () -> View in
        let root = View()
        for (number, part) in parts.enumerated() {
          let view = View()
          view.accessibilityIdentifier = "\(number)"
          view.translatesAutoresizingMaskIntoConstraints = false
          root.addSubview(view)
          LayoutConstraint.activate([
            view.leadingAnchor.constraint(
              equalTo: root.safeAreaLayoutGuide.leadingAnchor, constant: CGFloat(part.leading)),
            view.widthAnchor.constraint(equalToConstant: CGFloat(part.width)),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(80 + 40 * number)),
            view.heightAnchor.constraint(equalToConstant: 30),
          ])
        }
        return root
      }
      for device in [Device.iPhone14, .iPadMini6] {
        let settings = LayoutSetting.all(
          devices: [device], orientations: [.landscapeRight],
          directions: [.leftToRight, .rightToLeft])
        let report = LayoutReport(on: settings, make: made)
        let width = report.layouts[0].size.width
        for number in parts.indices {
          let frames = report.frames(of: "\(number)").compactMap { $0 }
          try demand(frames.count == 2, "two frames")
          try demand(frames[0].minX == width - frames[1].maxX, "\(frames), mirrored in \(width)")
        }
      }
    }
  }

  @Test func `sizes that aren't numbers and trees without end are refused or drawn`() {
    var layout = DeviceLayout(in: LayoutSetting(.iPhoneX)) {
      let root = View()
      var view = root
      for number in 0..<3_000 {
        let inner = View(frame: CGRect(x: 0, y: 50, width: 1e9, height: number == 7 ? 0 : 1e9))
        view.addSubview(inner)
        view = inner
      }
      view.accessibilityIdentifier = "deep"
      return root
    }

    expectEqual(layout.elements.count, 3_002)
    expectEqual(layout.frames["deep"]?.minY, 150_000)
    layout = DeviceLayout(in: LayoutSetting(.iPhoneX)) { View() }
    expectEqual(layout.problems.map(\.text), [])
    expect(LayoutReport(on: [LayoutSetting(.iPhoneX)]) { View() }.page(title: "").count > 100)
  }
}
