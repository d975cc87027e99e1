/// A view or layout that finds out which methods its delegate doesn't implement.
///
/// Swift protocols don't reveal this. Therefore the methods are called, and their default
/// implementations set ``calledDefault`` in the view or layout that is passed to them.
protocol DelegateAsking: AnyObject {
  /// Whether a default implementation has been called since this was set to false.
  var calledDefault: Bool { get set }
}

extension DelegateAsking {
  /// Returns the result of `call`, and whether `call` called a default implementation.
  func asked<Answer>(_ call: () -> Answer) -> (answer: Answer, isDefault: Bool) {
    calledDefault = false
    let answer = call()
    return (answer, calledDefault)
  }
}
