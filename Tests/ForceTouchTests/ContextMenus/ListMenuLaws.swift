import Foundation
import TestSupport
import Testing
import UIKitNames

@testable import ForceTouchSupport

/// The delegate that a list has at the time decides who gets a press, whatever earlier delegates
/// did (R10.33).
@Suite struct ListMenuLaws {
  /// Has no menus.
  private final class Plain: UICollectionViewDelegate, UITableViewDelegate {}

  /// Has menus, and returns one or none.
  private final class Menus: UICollectionViewDelegate, UITableViewDelegate {
    let gives: Bool

    init(gives: Bool) { self.gives = gives }

    private var configuration: UIContextMenuConfiguration? {
      guard gives else { return nil }
      return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction { _ in }])
      })
    }

    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      configuration
    }

    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      configuration
    }
  }

  private final class Rows: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
  }

  enum Answer: CaseIterable { case unknown, none, menu }

  private let plain = Plain()
  private let refusing = Menus(gives: false)
  private let giving = Menus(gives: true)

  private func delegate(_ answer: Answer) -> any (UICollectionViewDelegate & UITableViewDelegate) {
    switch answer {
    case .unknown: plain
    case .none: refusing
    case .menu: giving
    }
  }

  @Test(arguments: [false, true], Answer.allCases)
  func `R10.33 A press on a list depends on its current delegate`(isTable: Bool, first: Answer) {
    let (items, rows) = (PlainItems(count: 20), Rows())
    for (second, third) in Answer.allCases.flatMap({ one in Answer.allCases.map { (one, $0) } }) {
      let (press, outer) = (PressScene(), MenuRecorder())
      let around = UIContextMenuInteraction(delegate: outer)
      press.view.addInteraction(around)
      press.point = CGPoint(x: 20, y: 20)
      let table = UITableView(frame: press.view.bounds)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = rows
      let grid = UICollectionView(
        frame: press.view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      items.fill(grid)
      let list: UIScrollView = isTable ? table : grid
      press.view.addSubview(list)

      for (number, choice) in [first, second, third].enumerated() {
        if isTable { table.delegate = delegate(choice) } else { grid.delegate = delegate(choice) }
        outer.lines = []
        press.touch()
        press.preview(1)
        press.lift()

        let menu = press.dispatcher.contextMenu
        let own = isTable ? table.contextMenuInteraction : grid.contextMenuInteraction
        let place: Comment = "\(first), \(second), \(third): press \(number)"
        expectEqual((outer.lines.first == "configuration"), (choice == .unknown), place)
        expectEqual((menu?.interaction === around), (choice == .unknown), place)
        expectEqual((menu != nil && menu?.interaction === own), (choice == .menu), place)
        menu?.dismiss()
      }
    }
  }
}
