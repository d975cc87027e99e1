// The compiler can't see this, because nodes are classes with unsafe contents. It holds because a
// node is written only through a `mutating` method of a tree, and only after
// `isKnownUniquelyReferenced` has shown that no other tree or node refers to it or to any node on
// the way down to it. Every node that two trees can reach is therefore never written again, and
// what only one tree can reach is written under that tree's exclusive access.
extension OffsetTree: @unchecked Sendable {}
