import TestSupport
import Testing
import ViewGeometry

@Suite struct ActionTests {
  @Test func `the sender is known while the handler runs, also after one performed within`() {
    var senders: [String?] = []
    let action = Action { action in
      let sender = action.sender as? String
      if sender == "outer" { action.performWithSender("inner", target: nil) }
      senders.append(action.sender as? String)
    }

    action.performWithSender("outer", target: nil)
    senders.append(action.sender as? String)

    expectEqual(senders, ["inner", "outer", nil])
  }
}
