import TestSupport
import Testing
import ViewGeometry

/// The rows of a list that count as measured.
@Suite struct ListMeasuringTests {
  @Test(arguments: [60, 44], [true, false])
  func `a row is measured or estimated as last set, at whichever length`(
    length: Double, isMeasured: Bool
  ) {
    var builder = ListBuilder()
    builder.appendSection(header: 10, rowLength: 44, rowCount: 3, footer: 0)
    var list = builder.finish()
    let row = ItemIndex(section: 0, item: 1)
    list.setLength(60, ofRow: row, isMeasured: !isMeasured)

    list.setLength(length, ofRow: row, isMeasured: isMeasured)

    expectEqual(list.isMeasured(row), isMeasured)
    expectEqual(list.span(ofRow: row).length, length)
  }
}
