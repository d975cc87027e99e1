import Foundation
import ViewGeometry

extension FixtureView {
  private static let commonKeys = FixtureLayoutProperties.keys.union([
    "id", "superview", "role", "label", "frame", "bounds", "center", "anchorPoint", "transform",
    "transform3D", "zPosition", "anchorPointZ", "sublayerTransform",
    "isHidden", "alpha", "isUserInteractionEnabled", "clipsToBounds", "tag",
    "regions", "messages",
  ])
  private static let plainKeys: Set<String> = ["intrinsicContentSize"]
  private static let scrollKeys: Set<String> = ["contentOffset", "contentSize", "contentInset"]
  private static let stackKeys: Set<String> = ["axis", "distribution", "alignment", "spacing"]
  private static let collectionKeys: Set<String> = ["layout", "sections"]
  private static let tableKeys: Set<String> = ["style", "sections"]
  private static let listKeys: Set<String> = ["contentOffset", "contentInset"]

  /// All keys that a view may have, in any role.
  static let keys = keysOfRole.values.reduce(commonKeys) { $0.union($1) }

  /// The keys that views of each role may have.
  private static let keysOfRole: [RoleName: Set<String>] = [
    .view: plainKeys, .window: [], .scrollView: scrollKeys, .stackView: stackKeys,
    .collectionView: collectionKeys.union(listKeys), .tableView: tableKeys.union(listKeys),
  ].mapValues(commonKeys.union)

  private enum RoleName: String, CaseIterable {
    case view, window, scrollView, stackView, collectionView, tableView
  }

  /// Decodes the id of a view.
  ///
  /// Throws an error if the id is empty or contains brackets, which are reserved for generated
  /// names.
  static func id(of object: FixtureObject) throws(FixtureError) -> String {
    let node = try object.required("id")
    let id = try node.string()
    guard !id.isEmpty, !id.contains("["), !id.contains("]") else {
      throw node.mismatch("an id without brackets that isn't empty")
    }
    return id
  }

  init(_ object: FixtureObject, indexOfID: [String: Int]) throws(FixtureError) {
    let roleName = try object["role"]?.name(RoleName.self) ?? .view
    _ = try object.node.object(Self.keysOfRole[roleName] ?? Self.commonKeys)

    id = try Self.id(of: object)
    superview = try Self.superview(of: object, indexOfID: indexOfID)
    if Self.isList(roleName), let node = object["translatesAutoresizingMaskIntoConstraints"],
      try !node.bool()
    {
      throw node.fault(.contradiction("the frame of a list must be given"))
    }
    if roleName == .window, let node = object["superview"] {
      throw node.fault(.contradiction("a window can't have a superview"))
    }
    layoutProperties = try FixtureLayoutProperties(object)
    if layoutProperties?.translatesMask == false {
      let isFree = superview != nil && !Self.isList(roleName)
      placement = try Placement(object, isOptional: isFree)
    } else {
      placement = try Placement(object)
    }
    space = try FixtureSpace(object)
    isHidden = try object["isHidden"]?.bool() ?? false
    alpha = try object["alpha"]?.number() ?? 1
    isUserInteractionEnabled = try object["isUserInteractionEnabled"]?.bool() ?? true
    clipsToBounds = try object["clipsToBounds"]?.bool()
    tag = try object["tag"]?.integer(in: -(1 << 53)...(1 << 53)) ?? 0
    intrinsicContentSize = try object["intrinsicContentSize"]?.size()
    messages = try object["messages"].map { node throws(FixtureError) in
      try FixtureMessages(node)
    }
    // The label of a captured view is only for readers of the file, so it isn't stored.
    _ = try object["label"]?.string()

    var regions: [FixtureRegion] = []
    for region in try object["regions"]?.array() ?? [] {
      regions.append(try FixtureRegion(region))
    }
    self.regions = regions

    switch roleName {
    case .view: role = .view
    case .window: role = .window
    case .scrollView: role = .scrollView(try FixtureScroll(object, placedBy: placement))
    case .stackView: role = .stackView(try FixtureStack(object))
    case .collectionView:
      let collection = try FixtureCollection(object)
      role = .collectionView(try FixtureScroll(object, placedBy: placement), collection)
    case .tableView:
      let table = try FixtureTable(object)
      role = .tableView(try FixtureScroll(object, placedBy: placement), table)
    }
    try object.node.check(mostCells(in: placement.size), limit: FixtureLimits.cells)
  }

  /// Returns an upper bound on the number of cells, headers and footers visible in a list with the
  /// given size; 0 for other views.
  func mostCells(in size: CGSize) -> Double {
    switch role {
    case .collectionView(let scroll, let collection):
      collection.mostCells(in: size, contentInset: scroll.contentInset)
    case .tableView(_, let table): table.mostCells(inHeight: size.height)
    case .view, .window, .scrollView, .stackView: 0
    }
  }

  /// Returns whether a role is a list.
  ///
  /// A list requires a size in the file, which limits the number of its cells.
  private static func isList(_ role: RoleName) -> Bool {
    role == .collectionView || role == .tableView
  }

  private static func superview(
    of object: FixtureObject, indexOfID: [String: Int]
  ) throws(FixtureError) -> Int? {
    guard let node = object["superview"] else { return nil }
    let id = try node.string()
    guard let index = indexOfID[id] else { throw node.fault(.unknownID(id)) }
    return index
  }
}

extension FixtureView.Placement {
  /// The size of the bounds, in points.
  var size: CGSize {
    switch self {
    case .frame(let frame): frame.size
    case .stored(let bounds, _, _, _): bounds.size
    }
  }

  /// The origin of the bounds, in the view's own coordinates, in points.
  var boundsOrigin: CGPoint {
    switch self {
    case .frame: .zero
    case .stored(let bounds, _, _, _): bounds.origin
    }
  }

  /// Decodes either a frame, or bounds and a center with an anchor point and a transform.
  ///
  /// If `isOptional` is true, the default is an empty frame at the origin. Constraints then
  /// determine the frame.
  init(_ object: FixtureObject, isOptional: Bool = false) throws(FixtureError) {
    let stored = ["bounds", "center", "anchorPoint", "transform", "transform3D"]
      .compactMap { object[$0] }
    if let frame = object["frame"] {
      guard let first = stored.first else {
        self = .frame(try frame.rect())
        return
      }
      throw first.fault(
        .contradiction("a view can have a frame, or bounds and a center, but not both"))
    }
    if stored.isEmpty, isOptional {
      self = .frame(.zero)
      return
    }
    guard !stored.isEmpty else { throw object.node.fault(.missingKey("frame")) }
    self = .stored(
      bounds: try object.required("bounds").rect(),
      center: try object.required("center").point(),
      anchorPoint: try object["anchorPoint"]?.point() ?? CGPoint(x: 0.5, y: 0.5),
      transform: try object["transform"]?.transform() ?? .identity)
  }
}
