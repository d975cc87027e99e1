import Foundation
import ViewGeometry

@testable import TestSupport

/// A compositional layout that describes its sections by options that change.
final class OptionedComposition: CollectionViewCompositionalLayout {
  final class Options {
    var columns = 2
    var spacing: CGFloat = 4
    var inset: CGFloat = 0
    var scrolling = CollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// Whether only sections with odd indices scroll by themselves.
    var scrollsEverySecond = true
    var header: CGFloat = 0
    var footer: CGFloat = 0
    var pinsHeaders = false
    var hasBackground = false
    var isHorizontal = false
  }

  let options: Options

  init() {
    let options = Options()
    self.options = options
    super.init(sectionProvider: { index, _ in Self.section(index, options) })
  }

  private static func section(_ index: Int, _ options: Options) -> CollectionLayoutSection {
    func size(
      _ across: CollectionLayoutDimension, _ along: CollectionLayoutDimension
    ) -> CollectionLayoutSize {
      options.isHorizontal
        ? CollectionLayoutSize(widthDimension: along, heightDimension: across)
        : CollectionLayoutSize(widthDimension: across, heightDimension: along)
    }
    func across(_ part: CGFloat) -> CollectionLayoutDimension {
      options.isHorizontal ? .fractionalHeight(part) : .fractionalWidth(part)
    }
    func along(_ part: CGFloat) -> CollectionLayoutDimension {
      options.isHorizontal ? .fractionalWidth(part) : .fractionalHeight(part)
    }
    let item = CollectionLayoutItem(
      layoutSize: size(across(1 / CGFloat(options.columns)), along(1)))
    let isScrolling = options.scrolling != .none && (!options.scrollsEverySecond || index % 2 == 1)
    let groupSize = size(across(isScrolling ? 0.4 : 1), .absolute(20 + CGFloat(index % 3) * 11))
    let group: CollectionLayoutGroup =
      options.isHorizontal
      ? .vertical(layoutSize: groupSize, subitems: [item])
      : .horizontal(layoutSize: groupSize, subitems: [item])
    let section = CollectionLayoutSection(group: group)
    section.interGroupSpacing = options.spacing
    section.contentInsets = DirectionalEdgeInsets(
      top: options.inset, leading: options.inset / 2, bottom: 1, trailing: options.inset)
    if isScrolling { section.orthogonalScrollingBehavior = options.scrolling }
    let ends: (RectAlignment, RectAlignment) =
      options.isHorizontal ? (.leading, .trailing) : (.top, .bottom)
    func boundary(_ length: CGFloat, _ kind: String, _ alignment: RectAlignment) {
      guard length > 0 else { return }
      let item = CollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(across(1), .absolute(length)), elementKind: kind, alignment: alignment)
      item.pinToVisibleBounds = options.pinsHeaders
      section.boundarySupplementaryItems.append(item)
    }
    boundary(options.header, CollectionView.elementKindSectionHeader, ends.0)
    boundary(options.footer, CollectionView.elementKindSectionFooter, ends.1)
    if options.hasBackground { section.decorationItems = [.background(elementKind: "back")] }
    return section
  }

  /// Changes an option, as an app does, and notifies the layout.
  func change(_ change: (Options) -> Void) {
    change(options)
    invalidateLayout()
  }

  func configure(_ change: (CollectionViewCompositionalLayoutConfiguration) -> Void) {
    let new = configuration
    change(new)
    configuration = new
  }
}

extension CollectionHistory where Layout == OptionedComposition {
  static var composition: SubjectUnderTest<CollectionHistory> {
    var subject = subject(
      "composition",
      [
        Setting("columns", [2, 1, 3]) { $0.layout.change(\.columns, $1) },
        Setting("spacing", [4, 0, 7.25]) { $0.layout.change(\.spacing, $1) },
        Setting("section inset", [0, 12]) { $0.layout.change(\.inset, $1) },
        Setting(
          "orthogonal",
          [
            CollectionLayoutSectionOrthogonalScrollingBehavior.none, .continuous, .paging,
            .groupPagingCentered,
          ]
        ) { $0.layout.change(\.scrolling, $1) },
        Setting("every second", [true, false]) { $0.layout.change(\.scrollsEverySecond, $1) },
        Setting("header", [0, 30]) { $0.layout.change(\.header, $1) },
        Setting("footer", [0, 15]) { $0.layout.change(\.footer, $1) },
        Setting("pinned", [false, true]) { $0.layout.change(\.pinsHeaders, $1) },
        Setting("background", [false, true]) { $0.layout.change(\.hasBackground, $1) },
        Setting("scrolling", [false, true]) { history, isHorizontal in
          history.layout.change(\.isHorizontal, isHorizontal)
          history.layout.configure { $0.scrollDirection = isHorizontal ? .horizontal : .vertical }
        },
        Setting("between sections", [0, 9]) { history, spacing in
          history.layout.configure { $0.interSectionSpacing = spacing }
        },
        Setting("insets from", [ContentInsetsReference.safeArea, .none, .layoutMargins]) {
          history, reference in
          history.layout.configure { $0.contentInsetsReference = reference }
        },
        Setting("boundary", [0, 25]) { history, length in
          history.layout.configure {
            $0.boundarySupplementaryItems =
              length == 0
              ? []
              : [
                CollectionLayoutBoundarySupplementaryItem(
                  layoutSize: CollectionLayoutSize(
                    widthDimension: .absolute(length), heightDimension: .absolute(length)),
                  elementKind: "global", alignment: .topLeading)
              ]
          }
        },
      ], make: { OptionedComposition() })
    subject.carried.append(
      Carried("orthogonal offsets") { history, source in
        let offset: CGFloat = source.pick([0, 25, 1_000])
        for section in 0..<history.collection.numberOfSections {
          history.layout.setOrthogonalContentOffset(offset, inSection: section)
        }
      })
    subject.disturbances.append { history in
      history.collection.layoutIfNeeded()
      for section in 0..<min(3, history.collection.numberOfSections) {
        history.layout.setOrthogonalContentOffset(40, inSection: section)
      }
      history.collection.layoutIfNeeded()
    }
    let answers = subject.answers
    return SubjectUnderTest(
      name: subject.name, make: subject.make, settings: subject.settings,
      disturbances: subject.disturbances, carried: subject.carried
    ) { history in
      answers(history)
        + (0..<history.collection.numberOfSections).map { section in
          let back = history.layout.layoutAttributesForDecorationView(
            ofKind: "back", at: IndexPath(item: 0, section: section))
          return
            "scrolled \(section) \(history.layout.orthogonalContentOffset(inSection: section)), background \(back?.frame ?? .null)"
        }
        + [
          "boundary \(history.collection.layoutAttributesForSupplementaryElement(ofKind: "global", at: IndexPath(index: 0))?.frame ?? .null)"
        ]
    }
  }
}

extension OptionedComposition {
  fileprivate func change<Value>(
    _ option: ReferenceWritableKeyPath<Options, Value>, _ value: Value
  ) {
    change { $0[keyPath: option] = value }
  }
}
