import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Leading and trailing follow the view that holds a constraint (R11.14).
@Suite struct ContainerDirectionTests {
  private let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func add(_ view: View = View(), to superview: View? = nil) -> View {
    (superview ?? root).addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  private func pin(_ view: View, width: CGFloat, at leading: LayoutXAxisAnchor, _ gap: CGFloat) {
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: leading, constant: gap),
      view.widthAnchor.constraint(equalToConstant: width),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
  }

  @Test func `R11.14 the attribute turns what lies in the view, and nothing deeper`() {
    let (box, leaf) = (add(), View())
    _ = add(leaf, to: box)
    pin(box, width: 200, at: root.leadingAnchor, 20)
    pin(leaf, width: 50, at: box.leadingAnchor, 5)
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    expectEqual([box.frame.minX, leaf.frame.minX], [100, 5])

    root.semanticContentAttribute = .unspecified
    box.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    expectEqual([box.frame.minX, leaf.frame.minX], [20, 145])

    leaf.semanticContentAttribute = .forceRightToLeft
    box.semanticContentAttribute = .forceLeftToRight
    root.layoutIfNeeded()
    expectEqual([box.frame.minX, leaf.frame.minX], [20, 5])
  }

  @Test func `R11.14 siblings follow their superview, and views far apart their common ancestor`() {
    let (first, second, box) = (add(), add(), add())
    let leaf = add(to: box)
    pin(first, width: 40, at: root.leadingAnchor, 10)
    pin(second, width: 40, at: first.trailingAnchor, 8)
    pin(box, width: 100, at: second.trailingAnchor, 8)
    pin(leaf, width: 20, at: first.leadingAnchor, 100)
    box.semanticContentAttribute = .forceLeftToRight
    root.semanticContentAttribute = .forceRightToLeft

    root.layoutIfNeeded()

    expectEqual([first, second, box].map(\.frame.minX), [270, 222, 114])
    // Held by the root: its leading edge is the right one, 100 before the first's at 310.
    expectEqual(leaf.convert(leaf.bounds, to: root).maxX, 210)
  }

  @Test func `R11.14 a guide counts as its owner`() {
    let guide = LayoutGuide()
    let box = add()
    pin(box, width: 200, at: root.leadingAnchor, 0)
    box.addLayoutGuide(guide)
    box.semanticContentAttribute = .forceRightToLeft
    LayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 30),
      guide.widthAnchor.constraint(equalToConstant: 50),
    ])

    root.layoutIfNeeded()

    expectEqual(guide.layoutFrame.minX, 120)
  }

  @Test func `R11.14 margins, safe areas and relations turn with the container`() {
    let window = Window(frame: root.bounds)
    window.safeAreaInsets = EdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
    window.addSubview(root)
    root.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 0, leading: 12, bottom: 0, trailing: 24)
    root.semanticContentAttribute = .forceRightToLeft
    let (inMargins, inSafeArea, bounded) = (add(), add(), add())
    pin(inMargins, width: 50, at: root.layoutMarginsGuide.leadingAnchor, 0)
    pin(inSafeArea, width: 50, at: root.safeAreaLayoutGuide.leadingAnchor, 1)
    LayoutConstraint.activate([
      bounded.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 40),
      bounded.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      bounded.widthAnchor.constraint(lessThanOrEqualToConstant: 500),
    ])
    let preferredSize = bounded.widthAnchor.constraint(equalToConstant: 400)
    preferredSize.priority = .defaultLow
    preferredSize.isActive = true

    window.layoutIfNeeded()

    expectEqual(inMargins.frame.maxX, 320 - 10 - 12)
    expectEqual(inSafeArea.frame.maxX, 320 - 10 - 1)
    expectEqual([bounded.frame.minX, bounded.frame.maxX], [20, 280])
  }

  @Test func `R11.14 a trait goes down the tree and turns everything`() {
    let window = Window(frame: root.bounds)
    window.addSubview(root)
    let box = add()
    let leaf = add(to: box)
    pin(box, width: 200, at: root.leadingAnchor, 20)
    pin(leaf, width: 50, at: box.leadingAnchor, 5)

    window.traitOverrides.layoutDirection = .rightToLeft
    window.layoutIfNeeded()

    expectEqual([box.frame.minX, leaf.frame.minX], [100, 145])
    expect("\(leaf.constraints + box.constraints)".contains("(RTL)"))
  }

  @Test func `R11.14 a cell turns its content, and a list only its items`() {
    let table = TableView(frame: root.bounds)
    table.semanticContentAttribute = .forceRightToLeft
    let cell = TableViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    root.addSubview(cell)
    let label = add(to: cell.contentView)
    pin(label, width: 50, at: cell.contentView.leadingAnchor, 16)
    root.layoutIfNeeded()
    expectEqual(label.frame.minX, 16)

    cell.contentView.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    expectEqual(label.frame.maxX, 304)
  }

  @Test func `R11.14 a stack follows its own attribute, in closed form and by constraints`() {
    for isPinned in [false, true] {
      let views = (0..<2).map { _ in SizedView(40, 20) }
      let stack = StackView(arrangedSubviews: views)
      root.addSubview(stack)
      stack.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
      stack.distribution = .equalSpacing
      views[0].semanticContentAttribute = .forceLeftToRight
      stack.semanticContentAttribute = .forceRightToLeft
      if isPinned {
        stack.translatesAutoresizingMaskIntoConstraints = false
        pin(stack, width: 100, at: root.leadingAnchor, 0)
      }

      root.layoutIfNeeded()

      expectEqual(views.map(\.frame.minX), [60, 0])
      stack.removeFromSuperview()
    }
  }
}
