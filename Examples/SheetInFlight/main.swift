// A sheet is presented in 0.4 s. Where is its button if a touch arrives early, and when can it be
// tapped?
import ForceTouch
import Foundation
import ViewGeometry

let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
let sheet = View(frame: CGRect(x: 0, y: 480, width: 320, height: 240))
let button = View(frame: CGRect(x: 110, y: 80, width: 100, height: 40))
window.addSubview(sheet)
sheet.addSubview(button)

let clock = AnimationClock()
AnimationClock.current = clock

View.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
  sheet.frame.origin.y = 240
} completion: { _ in
  print("\(clock.now) s: the sheet is up")
}

/// The visible frame of the button, in the window.
let seen = { () -> CGRect? in
  guard let shown = button.layer.presentation() else { return nil }
  return window.layer.presentation()?.convert(shown.bounds, from: shown)
}

// The model is where the sheet is going; the presentation is where it is now.
print("model:  y =", button.convert(button.bounds, to: window).minY)
print("screen: y =", seen()?.minY ?? .nan)
print("later:  y =", clock.look(at: 0.1) { seen()?.minY ?? .nan })

// Queries about future moments: nothing moves, nothing is called.
let whole = clock.firstMoment(whollyShowing: button) ?? .nan
print("visible after", (whole * 1_000).rounded(), "ms")
let tappable = clock.firstMoment(reaching: button) ?? .nan
print("tappable after", (tappable * 1_000).rounded(), "ms")

clock.advance(by: 0.1)
let tap = CGPoint(x: 160, y: 340)

/// The view that a tap now hits at the button's final position.
let hit = { window.hitTest(tap, with: nil) === button ? "the button" : "the window" }

print("\(clock.now) s: a tap hits", hit())
clock.advanceToRest()
print("\(clock.now) s: a tap hits", hit())
