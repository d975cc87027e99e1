import BenchmarkOptions
import Foundation
import TestSupport
import Testing

@Suite struct PackageFolderTests {
  @Test func `the nearest folder with a manifest and the benchmarks is the package`() throws {
    let folder = try TemporaryFolder()
    for name in ["package/Package.swift", "package/Sources/Benchmarks/Program/main.swift"] {
      try folder.write("", to: name)
    }
    try folder.write("", to: "package/Nested/Package.swift")

    let found = PackageFolder.path(around: [folder.path + "/package/Nested/here.swift"])

    expectEqual(found, folder.path + "/package")
  }

  @Test func `files are looked around in their order`() throws {
    let (first, second) = (try TemporaryFolder(), try TemporaryFolder())
    for folder in [first, second] {
      for name in ["Package.swift", "Sources/Benchmarks/Program/main.swift"] {
        try folder.write("", to: name)
      }
    }

    let files = ["/nowhere/file", second.path + "/file", first.path + "/file"]

    expectEqual(PackageFolder.path(around: files), second.path)
  }

  @Test func `no folder above is a package`() throws {
    let folder = try TemporaryFolder()

    expect(PackageFolder.path(around: [folder.path + "/file"]) == nil)
  }
}
