// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  // Checks every derived value after every mutation. Off by default: it makes O(1) edits O(n).
  // .define("VIEWGEOMETRY_INTERNAL_CHECKS"),
]

let package = Package(
  name: "ViewGeometry",
  products: [
    .library(name: "ViewGeometry", targets: ["ViewGeometry"]),
    .executable(name: "Benchmarks", targets: ["Benchmarks"]),
  ],
  targets: [
    .target(name: "ViewGeometry", swiftSettings: settings),
    .executableTarget(
      name: "Benchmarks", dependencies: ["ViewGeometry", "AllocationCounter"],
      swiftSettings: settings),
    // C, because it defines `malloc` to count its calls; only Benchmarks uses it.
    .target(name: "AllocationCounter"),
    .testTarget(
      name: "ViewGeometryTests", dependencies: ["ViewGeometry"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
