/// How a section scrolls across the layout's direction (R8.21).
package enum CompositionalScrolling: Int, Sendable, Hashable {
  case none
  case continuous
  case continuousGroupLeadingBoundary
  case paging
  case groupPaging
  case groupPagingCentered
}
