/// A group of rows with a heading of its own in the table.
struct Suite {
  /// The heading, as "Conversion".
  let title: String
  let rows: [Row]
}
