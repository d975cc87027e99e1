public import Foundation

/// A file of consecutive lengths, such as the measured heights of the rows of a table.
///
///     let file = try LengthFile(path: "rows.u16", format: .sixteenBit)
///     let rows = OffsetTree(file)
///
/// The file contains only lengths. Each is an integer number of 64ths of a point, stored with the
/// low byte first. It takes two bytes, for lengths up to 1,023 63/64 points, or four bytes, for
/// lengths up to 67,108,863 63/64 points. Therefore, no length is negative, infinite or NaN; zero
/// is allowed.
///
/// The file is mapped into memory, not copied: a sequence of its lengths takes only half a byte of
/// additional memory per row, and the system loads and evicts pages of the file as needed. The file
/// must not be written or shortened as long as this value, a sequence of its lengths, or a copy of
/// either exists.
public struct LengthFile: Sendable {
  /// The formats of lengths, which differ in the size and the range of a length.
  public enum Format: Sendable, Hashable, CaseIterable {
    /// Two bytes: multiples of 1/64 point below 1,024 points.
    case sixteenBit
    /// Four bytes: multiples of 1/64 point below 67,108,864 points.
    case thirtyTwoBit

    /// The size of a length, in bytes.
    public var byteCount: Int { self == .sixteenBit ? 2 : 4 }
  }

  /// The path of the file.
  public let path: String
  /// The format of the lengths in the file.
  public let format: Format
  let memory: LengthMemory

  /// The number of lengths.
  public var count: Int { memory.bytes.count / format.byteCount }

  /// Maps a file into memory.
  ///
  /// - Throws: ``LengthFileError`` if the file can't be read, or doesn't end with a whole length.
  public init(path: String, format: Format) throws(LengthFileError) {
    self.path = path
    self.format = format
    let file = open(path, O_RDONLY)
    guard file >= 0 else { throw LengthFileError(path: path, offset: 0, .unreadable(errno)) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else {
      throw LengthFileError(path: path, offset: 0, .unreadable(errno))
    }
    let byteCount = Int(status.st_size)
    let rest = byteCount % format.byteCount
    guard rest == 0 else {
      throw LengthFileError(path: path, offset: byteCount - rest, .incomplete(bytes: rest))
    }
    guard let memory = LengthMemory(file: file, byteCount: byteCount) else {
      throw LengthFileError(path: path, offset: 0, .unreadable(errno))
    }
    self.memory = memory
  }

  /// Returns the length at a valid index, in points.
  func length(at index: Int) -> Double {
    switch format {
    case .sixteenBit:
      OffsetTreeLentFormat<UInt16>.length(memory.bytes.bindMemory(to: UInt16.self)[index])
    case .thirtyTwoBit:
      OffsetTreeLentFormat<UInt32>.length(memory.bytes.bindMemory(to: UInt32.self)[index])
    }
  }

  /// Returns whether a file with the given format can store a length, in points.
  ///
  /// It can if the length is a multiple of 1/64 point, at least 0, and small enough for the format.
  public static func canHold(_ length: CGFloat, format: Format) -> Bool {
    let units = Double(length) * OffsetTreeSum.unitsPerPoint
    let most = format == .sixteenBit ? Double(UInt16.max) : Double(UInt32.max)
    return units >= 0 && units <= most && units.rounded() == units
  }

  /// Returns the contents of a file with the given lengths, which are in points.
  ///
  /// - Precondition: `canHold(_:format:)` returns true for each length.
  public static func data(of lengths: some Sequence<CGFloat>, format: Format) -> Data {
    var data = Data()
    for length in lengths {
      precondition(
        canHold(length, format: format), "A length file can't contain the length \(length).")
      let units = UInt32(Double(length) * OffsetTreeSum.unitsPerPoint)
      withUnsafeBytes(of: units.littleEndian) { data.append(contentsOf: $0[..<format.byteCount]) }
    }
    return data
  }
}

/// The error that is thrown if a ``LengthFile`` can't be created.
public struct LengthFileError: Error, Sendable, Hashable {
  /// The reasons for rejecting a file.
  public enum Reason: Sendable, Hashable {
    /// The system can't open, examine or map the file; the associated value is `errno`.
    case unreadable(Int32)
    /// There are bytes after the last whole length.
    case incomplete(bytes: Int)
  }

  /// The path of the file.
  public let path: String
  /// The offset of the first byte after the last whole length; 0 if the file is unreadable.
  public let offset: Int
  /// The reason for rejecting the file.
  public let reason: Reason

  init(path: String, offset: Int, _ reason: Reason) {
    self.path = path
    self.offset = offset
    self.reason = reason
  }
}

extension LengthFileError: CustomStringConvertible {
  /// The path and the reason in one line, with the offset if the last length is incomplete.
  public var description: String {
    switch reason {
    case .unreadable(let code): "\(path): \(String(cString: strerror(code)))"
    case .incomplete(let bytes):
      "\(path): byte \(offset): \(bytes == 1 ? "1 byte is" : "\(bytes) bytes are") left over after the last length"
    }
  }
}

extension OffsetTree {
  /// Creates a sequence of the lengths in a file, which are read in place.
  ///
  /// Editing a row first copies several hundred rows from the file.
  ///
  /// - Complexity: O(n): each length is read once for the sums.
  public init(_ file: LengthFile) {
    self.init(file, work: .standard)
  }

  package init(_ file: LengthFile, nodeCapacity: Int? = nil, work: ParallelWork) {
    let limits =
      nodeCapacity.map { OffsetTreeLimits(leafRows: $0, fanOut: max(3, min(32, $0))) } ?? .standard
    let bytes = file.memory.bytes
    let leaves =
      switch file.format {
      case .sixteenBit:
        OffsetTreeLeaf.leaves(bytes.bindMemory(to: UInt16.self), of: file.memory, limits, work)
      case .thirtyTwoBit:
        OffsetTreeLeaf.leaves(bytes.bindMemory(to: UInt32.self), of: file.memory, limits, work)
      }
    self.init(CountedTree(leaves, limits))
  }
}

extension OffsetTreeLeaf {
  /// Returns evenly filled leaves that borrow their lengths from memory.
  fileprivate static func leaves<Unit: OffsetTreeLentUnit>(
    _ rows: UnsafeMutableBufferPointer<Unit>, of memory: LengthMemory, _ limits: OffsetTreeLimits,
    _ work: ParallelWork
  ) -> [OffsetTreeLeaf] {
    let pieces = rows.count.pieces(atMost: limits.leafRows)
    guard !pieces.isEmpty else { return [] }
    return Array(unsafeUninitializedCapacity: pieces.count) { leaves, count in
      work.grouping(limits.leafRows).forEachPart(of: pieces.count) { _, range in
        for place in range {
          leaves.initializeElement(
            at: place,
            to: .lent(UnsafeMutableBufferPointer(rebasing: rows[pieces[place]]), of: memory))
        }
      }
      count = pieces.count
    }
  }
}
