/// A group of rows with its own heading in the table.
struct Suite {
  /// The heading, such as "Conversion".
  let title: String
  let rows: [Row]
}
