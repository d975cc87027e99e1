public import Foundation

extension CollectionView {
  /// Delivers a whole tap at a point in content coordinates: ``touchDown(at:)`` and ``touchUp()``.
  ///
  /// Whoever has the events, a front or a test, calls this where UIKit has its own recognisers.
  public final func tap(at point: CGPoint) {
    touchDown(at: point)
    touchUp()
  }

  /// Delivers the begin of a tap, at a point in content coordinates: highlights the item whose cell takes the touch (R9.13).
  ///
  /// Lays out first. Asks the delegate `shouldHighlightItemAt`, sets `isHighlighted` of the cell, tells `didHighlightItemAt`.
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
    // The delegate may have scrolled, and the cell be that of another item.
    cellForItem(at: indexPath)?.isHighlighted = true
    collectionDelegate?.collectionView(self, didHighlightItemAt: indexPath)
  }

  /// Delivers the end of a tap: selects or deselects the highlighted item, and takes the highlight back (R9.13).
  ///
  /// In order: `shouldSelectItemAt` (where several may be selected, `shouldDeselectItemAt` for a selected item),
  /// `didDeselectItemAt` for an item that makes room, `didSelectItemAt` or `didDeselectItemAt`, `didUnhighlightItemAt`.
  public final func touchUp() {
    guard let place = selection?.highlighted, let selection else { return }
    if selection.isMultiple && selection.selected.contains(place) {
      deselectTouchedItem(place)
    } else {
      selectTouchedItem(place)
    }
    touchCancelled()
  }

  /// Delivers that a touch came to nothing: takes the highlight back and tells `didUnhighlightItemAt`.
  public final func touchCancelled() {
    guard let place = selection?.highlighted else { return }
    list.selection?.highlighted = nil
    cell(at: place)?.isHighlighted = false
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: place.indexPath)
  }

  private func selectTouchedItem(_ place: ItemIndex) {
    let delegate = collectionDelegate
    guard delegate?.collectionView(self, shouldSelectItemAt: place.indexPath) ?? true,
      // Where it is by now, since the delegate may do anything.
      let place = selection?.highlighted
    else { return }
    for other in select(place) {
      setSelected(false, other)
      delegate?.collectionView(self, didDeselectItemAt: other.indexPath)
    }
    // Who heard of the others may have selected one of them again.
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
