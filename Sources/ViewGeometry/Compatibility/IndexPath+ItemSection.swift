#if !canImport(UIKit) && !canImport(AppKit)

  public import Foundation

  extension IndexPath {
    /// Creates an index path for item `item` of section `section`.
    public init(item: Int, section: Int) {
      // The literal `[section, item]` would allocate an array, and take 31 ns instead of 15.
      self.init(index: section)
      append(item)
    }

    /// Creates an index path for row `row` of section `section`.
    public init(row: Int, section: Int) {
      self.init(item: row, section: section)
    }

    /// The index of the section.
    ///
    /// - Precondition: The path has exactly two indices.
    public var section: Int {
      get { self[validated: 0] }
      set { self = IndexPath(item: self[validated: 1], section: newValue) }
    }

    /// The index of the item in its section.
    ///
    /// - Precondition: The path has exactly two indices.
    public var item: Int {
      get { self[validated: 1] }
      set { self = IndexPath(item: newValue, section: self[validated: 0]) }
    }

    /// The index of the row in its section; an alias of `item`.
    ///
    /// - Precondition: The path has exactly two indices.
    public var row: Int {
      get { item }
      set { item = newValue }
    }

    private subscript(validated position: Int) -> Int {
      precondition(
        count == 2, "An index path of a list must have a section and an item, not \(self).")
      return self[position]
    }
  }

#endif
