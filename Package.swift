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

/// With the trait `MainActor` the modules of views, controllers and controls are isolated as UIKit's classes are (Decision 0019).
///
/// Deinitializers call isolated methods then, which Swift 6's mode refuses.
let isolated: [SwiftSetting] =
  settings + [
    .defaultIsolation(MainActor.self, .when(traits: ["MainActor"])),
    .enableUpcomingFeature("InferIsolatedConformances", .when(traits: ["MainActor"])),
    .enableUpcomingFeature("IsolatedDefaultValues", .when(traits: ["MainActor"])),
    .swiftLanguageMode(.v5, .when(traits: ["MainActor"])),
  ]

func test(_ name: String, _ dependencies: Target.Dependency..., path: String? = nil) -> Target {
  let support: [Target.Dependency] = name == "TestSupport" ? [] : ["TestSupport"]
  return .testTarget(
    name: name, dependencies: support + dependencies, path: path, swiftSettings: settings)
}

/// Tests by layer, lowest first; each knows only its layer and those below.
let tests: [Target] = [
  // Expectations, doubles, generators and naive models that several of the others use.
  test("TestSupport", "ViewGeometry"),
  test("ValuesTests", "ViewGeometry"),
  test("ConstraintsTests", "ViewGeometry"),
  test("TreeTests", "ViewGeometry"),
  test("LayoutsTests", "ViewGeometry"),
  test("ListsTests", "ViewGeometry"),
  test("SnapshotsTests", "ViewGeometry", "ScreenFiles"),
  // Laws over several layers, numbers of other engines, misuse and the documentation.
  test("ViewGeometryTests", "ViewGeometry", "ScreenFiles"),
  test("TextTests", "TextMeasuring"),
  test("ControlsTests", "ViewGeometry", "TextMeasuring", "Controls"),
  test("ScreenFilesTests", "ViewGeometry", "ScreenFiles"),
  test("ScreenInspectorTests", "ScreenInspector", "ScreenFiles", "ViewGeometry"),
  test("ForceTouchSupport", "ViewGeometry", "ForceTouch", "UIKitNames"),
  test("ForceTouchTests", "ForceTouchSupport", "ViewGeometry", "ForceTouch", "UIKitNames"),
  test("ControllersTests", "ForceTouchSupport", "ViewGeometry", "ForceTouch", "UIKitNames"),
  test("UIKitNamesTests", "ForceTouchSupport", "ViewGeometry", "ForceTouch", "UIKitNames"),
  test(
    "DevicesTests", "ViewGeometry", "ForceTouch", "ScreenFiles", "Controls", "Devices",
    "DeviceLayouts"),
  test("BenchmarksTests", "Benchmarks", "BenchmarkProgram", "BenchmarkOptions"),
]

/// Examples for one bug each, found by reading or planted to try the tests: CI and the scripts for mutants build them as well.
let regressions: [Target] = [
  test("ValuesRegressionTests", "ValuesTests", "ViewGeometry", path: "Regressions/Values"),
  test(
    "ConstraintsRegressionTests", "ConstraintsTests", "ViewGeometry",
    path: "Regressions/Constraints"),
  test("TreeRegressionTests", "TreeTests", "ViewGeometry", path: "Regressions/Tree"),
  test("LayoutsRegressionTests", "LayoutsTests", "ViewGeometry", path: "Regressions/Layouts"),
  test("ListsRegressionTests", "ListsTests", "ViewGeometry", path: "Regressions/Lists"),
  test("SnapshotsRegressionTests", "SnapshotsTests", "ViewGeometry", path: "Regressions/Snapshots"),
  test(
    "ScreenFilesRegressionTests", "ScreenFilesTests", "ViewGeometry", "ScreenFiles",
    path: "Regressions/ScreenFiles"),
  test(
    "ForceTouchRegressionTests", "ForceTouchTests", "ForceTouchSupport", "ViewGeometry",
    "ForceTouch", "UIKitNames", path: "Regressions/ForceTouch"),
  test(
    "ControllersRegressionTests", "ControllersTests", "ForceTouchSupport", "ViewGeometry",
    "ForceTouch", "UIKitNames", path: "Regressions/Controllers"),
  test(
    "ControlsRegressionTests", "ControlsTests", "TextTests", "ViewGeometry", "TextMeasuring",
    "Controls", path: "Regressions/Controls"),
]

let package = Package(
  name: "ViewGeometry",
  products: [
    .library(name: "ViewGeometry", targets: ["ViewGeometry"]),
    .library(name: "TextMeasuring", targets: ["TextMeasuring"]),
    .library(name: "ScreenFiles", targets: ["ScreenFiles"]),
    .library(name: "ForceTouch", targets: ["ForceTouch"]),
    .library(name: "Controls", targets: ["Controls"]),
    .library(name: "UIKitNames", targets: ["UIKitNames"]),
    .library(name: "Devices", targets: ["Devices"]),
    .library(name: "DeviceLayouts", targets: ["DeviceLayouts"]),
    .executable(name: "ScreenInspector", targets: ["ScreenInspector"]),
    .executable(name: "Benchmarks", targets: ["Benchmarks"]),
    .executable(name: "BenchmarkProgram", targets: ["BenchmarkProgram"]),
  ],
  traits: [
    .trait(
      name: "MainActor",
      description: "Isolates views, controllers and controls to the main actor; for UIKitNames."),
    .trait(
      name: "NSObject",
      description: "Makes Foundation's NSObject the root class of views, layers and controllers."),
  ],
  targets: [
    .target(name: "ViewGeometry", swiftSettings: isolated),
    // Sizes of text; knows no view.
    .target(name: "TextMeasuring", swiftSettings: isolated),
    .target(name: "ScreenFiles", dependencies: ["ViewGeometry"], swiftSettings: settings),
    .target(name: "ForceTouch", dependencies: ["ViewGeometry"], swiftSettings: isolated),
    .target(
      name: "Controls", dependencies: ["ViewGeometry", "TextMeasuring"], swiftSettings: isolated),
    .target(name: "Devices", dependencies: ["ViewGeometry"], swiftSettings: settings),
    .target(
      name: "DeviceLayouts",
      dependencies: ["ViewGeometry", "ForceTouch", "ScreenFiles", "Controls", "Devices"],
      swiftSettings: settings),
    .target(
      name: "UIKitNames",
      dependencies: ["ViewGeometry", "ForceTouch", "TextMeasuring", "Controls"],
      swiftSettings: isolated),
    .executableTarget(
      name: "ScreenInspector", dependencies: ["ViewGeometry", "ScreenFiles"],
      swiftSettings: settings),
    // A small program that builds the next one optimized and runs it. It must not depend on the engine, which `swift run`
    // would build for debugging.
    .executableTarget(
      name: "Benchmarks", dependencies: ["BenchmarkOptions"], path: "Sources/Benchmarks/Launcher",
      swiftSettings: settings),
    .executableTarget(
      name: "BenchmarkProgram",
      dependencies: [
        "ViewGeometry", "ScreenFiles", "ForceTouch", "TextMeasuring", "Devices", "DeviceLayouts",
        "BenchmarkOptions",
        "AllocationCounter",
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

// `VIEWGEOMETRY_TESTS=Layouts,Lists swift test` builds only these tests and what they need; "all" adds the regressions.
let chosen = Context.environment["VIEWGEOMETRY_TESTS"] ?? ""
if !chosen.isEmpty { package.targets += regressions }
if !chosen.isEmpty, chosen != "all" {
  var needed = Set(chosen.split(separator: ",").map { "\($0)Tests" })
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
