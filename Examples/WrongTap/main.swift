// A tap on a button goes elsewhere, and the explanation of the hit test shows why.
import Foundation
import ViewGeometry

final class Card: View {}
final class BuyButton: View {}
final class LoadingOverlay: View {}

let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
let card = Card(frame: CGRect(x: 20, y: 100, width: 280, height: 120))
let button = BuyButton(frame: CGRect(x: 20, y: 100, width: 120, height: 44))
let overlay = LoadingOverlay(frame: window.bounds)
window.addSubview(card)
card.addSubview(button)
window.addSubview(overlay)
overlay.alpha = 0.02  // faded out, but not removed

// The button is drawn from (40, 200) to (160, 244). This is in its lower half:
let tap = CGPoint(x: 60, y: 230)
print(window.explainHitTest(tap))

print("\nWith an overlay that takes no touches:")
overlay.isUserInteractionEnabled = false
print(window.explainHitTest(tap))

print("\nWith a card that contains the whole button:")
card.frame.size.height = 160
print(window.explainHitTest(tap))
