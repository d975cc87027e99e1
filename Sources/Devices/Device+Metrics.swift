public import Foundation
public import ViewGeometry

extension Device {
  /// A published measurement.
  public struct Fact<Value: Sendable & Hashable>: Sendable, Hashable {
    /// The measured value.
    public let value: Value
    /// The source that published the value.
    public let source: Source
    /// The versions of iOS for which the value is known, as in "14 to 16", or "all".
    public let systems: String
  }

  /// A part of a tablet's screen in Split View, in iPadOS 15 to 18.
  ///
  /// Later systems have windows of any size instead.
  public enum Split: String, Sendable, Hashable, CaseIterable {
    /// The narrow part, to the right of the wide one.
    case oneThird = "one third"
    /// The left half.
    case half
    /// The wide part, to the left of the narrow one.
    case twoThirds = "two thirds"
  }

  /// The known measurements of a device in one orientation; a measurement that isn't known is nil.
  public struct Metrics: Sendable, Hashable {
    /// The interface orientation.
    public let orientation: Screen.InterfaceOrientation
    /// The part of the screen in Split View; nil for the full screen.
    public let split: Split?
    /// The size of the app's window, in points.
    public let size: CGSize
    /// The safe-area insets of the window, in points.
    ///
    /// They cover the sensors, the home indicator, the rounded corners and the status bar.
    public let safeArea: Fact<EdgeInsets>?
    /// The height of the status bar, in points; 0 if there is none.
    public let statusBarHeight: Fact<CGFloat>?
    /// The height of a navigation bar without a large title, in points.
    public let navigationBarHeight: Fact<CGFloat>?
    /// The height of a tab bar without the bottom safe area inset, in points.
    public let tabBarHeight: Fact<CGFloat>?
    /// The minimum side margins of a view controller's view, in points.
    ///
    /// They are measured from the safe area. For a part of the screen, the value is nil.
    public let margin: Fact<CGFloat>?
    /// The horizontal size class.
    public let horizontalSizeClass: Fact<UserInterfaceSizeClass>?
    /// The vertical size class.
    public let verticalSizeClass: Fact<UserInterfaceSizeClass>?
  }

  /// Returns the known measurements of the full screen in an orientation.
  ///
  /// - Parameters:
  ///   - orientation: The interface orientation.
  ///   - version: The major version of iOS. A measurement is nil if the range from ``firstSystem``
  ///     to ``lastSystem`` doesn't contain this version, or if the measurement isn't known for the
  ///     version's design: the one before or the one since iOS 26. If `version` is nil, each
  ///     measurement has the value of the newest design for which it is known. The size and the
  ///     size classes don't depend on the version.
  public func metrics(
    in orientation: Screen.InterfaceOrientation, iOS version: Int? = nil
  ) -> Metrics {
    metrics(in: orientation, split: nil, size: size(in: orientation), iOS: version)
  }

  /// Returns the known measurements of a part of the screen in an orientation.
  ///
  /// Returns nil if the part isn't known or doesn't exist, as on phones.
  ///
  /// - Parameters:
  ///   - orientation: The interface orientation.
  ///   - split: The part of the screen.
  ///   - version: The version of iOS, with the same meaning as in ``metrics(in:iOS:)``. The result
  ///     is nil for version 26 and later.
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

  /// Returns the system designs that the device has in a version of iOS, newest first.
  ///
  /// If `version` is nil, returns the designs of all versions. The result is empty if the version
  /// isn't in the range from `firstSystem` to `lastSystem`.
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
