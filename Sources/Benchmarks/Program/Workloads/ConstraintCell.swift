import ViewGeometry

/// A self-sizing cell of eight views with 24 explicit constraints and 10 intrinsic widths and
/// heights.
///
/// The views are an avatar, a title, a date, a subtitle, a body, a badge, a button and a separator.
/// The width is required, and the height is as small as possible.
struct ConstraintCell {
  /// The lengths that differ between cells.
  struct Content: Equatable {
    let title: Double
    let date: Double
    let subtitle: Double
    let body: Double

    init(_ cell: Int) {
      title = 80 + Double(cell * 31 % 301)
      date = 40 + Double(cell * 7 % 23)
      subtitle = cell % 5 == 0 ? 0 : 18 + Double(cell % 3) * 0.5
      body = 20.5 * Double(1 + cell * 11 % 9)
    }

    /// The height of a cell 375 points wide.
    var height: Double { 12 + 20.5 + 4 + subtitle + 4 + body + 8 + 30 + 12 + 0.5 }
    /// The width of the title in a cell 375 points wide.
    var titleWidth: Double { min(title, 375 - 16 - date - 8 - 68) }
  }

  private(set) var scene = ConstraintScene()
  private(set) var items: [ConstraintScene.Item] = []
  let width: ConstraintSystem.Unknown
  let height: ConstraintSystem.Unknown
  private let widthRow: ConstraintSystem.Row
  private var contentRows: [ConstraintSystem.Row] = []

  init(_ content: Content) {
    width = scene.system.addUnknown(isNonnegative: true)
    height = scene.system.addUnknown(isNonnegative: true)
    widthRow = scene.set(width, 375)
    items = (0..<8).map { _ in scene.item() }
    let (avatar, title, date, subtitle) = (items[0], items[1], items[2], items[3])
    let (body, badge, button, separator) = (items[4], items[5], items[6], items[7])
    scene.set(avatar.x, 16)
    scene.set(avatar.y, 12)
    scene.set(avatar.width, 40)
    scene.set(avatar.height, 40)
    scene.relate(title.x, avatar.x, -1, avatar.width, plus: -12)
    scene.set(title.y, 12)
    scene.relate(title.x, title.width, 1, date.x, plus: 8, .atMost)
    scene.relate(date.x, date.width, 1, width, plus: 16)
    scene.relate(date.y, title.y, plus: -3)
    for (view, inset) in [(subtitle, 16.0), (body, 16), (separator, 0)] {
      scene.relate(view.x, title.x, plus: 0)
      scene.relate(view.x, view.width, 1, width, plus: inset)
    }
    scene.relate(subtitle.y, title.y, -1, title.height, plus: -4)
    scene.relate(body.y, subtitle.y, -1, subtitle.height, plus: -4)
    addBadge(badge, on: avatar)
    scene.relate(button.x, title.x, plus: 0)
    scene.relate(button.y, body.y, -1, body.height, plus: -8)
    scene.relate(separator.y, button.y, -1, button.height, plus: -12)
    scene.set(separator.height, 0.5)
    scene.relate(separator.y, separator.height, 1, height, plus: 0)
    contentRows = [
      scene.content(title.width, content.title),
      scene.content(date.width, content.date, hugging: 251, resistance: 751),
      scene.content(subtitle.height, content.subtitle), scene.content(body.height, content.body),
    ]
    scene.content(title.height, 20.5)
    scene.content(date.height, 17)
    scene.content(badge.width, 16)
    scene.content(badge.height, 16)
    scene.content(button.width, 64)
    scene.content(button.height, 30)
    scene.set(height, 0, priority: 50)
    scene.system.solve()
  }

  private mutating func addBadge(
    _ badge: ConstraintScene.Item, on avatar: ConstraintScene.Item
  ) {
    let centers = [
      (badge.x, badge.width, avatar.x, avatar.width),
      (badge.y, badge.height, avatar.y, avatar.height),
    ]
    for (start, size, edge, length) in centers {
      scene.system.addRow(
        [.init(start, 1), .init(size, 0.5), .init(edge, -1), .init(length, -1)], constant: 0,
        .equal)
    }
  }

  var solvedHeight: Double { scene.system.value(of: height) }
  var titleWidth: Double { scene.system.value(of: items[1].width) }

  func setWidth(_ width: Double) {
    scene.system.setConstant(-width, of: widthRow)
    scene.system.solve()
  }

  func set(_ content: Content) {
    let system = scene.system
    system.setConstant(-content.title, of: contentRows[0])
    system.setConstant(-content.date, of: contentRows[1])
    system.setConstant(-content.subtitle, of: contentRows[2])
    system.setConstant(-content.body, of: contentRows[3])
    system.solve()
  }
}
