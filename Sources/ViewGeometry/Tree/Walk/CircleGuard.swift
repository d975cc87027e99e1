/// Detects a cycle among the ancestors of a node.
///
/// The algorithm is Richard Brent's, "An improved Monte Carlo factorization algorithm",
/// doi:10.1007/BF01933190, section 3.
///
/// If the guard is called once per 16 levels, its cost on ordinary paths is negligible. It detects
/// a cycle after a number of calls proportional to the number of nodes on the path.
@usableFromInline
struct CircleGuard<Node: Equatable> {
  @usableFromInline var mark: Node
  @usableFromInline var steps = 0
  @usableFromInline var limit = 1

  @inlinable init(start: Node) { mark = start }

  @inlinable
  mutating func check(_ node: Node) {
    precondition(node != mark, "The ancestors of \(node) form a cycle.")
    steps &+= 1
    guard steps == limit else { return }
    (mark, steps, limit) = (node, 0, limit &* 2)
  }
}
