import ViewGeometry

@testable import TestSupport

/// One edit of a tree and of its twin; indices are taken modulo the number of rows.
enum OffsetTreeAction: Sendable {
  case setLength(Double, place: Int)
  case insert(Double, place: Int)
  case append(Double)
  case remove(place: Int)
  case insertRun(Double, count: Int, place: Int)
  case removeRows(place: Int, count: Int)
  case replaceRows(place: Int, count: Int, [Double])
  /// Cuts the rows in two and puts the first part after the second.
  case rotate(place: Int)
  /// Replaces rows with a copy of all rows from there on, and drops rows beyond a limit.
  case repeatRest(place: Int, count: Int, limit: Int)

  func apply(to tree: inout OffsetTree, _ model: inout OffsetTreeModel) {
    let count = model.lengths.count
    switch self {
    case .setLength(let length, let place) where count > 0:
      tree.setLength(length, at: place % count)
      model.lengths[place % count] = length
    case .insert(let length, let place), .setLength(let length, let place):
      tree.insert(length, at: place % (count + 1))
      model.lengths.insert(length, at: place % (count + 1))
    case .append(let length):
      tree.append(length)
      model.lengths.append(length)
    case .remove(let place):
      guard count > 0 else { return }
      tree.remove(at: place % count)
      model.lengths.remove(at: place % count)
    case .insertRun(let length, let rows, let place):
      tree.insert(repeating: length, count: rows, at: place % (count + 1))
      let run = repeatElement(length, count: rows)
      model.lengths.insert(contentsOf: run, at: place % (count + 1))
    case .removeRows(let place, let rows):
      let range = OffsetTreeAction.range(place, rows, of: count)
      tree.removeSubrange(range)
      model.lengths.removeSubrange(range)
    case .replaceRows(let place, let rows, let new):
      let range = OffsetTreeAction.range(place, rows, of: count)
      tree.replaceSubrange(range, with: new)
      model.lengths.replaceSubrange(range, with: new)
    case .rotate(let place):
      let rest = tree.split(at: place % (count + 1))
      let first = tree
      tree = rest
      tree.append(first)
      model.lengths = Array(
        model.lengths[(place % (count + 1))...] + model.lengths[..<(place % (count + 1))])
    case .repeatRest(let place, let rows, let limit):
      let range = OffsetTreeAction.range(place, rows, of: count)
      var copy = tree
      tree.replaceSubrange(range, with: copy.split(at: range.lowerBound))
      model.lengths.replaceSubrange(range, with: Array(model.lengths[range.lowerBound...]))
      guard model.lengths.count > limit else { return }
      tree.removeSubrange(limit..<model.lengths.count)
      model.lengths.removeSubrange(limit...)
    }
  }

  private static func range(_ place: Int, _ rows: Int, of count: Int) -> Range<Int> {
    let first = place % (count + 1)
    return first..<min(count, first + rows)
  }
}

extension ChoiceSource {
  /// An edit of a list of about `rows` rows.
  mutating func offsetTreeAction(rows: Int, _ lengths: OffsetTreeLengths) -> OffsetTreeAction {
    let length = offsetTreeLength(lengths)
    let place = index(below: 4 * rows)
    switch index(below: 12) {
    case 0, 1: return .insert(length, place: place)
    case 2: return .append(length)
    case 3, 4: return .setLength(length, place: place)
    case 5, 6: return .remove(place: place)
    case 7: return .insertRun(length, count: index(below: rows), place: place)
    case 8: return .removeRows(place: place, count: index(below: rows / 2))
    case 9:
      let new = list(mean: 4, limit: 40) { $0.offsetTreeLength(lengths) }
      return .replaceRows(place: place, count: index(below: 8), new)
    case 10: return .rotate(place: place)
    default: return .repeatRest(place: place, count: index(below: 8), limit: 2 * rows)
    }
  }

  mutating func offsetTreeLength(_ lengths: OffsetTreeLengths) -> Double {
    switch lengths {
    case .dyadic:
      pick([
        Double(index(below: 6_400)) / 64, Double(index(below: 6_400)) / 64, 0,
        Double(index(below: 1 << 40)) / 64,
      ])
    case .arbitrary:
      pick([10 + 90 * unit(), 10 + 90 * unit(), 0, 0x1p-18 + unit() / 1_000, 1e8 + 1e12 * unit()])
    case .few: oneIn(8) ? 20.3 : 44
    }
  }
}

/// The distribution of the lengths of a list.
enum OffsetTreeLengths: CaseIterable, Sendable {
  /// Multiples of 1/64, some zero, some of two bytes and some of eight.
  case dyadic
  /// Any value from 2^-18 points up, some zero.
  case arbitrary
  /// Two different ones, so that runs arise.
  case few
}
