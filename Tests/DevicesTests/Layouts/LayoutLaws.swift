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
    /// The z-position of the box or its holder.
    var depth = 0
    var frame: CGRect { box.offsetBy(dx: holder?.x ?? 0, dy: holder?.y ?? 0) }
  }

  private static func parts(_ source: inout ChoiceSource) -> [Part] {
    source.list(mean: 6, limit: 20) { source in
      Part(
        box: CGRect(
          x: source.index(below: 30) * 10, y: source.index(below: 50) * 10,
          width: 10 + source.index(below: 10) * 10, height: 10 + source.index(below: 10) * 10),
        holder: source.oneIn(3)
          ? CGPoint(x: source.index(below: 5) * 10, y: source.index(below: 5) * 10) : nil,
        depth: source.oneIn(3) ? source.index(below: 3) - 1 : 0)
    }
  }

  private static func drawingOrder(of parts: [Part]) -> [Int] {
    parts.indices.sorted { (parts[$0].depth, $0) < (parts[$1].depth, $1) }
  }

  private static func makeRoot(_ parts: [Part]) -> View {
    let root = View()
    for (number, part) in parts.enumerated() {
      let view = View(frame: part.box)
      view.accessibilityIdentifier = "\(number)"
      guard let place = part.holder else {
        view.zPosition = CGFloat(part.depth)
        root.addSubview(view)
        continue
      }
      let holder = View(frame: CGRect(x: place.x, y: place.y, width: 300, height: 500))
      holder.zPosition = CGFloat(part.depth)
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
      let drawn = Self.drawingOrder(of: parts).map { frames[$0] }
      for (index, back) in drawn.enumerated() {
        let seenBehind = back.intersection(window)
        for front in drawn[(index + 1)...] {
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

  @Test(arguments: [
    LayoutSetting(.iPhoneX), LayoutSetting(.iPhone13Mini, orientation: .landscapeRight),
    LayoutSetting(.iPadPro12_9Generation3, orientation: .landscapeLeft, split: .oneThird),
  ])
  func `what reaches out of the safe area is that of arithmetic`(_ setting: LayoutSetting) {
    check(Self.parts, cases: .few) { parts in
      let layout = DeviceLayout(in: setting) { Self.makeRoot(parts) }
      let window = CGRect(origin: .zero, size: layout.size)
      let safe = window.inset(by: layout.safeArea)
      let (frames, order) = (parts.map(\.frame), Self.drawingOrder(of: parts))
      var expected: [Int: String] = [:]
      for (index, frame) in frames.enumerated() {
        let seen = frame.intersection(window)
        // What others lie on may reach to the edges, and what isn't seen is cut off.
        let inFront = order.drop { $0 != index }.dropFirst()
        let isGround = inFront.contains { frame != frames[$0] && frame.contains(frames[$0]) }
        guard !seen.isNull, seen.width > 0, seen.height > 0, !isGround else { continue }
        let edges = [
          (safe.minY - seen.minY, "top"), (safe.minX - seen.minX, "left"),
          (seen.maxY - safe.maxY, "bottom"), (seen.maxX - safe.maxX, "right"),
        ].filter { $0.0 > 0 }.map { "\(Int($0.0)) at the \($0.1)" }
        guard !edges.isEmpty else { continue }
        expected[index] =
          "\"\(index)\" is outside the safe area by "
          + edges.joined(separator: ", ")
      }

      let texts = layout.problems.filter { $0.kind == .unsafe }.map(\.text)
      try demand(Set(texts) == Set(expected.values), "\(texts), not \(expected)")
      try demand(texts.count == expected.count, "\(texts) has one twice")
    }
  }

  /// Targets in cells of their own, some of which stick out of the window.
  @Test func `targets that are too small are those of which less is seen`() {
    check(
      { source in
        (0..<12).map { _ in
          (
            origin: source.index(below: 5) * 5, width: 20 + source.index(below: 12) * 5,
            height: 20 + source.index(below: 12) * 5
          )
        }
      }, cases: .few
    ) { targets in
      var options = LayoutOptions()
      options.isTarget = { $0.accessibilityIdentifier != nil }
      let layout = DeviceLayout(in: LayoutSetting(.iPhoneSE1), options: options) {
        let root = View()
        for (number, target) in targets.enumerated() {
          let view = View(
            frame: CGRect(
              x: number % 3 * 120 + target.origin, y: 30 + number / 3 * 150, width: target.width,
              height: target.height))
          view.accessibilityIdentifier = "\(number)"
          root.addSubview(view)
        }
        return root
      }

      let small = targets.indices.filter { number in
        let target = targets[number]
        let seen = min(target.width, 320 - (number % 3 * 120 + target.origin))
        return min(seen, target.height) < 44
      }
      let told = layout.problems.filter { $0.kind == .smallTarget }
        .compactMap { $0.element.flatMap { layout.elements[$0].identifier } }
      try demand(told == small.map(String.init), "\(told), not \(small)")
    }
  }

  /// Boxes with widths that contradict each other, and places that are left out.
  @Test func `conflicts and what is left open are counted by arithmetic`() {
    check(
      { source in
        source.list(mean: 4, limit: 8) { source in
          (
            widths: (0..<1 + source.index(below: 3)).map { _ in source.pick([50, 80, 90]) },
            hasX: source.flag(), hasY: source.flag()
          )
        }
      }, cases: .few
    ) { boxes in
      let layout = DeviceLayout(in: LayoutSetting(.iPhone14)) {
        let root = View()
        for (number, box) in boxes.enumerated() {
          let view = View()
          view.accessibilityIdentifier = "\(number)"
          view.translatesAutoresizingMaskIntoConstraints = false
          root.addSubview(view)
          view.heightAnchor.constraint(equalToConstant: 20).isActive = true
          if box.hasX {
            view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20).isActive = true
          }
          if box.hasY {
            view.topAnchor.constraint(
              equalTo: root.topAnchor, constant: CGFloat(60 + 40 * number)
            ).isActive = true
          }
          for width in box.widths {
            view.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true
          }
        }
        return root
      }

      // The first width holds, and each other one contradicts it.
      let conflicts = boxes.reduce(0) { sum, box in
        sum + box.widths.count { $0 != box.widths[0] }
      }
      let open = boxes.indices.filter { !boxes[$0].hasX || !boxes[$0].hasY }.map(String.init)
      let told = layout.problems.filter { $0.kind == .ambiguity }
        .compactMap { $0.element.flatMap { layout.elements[$0].identifier } }
      try demand(
        layout.problems.count { $0.kind == .conflict } == conflicts, "\(conflicts) conflicts")
      try demand(told == open, "\(told), not \(open)")
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
