import Foundation
import ViewGeometry

let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
let button = View(frame: CGRect(x: 20, y: 20, width: 100, height: 44))
window.addSubview(button)
print(window.hitTest(CGPoint(x: 30, y: 30), with: nil) === button)
