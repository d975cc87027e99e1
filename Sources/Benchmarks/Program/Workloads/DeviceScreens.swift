import DeviceLayouts
import Devices
import ForceTouch
import Foundation
import ViewGeometry

/// A list of 50 rows with five parts each, 300 views in all, which is laid out and audited in
/// thirty settings.
enum DeviceScreens {
  /// Returns the first `count` settings.
  ///
  /// Every screen in portrait with a left-to-right layout comes first, followed by every screen in
  /// landscape with a right-to-left layout.
  static func settings(count: Int) -> [LayoutSetting] {
    let all = LayoutSetting.all(
      devices: Device.oneOfEachScreen, orientations: [.portrait, .landscapeRight],
      directions: [.leftToRight, .rightToLeft])
    let upright = all.filter { $0.orientation == .portrait && $0.direction == .leftToRight }
    let others = all.filter { $0.orientation != .portrait && $0.direction == .rightToLeft }
    return Array((upright + others).prefix(count))
  }

  /// The names of the visible parts of a row.
  static let parts = ["icon", "title", "detail", "button", "line"]

  final class RowButton: View {}

  /// Creates rows one below the other, each with parts positioned by constraints.
  static func makeScreen() -> ViewController {
    let controller = ViewController()
    let list = ScrollView(frame: controller.view.bounds)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(list)
    for number in 0..<50 {
      let row = View(
        frame: CGRect(x: 0, y: CGFloat(number) * 64, width: list.bounds.width, height: 64))
      row.autoresizingMask = .flexibleWidth
      list.addSubview(row)
      fill(row, number)
    }
    list.contentSize = CGSize(width: 0, height: 64 * 50)
    return controller
  }

  private static func fill(_ row: View, _ number: Int) {
    let views = parts.map { name -> View in
      let view = name == "button" ? RowButton() : View()
      view.accessibilityIdentifier = "\(name) \(number)"
      view.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(view)
      return view
    }
    let (icon, title, detail, button, line) = (views[0], views[1], views[2], views[3], views[4])
    LayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
      icon.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      icon.widthAnchor.constraint(equalToConstant: 40),
      icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
      title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
      title.trailingAnchor.constraint(equalTo: button.leadingAnchor, constant: -8),
      title.topAnchor.constraint(equalTo: icon.topAnchor),
      title.heightAnchor.constraint(equalToConstant: 20),
      detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      // Every seventh detail is too wide, so that there are problems to report.
      detail.widthAnchor.constraint(
        equalTo: title.widthAnchor, multiplier: number % 7 == 0 ? 1.5 : 1),
      detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
      detail.heightAnchor.constraint(equalToConstant: 18),
      button.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16),
      button.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      button.widthAnchor.constraint(equalToConstant: 44),
      button.heightAnchor.constraint(equalToConstant: 44),
      line.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: row.trailingAnchor),
      line.bottomAnchor.constraint(equalTo: row.bottomAnchor),
      line.heightAnchor.constraint(equalToConstant: 1),
    ])
  }

  // MARK: Limit and naive twin

  /// Lays out the screen in each setting like a report, but without auditing it.
  ///
  /// Returns the number of views.
  static func layOut(_ settings: [LayoutSetting]) -> Int {
    ParallelWork(workers: GeometryParallelism.maximumWorkers, leastElements: 1)
      .mapParts(of: settings.count) { range in
        range.reduce(0) { $0 + withWindow(settings[$1]) { views(in: $0).count } }
      }.reduce(0, +)
  }

  /// Audits the screen in one setting after the other, and returns the number of overlaps.
  ///
  /// It computes frames by walking up the superviews, and finds overlaps by comparing every pair.
  static func auditPlainly(_ settings: [LayoutSetting]) -> Int {
    settings.reduce(0) { sum, setting in
      sum
        + withWindow(setting) { window in
          let named = views(in: window).filter { $0.accessibilityIdentifier != nil }
          let frames = named.map { frame(of: $0, in: window) }
          var overlaps = 0
          for (index, first) in frames.enumerated() {
            for second in frames[(index + 1)...] {
              let shared = first.intersection(second)
              let isInside = shared == second && first != second
              if min(shared.width, shared.height) > 0.5, !isInside { overlaps += 1 }
            }
          }
          return overlaps
        }
    }
  }

  private static func withWindow(_ setting: LayoutSetting, _ body: (Window) -> Int) -> Int {
    let window = setting.device.makeWindow(
      in: setting.orientation, direction: setting.direction, textSize: setting.textSize)
    let application = Application(screen: window.screen ?? Application.phoneScreen)
    return application.performAsShared {
      window.rootViewController = makeScreen()
      window.isHidden = false
      window.layoutIfNeeded()
      defer { window.rootViewController = nil }
      return body(window)
    }
  }

  private static func views(in root: View) -> [View] {
    [root] + root.subviews.flatMap(views)
  }

  private static func frame(of view: View, in window: View) -> CGRect {
    var (frame, next) = (view.frame, view.superview)
    while let outer = next, outer !== window {
      frame = frame.offsetBy(
        dx: outer.frame.minX - outer.bounds.minX, dy: outer.frame.minY - outer.bounds.minY)
      next = outer.superview
    }
    return frame
  }
}
