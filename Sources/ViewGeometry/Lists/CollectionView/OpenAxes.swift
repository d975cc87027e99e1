/// The axes along which a layout lets an element choose its size, because it only has an estimate.
struct OpenAxes: OptionSet {
  static let width = OpenAxes(rawValue: 1)
  static let height = OpenAxes(rawValue: 2)
  static let both: OpenAxes = [.width, .height]
  static let none: OpenAxes = []

  let rawValue: UInt8
}
