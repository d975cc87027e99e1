import Foundation

/// The JSON form of a recording.
///
/// `PressRecording` checks the ranges of its values.
struct PressRecordingDocument: Decodable {
  let about: String
  let window: Pair
  let maximumPossibleForce: Double
  let samples: [Sample]

  struct Sample: Decodable {
    let phase: PressSample.Phase
    let time: Double
    let location: Pair
    let force: Double

    init(from decoder: any Decoder) throws {
      let members = try StrictMembers(of: decoder, known: ["phase", "time", "location", "force"])
      phase = try members.value("phase")
      time = try members.value("time")
      location = try members.value("location")
      force = try members.value("force")
    }
  }

  init(from decoder: any Decoder) throws {
    let known = ["about", "window", "maximumPossibleForce", "samples"]
    let members = try StrictMembers(of: decoder, known: known)
    about = try members.valueIfPresent("about") ?? ""
    window = try members.value("window")
    maximumPossibleForce = try members.value("maximumPossibleForce")
    samples = try members.value("samples")
  }
}

/// A point or a size, as an array of two values.
struct Pair: Decodable {
  let first: Double
  let second: Double

  init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    guard numbers.count == 2 else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "expected two numbers, found \(numbers.count ?? 0) elements"))
    }
    first = try numbers.decode(Double.self)
    second = try numbers.decode(Double.self)
  }
}

/// The members of a JSON object.
///
/// Unknown members are errors.
private struct StrictMembers {
  private let container: KeyedDecodingContainer<Key>

  /// A coding key with any name.
  struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(of decoder: any Decoder, known: [String]) throws {
    container = try decoder.container(keyedBy: Key.self)
    if let stray = container.allKeys.map(\.stringValue).filter({ !known.contains($0) }).min() {
      throw UnknownMember(path: container.codingPath, name: stray)
    }
  }

  func value<Value: Decodable>(_ name: String) throws -> Value {
    try container.decode(Value.self, forKey: Key(stringValue: name))
  }

  func valueIfPresent<Value: Decodable>(_ name: String) throws -> Value? {
    let key = Key(stringValue: name)
    return container.contains(key) ? try container.decode(Value.self, forKey: key) : nil
  }
}

/// The error for an object with an unknown member.
struct UnknownMember: Error {
  let path: [any CodingKey]
  let name: String
}

extension PressSample.Phase: Decodable {}
