extension FlowSolution: LayoutSolution {
  package var contentSize: LayoutSize { LayoutSize(width: containerWidth, height: height) }

  package var pinning: LayoutPinning { pinsHeaders || pinsFooters ? .supplementaries : .nothing }

  @inline(__always)
  package func frame(section: Int, item: Int, viewport: Extent?) -> LayoutFrame? {
    guard section >= 0, section < sectionCount else { return nil }
    return withSection(section) { section, start in
      item >= 0 && item < section.itemCount
        ? section.frame(ofItem: item, sectionStart: start) : nil
    }
  }

  package func supplementary(
    named name: String, section: Int, item: Int?, viewport: Extent?
  ) -> LayoutElement? {
    guard section >= 0 && section < sectionCount && item == 0 else { return nil }
    let pinning = pinning(to: viewport)
    let (kind, frame): (LayoutElementKind, LayoutFrame?) =
      switch name {
      case LayoutElementKind.headerName: (.header, headerFrame(section: section, pinning: pinning))
      case LayoutElementKind.footerName: (.footer, footerFrame(section: section, pinning: pinning))
      default: (.item, nil)
      }
    return frame.map {
      LayoutElement(
        kind: kind, section: section, item: 0, frame: $0, zIndex: FlowPinning.zIndex(of: kind))
    }
  }

  @inline(__always)
  package func forEachElement(
    in extent: Extent, viewport: Extent?, _ body: (LayoutElement) -> Void
  ) {
    forEachElement(in: extent, pinning: pinning(to: viewport), body)
  }

  @inline(__always)
  private func pinning(to viewport: Extent?) -> FlowPinning {
    viewport.map {
      FlowPinning(
        headers: pinsHeaders, footers: pinsFooters, visibleStart: $0.minY, visibleEnd: $0.maxY)
    } ?? .none
  }
}
