public import Foundation

extension CollectionView {
  /// Delivers a complete tap at a point in content coordinates: ``touchDown(at:)`` and
  /// ``touchUp()``.
  ///
  /// The host or a test calls this method; UIKit uses gesture recognizers instead.
  public final func tap(at point: CGPoint) {
    touchDown(at: point)
    touchUp()
  }

  /// Delivers the start of a tap, and highlights the item whose cell receives the touch (R9.13).
  ///
  /// `point` is in content coordinates. An earlier touch is canceled, and the view is laid out
  /// first. If no cell receives the touch, nothing is highlighted. Otherwise, if selection is
  /// allowed and the delegate's `collectionView(_:shouldHighlightItemAt:)` returns true, sets the
  /// cell's `isHighlighted` and calls `collectionView(_:didHighlightItemAt:)`.
  public final func touchDown(at point: CGPoint) {
    touchCancelled()
    guard let cell = touchedSubview(at: point) as? CollectionViewCell,
      let indexPath = indexPath(for: cell), selection?.isAllowed ?? true
    else { return }
    let revision = list.revision
    guard collectionDelegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true,
      list.revision == revision
    else { return }
    highlight(ItemIndex(indexPath))
    // The delegate may have scrolled, so that the cell now shows another item.
    cellForItem(at: indexPath)?.isHighlighted = true
    collectionDelegate?.collectionView(self, didHighlightItemAt: indexPath)
  }

  /// Delivers the end of a tap: selects or deselects the highlighted item, and unhighlights it
  /// (R9.13).
  ///
  /// If the item is selected and multiple selection is allowed, the first delegate method called is
  /// `collectionView(_:shouldDeselectItemAt:)`; otherwise, it is
  /// `collectionView(_:shouldSelectItemAt:)`. If it returns true,
  /// `collectionView(_:didDeselectItemAt:)` is called for each item that the new selection
  /// replaces. Then `collectionView(_:didSelectItemAt:)` or
  /// `collectionView(_:didDeselectItemAt:)` is called for the touched item.
  /// `collectionView(_:didUnhighlightItemAt:)` is called last. Does nothing if no item is
  /// highlighted.
  public final func touchUp() {
    guard let place = selection?.highlighted, let selection else { return }
    if selection.isMultiple && selection.selected.contains(place) {
      deselectTouchedItem(place)
    } else {
      selectTouchedItem(place)
    }
    touchCancelled()
  }

  /// Delivers the cancellation of a touch: unhighlights the item, and calls the delegate's
  /// `collectionView(_:didUnhighlightItemAt:)`.
  ///
  /// Does nothing if no item is highlighted.
  public final func touchCancelled() {
    guard let place = selection?.highlighted else { return }
    list.selection?.highlighted = nil
    cell(at: place)?.isHighlighted = false
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: place.indexPath)
  }

  private func selectTouchedItem(_ place: ItemIndex) {
    let delegate = collectionDelegate
    guard delegate?.collectionView(self, shouldSelectItemAt: place.indexPath) ?? true,
      // The current index path, since the delegate may have changed anything.
      let place = selection?.highlighted
    else { return }
    for other in select(place) {
      setSelected(false, other)
      delegate?.collectionView(self, didDeselectItemAt: other.indexPath)
    }
    // The delegate may have selected one of the other items again.
    guard let place = selection?.highlighted, selection?.selected.contains(place) == true else {
      return
    }
    setSelected(true, place)
    delegate?.collectionView(self, didSelectItemAt: place.indexPath)
  }

  private func deselectTouchedItem(_ place: ItemIndex) {
    let delegate = collectionDelegate
    guard delegate?.collectionView(self, shouldDeselectItemAt: place.indexPath) ?? true,
      let place = selection?.highlighted, list.selection?.deselect(place) == true
    else { return }
    setSelected(false, place)
    delegate?.collectionView(self, didDeselectItemAt: place.indexPath)
  }
}
