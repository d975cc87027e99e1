import UIKitNames

let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
let label = UILabel()
view.addSubview(label)
print(view.hitTest(CGPoint(x: 30, y: 30), with: nil) === view)
