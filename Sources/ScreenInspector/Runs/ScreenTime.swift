import Foundation

/// Determines the time of a screen from the name of its file or from its modification time.
enum ScreenTime {
  /// Returns the time in a file's name, as UTC; nil if there is none.
  ///
  /// Two forms are recognized:
  ///
  /// - a date and a time of day to the second, optionally with milliseconds, with or without
  ///   separators, in the years 1970 to 2199
  /// - the seconds (10 digits) or milliseconds (13 digits) since 1970, beginning with the digit 1
  ///
  /// If the name contains several times, the last one is returned.
  ///
  ///     ScreenTime.named("step-3_2026-11-28T10.15.30.xml")  // 10:15:30
  static func named(_ name: String) -> Date? {
    let runs = name.split { !$0.isASCII || !$0.isNumber }.map(String.init)
    return runs.indices.reversed().lazy.compactMap { time(in: runs[$0...]) }.first
  }

  /// Returns the modification time of a file; nil if it can't be read.
  static func modified(_ path: String) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
  }

  /// The lengths of the runs of digits that can form a date with a time of day.
  private static let shapes = [
    [4, 2, 2, 2, 2, 2], [4, 2, 2, 6], [8, 2, 2, 2], [8, 6], [8, 9], [14], [17],
  ]

  private static func time(in runs: ArraySlice<String>) -> Date? {
    let lengths = runs.map(\.utf8.count)
    if let first = runs.first, first.hasPrefix("1"), let number = Double(first) {
      if lengths[0] == 10 { return Date(timeIntervalSince1970: number) }
      if lengths[0] == 13 { return Date(timeIntervalSince1970: number / 1000) }
    }
    guard let shape = shapes.first(where: { lengths.starts(with: $0) }) else { return nil }
    var digits = runs.prefix(shape.count).joined()
    // A run of three digits after the seconds is the milliseconds.
    if digits.utf8.count == 14, lengths.count > shape.count, lengths[shape.count] == 3 {
      digits += runs[runs.startIndex + shape.count]
    }
    return date(ofDigits: digits)
  }

  private static func date(ofDigits digits: String) -> Date? {
    let all = digits.utf8.map { Int($0) - 48 }
    func number(_ start: Int, _ count: Int) -> Int {
      all.dropFirst(start).prefix(count).reduce(0) { $0 * 10 + $1 }
    }
    let (year, month, day) = (number(0, 4), number(4, 2), number(6, 2))
    let (hour, minute, second) = (number(8, 2), number(10, 2), number(12, 2))
    guard (1970..<2200).contains(year), (1...12).contains(month), (1...31).contains(day), hour < 24,
      minute < 60, second < 60
    else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let date = calendar.date(
      from: DateComponents(
        year: year, month: month, day: day, hour: hour, minute: minute, second: second))
    return date?.addingTimeInterval(Double(all.count > 14 ? number(14, 3) : 0) / 1000)
  }

  /// Returns the date in UTC as `2026-11-28 10:15:30` or, if `isISO` is true, in ISO 8601.
  ///
  /// Milliseconds are included if they aren't 0.
  static func text(of date: Date, isISO: Bool = false) -> String {
    let milliseconds = (date.timeIntervalSince1970 * 1000).rounded()
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let whole = (milliseconds / 1000).rounded(.down)
    let parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: Date(timeIntervalSince1970: whole))
    let rest = Int(milliseconds - whole * 1000)
    return String(
      format: "%04d-%02d-%02d%@%02d:%02d:%02d%@%@", parts.year ?? 0, parts.month ?? 0,
      parts.day ?? 0, isISO ? "T" : " ", parts.hour ?? 0, parts.minute ?? 0, parts.second ?? 0,
      rest > 0 ? String(format: ".%03d", rest) : "", isISO ? "Z" : "")
  }
}
