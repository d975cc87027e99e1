import ForceTouch
import Foundation
import ViewGeometry

let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
let dispatcher = PressDispatcher(window: window)
dispatcher.send(PressSample(phase: .began, location: CGPoint(x: 60, y: 300)))
dispatcher.send(PressSample(phase: .ended, location: CGPoint(x: 60, y: 300)))
print(dispatcher.window === window)
