import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Examples in the comments of constraints, run; `MethodExampleTests` checks that each is in a test.
@Suite struct ConstraintMethodExamples {
  private let card = View(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  private let icon = SizedView(40, 40)
  private let title = SizedView(100, 20)

  init() {
    for view in [icon, title] {
      card.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
  }

  @Test func `the example of translatesAutoresizingMaskIntoConstraints`() {
    let label = View()
    card.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    label.topAnchor.constraint(equalTo: card.topAnchor, constant: 8).isActive = true
    card.layoutIfNeeded()
    expectEqual(label.frame.minY, 8)
  }

  @Test func `the example of layoutMarginsGuide`() {
    let margins = card.layoutMarginsGuide
    title.leadingAnchor.constraint(equalTo: margins.leadingAnchor).isActive = true
    title.trailingAnchor.constraint(equalTo: margins.trailingAnchor).isActive = true
    card.layoutIfNeeded()
    expectEqual(title.frame.width, 304)
  }

  @Test func `the example of leadingAnchor`() {
    LayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      title.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
    ])
    card.layoutIfNeeded()
    expectEqual(title.frame.minX, 16)
    expectEqual(title.frame.width, 288)
  }

  @Test func `the example of topAnchor`() {
    let below = title.topAnchor.constraint(equalTo: icon.bottomAnchor, constant: 8)
    let inside = title.bottomAnchor.constraint(lessThanOrEqualTo: card.bottomAnchor)
    LayoutConstraint.activate([below, inside])
    card.layoutIfNeeded()
    expectEqual(title.frame.minY - icon.frame.maxY, 8)
  }

  @Test func `the example of widthAnchor`() {
    icon.widthAnchor.constraint(equalToConstant: 40).isActive = true
    icon.heightAnchor.constraint(equalTo: icon.widthAnchor).isActive = true
    card.layoutIfNeeded()
    expectEqual(icon.frame.size, CGSize(width: 40, height: 40))
  }

  @Test func `the example of LayoutConstraint`() {
    let half = LayoutConstraint(
      item: icon, attribute: .width, relatedBy: .equal, toItem: card, attribute: .width,
      multiplier: 0.5, constant: -8)
    half.isActive = true
    card.layoutIfNeeded()
    expectEqual(icon.frame.width, 152)
  }

  @Test func `the example of constant`() {
    let height = icon.heightAnchor.constraint(equalToConstant: 120)
    height.isActive = true
    height.constant = 160  // at the next layout
    card.layoutIfNeeded()
    expectEqual(icon.frame.height, 160)
  }

  @Test func `the example of priority`() {
    let preferred = icon.widthAnchor.constraint(equalToConstant: 400)
    preferred.priority = .defaultHigh  // gives way to required constraints
    preferred.isActive = true
    icon.widthAnchor.constraint(lessThanOrEqualTo: card.widthAnchor).isActive = true
    card.layoutIfNeeded()
    expectEqual(icon.frame.width, 320)
  }

  @Test func `the example of isActive`() {
    let width = icon.widthAnchor.constraint(equalToConstant: 64)
    width.isActive = true
    width.isActive = false  // the width is that of the content again
    card.layoutIfNeeded()
    expectEqual(icon.frame.width, 40)
  }

  @Test func `the example of activate(_:)`() {
    LayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      icon.centerYAnchor.constraint(equalTo: card.centerYAnchor),
    ])
    card.layoutIfNeeded()
    expectEqual(icon.frame, CGRect(x: 16, y: 80, width: 40, height: 40))
  }

  @Test func `the example of constraint(equalTo:)`() {
    title.centerXAnchor.constraint(equalTo: card.centerXAnchor).isActive = true
    title.centerYAnchor.constraint(equalTo: card.centerYAnchor).isActive = true
    card.layoutIfNeeded()
    expectEqual(title.frame, CGRect(x: 110, y: 90, width: 100, height: 20))
  }

  @Test func `the example of constraint(equalTo:constant:)`() {
    title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8).isActive = true
    title.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16).isActive = true
    card.layoutIfNeeded()
    expectEqual(title.frame.maxX, 304)
    expectEqual(title.frame.minX - icon.frame.maxX, 8)
  }

  @Test func `the example of constraint(equalToConstant:)`() {
    icon.widthAnchor.constraint(equalToConstant: 24).isActive = true
    icon.heightAnchor.constraint(equalToConstant: 24).isActive = true
    card.layoutIfNeeded()
    expectEqual(icon.frame.size, CGSize(width: 24, height: 24))
  }

  @Test func `the example of constraint(equalTo:multiplier:)`() {
    icon.heightAnchor.constraint(equalToConstant: 90).isActive = true
    icon.widthAnchor.constraint(equalTo: icon.heightAnchor, multiplier: 2).isActive = true
    card.layoutIfNeeded()
    expectEqual(icon.frame.width, 180)
  }

  @Test func `the example of constraints(withVisualFormat:)`() {
    let row = LayoutConstraint.constraints(
      withVisualFormat: "H:|-16-[icon(24)]-8-[title]-(>=gap)-|", options: .alignAllCenterY,
      metrics: ["gap": 8], views: ["icon": icon, "title": title])
    LayoutConstraint.activate(row)
    card.layoutIfNeeded()
    expectEqual(title.frame.minX, 48)
  }

  @Test func `the example of LayoutGuide`() {
    let gap = LayoutGuide()
    card.addLayoutGuide(gap)
    gap.heightAnchor.constraint(equalTo: title.heightAnchor).isActive = true
    card.layoutIfNeeded()
    expectEqual(gap.layoutFrame.height, title.frame.height)
  }

  @Test func `the example of StackView`() {
    let row = StackView(arrangedSubviews: [icon, title])
    row.spacing = 8
    row.alignment = .center
    row.frame = CGRect(x: 0, y: 0, width: 148, height: 44)
    row.layoutIfNeeded()
    expectEqual(title.frame, CGRect(x: 48, y: 12, width: 100, height: 20))
  }

  @Test func `the example of spacing`() {
    let row = StackView(arrangedSubviews: [icon, title])
    row.spacing = 8
    let size = row.intrinsicContentSize  // the widths of both and 8 points between them
    expectEqual(size, CGSize(width: 148, height: 40))
  }
}
