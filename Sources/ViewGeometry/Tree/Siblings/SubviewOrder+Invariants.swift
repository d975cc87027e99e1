extension SubviewOrder {
  /// Traps unless counts, parents and leaves agree.
  func check() {
    var leafCount = 0
    let sum = check(below: root, parent: -1, &leafCount)
    precondition(sum == count, "The order of subviews counts \(count) views of \(sum).")
    precondition(
      leafCount == leafEnd - freeLeaves.count, "A leaf of the order of subviews is out of reach.")
  }

  private func check(below node: Int, parent: Int32, _ leafCount: inout Int) -> Int {
    precondition(nodes[node].parent == parent, "A node of the order doesn't know its parent.")
    var total = 0
    for lane in 0..<Int(nodes[node].used) {
      let child = Int(nodes[node].children[lane])
      var sum = 0
      if nodes[node].height == 1 {
        leafCount += 1
        sum = used(child)
        precondition(
          leaves[child].parent == Int32(node) && sum > 0
            && (0..<sum).allSatisfy { cursors(child)[$0].leafInOrder == Int32(child) },
          "A leaf of the order of subviews is empty, or unknown to its views.")
      } else {
        sum = check(below: child, parent: Int32(node), &leafCount)
      }
      precondition(Int(nodes[node].counts[lane]) == sum, "A node of the order counts wrongly.")
      total += sum
    }
    return total
  }
}
