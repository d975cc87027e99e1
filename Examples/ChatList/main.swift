// A list of ten million chats, and where a touch lands in it.
import Foundation
import ViewGeometry

/// A row: a round picture at the left, and a label.
final class ChatCell: TableViewCell {
  let picture = View()
  let label = View()

  override func layoutSubviews() {
    super.layoutSubviews()
    contentView.addSubview(picture)
    contentView.addSubview(label)
    picture.frame = CGRect(x: 16, y: (bounds.height - 52) / 2, width: 52, height: 52)
    label.frame = CGRect(x: 84, y: 0, width: bounds.width - 100, height: bounds.height)
  }
}

/// Ten million chats, the first three of which are pinned and taller.
final class Chats: TableViewDataSource, TableViewDelegate {
  let heights = RowHeights.runs([
    RowHeights.Run(height: 92, count: 3),
    RowHeights.Run(height: 76, count: 9_999_997),
  ])

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    heights.count
  }

  func tableView(_ tableView: TableView, rowHeightsInSection section: Int) -> RowHeights? {
    heights
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "chat", for: indexPath)
  }
}

extension CGRect {
  var text: String { "\(minX), \(minY), \(width) x \(height)" }
}

// A phone's window with a navigation bar, and the list below it.
let window = Window(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
let table = TableView(frame: CGRect(x: 0, y: 91, width: 390, height: 753))
let chats = Chats()
table.register(ChatCell.self, forCellReuseIdentifier: "chat")
table.dataSource = chats
table.delegate = chats
window.addSubview(table)

table.scrollToRow(at: IndexPath(row: 5_000_000, section: 0), at: .top, animated: false)
window.layoutIfNeeded()
print("height of the content: \(Int(table.contentSize.height))")
print("scrolled to: \(Int(table.contentOffset.y))")
print("cells on the screen: \(table.visibleCells.count)")

// A finger touches the picture of the third row from the top.
let touch = CGPoint(x: 40, y: 300)
let row = table.indexPathForRow(at: window.convert(touch, to: table))
print("row under the touch: \(row?.row ?? -1)")

let hit = window.hitTest(touch, with: nil)
let cell = row.flatMap { table.cellForRow(at: $0) } as? ChatCell
print("view under the touch: \(hit === cell?.picture ? "its picture" : "another view")")

// The source rectangle of a preview of the chat, in the window.
if let source = table.sourceRect(at: touch, in: window) {
  print("source rectangle: \(source.rect.text)")
}
if let hit {
  print("the picture in the window: \(window.convert(hit.bounds, from: hit).text)")
}
