/// The axes along which a layout has only an estimate, so that an element may choose its own
/// length.
struct OpenAxes: OptionSet {
  static let width = OpenAxes(rawValue: 1)
  static let height = OpenAxes(rawValue: 2)
  static let both: OpenAxes = [.width, .height]
  static let none: OpenAxes = []

  let rawValue: UInt8
}
