extension FlowSolution: LayoutSolution {
  package var contentSize: LayoutSize { LayoutSize(width: containerWidth, height: height) }

  package var pinning: LayoutPinning { pinsHeaders || pinsFooters ? .supplementaries : .nothing }

  package func element(section: Int, item: Int, viewport: Extent?) -> LayoutElement? {
    guard contains(section: section, item: item) else { return nil }
    return LayoutElement(
      kind: .item, section: section, item: item, frame: frame(ofItem: item, section: section))
  }

  package func supplementary(
    named name: String, section: Int, item: Int?, viewport: Extent?
  ) -> LayoutElement? {
    guard section >= 0 && section < sectionCount else { return nil }
    let pinning = pinning(to: viewport)
    let (kind, frame): (LayoutElementKind, LayoutFrame?) =
      switch name {
      case LayoutElementKind.headerName: (.header, headerFrame(section: section, pinning: pinning))
      case LayoutElementKind.footerName: (.footer, footerFrame(section: section, pinning: pinning))
      default: (.item, nil)
      }
    return frame.map {
      LayoutElement(
        kind: kind, section: section, item: 0, frame: $0, zIndex: pinning.zIndex(of: kind))
    }
  }

  package func forEachElement(
    in extent: Extent, viewport: Extent?, _ body: (LayoutElement) -> Void
  ) {
    forEachElement(in: extent, pinning: pinning(to: viewport), body)
  }

  private func pinning(to viewport: Extent?) -> FlowPinning {
    viewport.map {
      FlowPinning(
        headers: pinsHeaders, footers: pinsFooters, visibleStart: $0.minY, visibleEnd: $0.maxY)
    } ?? .none
  }
}
