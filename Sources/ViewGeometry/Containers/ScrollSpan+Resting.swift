extension ScrollSpan {
  /// Returns the offset of the page at which a drag comes to rest (R5.11).
  ///
  /// Pages are as long as the view and start at multiples of that length. The last page may be
  /// shorter; its offset is then the maximum offset. If the velocity is zero, the content comes to
  /// rest at the nearest page, or the later of two equally near ones. Otherwise, it comes to rest
  /// one page after the page where the drag began or, if the velocity is negative, one page before
  /// it. If the view's length is zero, the result is `offset`. All results are clamped to the
  /// limits.
  ///
  /// - Parameters:
  ///   - offset: The offset at the release.
  ///   - velocity: The velocity of the offset at the release; only its sign matters.
  ///   - start: The offset at which the drag began.
  package func pageOffset(releasedAt offset: Double, velocity: Double, draggedFrom start: Double)
    -> Double
  {
    guard view > 0 else { return clamped(offset) }
    let page: Double
    if velocity == 0 {
      page = nearestPage(to: offset)
    } else {
      page = startPage(of: start) + (velocity > 0 ? 1 : -1)
    }
    return clamped(page * view)
  }

  private func nearestPage(to offset: Double) -> Double { (offset / view + 0.5).rounded(.down) }

  /// Returns the index of the page on which a drag from the offset `start` began.
  ///
  /// At the maximum offset, it is the last page, even if that is shorter. Lengths in thirds may add
  /// up to slightly more than whole pages, and an offset at the maximum may be rounded to a pixel.
  /// Therefore an offset counts as the maximum if it is less by at most half a point or 1/16 of a
  /// page, whichever is smaller.
  private func startPage(of start: Double) -> Double {
    let end = maxOffset - min(0.5, view / 16)
    return start >= end ? (end / view).rounded(.up) : nearestPage(to: start)
  }

  /// Returns the offset at which a drag without paging comes to rest, within the limits.
  ///
  /// - Parameters:
  ///   - offset: The offset at the release.
  ///   - velocity: The velocity of the offset at the release, in points per millisecond.
  ///   - decelerationRate: The fraction of the velocity that remains after a millisecond, below 1.
  package func restingOffset(releasedAt offset: Double, velocity: Double, decelerationRate: Double)
    -> Double
  {
    clamped(offset + velocity * decelerationRate / (1 - decelerationRate))
  }
}
