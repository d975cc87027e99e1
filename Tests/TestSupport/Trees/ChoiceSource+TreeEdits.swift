import Foundation
import ViewGeometry

extension ChoiceSource {
  /// Returns an edit of a tree of `count` views, possible or not, with values that stay exact.
  mutating func treeEdit(of count: Int) -> TreeEdit {
    let view = index(below: count)
    switch choice(below: 16) {
    case 0: return .add(view, to: index(below: count))
    case 1: return .insert(view, into: index(below: count), at: index(below: 4))
    case 2: return .insertAbove(view, sibling: index(below: count))
    case 3: return .insertBelow(view, sibling: index(below: count))
    case 4: return .exchange(in: view, at: index(below: 4), with: index(below: 4))
    case 5: return .bringToFront(view)
    case 6: return .sendToBack(view)
    case 7: return .remove(view)
    default: return .set(view, setting())
    }
  }

  private mutating func setting() -> TreeEdit.Setting {
    switch choice(below: 9) {
    case 0: .center(dyadicPoint())
    case 1: .boundsOrigin(dyadicPoint())
    case 2: .bounds(dyadicRect())
    // Sizes may be negative, because setters standardize them (R2.8).
    case 3: .frame(CGRect(x: dyadic(), y: dyadic(), width: dyadic(), height: dyadic()))
    case 4: .transform(transform(.exact))
    case 5: .anchorPoint(anchorPoint())
    case 6: .isHidden(flag())
    case 7: .alpha(pick([1, 0, 0.009, 0.01, 0.011]))
    default: .isUserInteractionEnabled(flag())
    }
  }
}
