import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Baselines of containers that name a view inside (R11.8).
@Suite struct BaselineTests {
  /// Names a subview for each baseline.
  private final class Naming: View {
    let named: View

    init(_ named: View) {
      self.named = named
      super.init(frame: .zero)
      addSubview(named)
    }

    override var forFirstBaselineLayout: View { named }
    override var forLastBaselineLayout: View { named }
  }

  @Test(arguments: 0...4, [false, true])
  func `a baseline is passed on through all containers that name another one (R11.8)`(
    levels: Int, isFirst: Bool
  ) {
    let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let text = PlainStatedView()
    (text.traits.firstBaseline, text.traits.lastBaseline) = (15, 6)
    var chain: [View] = [text]
    for _ in 0..<levels { chain.append(Naming(chain[chain.count - 1])) }
    let outermost = chain[chain.count - 1]
    let other = View()
    for view in [outermost, other] { root.addSubview(view) }
    for view in chain + [other] { view.translatesAutoresizingMaskIntoConstraints = false }
    for view in chain {
      let superview = view.superview ?? root
      // Each is 7 points below its superview's top and 20 points higher than its content.
      LayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: superview.topAnchor, constant: 7),
        view.heightAnchor.constraint(
          equalToConstant: 40 + 20 * CGFloat(chain.firstIndex { $0 === view } ?? 0)),
      ])
    }
    let baseline = isFirst ? outermost.firstBaselineAnchor : outermost.lastBaselineAnchor
    LayoutConstraint.activate([
      other.topAnchor.constraint(equalTo: baseline),
      other.heightAnchor.constraint(equalToConstant: 1),
    ])

    root.layoutIfNeeded()

    let top = 7 * CGFloat(levels + 1)
    expectEqual(other.frame.minY, top + (isFirst ? 15 : 40 - 6))
  }
}
