// A dump from a device (`adb shell uiautomator dump`): what is covered, and where to tap instead.
import Foundation
import ScreenFiles

let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "checkout.xml")
let dump = try ScreenDump(contentsOf: file)
print("\(dump.format.rawValue), \(dump.elements.count) elements in \(dump.unit.rawValue)")

func describe(_ element: ScreenDump.Element?) -> String {
  guard let element else { return "nothing" }
  return "\(element.role) \(element.name ?? element.identifier ?? "")"
}

// The visible element and the one that takes the touch can differ: a label covers its button.
let point = CGPoint(x: 540, y: 2170)
print("visible at 540, 2170: \(describe(dump.frontmost(at: point)))")
print("touched there: \(describe(dump.touched(at: point)))")

// Tools tap the middle of an element. The lower half of the button is under the snackbar.
if let pay = dump.elements.first(where: { $0.identifier == "org.example.shop:id/pay" }) {
  let middle = CGPoint(x: pay.frame.midX, y: pay.frame.midY)
  print("a tap in the middle of the button hits: \(describe(dump.touched(at: middle)))")

  let verdict = dump.verdict(of: pay)
  if let tap = verdict.tapPoint {
    print("better: \(tap.x), \(tap.y), which is \(verdict.clearance) from any edge")
  }
}

print("\nEverything that takes touches:")
for element in dump.elements where dump.isTarget(element) {
  print(dump.verdict(of: element))
}
