/// Serves a collection view what a fixture says: counts, and sizes where items have their own.
final class FixtureDataSource {
  let collection: FixtureCollection

  init(_ collection: FixtureCollection) {
    self.collection = collection
  }
}
