// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Examples",
  // The name is needed because the package's folder may have any name.
  dependencies: [.package(name: "ViewGeometry", path: "..")],
  targets: [
    example("ChatList"),
    example("ScreenSizes"),
    example("DeviceDump", uses: ["ViewGeometry", "ScreenFiles"], files: ["checkout.xml"]),
    example("OwnTree"),
    example("SheetInFlight", uses: ["ViewGeometry", "ForceTouch"]),
    example("WrongTap"),
    example("UIKitGallery", uses: ["UIKitNames"]),
    example("ManyDevices", uses: ["ViewGeometry", "ForceTouch", "Devices", "DeviceLayouts"]),
  ],
  swiftLanguageModes: [.v6]
)

/// A program in the folder of its name, with the output that `run` expects.
func example(
  _ name: String, uses products: [String] = ["ViewGeometry"], files: [String] = []
) -> Target {
  .executableTarget(
    name: name,
    dependencies: products.map { .product(name: $0, package: "ViewGeometry") },
    path: name,
    exclude: ["expected.txt"] + files)
}
