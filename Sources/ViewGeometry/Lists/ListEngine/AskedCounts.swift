/// The current counts of a data source; the count of each section is requested only once.
final class AskedCounts: ListCounting {
  let sectionCount: Int
  private let list: any ListEngine
  private var asked: [Int: Int] = [:]

  init(of list: any ListEngine) {
    self.list = list
    sectionCount = list.countedSections()
  }

  func itemCount(inSection section: Int) -> Int {
    if let count = asked[section] { return count }
    let count = list.countedItems(inSection: section)
    asked[section] = count
    return count
  }
}
