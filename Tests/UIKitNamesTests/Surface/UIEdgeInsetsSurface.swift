import UIKitNames

enum UIEdgeInsetsSurface {
  static func values() {
    let insets = UIEdgeInsets.init(top: 1, left: 2, bottom: 3, right: 4)
    mention(insets == .zero, CGRect.zero.inset(by: insets), NSDirectionalEdgeInsets.zero)
    mention(UIOffset.zero, UIRectEdge.all, UIRectCorner.allCorners, CGVector.zero)
    mention(NSValue(cgRect: .zero).cgRectValue, NSCoder.cgRect(for: "{{0, 0}, {1, 1}}"))
    mention(AVMakeRect(aspectRatio: .zero, insideRect: .zero))
  }
}
