/// An input that is being mutated, and the random numbers for it.
struct Mutation {
  var bytes: [UInt8]
  var random: Random
}
