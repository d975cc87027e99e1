/// A view or layout that finds out which methods a delegate leaves to their defaults, since protocols don't tell.
///
/// It calls them: a default sets ``calledDefault`` in the view or layout that it is given.
protocol DelegateAsking: AnyObject {
  /// Whether a default has answered since this was set to false.
  var calledDefault: Bool { get set }
}

extension DelegateAsking {
  /// The answer to a call of one method, and whether it is that of the default.
  func asked<Answer>(_ call: () -> Answer) -> (answer: Answer, isDefault: Bool) {
    calledDefault = false
    let answer = call()
    return (answer, calledDefault)
  }
}
