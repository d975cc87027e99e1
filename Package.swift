// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  // Checks what is derived after each change of a view or of an ordered sequence, unless it is large. Off by default: it
  // makes O(1) edits O(n). CONTRIBUTING.md has the command.
  // .define("VIEWGEOMETRY_INTERNAL_CHECKS"),
]

/// Tests by layer, lowest first; each knows only its layer and those below.
let tests: [Target] = [
  // Doubles, generators and naive models that several of the others use.
  .testTarget(name: "TestSupport", dependencies: ["ViewGeometry"], swiftSettings: settings),
  .testTarget(
    name: "ValuesTests", dependencies: ["TestSupport", "ViewGeometry"], swiftSettings: settings),
  .testTarget(
    name: "ConstraintsTests", dependencies: ["TestSupport", "ViewGeometry"],
    swiftSettings: settings),
  .testTarget(
    name: "TreeTests", dependencies: ["TestSupport", "ViewGeometry"], swiftSettings: settings),
  .testTarget(
    name: "LayoutsTests", dependencies: ["TestSupport", "ViewGeometry"], swiftSettings: settings),
  .testTarget(
    name: "ListsTests", dependencies: ["TestSupport", "ViewGeometry"], swiftSettings: settings),
  .testTarget(
    name: "SnapshotsTests", dependencies: ["TestSupport", "ViewGeometry"],
    swiftSettings: settings),
  // Laws over several layers, numbers of other engines, misuse and the documentation.
  .testTarget(
    name: "ViewGeometryTests", dependencies: ["TestSupport", "ViewGeometry", "ScreenFiles"],
    swiftSettings: settings),
  .testTarget(
    name: "ScreenFilesTests", dependencies: ["TestSupport", "ViewGeometry", "ScreenFiles"],
    swiftSettings: settings),
  .testTarget(
    name: "ScreenInspectorTests",
    dependencies: ["TestSupport", "ScreenInspector", "ScreenFiles", "ViewGeometry"],
    swiftSettings: settings),
  .testTarget(
    name: "ForceTouchSupport",
    dependencies: ["TestSupport", "ViewGeometry", "ForceTouch", "UIKitNames"],
    swiftSettings: settings),
  .testTarget(
    name: "ForceTouchTests",
    dependencies: ["TestSupport", "ForceTouchSupport", "ViewGeometry", "ForceTouch", "UIKitNames"],
    swiftSettings: settings),
  .testTarget(
    name: "ControllersTests",
    dependencies: ["TestSupport", "ForceTouchSupport", "ViewGeometry", "ForceTouch", "UIKitNames"],
    swiftSettings: settings),
  .testTarget(
    name: "UIKitNamesTests",
    dependencies: ["TestSupport", "ForceTouchSupport", "ViewGeometry", "ForceTouch", "UIKitNames"],
    swiftSettings: settings),
  .testTarget(
    name: "BenchmarksTests",
    dependencies: ["TestSupport", "Benchmarks", "BenchmarkProgram", "BenchmarkOptions"],
    swiftSettings: settings),
]

let package = Package(
  name: "ViewGeometry",
  products: [
    .library(name: "ViewGeometry", targets: ["ViewGeometry"]),
    .library(name: "ScreenFiles", targets: ["ScreenFiles"]),
    .library(name: "ForceTouch", targets: ["ForceTouch"]),
    .library(name: "UIKitNames", targets: ["UIKitNames"]),
    .executable(name: "ScreenInspector", targets: ["ScreenInspector"]),
    .executable(name: "Benchmarks", targets: ["Benchmarks"]),
    .executable(name: "BenchmarkProgram", targets: ["BenchmarkProgram"]),
  ],
  targets: [
    .target(name: "ViewGeometry", swiftSettings: settings),
    .target(name: "ScreenFiles", dependencies: ["ViewGeometry"], swiftSettings: settings),
    .target(name: "ForceTouch", dependencies: ["ViewGeometry"], swiftSettings: settings),
    .target(
      name: "UIKitNames", dependencies: ["ViewGeometry", "ForceTouch"], swiftSettings: settings),
    .executableTarget(
      name: "ScreenInspector", dependencies: ["ViewGeometry", "ScreenFiles"],
      swiftSettings: settings),
    // A small program that builds the next one optimised and runs it. It must not depend on the engine, which `swift run`
    // would build for debugging.
    .executableTarget(
      name: "Benchmarks", dependencies: ["BenchmarkOptions"], path: "Sources/Benchmarks/Launcher",
      swiftSettings: settings),
    .executableTarget(
      name: "BenchmarkProgram",
      dependencies: [
        "ViewGeometry", "ScreenFiles", "ForceTouch", "BenchmarkOptions", "AllocationCounter",
      ],
      path: "Sources/Benchmarks/Program", swiftSettings: settings),
    // The command line, which both of them read.
    .target(
      name: "BenchmarkOptions", path: "Sources/Benchmarks/Options", swiftSettings: settings),
    // C, because it defines `malloc` to count its calls; only BenchmarkProgram uses it.
    .target(name: "AllocationCounter"),
  ] + tests,
  swiftLanguageModes: [.v6]
)

// `VIEWGEOMETRY_TESTS=Layouts,Lists swift test` builds only these tests and what they need.
if let names = Context.environment["VIEWGEOMETRY_TESTS"]?.split(separator: ","), !names.isEmpty {
  var needed = Set(names.map { "\($0)Tests" })
  var pending = Array(needed)
  while let name = pending.popLast() {
    guard let target = package.targets.first(where: { $0.name == name }) else {
      fatalError("VIEWGEOMETRY_TESTS: there is no target '\(name)'.")
    }
    for case .byNameItem(let name, _) in target.dependencies where needed.insert(name).inserted {
      pending.append(name)
    }
  }
  package.targets.removeAll { !needed.contains($0.name) }
  package.products = []
}
