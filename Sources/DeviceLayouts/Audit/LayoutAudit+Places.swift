import Foundation
import ScreenFiles
import ViewGeometry

/// Finds problems with positions and sizes.
extension LayoutAudit {
  /// Finds pairs of overlapping views, each of which is content or a target.
  ///
  /// The view that is drawn in front is reported (R2.20). These pairs aren't reported:
  /// - views that overlap only within the tolerance
  /// - a view that lies entirely within a larger one behind it, like a label on a card
  /// - a view and its descendant
  /// - views with different enclosing scroll views, because scrolling can separate them
  mutating func findOverlaps() {
    let content = content
    let boxes = content.map { nodes[$0].uncovered }
    let index = SpatialIndex(boxes.map { (extent: $0, z: 0) }, work: .serial)
    for first in content.indices {
      for second in index.items(in: boxes[first], order: .ascending) where second > first {
        guard content[second] > nodes[content[first]].last else { continue }
        let isInOrder = nodes[content[first]].rank < nodes[content[second]].rank
        let (back, front) = isInOrder ? (first, second) : (second, first)
        let (behind, before) = (nodes[content[back]], nodes[content[front]])
        guard behind.scroll == before.scroll else { continue }
        let shared = boxes[back].intersection(boxes[front])
        guard min(shared.width, shared.height) > tolerance else { continue }
        let liesOn = shared == boxes[front] && boxes[front] != boxes[back]
        guard !liesOn else { continue }
        let size = CGSize(width: shared.width, height: shared.height)
        note(
          .overlap, content[front],
          "\(before.name) overlaps \(behind.name) by \(size.shortText)")
      }
    }
  }

  /// Finds content, targets and scroll views that are cut off in whole or in part, and content and
  /// targets that are too small.
  ///
  /// A view is cut off at an edge if no scroll position shows that edge. It is too small if its
  /// content needs more room; pictures, which are scaled, are never too small. A view without a
  /// size is reported if it has an identifier or is a target.
  mutating func findCutOff() {
    let screen = Extent(window.bounds)
    for place in nodes.indices {
      let node = nodes[place]
      guard node.kind == .content || node.kind == .target || node.isScrollView else { continue }
      guard !node.frame.isEmpty else {
        if node.identifier != nil || node.kind == .target {
          note(.cutOff, place, "\(node.name) has no size")
        }
        continue
      }
      if let words = excess(of: node).words(beyond: tolerance) {
        let seen = node.uncovered.intersection(screen)
        let isGone = node.scroll == nil && seen.isEmpty
        note(
          .cutOff, place,
          isGone
            ? "\(node.name) isn't visible: it is outside the window or cut off"
            : "\(node.name) is cut off by \(words)")
      } else if let needed = neededSize(of: node) {
        let size = node.view.bounds.size
        note(
          .cutOff, place,
          "\(node.name) is \(size.shortText), but its content needs \(needed.shortText)")
      }
    }
  }

  /// Returns how far a view extends beyond the area in which it can be visible.
  ///
  /// In scroll views, the distances are those that remain after the best possible scrolling of all
  /// of them.
  private func excess(of node: LayoutNode) -> LayoutExcess {
    var (edges, inner) = (ScrolledEdges(node.frame), node)
    edges.clip(to: node.clip)
    while let scroll = inner.scroll, let reach = reaches[scroll] {
      inner = nodes[scroll]
      edges.scroll(by: reach)
      edges.clip(to: inner.frame)
      edges.clip(to: inner.clip)
    }
    return edges.excess
  }

  /// Returns how far a view in scroll views extends beyond the safe area, after the best possible
  /// scrolling of all of them.
  private func excessBeyondSafeArea(of node: LayoutNode) -> LayoutExcess {
    var (edges, inner) = (ScrolledEdges(node.frame), node)
    while let scroll = inner.scroll, let reach = reaches[scroll] {
      inner = nodes[scroll]
      edges.scroll(by: reach)
      if inner.scroll != nil { edges.clip(to: inner.frame) }
    }
    // Bars may cover a part of an inner scroll view, since the outer ones move it from there.
    return edges.excess(in: inner.frame.intersection(node.safe))
  }

  /// Returns the size that a view's content needs, or nil if the view is large enough.
  ///
  /// Pictures are scaled and scroll views scroll, so neither is checked.
  private func neededSize(of node: LayoutNode) -> CGSize? {
    guard !node.isScrollView, !node.isPicture else { return nil }
    let view = node.view
    let room = view.alignmentRect(forFrame: CGRect(origin: .zero, size: view.bounds.size)).size
    let wanted = view.intrinsicContentSize
    guard isLarger(wanted, than: room) else { return nil }
    guard view.contentHeightFollowsWidth else { return wanted }
    // Wrapped text needs more height instead of its preferred width.
    let fitting = view.sizeThatFits(
      CGSize(width: view.bounds.size.width, height: .greatestFiniteMagnitude))
    return isLarger(fitting, than: view.bounds.size) ? fitting : nil
  }

  private func isLarger(_ size: CGSize, than room: CGSize) -> Bool {
    size.width > room.width + options.tolerance || size.height > room.height + options.tolerance
  }

  /// Finds content and targets that extend beyond the safe area.
  ///
  /// In a scroll view, an edge counts only if no scrolling can bring it inside.
  ///
  /// Pictures, cells and bars may extend beyond the safe area. Scroll views, and content that is
  /// the background of other content, may do so unless they are targets. Content that isn't visible
  /// at all is only reported as cut off, and so is content that is cut off in a scroll view.
  mutating func findUnsafe() {
    let content = content
    let boxes = content.map { nodes[$0].frame }
    let index = SpatialIndex(boxes.map { (extent: $0, z: 0) }, work: .serial)
    for (position, place) in content.enumerated() {
      let node = nodes[place]
      guard !node.frame.isEmpty, !node.isPicture, !node.isCell else { continue }
      let seen = node.scroll == nil ? node.uncovered : node.frame
      // A view that isn't visible at all is reported as cut off.
      guard !seen.isEmpty else { continue }
      var excess = LayoutExcess(of: seen, in: node.safe)
      if node.scroll != nil {
        guard self.excess(of: node).words(beyond: tolerance) == nil else { continue }
        excess = excessBeyondSafeArea(of: node)
      }
      guard let words = excess.words(beyond: tolerance) else { continue }
      let isGround = index.items(in: boxes[position]).contains { other in
        nodes[content[other]].rank > node.rank && boxes[other] != boxes[position]
          && boxes[other].intersection(boxes[position]) == boxes[other]
      }
      guard !isGround || node.kind == .target else { continue }
      note(.unsafe, place, "\(node.name) is outside the safe area by \(words)")
    }
  }

  /// Finds targets whose tappable area is too small, that can't be tapped, or that are too close
  /// together.
  mutating func findSmallTargets() {
    let size = options.minimumTargetSize
    let audit = dump.audit(minimumSize: size, minimumSpacing: options.minimumTargetSpacing)
    for problem in audit.problems {
      guard let place = places[problem.element] else { continue }
      let node = nodes[place]
      switch problem.kind {
      case .small(let reachable):
        // In a scroll view, a part that is covered can be scrolled into view.
        let own = node.scroll == nil ? reachable : node.view.bounds.size
        guard
          own.width < size.width - options.tolerance
            || own.height < size.height - options.tolerance
        else { continue }
        note(
          .smallTarget, place,
          "\(node.name) has a tappable area of \(own.shortText), less than \(size.shortText)")
      case .unreachable:
        guard node.scroll == nil else { continue }
        note(.smallTarget, place, "\(node.name) can't be tapped: it is covered or cut off")
      case .close(let other, let distance):
        guard let neighbor = places[other] else { continue }
        note(
          .smallTarget, place,
          "\(node.name) is \(Double(distance).shortText) from \(nodes[neighbor].name)")
      case .offScreen, .overlaps, .duplicate: continue
      }
    }
  }
}

extension LayoutNode {
  /// Whether the view is an image, map, web, effect or background view, judging by its class name.
  ///
  /// These views scale and may extend under bars.
  var isPicture: Bool {
    ["ImageView", "EffectView", "MapView", "WebView", "Background", "BackgroundView"]
      .contains { role.hasSuffix($0) }
  }

  /// Whether the view is a table cell or a reusable view of a collection view.
  ///
  /// These views extend from edge to edge, unlike their content.
  var isCell: Bool { view is TableViewCell || view is CollectionReusableView }
}
