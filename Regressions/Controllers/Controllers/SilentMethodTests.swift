import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ForceTouch

/// Methods for subclasses and delegates that do nothing by default, and values they return.
@Suite struct SilentMethodTests {
  /// The state of a list: its place, zoom, number of views and selection.
  private func state(_ list: ScrollView, _ selected: [IndexPath]?) -> [String] {
    [
      "\(list.contentOffset)", "\(list.zoomScale)", "\(list.contentSize)", "\(list.bounds)",
      "\(list.subviews.count)", "\(selected ?? [])",
    ]
  }

  private final class Rows: TableViewController {
    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      50
    }
  }

  private final class Items: CollectionViewController {
    override func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { 50 }
  }

  /// The calls that a list makes while it is scrolled and zoomed.
  private func scroll(_ delegate: any ScrollViewDelegate, _ list: ScrollView) {
    delegate.scrollViewWillBeginDragging(list)
    var target = CGPoint(x: 0, y: 70)
    delegate.scrollViewWillEndDragging(
      list, withVelocity: CGPoint(x: 0, y: 1), targetContentOffset: &target)
    expectEqual(target, CGPoint(x: 0, y: 70))
    delegate.scrollViewDidEndDragging(list, willDecelerate: true)
    delegate.scrollViewWillBeginDecelerating(list)
    delegate.scrollViewDidEndDecelerating(list)
    delegate.scrollViewDidEndScrollingAnimation(list)
    delegate.scrollViewWillBeginZooming(list, with: nil)
    delegate.scrollViewDidZoom(list)
    delegate.scrollViewDidEndZooming(list, with: nil, atScale: 2)
    expect(delegate.viewForZooming(in: list) == nil)
  }

  @Test func `What a table tells its controller changes nothing by itself`() {
    let controller = Rows(style: .plain)
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let table: TableView = controller.tableView
    table.layoutIfNeeded()
    let (path, header) = (IndexPath(row: 0, section: 0), View())
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    let before = state(table, table.indexPathsForSelectedRows)

    scroll(controller, table)
    controller.tableView(table, commit: .delete, forRowAt: path)
    controller.tableView(table, moveRowAt: path, to: IndexPath(row: 3, section: 0))
    controller.tableView(table, willDisplayHeaderView: header, forSection: 0)
    controller.tableView(table, willDisplayFooterView: header, forSection: 0)
    controller.tableView(table, didEndDisplayingHeaderView: header, forSection: 0)
    controller.tableView(table, didEndDisplayingFooterView: header, forSection: 0)
    table.layoutIfNeeded()

    expectEqual(state(table, table.indexPathsForSelectedRows), before)
    expectEqual(table.indexPathsForSelectedRows, [path])
    expectEqual(table.numberOfRows(inSection: 0), 50)
    expect(header.superview == nil)
  }

  @Test func `What a collection view tells its controller changes nothing by itself`() {
    let controller = Items(collectionViewLayout: CollectionViewFlowLayout())
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let list: CollectionView = controller.collectionView
    list.layoutIfNeeded()
    let path = IndexPath(item: 0, section: 0)
    list.selectItem(at: path, animated: false, scrollPosition: [])
    let before = state(list, list.indexPathsForSelectedItems)
    let menu = ContextMenuConfiguration()

    scroll(controller, list)
    controller.collectionView(list, moveItemAt: path, to: IndexPath(item: 3, section: 0))
    controller.collectionView(list, willDisplayContextMenu: menu, animator: nil)
    controller.collectionView(list, willEndContextMenuInteraction: menu, animator: nil)
    list.layoutIfNeeded()

    expectEqual(state(list, list.indexPathsForSelectedItems), before)
    expectEqual(list.indexPathsForSelectedItems, [path])
    expectEqual(list.numberOfItems(inSection: 0), 50)
    let plain = CollectionViewController(collectionViewLayout: CollectionViewFlowLayout())
    expectEqual(plain.collectionView(list, numberOfItemsInSection: 0), 0)
    let rows = TableViewController(style: .plain)
    expectEqual(rows.tableView(TableView(), numberOfRowsInSection: 0), 0)
  }

  @Test func `A controller leaves the bars and the nib to the defaults`() {
    let controller = ViewController()

    controller.setNeedsStatusBarAppearanceUpdate()
    controller.setNeedsUpdateOfHomeIndicatorAutoHidden()
    controller.didReceiveMemoryWarning()
    controller.preferredContentSizeDidChange(forChildContentContainer: ViewController())
    expect(controller.nibName == nil && controller.nibBundle == nil && !controller.isViewLoaded)
    expectEqual(controller.preferredStatusBarStyle, .default)
    expectEqual(controller.preferredStatusBarUpdateAnimation, .fade)
    expect(!controller.prefersHomeIndicatorAutoHidden)
    expect(controller.childForStatusBarStyle == nil && controller.childForStatusBarHidden == nil)
    expect(controller.childForHomeIndicatorAutoHidden == nil)
    expectEqual(controller.preferredScreenEdgesDeferringSystemGestures, [])
    expectEqual(controller.preferredInterfaceOrientationForPresentation, .portrait)
  }

  @Test func `A controller's own settings come back and reach its view`() {
    let controller = ViewController()
    let bars = EdgeInsets(top: 3, left: 0, bottom: 5, right: 0)

    expectEqual(controller.overrideUserInterfaceStyle, .unspecified)
    controller.overrideUserInterfaceStyle = .dark
    expectEqual(controller.overrideUserInterfaceStyle, .dark)
    expectEqual(controller.traitOverrides.userInterfaceStyle, .dark)
    expect(controller.viewRespectsSystemMinimumLayoutMargins)
    controller.viewRespectsSystemMinimumLayoutMargins = false
    expect(!controller.viewRespectsSystemMinimumLayoutMargins)
    expectEqual(controller.barInsets, .zero)
    controller.barInsets = bars
    expectEqual(controller.barInsets, bars)
  }

  private final class Counter: ImpactFeedbackGenerator {
    var calls = [0, 0, 0]

    override func prepare() {
      super.prepare()
      calls[0] += 1
    }

    override func impactOccurred() {
      super.impactOccurred()
      calls[1] += 1
    }

    override func impactOccurred(intensity: CGFloat) {
      super.impactOccurred(intensity: intensity)
      calls[2] += 1
    }
  }

  @Test func `Feedback is the host's, and a generator calls none of its other methods`() {
    let counter = Counter(style: .rigid)
    weak var (kept, other): (FeedbackGenerator?, FeedbackGenerator?)
    do {
      let (selection, outcome) = (SelectionFeedbackGenerator(), NotificationFeedbackGenerator())
      (kept, other) = (selection, outcome)
      selection.prepare()
      selection.selectionChanged()
      outcome.notificationOccurred(.warning)
    }

    counter.impactOccurred()
    expectEqual(counter.calls, [0, 1, 0])
    counter.impactOccurred(intensity: 0.5)
    counter.prepare()
    expectEqual(counter.calls, [1, 1, 1])
    expect(kept == nil && other == nil)
  }

  @Test func `Archives hold no items of bars`() {
    let coder = NSObject()

    expect(NavigationItem(coder: coder) == nil && BarItem(coder: coder) == nil)
    expect(BarButtonItem(coder: coder) == nil && TabBarItem(coder: coder) == nil)
  }

  private final class Silent: WindowSceneDelegate, AdaptivePresentationControllerDelegate {}

  @Test func `A scene's delegate that stores no window has none`() {
    let delegate = Silent()

    delegate.window = Window(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    expect(delegate.window == nil)
    expect(!Application().isStatusBarHidden)
  }

  @Test func `A presentation's delegate that hears of a dismissal changes nothing`() throws {
    let (controller, delegate) = (ViewController(), Silent())
    controller.preferredContentSize = CGSize(width: 30, height: 40)
    controller.modalPresentationStyle = .pageSheet
    let presentation = try #require(controller.presentationController)

    delegate.presentationControllerWillDismiss(presentation)
    delegate.presentationControllerDidDismiss(presentation)
    delegate.presentationControllerDidAttemptToDismiss(presentation)

    expectEqual(presentation.preferredContentSize, CGSize(width: 30, height: 40))
    expect(controller.presentationController === presentation && !controller.isBeingDismissed)
  }
}
