extension Device {
  /// The source of a measurement.
  public struct Source: Sendable, Hashable {
    /// The letter that marks the source in tables.
    public let mark: String
    /// The title and the author of the source.
    public let title: String
    /// The method by which the source obtained its values.
    public let evidence: String

    /// Apple's tables of screens and size classes.
    public static let guidelines = Source(
      mark: "A", title: "Apple, Human Interface Guidelines, Layout, specifications",
      evidence: "Apple's own tables of dimensions and size classes, as of January 2026.")
    /// Values that a program read from simulators of iOS 14.4 to 16.2.
    public static let simulators16 = Source(
      mark: "B", title: "Marc Bouchenoire, Dimmmensions, dimensions.json",
      evidence: "Read from UIKit by a program in simulators of iOS 14.4, 15.0, 16.1 and 16.2.")
    /// Values that a program read from simulators of iOS 26.
    public static let simulators26 = Source(
      mark: "C", title: "Aloïs Deniel, Device Preview, device_specs",
      evidence: "Read from UIKit by a program in simulators of iOS 26.5.")
    /// Values that another program read from simulators of iOS 26.
    public static let flutterware = Source(
      mark: "D", title: "Flutterware 0.7.0, Devices",
      evidence: "Read in simulators of iOS 26; agrees with C for the devices that both have.")
    /// Configurations of a library for snapshot tests.
    public static let snapshots = Source(
      mark: "E", title: "Point-Free, SnapshotTesting, ViewImageConfig, and its forks",
      evidence: "Configurations for snapshot tests of screens.")
    /// Heights of the status bars of individual phones.
    public static let statusBars = Source(
      mark: "F", title: "Tables of status bars under iOS 15 to 17 on Juejin and CSDN",
      evidence: "Values of statusBarManager printed on each phone; two tables that agree.")
    /// Heights of bars, from frames that apps printed.
    public static let bars = Source(
      mark: "G", title: "Public logs and recorded snapshots of bars, iOS 8 to 18",
      evidence: "Frames printed by apps; the same evidence as for the rules on bars.")
    /// Articles on new screens.
    public static let articles = Source(
      mark: "H", title: "Geoff Hackworth, How iPad Apps Adapt to the New iPads",
      evidence: "Observed in simulators with an app that shows sizes and size classes.")

    /// All sources, in the order of their letters.
    public static let all: [Source] = [
      guidelines, simulators16, simulators26, flutterware, snapshots, statusBars, bars, articles,
    ]
  }
}
