import Foundation

extension DumpBuilder {
  /// What is open about the roots: where several cover the same place, the file doesn't say which lies in front.
  ///
  /// - Complexity: O(roots) for more than 64 of them, which are a list and no windows.
  func remarksOnRoots() -> [ScreenDump.Remark] {
    let shown = roots.filter { elements[$0].hasFrame && !elements[$0].isHidden }
    guard shown.count > 1, shown.count <= 64 else { return [] }
    for (place, first) in shown.enumerated() {
      for second in shown[(place + 1)...] {
        let common = elements[first].frame.intersection(elements[second].frame)
        guard !common.isEmpty else { continue }
        return [
          ScreenDump.Remark(
            kind: .ambiguous,
            text: "several roots cover the same place; the later one was taken to lie in front",
            line: elements[second].line)
        ]
      }
    }
    return []
  }
}
