import Foundation
import ScreenFiles
import TestSupport
import Testing
import ViewGeometry

/// Marks in drawings for constraints that mention contents and baselines.
@Suite struct ConstraintMarkTests {
  private let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

  @Test func `edges of a scroll view are those of its content, seen from inside`() {
    let scrollView = ScrollView(frame: root.bounds)
    let label = View()
    root.addSubview(scrollView)
    scrollView.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 20),
      label.leftAnchor.constraint(equalTo: scrollView.leftAnchor, constant: 10),
      label.widthAnchor.constraint(equalToConstant: 40),
      label.heightAnchor.constraint(equalToConstant: 30),
      scrollView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 450),
      scrollView.rightAnchor.constraint(equalTo: label.rightAnchor, constant: 50),
      label.centerYAnchor.constraint(equalTo: scrollView.centerYAnchor).with(priority: 1),
    ])
    root.layoutIfNeeded()
    scrollView.contentOffset.y = 60

    let lines = lines(of: scrollView)

    // The label is 40 above the top of the picture, its content 60; that ends at 500 - 60.
    #expect(lines.contains(#"x1="30" y1="-40" x2="30" y2="-60""#))
    #expect(lines.contains(#"y1="440" x2="50" y2="-10""#))
    // Its middle is that of its frame.
    #expect(lines.contains(#"x1="30" y1="-25" x2="30" y2="100""#))
  }

  @Test func `margins of a scroll view are those of its content, seen from inside`() {
    let scrollView = ScrollView(frame: root.bounds)
    let label = View()
    root.addSubview(scrollView)
    scrollView.addSubview(label)
    scrollView.layoutMargins = EdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    label.translatesAutoresizingMaskIntoConstraints = false
    let guide = scrollView.layoutMarginsGuide
    LayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: guide.topAnchor),
      label.leftAnchor.constraint(equalTo: guide.leftAnchor),
      label.widthAnchor.constraint(equalToConstant: 40),
      label.heightAnchor.constraint(equalToConstant: 400),
      guide.bottomAnchor.constraint(equalTo: label.bottomAnchor),
      guide.rightAnchor.constraint(equalTo: label.rightAnchor),
    ])
    root.layoutIfNeeded()
    scrollView.contentOffset.y = 60

    let lines = lines(of: scrollView)

    expectEqual(scrollView.contentSize, CGSize(width: 50, height: 410))
    #expect(lines.contains(#"y1="-55" x2="25" y2="-55""#))
    #expect(lines.contains(#"y1="345" x2="25" y2="345""#))
  }

  @Test func `baselines are where text stands`() {
    let (first, second) = (Text(), Text())
    let holder = Holder(second)
    for view in [first, holder] {
      root.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    second.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      first.leftAnchor.constraint(equalTo: root.leftAnchor),
      holder.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50),
      holder.widthAnchor.constraint(equalToConstant: 40),
      second.topAnchor.constraint(equalTo: holder.topAnchor, constant: 5),
      second.bottomAnchor.constraint(equalTo: holder.bottomAnchor, constant: -5),
      second.leftAnchor.constraint(equalTo: holder.leftAnchor),
      holder.firstBaselineAnchor.constraint(equalTo: first.lastBaselineAnchor),
    ])
    root.layoutIfNeeded()

    let lines = lines(of: root)

    // The baselines of both texts are at 10 + 20 - 6.
    expectEqual(first.frame.origin.y, CGFloat(10))
    expectEqual(holder.frame.origin.y, CGFloat(24 - 14 - 5))
    #expect(lines.contains(#"y1="24" x2="65" y2="24""#))
  }

  @Test func `baselines of a text that no constraint places are the bottom of its holder`() {
    let (first, second) = (Text(), Text(frame: CGRect(x: 0, y: 5, width: 30, height: 20)))
    let holder = Holder(second)
    for view in [first, holder] {
      root.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    LayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      first.leftAnchor.constraint(equalTo: root.leftAnchor),
      holder.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50),
      holder.widthAnchor.constraint(equalToConstant: 40),
      holder.heightAnchor.constraint(equalToConstant: 8),
    ])

    for tie in [
      holder.firstBaselineAnchor.constraint(equalTo: first.lastBaselineAnchor),
      holder.lastBaselineAnchor.constraint(equalTo: first.firstBaselineAnchor),
    ] {
      tie.isActive = true
      root.layoutIfNeeded()

      // The baseline of the other text is at 10 + 14.
      expectEqual(holder.frame, CGRect(x: 50, y: 16, width: 40, height: 8))
      #expect(lines(of: root).contains(#"x1="70" y1="24" x2="70" y2="24""#))
      tie.isActive = false
    }
  }

  private func lines(of view: View) -> String {
    var drawing = TreeDrawing(of: root)
    drawing.markConstraints(of: view)
    return drawing.svg
  }
}

/// 30 by 20 points; the first baseline is 14 below the top, the last one 6 above the bottom.
private final class Text: View {
  override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 20) }
  override var firstBaselineOffsetFromTop: CGFloat? { 14 }
  override var lastBaselineOffsetFromBottom: CGFloat { 6 }
}

/// A view whose text is in a subview.
private final class Holder: View {
  private let text: Text

  init(_ text: Text) {
    self.text = text
    super.init(frame: .zero)
    addSubview(text)
  }

  override var forFirstBaselineLayout: View { text }
  override var forLastBaselineLayout: View { text }
}

extension LayoutConstraint {
  fileprivate func with(priority: Float) -> LayoutConstraint {
    self.priority = LayoutPriority(priority)
    return self
  }
}
