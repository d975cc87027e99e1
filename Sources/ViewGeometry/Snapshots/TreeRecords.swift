import Foundation

/// One element of a ``GeometryTree``, for building a snapshot: 80 bytes.
struct TreeRecord {
  let offset: SIMD2<Double>
  let boundsMin: SIMD2<Double>
  let size: SIMD2<Double>
  /// The flags of the element, as in ``ElementGeometry``.
  let flagBits: UInt32
  /// The route bits of the element, as in ``ElementGeometry``.
  let routeBits: UInt8
  /// The index of the rearmost child's record.
  var firstInner: Int32 = 0
  var innerCount: Int32 = 0
  /// The index of the element in the snapshot, once it is known.
  var element: Int32 = 0
}

/// The elements of a tree, level by level, while a snapshot is taken.
///
/// The children of an element are consecutive. The records are filled by inlined code that is
/// specialized for the tree's type, and read by unspecialized code. Rare attributes aren't stored;
/// they are read from the tree again.
@usableFromInline
final class TreeRecords {
  private var records = SnapshotMemory<TreeRecord>()
  @usableFromInline private(set) var count = 0
  private var geometryOfRecord: (Int) -> ElementGeometry = { _ in ElementGeometry(frame: .zero) }

  @usableFromInline
  init() {}

  deinit { records.free() }

  /// Adds an element.
  ///
  /// The method is inlined, so that only the stored values are passed to the library.
  @inlinable
  @inline(__always)
  func append(_ geometry: ElementGeometry) {
    let placement = geometry.placement
    append(
      (placement.offsetX, placement.offsetY), (placement.boundsX, placement.boundsY),
      (placement.width, placement.height), flagBits: geometry.flagBits,
      routeBits: placement.routeBits)
  }

  @usableFromInline
  func append(
    _ offset: (Double, Double), _ boundsMin: (Double, Double), _ size: (Double, Double),
    flagBits: UInt32, routeBits: UInt8
  ) {
    precondition(count < Int32.max, "A snapshot must have fewer than 2^31 elements.")
    records.makeRoom(upTo: count + 1)
    (records.base + count).initialize(
      to: TreeRecord(
        offset: SIMD2(offset.0, offset.1), boundsMin: SIMD2(boundsMin.0, boundsMin.1),
        size: SIMD2(size.0, size.1), flagBits: flagBits, routeBits: routeBits))
    count &+= 1
  }

  /// Sets the children of the element at index `record`: all records from index `first` to the last
  /// one.
  @usableFromInline
  func setChildren(of record: Int, from first: Int) {
    records.base[record].firstInner = Int32(truncatingIfNeeded: first)
    records.base[record].innerCount = Int32(truncatingIfNeeded: count &- first)
  }

  /// Returns a snapshot of the elements and, for each element, the index of its record.
  @usableFromInline
  func makeSnapshot(
    asking geometry: @escaping (Int) -> ElementGeometry
  ) -> (GeometrySnapshot, recordOfElement: ContiguousArray<Int32>) {
    geometryOfRecord = geometry
    let root = TreeRecordCursor(record: records.base, records: Unmanaged.passUnretained(self))
    let storage = withExtendedLifetime(self) { SnapshotBuilder.storage(of: root) }
    var order = ContiguousArray<Int32>(repeating: 0, count: count)
    for record in 0..<count { order[Int(records.base[record].element)] = Int32(record) }
    geometryOfRecord = { _ in ElementGeometry(frame: .zero) }
    return (GeometrySnapshot(storage), order)
  }

  fileprivate func base() -> UnsafeMutablePointer<TreeRecord> { records.base }

  fileprivate func geometry(of record: UnsafeMutablePointer<TreeRecord>) -> ElementGeometry {
    geometryOfRecord(record - records.base)
  }
}

/// The children of one element, from back to front.
struct TreeRecordFamily: RandomAccessCollection {
  fileprivate let first: UnsafeMutablePointer<TreeRecord>
  fileprivate let records: Unmanaged<TreeRecords>
  let endIndex: Int

  var startIndex: Int { 0 }

  @inline(__always)
  subscript(place: Int) -> TreeRecordCursor {
    TreeRecordCursor(record: first + place, records: records)
  }
}

/// A pointer to a record; valid as long as the records exist and none is added.
struct TreeRecordCursor: SnapshotMember {
  fileprivate let record: UnsafeMutablePointer<TreeRecord>
  fileprivate let records: Unmanaged<TreeRecords>

  @inline(__always)
  var inner: TreeRecordFamily {
    TreeRecordFamily(
      first: records._withUnsafeGuaranteedRef { $0.base() } + Int(record.pointee.firstInner),
      records: records, endIndex: Int(record.pointee.innerCount))
  }

  @inline(__always)
  var boundsMinAndSize: (SIMD2<Double>, SIMD2<Double>) {
    (record.pointee.boundsMin, record.pointee.size)
  }

  @inline(__always)
  var offset: (x: Double, y: Double) { (record.pointee.offset.x, record.pointee.offset.y) }

  @inline(__always)
  var routeBits: UInt8 { record.pointee.routeBits }

  @inline(__always)
  var flags: View.Flags {
    View.Flags(rawValue: record.pointee.flagBits & ~ElementGeometry.rareBit)
  }

  @inline(__always)
  var hasCommonAttributes: Bool { record.pointee.flagBits & ElementGeometry.rareBit == 0 }

  @inline(__always)
  var snapshotIdentity: UInt64 { 0 }

  @inline(__always)
  func keepIdentity(_ identity: UInt64, element: Int32, in identities: inout SnapshotIdentities) {
    record.pointee.element = element
  }

  @inline(__always)
  func watch() {}

  private var geometry: ElementGeometry {
    records._withUnsafeGuaranteedRef { $0.geometry(of: record) }
  }

  var map: ProjectiveMap { ProjectiveMap(placement.map) }
  var inverseMap: ProjectiveMap? { placement.map.inverse.map(ProjectiveMap.init) }
  var anchorInBounds: (x: Double, y: Double) { placement.anchorInBounds }
  var placement: Placement { geometry.placement }

  var rareAttributesForSnapshot: SnapshotRareAttributes {
    let geometry = geometry
    return SnapshotRareAttributes(
      opacity: Float(geometry.alpha), zPosition: Double(geometry.zPosition))
  }
}
