public import Foundation
public import ViewGeometry

extension Device {
  /// A number, or a few, that somebody published.
  public struct Fact<Value: Sendable & Hashable>: Sendable, Hashable {
    /// The number.
    public let value: Value
    /// Who published it.
    public let source: Source
    /// The versions of iOS that it is known for, as in "14 to 16".
    public let systems: String
  }

  /// A part of the screen that two applications of a tablet share, of iPadOS 15 to 18.
  ///
  /// Later systems have windows of any size in its place.
  public enum Split: String, Sendable, Hashable, CaseIterable {
    /// The narrow part beside two thirds, at the right.
    case oneThird = "one third"
    /// A half, the left one.
    case half
    /// The wide part beside one third, at the left.
    case twoThirds = "two thirds"
  }

  /// What is known of a device in one orientation.
  public struct Metrics: Sendable, Hashable {
    /// How the content is rotated.
    public let orientation: Screen.InterfaceOrientation
    /// The part of the screen, or nil for all of it.
    public let split: Split?
    /// The size of the application's window, in points.
    public let size: CGSize
    /// What the sensors, the home indicator, the rounded corners and the status bar take, from the edges of the window, in points.
    public let safeArea: Fact<EdgeInsets>?
    /// How high the status bar is, in points; 0 where there is none.
    public let statusBarHeight: Fact<CGFloat>?
    /// How high a navigation bar without a large title is, in points.
    public let navigationBarHeight: Fact<CGFloat>?
    /// How high a tab bar is above the safe area, in points.
    public let tabBarHeight: Fact<CGFloat>?
    /// The least margin at both sides of a controller's view, beyond the safe area, in points.
    public let margin: Fact<CGFloat>?
    /// How much room there is across.
    public let horizontalSizeClass: Fact<UserInterfaceSizeClass>?
    /// How much room there is from top to bottom.
    public let verticalSizeClass: Fact<UserInterfaceSizeClass>?
  }

  /// What is known of the whole screen in an orientation.
  ///
  /// - Parameters:
  ///   - orientation: How the device is held.
  ///   - version: The version of iOS. By default each number is that of the newest version for which it is known; with a version,
  ///     what isn't known for that one is nil.
  public func metrics(
    in orientation: Screen.InterfaceOrientation, iOS version: Int? = nil
  ) -> Metrics {
    metrics(in: orientation, split: nil, size: size(in: orientation), iOS: version)
  }

  /// What is known of a part of the screen in an orientation; nil where the part isn't known or doesn't exist, as on phones.
  ///
  /// - Parameters:
  ///   - orientation: How the device is held.
  ///   - split: The part of the screen.
  ///   - version: The version of iOS, as for the whole screen; from 26 on there are no such parts.
  public func metrics(
    in orientation: Screen.InterfaceOrientation, split: Split, iOS version: Int? = nil
  ) -> Metrics? {
    guard firstSystem < Panel.redesign, version.map({ $0 < Panel.redesign }) ?? true,
      let part = panel.part(split, isLandscape: orientation.isLandscape)
    else { return nil }
    let size = CGSize(width: part.width, height: size(in: orientation).height)
    return metrics(in: orientation, split: split, size: size, iOS: version)
  }

  private func size(in orientation: Screen.InterfaceOrientation) -> CGSize {
    orientation.isLandscape
      ? CGSize(width: portraitSize.height, height: portraitSize.width) : portraitSize
  }

  private func metrics(
    in orientation: Screen.InterfaceOrientation, split: Split?, size: CGSize, iOS version: Int?
  ) -> Metrics {
    let isLandscape = orientation.isLandscape
    let part = split.flatMap { panel.part($0, isLandscape: isLandscape) }
    // Only systems before the redesign have splits.
    let designs = designs(iOS: version).filter { split == nil || $0 == .before }
    let across: Fact<UserInterfaceSizeClass>? =
      split == nil
      ? panel.widthClass(isLandscape: isLandscape)
      : part.map { Fact(value: $0.sizeClass, source: $0.source, systems: "15 to 18") }
    func newest<Value>(_ fact: (Panel.Design) -> Fact<Value>?) -> Fact<Value>? {
      designs.lazy.compactMap(fact).first
    }
    return Metrics(
      orientation: orientation, split: split, size: size,
      safeArea: newest { panel.safeArea(isLandscape: isLandscape, $0) },
      statusBarHeight: newest { panel.statusBar(isLandscape: isLandscape, $0) },
      navigationBarHeight: newest { panel.navigationBar(isLandscape: isLandscape, $0) },
      tabBarHeight: newest { panel.tabBar(isLandscape: isLandscape, $0) },
      margin: split == nil ? newest { panel.margin(isLandscape: isLandscape, $0) } : nil,
      horizontalSizeClass: across, verticalSizeClass: panel.heightClass(isLandscape: isLandscape))
  }

  /// The designs of the system that the device has under a version, or under any, the newest first.
  private func designs(iOS version: Int?) -> [Panel.Design] {
    let own = firstSystem...max(firstSystem, lastSystem ?? .max)
    if let version {
      return own.contains(version) ? [version < Panel.redesign ? .before : .since] : []
    }
    return [
      own.upperBound >= Panel.redesign ? .since : nil,
      own.lowerBound < Panel.redesign ? .before : nil,
    ].compactMap { $0 }
  }
}
