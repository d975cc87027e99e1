/// Detects that the parents of a node lead in a circle: Richard Brent, "An improved Monte Carlo factorization algorithm",
/// doi:10.1007/BF01933190, section 3.
///
/// Asked once every 16 levels, it costs nothing on the usual ways; in a circle it answers after three times its length.
@usableFromInline
struct CircleGuard<Node: Equatable> {
  @usableFromInline var mark: Node
  @usableFromInline var steps = 0
  @usableFromInline var limit = 1

  @inlinable init(start: Node) { mark = start }

  @inlinable
  mutating func check(_ node: Node) {
    precondition(node != mark, "The parents of \(node) lead in a circle.")
    steps &+= 1
    guard steps == limit else { return }
    (mark, steps, limit) = (node, 0, limit &* 2)
  }
}
