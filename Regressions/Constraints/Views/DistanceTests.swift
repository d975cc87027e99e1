import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Distances between anchors as sizes, in both reading directions (R11.7).
@Suite struct DistanceTests {
  /// The other side of the comparison with a distance.
  enum Form: CaseIterable {
    case constant, width, reversedWidth, distance
  }

  private let root = View(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  private let start = View()
  private let end = View()
  private let other = View()

  private func anchor(_ attribute: LayoutConstraint.Attribute, _ view: View) -> LayoutXAxisAnchor {
    switch attribute {
    case .leading: view.leadingAnchor
    case .trailing: view.trailingAnchor
    default: view.centerXAnchor
    }
  }

  private func place(
    _ attribute: LayoutConstraint.Attribute, _ view: View, isMirrored: Bool
  ) -> CGFloat {
    switch attribute {
    case .leading: isMirrored ? view.frame.maxX : view.frame.minX
    case .trailing: isMirrored ? view.frame.minX : view.frame.maxX
    default: view.frame.midX
    }
  }

  /// The direction is that of the superview; the view with the other width reads from left to
  /// right.
  @Test(arguments: Form.allCases, [false, true])
  func `a distance runs in reading direction if either end does (R11.7, R11.14)`(
    form: Form, isMirrored: Bool
  ) {
    for view in [start, end, other] {
      root.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    if isMirrored {
      for view in [root, start, end] { view.semanticContentAttribute = .forceRightToLeft }
    }
    other.semanticContentAttribute = .forceLeftToRight
    LayoutConstraint.activate([
      start.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 180),
      start.widthAnchor.constraint(equalToConstant: 20),
      end.widthAnchor.constraint(equalToConstant: 44),
      other.leftAnchor.constraint(equalTo: root.leftAnchor),
      other.widthAnchor.constraint(equalToConstant: 30),
    ])
    let attributes: [LayoutConstraint.Attribute] = [.leading, .trailing, .centerX]
    for first in attributes {
      for second in attributes {
        let distance = anchor(first, start).anchorWithOffset(to: anchor(second, end))
        let constraint =
          switch form {
          case .constant: distance.constraint(equalToConstant: 30)
          case .width: distance.constraint(equalTo: other.widthAnchor)
          case .reversedWidth: other.widthAnchor.constraint(equalTo: distance)
          case .distance:
            distance.constraint(equalTo: other.leftAnchor.anchorWithOffset(to: other.rightAnchor))
          }
        constraint.isActive = true

        root.layoutIfNeeded()

        let length =
          place(second, end, isMirrored: isMirrored) - place(first, start, isMirrored: isMirrored)
        let turns = isMirrored && (first != .centerX || second != .centerX)
        expectEqual((turns ? -length : length), CGFloat(30), "\(first) to \(second)")
        constraint.isActive = false
      }
    }
  }

  @Test(arguments: [false, true])
  func `the direction is that of the view around, not of an end (R11.14)`(isMirrored: Bool) {
    for view in [start, end] {
      root.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    root.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    for view in [start, end] {
      view.semanticContentAttribute = isMirrored ? .forceLeftToRight : .forceRightToLeft
    }
    LayoutConstraint.activate([
      start.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 180),
      start.widthAnchor.constraint(equalToConstant: 20),
      end.widthAnchor.constraint(equalToConstant: 44),
      start.centerXAnchor.anchorWithOffset(to: end.leadingAnchor).constraint(equalToConstant: 30),
    ])

    root.layoutIfNeeded()

    let edge = isMirrored ? end.frame.maxX : end.frame.minX
    expectEqual(edge, CGFloat(isMirrored ? 160 : 220))
  }
}
