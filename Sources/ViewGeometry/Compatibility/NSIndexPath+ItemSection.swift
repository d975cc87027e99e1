#if !canImport(UIKit) && !canImport(AppKit)

  public import Foundation

  extension NSIndexPath {
    /// The index of the section.
    ///
    /// - Precondition: The path has exactly two indices.
    public var section: Int { (self as IndexPath).section }

    /// The index of the item in its section.
    ///
    /// - Precondition: The path has exactly two indices.
    public var item: Int { (self as IndexPath).item }

    /// The index of the row in its section; an alias of `item`.
    ///
    /// - Precondition: The path has exactly two indices.
    public var row: Int { item }
  }

#endif
