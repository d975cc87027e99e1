import ViewGeometry

/// A walk over the brackets of a JSON document: where it begins and ends in a text, and on which line each object stands.
///
/// Foundation's parser judges the document; it says neither where in the file a value stood nor what lies around the document,
/// and it refuses more than 512 levels. A document of more is taken apart here, into pieces that it can parse.
struct JSONOutline {
  /// One object or array.
  struct Container {
    let start: Int32
    let line: Int32
    /// The container that holds it; -1 for the outermost.
    let parent: Int32
    /// The place of its key in an object, without quotes; empty in an array.
    let key: Range<Int32>
    let isObject: Bool
    /// Whether it is parsed by itself.
    let isPiece: Bool
    /// The offset behind it; -1 while it is open.
    var end: Int32 = -1
    /// The container behind all inside it.
    var next: Int32 = -1
  }

  /// The limit of Foundation's parser, in levels.
  static let limit = 512
  /// From this level of a piece on an object in a list begins another.
  private static let pieceDepth = threshold(400, low: 12)

  private(set) var containers: [Container] = []
  /// Whether all brackets are closed.
  private(set) var isClosed = false
  /// The offset behind the document, or where the walk had to end.
  private(set) var end = 0
  /// Whether something had too many levels, and no list on the way at which it could be taken apart.
  private(set) var isTooDeep = false
  private(set) var hasPieces = false

  private let bytes: [UInt8]

  /// Walks the document that begins at an offset with a bracket.
  init(_ bytes: [UInt8], from start: Int, line: Int) {
    self.bytes = bytes
    walk(from: start, line: Int32(clamping: line))
  }

  private mutating func walk(from start: Int, line firstLine: Int32) {
    let (bytes, count) = (bytes, bytes.count)
    var line = firstLine
    var open: [Int32] = []
    /// How deep the piece is in which each open container lies.
    var depths: [Int] = []
    var key: Range<Int32> = 0..<0
    var text: Range<Int32> = 0..<0
    var offset = start
    while offset < count {
      switch bytes[offset] {
      case .openBrace, .openBracket:
        let isObject = bytes[offset] == .openBrace
        let parent = open.last ?? -1
        let isInList = parent >= 0 && !containers[Int(parent)].isObject
        var depth = (depths.last ?? 0) + 1
        let isPiece = isObject && isInList && depth > Self.pieceDepth
        if isPiece { (depth, hasPieces) = (1, true) }
        guard depth <= Self.limit else {
          (isTooDeep, end) = (true, offset)
          return
        }
        open.append(Int32(containers.count))
        depths.append(depth)
        containers.append(
          Container(
            start: Int32(offset), line: line, parent: parent, key: isInList ? 0..<0 : key,
            isObject: isObject, isPiece: isPiece))
        key = 0..<0
      case .closeBrace, .closeBracket:
        guard let last = open.popLast() else { break }
        depths.removeLast()
        containers[Int(last)].end = Int32(offset + 1)
        containers[Int(last)].next = Int32(containers.count)
        if open.isEmpty {
          (isClosed, end) = (true, offset + 1)
          return
        }
      case .doubleQuote:
        let begin = offset + 1
        offset = begin
        while offset < count, bytes[offset] != .doubleQuote {
          if bytes[offset] == .backslash { offset += 1 }
          offset += 1
        }
        text = Int32(begin)..<Int32(min(max(offset, begin), bytes.count))
      case .colon: key = text
      case .comma: key = 0..<0
      case .newline: line += 1
      default: break
      }
      offset += 1
    }
    end = bytes.count
  }

  /// The containers directly in one, first to last.
  func inner(_ container: Int) -> Inner { Inner(outline: self, container: container) }

  /// A walk over the containers directly in one.
  struct Inner: Sequence, IteratorProtocol {
    private let outline: JSONOutline
    private var place: Int
    private let end: Int

    init(outline: JSONOutline, container: Int) {
      self.outline = outline
      let isThere = container >= 0 && container < outline.containers.count
      place = isThere ? container + 1 : 0
      end = isThere ? Int(outline.containers[container].next) : 0
    }

    mutating func next() -> Int? {
      guard place < end else { return nil }
      defer { place = Int(outline.containers[place].next) }
      return place
    }
  }

  /// The container that an object has under a key; of several the last, as Foundation has it; -1 where there is none.
  func member(_ name: String, of container: Int) -> Int {
    var found = -1
    for inner in inner(container) where isKey(of: inner, name) { found = inner }
    return found
  }

  func isKey(of container: Int, _ name: String) -> Bool {
    let key = containers[container].key
    return bytes[Int(key.lowerBound)..<Int(key.upperBound)].elementsEqual(name.utf8)
  }

  /// How many elements were complete before an offset: in a list of elements and either closed or with children.
  ///
  /// - Complexity: O(containers), for errors.
  func countOfElements(before offset: Int) -> Int {
    var hasChildren = Array(repeating: false, count: containers.count)
    for (index, container) in containers.enumerated()
    where container.start < offset && container.parent >= 0 && !container.isObject
      && isKey(of: index, "children")
    {
      hasChildren[Int(container.parent)] = true
    }
    return containers.indices.count { index in
      let container = containers[index]
      guard container.isObject, container.start < offset else { return false }
      if hasChildren[index] { return true }
      return container.end >= 0 && container.end <= offset && isInListOfElements(container)
    }
  }

  private func isInListOfElements(_ container: Container) -> Bool {
    guard container.parent >= 0 else { return false }
    let list = containers[Int(container.parent)]
    guard !list.isObject else { return false }
    return list.parent < 0 || isKey(of: Int(container.parent), "children")
      || isKey(of: Int(container.parent), "windows")
      || isKey(of: Int(container.parent), "elements")
  }
}
