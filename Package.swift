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
    .testTarget(
      name: "ViewGeometryTests", dependencies: ["ViewGeometry", "ScreenFiles"],
      swiftSettings: settings),
    .testTarget(
      name: "ScreenFilesTests", dependencies: ["ViewGeometry", "ScreenFiles"],
      swiftSettings: settings),
    .testTarget(
      name: "ForceTouchTests", dependencies: ["ViewGeometry", "ForceTouch", "UIKitNames"],
      swiftSettings: settings),
    .testTarget(
      name: "ScreenInspectorTests",
      dependencies: ["ScreenInspector", "ScreenFiles", "ViewGeometry"],
      swiftSettings: settings),
    .testTarget(
      name: "BenchmarksTests",
      dependencies: ["Benchmarks", "BenchmarkProgram", "BenchmarkOptions"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
