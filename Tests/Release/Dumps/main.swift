import Foundation
import ScreenFiles

let text = """
  <UIWindow: 0x1; frame = (0 0; 320 480)>
     | <UIButton: 0x2; frame = (20 20; 100 44)>
  """
let dump = try ScreenDump(Data(text.utf8))
print(dump.format, dump.touched(at: CGPoint(x: 30, y: 30))?.role ?? "nothing")
