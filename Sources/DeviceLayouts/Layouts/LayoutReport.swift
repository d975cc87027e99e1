import Devices
import ForceTouch
public import Foundation
import ViewGeometry

/// One layout on many devices: its frames, its problems, and a page with all of them.
///
///     let settings = LayoutSetting.all(
///       devices: Device.oneOfEachScreen, orientations: [.portrait, .landscapeRight],
///       directions: [.leftToRight, .rightToLeft])
///     let report = LayoutReport(on: settings) { SignInController() }
///     report.layouts[0].frames["sign-in"]
///     report.problems(of: .overlap).first?.problem.text
///     try report.page(title: "Sign in").write(to: url, atomically: true, encoding: .utf8)
public struct LayoutReport: Sendable {
  /// The layouts in the order of the settings.
  public let layouts: [DeviceLayout]

  /// Lays out and audits the result of `make` in each setting, on up to
  /// `GeometryParallelism.maximumWorkers` threads.
  ///
  /// Each setting has its own screen, application and window, and its own result of `make`, which
  /// are created, laid out and freed on one thread. For `make` and everything that it creates,
  /// `Screen.main` and `Application.shared` are the setting's own screen and application. The
  /// report doesn't depend on the number of threads.
  ///
  /// - Parameters:
  ///   - settings: The settings, each of which includes its device.
  ///   - options: The requirements that the audit checks.
  ///   - make: A closure that creates a view controller or a view. It is called once for each
  ///     setting, perhaps on several threads at once, so it must not share mutable state.
  /// - Complexity: The time to lay out the views and to find ambiguous constraints, plus O(n · (log
  ///   n + depth)) for each layout with n views, if each view overlaps only a few others.
  /// - Precondition: If a setting has a split, its device has the split in the orientation and the
  ///   version of iOS of the setting.
  public init<Subject: LayoutSubject>(
    on settings: [LayoutSetting], options: LayoutOptions = LayoutOptions(),
    make: @escaping @Sendable () -> Subject
  ) {
    let work = ParallelWork(workers: GeometryParallelism.maximumWorkers, leastElements: 1)
    layouts = work.mapParts(of: settings.count) { range in
      range.map { DeviceLayout(in: settings[$0], options: options, make: make) }
    }.flatMap { $0 }
  }

  /// Returns the problems of a kind, or of all kinds if `kind` is nil, with their layouts.
  public func problems(
    of kind: LayoutProblem.Kind? = nil
  ) -> [(layout: DeviceLayout, problem: LayoutProblem)] {
    layouts.flatMap { layout in
      layout.problems.filter { kind == nil || $0.kind == kind }.map { (layout, $0) }
    }
  }

  /// Returns, for each layout, the frame of the view with the given identifier.
  ///
  /// Frames are in the window's coordinates. The frame is nil for a layout in which no element has
  /// the identifier, for example because the view is hidden.
  public func frames(of identifier: String) -> [CGRect?] {
    layouts.map { $0.frames[identifier] }
  }
}

extension DeviceLayout {
  /// Lays out the result of `make` in a setting, on the calling thread, and audits it.
  ///
  /// `make` is called once. Until the initializer returns, `Screen.main` and `Application.shared`
  /// are the setting's own screen and application on this thread.
  ///
  /// - Precondition: If the setting has a split, its device has the split in the orientation and
  ///   the version of iOS of the setting.
  public init<Subject: LayoutSubject>(
    in setting: LayoutSetting, options: LayoutOptions = LayoutOptions(), make: () -> Subject
  ) {
    self = LayoutConstraint.withoutConflictHandler {
      let window = setting.device.makeWindow(
        in: setting.orientation, split: setting.split, direction: setting.direction,
        textSize: setting.textSize, iOS: setting.systemVersion)
      let application = Application(screen: window.screen ?? Application.phoneScreen)
      return application.performAsShared {
        let subject = make()
        subject.fill(window)
        window.isHidden = false
        window.layoutIfNeeded()
        return DeviceLayout(of: window, in: setting, options: options)
      }
    }
  }

  private init(of window: Window, in setting: LayoutSetting, options: LayoutOptions) {
    var audit = LayoutAudit(of: window, options: options)
    audit.run()
    self.setting = setting
    size = window.bounds.size
    safeArea = window.safeAreaInsets
    elements = audit.elements
    problems = audit.problems
    var frames: [String: CGRect] = [:]
    for element in elements {
      if let identifier = element.identifier, frames[identifier] == nil {
        frames[identifier] = element.frame
      }
    }
    self.frames = frames
  }
}
