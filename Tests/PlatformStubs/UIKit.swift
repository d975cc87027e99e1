// swift-format-ignore-file
// The parts of UIKit that the package uses; see CoreGraphics.swift beside it.

@_exported public import CoreGraphics
@_exported public import Foundation

extension IndexPath {
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public var item: Int { self[1] }
  public var row: Int { self[1] }
  public var section: Int { self[0] }
}
