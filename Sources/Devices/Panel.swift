import Foundation
import ViewGeometry

/// The known measurements of one screen, which several devices may share.
///
/// iOS 26 redesigned bars and safe areas. Safe areas are stored for both designs. The heights of
/// bars and the margins are known only for the design before iOS 26.
struct Panel: Sendable {
  /// The first version of iOS with the new design.
  static let redesign = 26

  /// The design of the system, before or since the redesign of iOS 26.
  enum Design {
    case before, since
  }

  /// The safe areas in both orientations, and the source of the values.
  struct SafeAreas: Sendable {
    let portrait: EdgeInsets
    let landscape: EdgeInsets
    let source: Device.Source
    let systems: String
  }

  /// The part of a tablet's screen that an app has in Split View.
  struct Part: Sendable {
    let width: CGFloat
    let sizeClass: UserInterfaceSizeClass
    let source: Device.Source
  }

  let key: String
  let idiom: UserInterfaceIdiom
  let portraitSize: CGSize
  let scale: CGFloat
  var nativeSize: CGSize
  /// The safe areas of systems before the redesign; `since` has those of later systems.
  var before: SafeAreas?
  var since: SafeAreas?
  /// The height of the status bar before the redesign; on phones, only in portrait.
  var statusBarHeight: Device.Fact<CGFloat>?
  /// The margins in portrait and in landscape, before the redesign.
  var margins: (portrait: CGFloat, landscape: CGFloat)?
  /// Whether the horizontal size class of a phone is regular in landscape.
  var isWideSideways = false
  var landscapeParts: [Device.Split: Part] = [:]
  var portraitParts: [Device.Split: Part] = [:]

  init(
    _ idiom: UserInterfaceIdiom, _ width: CGFloat, _ height: CGFloat, scale: CGFloat,
    variant: String = ""
  ) {
    key = "\(idiom) \(width) x \(height) \(scale) \(variant)"
    self.idiom = idiom
    portraitSize = CGSize(width: width, height: height)
    self.scale = scale
    nativeSize = CGSize(width: width * scale, height: height * scale)
  }

  func part(_ split: Device.Split, isLandscape: Bool) -> Part? {
    (isLandscape ? landscapeParts : portraitParts)[split]
  }

  func safeArea(isLandscape: Bool, _ design: Design) -> Device.Fact<EdgeInsets>? {
    (design == .before ? before : since).map {
      Device.Fact(
        value: isLandscape ? $0.landscape : $0.portrait, source: $0.source, systems: $0.systems)
    }
  }

  func statusBar(isLandscape: Bool, _ design: Design) -> Device.Fact<CGFloat>? {
    guard design == .before else { return nil }
    guard idiom == .phone, isLandscape else { return statusBarHeight }
    return statusBarHeight.map { Device.Fact(value: 0, source: .bars, systems: $0.systems) }
  }

  func navigationBar(isLandscape: Bool, _ design: Design) -> Device.Fact<CGFloat>? {
    guard design == .before else { return nil }
    let isTablet = idiom == .pad
    let isLow = !isTablet && isLandscape && !isWideSideways
    return Device.Fact(
      value: isTablet ? 50 : isLow ? 32 : 44, source: .bars,
      systems: isTablet ? "12 to 18" : "8 to 16")
  }

  func tabBar(isLandscape: Bool, _ design: Design) -> Device.Fact<CGFloat>? {
    guard design == .before else { return nil }
    if idiom == .pad {
      guard let before else { return nil }
      let hasIndicator = before.portrait.bottom > 0
      return Device.Fact(value: hasIndicator ? 45 : 50, source: .bars, systems: "12 to 17")
    }
    guard isLandscape else {
      return Device.Fact(value: 49, source: .statusBars, systems: "15 to 17")
    }
    // In landscape, only the heights on phones with a home indicator are published.
    guard let before, before.landscape.bottom > 0 else { return nil }
    return Device.Fact(value: isWideSideways ? 49 : 32, source: .bars, systems: "11 to 17")
  }

  func margin(isLandscape: Bool, _ design: Design) -> Device.Fact<CGFloat>? {
    guard design == .before, let margins, let before else { return nil }
    return Device.Fact(
      value: isLandscape ? margins.landscape : margins.portrait, source: .simulators16,
      systems: before.systems)
  }

  func widthClass(isLandscape: Bool) -> Device.Fact<UserInterfaceSizeClass> {
    let isWide = idiom == .pad || isLandscape && isWideSideways
    return Device.Fact(value: isWide ? .regular : .compact, source: .guidelines, systems: "all")
  }

  func heightClass(isLandscape: Bool) -> Device.Fact<UserInterfaceSizeClass> {
    let isHigh = idiom == .pad || !isLandscape
    return Device.Fact(value: isHigh ? .regular : .compact, source: .guidelines, systems: "all")
  }
}

extension Panel {
  /// Creates the measurements of a phone's screen.
  ///
  /// `top` is the top inset in portrait. If there is a home indicator, it is also the left and
  /// right inset in landscape. `sideways` contains the bottom insets in landscape, before and since
  /// the redesign; if one is nil, that design has no known safe areas, even in portrait. `source`
  /// and `systems` are the source and the versions of iOS for the safe areas before the redesign.
  ///
  /// `statusBar` is the height of the status bar in portrait; nil if it isn't published. `margins`
  /// contains the margins in portrait and in landscape; nil if they aren't published. `isWide` is
  /// whether the horizontal size class is regular in landscape.
  static func phone(
    _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 3, top: CGFloat,
    hasIndicator: Bool = true,
    sideways: (before: CGFloat?, since: CGFloat?), statusBar: CGFloat?,
    margins: (CGFloat, CGFloat)?, isWide: Bool = false, systems: String,
    source: Device.Source = .simulators16
  ) -> Panel {
    var panel = Panel(.phone, width, height, scale: scale, variant: "top \(top)")
    func areas(_ bottom: CGFloat, _ source: Device.Source, _ systems: String) -> SafeAreas {
      let side = hasIndicator ? top : 0
      return SafeAreas(
        portrait: EdgeInsets(top: top, left: 0, bottom: hasIndicator ? 34 : 0, right: 0),
        landscape: EdgeInsets(top: 0, left: side, bottom: bottom, right: side), source: source,
        systems: systems)
    }
    panel.before = sideways.before.map { areas($0, source, systems) }
    panel.since = sideways.since.map { areas($0, .simulators26, "26.5") }
    panel.statusBarHeight = statusBar.map {
      Device.Fact(value: $0, source: .statusBars, systems: "15 to 17")
    }
    panel.margins = margins.map { (portrait: $0.0, landscape: $0.1) }
    panel.isWideSideways = isWide
    return panel
  }

  /// Creates the measurements of a tablet's screen.
  ///
  /// `before` and `since` contain the top and bottom insets in both orientations, before and since
  /// the redesign; they are nil if the insets aren't published. Their sources are `source` and
  /// `newSource`. `systems` contains the versions of iOS for `before`.
  ///
  /// `splits` contains the widths of the parts: a third, a half and two thirds in landscape, then a
  /// third and two thirds in portrait. A width that is nil or missing isn't known. The source of
  /// the widths is `splitSource`. The margins are 20 points if `hasMargins` is true and `before` is
  /// from `.simulators16`; otherwise, they aren't known.
  static func pad(
    _ width: CGFloat, _ height: CGFloat, before: (top: CGFloat, bottom: CGFloat)?,
    since: (top: CGFloat, bottom: CGFloat)?, hasMargins: Bool = true, splits: [CGFloat?] = [],
    source: Device.Source = .simulators16, newSource: Device.Source = .simulators26,
    splitSource: Device.Source = .snapshots, systems: String = "14.4 to 16.2"
  ) -> Panel {
    var panel = Panel(.pad, width, height, scale: 2, variant: "bottom \(before?.bottom ?? -1)")
    func areas(
      _ insets: (top: CGFloat, bottom: CGFloat), _ source: Device.Source, _ systems: String
    ) -> SafeAreas {
      let edges = EdgeInsets(top: insets.top, left: 0, bottom: insets.bottom, right: 0)
      return SafeAreas(portrait: edges, landscape: edges, source: source, systems: systems)
    }
    panel.before = before.map { areas($0, source, systems) }
    panel.since = since.map { areas($0, newSource, newSource == .simulators26 ? "26.5" : "26") }
    panel.statusBarHeight = before.map {
      Device.Fact(value: $0.top, source: source, systems: systems)
    }
    if hasMargins, before != nil, source == .simulators16 { panel.margins = (20, 20) }
    let splits = splits + Array(repeating: nil, count: 5 - splits.count)
    func part(_ width: CGFloat?) -> Part? {
      // Widths between 640 and 677 have no known size class; no part has such a width.
      width.map { Part(width: $0, sizeClass: $0 > 650 ? .regular : .compact, source: splitSource) }
    }
    panel.landscapeParts[.oneThird] = part(splits[0])
    panel.landscapeParts[.half] = part(splits[1])
    panel.landscapeParts[.twoThirds] = part(splits[2])
    panel.portraitParts[.oneThird] = part(splits[3])
    panel.portraitParts[.twoThirds] = part(splits[4])
    return panel
  }
}
