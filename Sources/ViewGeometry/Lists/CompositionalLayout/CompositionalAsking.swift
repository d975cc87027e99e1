import Foundation

/// Requests sections from the section provider, all with the same environment.
struct CompositionalAsking {
  let environment: LayoutContainer
  let isHorizontal: Bool
  private let provider: CollectionViewCompositionalLayoutSectionProvider
  private let reference: ContentInsetsReference
  private(set) var handlers: [Int: CollectionLayoutSectionVisibleItemsInvalidationHandler] = [:]
  /// The orthogonal scrolling properties that differ from the defaults, by section.
  private(set) var scrolling: [Int: CompositionalScrollingValues] = [:]

  init(_ layout: CollectionViewCompositionalLayout) {
    let configuration = layout.storedConfiguration
    environment = LayoutContainer(layout.collectionView)
    isHorizontal = configuration.scrollDirection == .horizontal
    provider = layout.sectionProvider
    reference = configuration.contentInsetsReference
  }

  /// The size of the container in the form that the solver uses: transposed if the layout scrolls
  /// horizontally.
  var container: LayoutSize { environment.layoutSize(isHorizontal: isHorizontal) }

  mutating func append(
    _ index: Int, itemCount: Int, to builder: inout CompositionalBuilder
  ) {
    let description = description(of: index)
    guard let arrange = description.arrange else {
      return builder.append(description.rules, itemCount: itemCount)
    }
    builder.append(description.rules, itemCount: itemCount, arrange: arrange)
  }

  /// Requests a section from the provider, and returns its description.
  mutating func description(of index: Int) -> CompositionalDescription {
    guard let section = provider(index, environment) else {
      preconditionFailure("The section provider returned nil for section \(index).")
    }
    if let handler = section.visibleItemsInvalidationHandler { handlers[index] = handler }
    let scrolling = section.orthogonalScrollingProperties.values
    if scrolling != CompositionalScrollingValues() { self.scrolling[index] = scrolling }
    let rules = section.rules(in: environment, reference: reference, isHorizontal: isHorizontal)
    guard !section.arrangements.isEmpty else { return CompositionalDescription(rules: rules) }
    return CompositionalDescription(rules: rules) { [environment, isHorizontal] number, size in
      section.arrange(number, in: size, of: environment, isHorizontal: isHorizontal)
    }
  }
}
