/// An input that is being changed, and the numbers that say how.
struct Mutation {
  var bytes: [UInt8]
  var random: Random
}
