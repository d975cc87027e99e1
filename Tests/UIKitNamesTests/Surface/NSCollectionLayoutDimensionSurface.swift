import UIKitNames

enum NSCollectionLayoutDimensionSurface {
  static let all: [NSCollectionLayoutDimension] = [
    .fractionalWidth(0.5), .fractionalHeight(0.5), .absolute(44), .estimated(44),
    .uniformAcrossSiblings(estimate: 44),
  ]
}
