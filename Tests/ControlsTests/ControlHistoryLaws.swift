import Controls
import Foundation
import Testing
import TextMeasuring
import ViewGeometry

@testable import TestSupport

/// A control at the left and top of a root, as large as its content.
private final class Host<Subject: View> {
  let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  let view: Subject
  private let window = Window(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  init(_ view: Subject, fills: Bool) {
    self.view = view
    window.displayScale = 3
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    let size = [
      view.widthAnchor.constraint(equalToConstant: 200),
      view.heightAnchor.constraint(equalToConstant: 60),
    ]
    if !fills { for constraint in size { constraint.priority = LayoutPriority(1) } }
    LayoutConstraint.activate(
      size + [
        view.leftAnchor.constraint(equalTo: root.leftAnchor),
        view.topAnchor.constraint(equalTo: root.topAnchor),
      ])
  }

  var isInWindow: Bool {
    get { root.superview != nil }
    set { newValue ? window.addSubview(root) : root.removeFromSuperview() }
  }

  /// The sizes of the control, and the frames of all views in it.
  var answers: [String] {
    root.layoutIfNeeded()
    let sizes = [view.intrinsicContentSize, view.sizeThatFits(CGSize(width: 90, height: 0))]
    return sizes.map { "\($0)" } + Self.lines(view).sorted()
  }

  private static func lines(_ view: View) -> [String] {
    ["\(type(of: view)) \(view.frame) \(view.isHidden)"] + view.subviews.flatMap(lines)
  }
}

/// A kind of control: each element of `set` sets a property to the value of a number from 0 to 2.
private struct Kind<Subject: View> {
  let make: () -> Subject
  /// Whether the control is given a size.
  var fills = false
  private(set) var set: [(Subject, Int) -> Void] = []

  init(_ make: @escaping () -> Subject) { self.make = make }

  mutating func add(_ set: @escaping (Subject, Int) -> Void) { self.set.append(set) }
}

private func one<Value>(_ number: Int, _ first: Value, _ second: Value, _ third: Value) -> Value {
  number == 0 ? first : number == 1 ? second : third
}

private func word(_ number: Int) -> String {
  one(number, "", "Word", "Several words in a row, more than fit")
}

private func font(_ number: Int) -> Font { .systemFont(ofSize: one(number, 17, 30, 9)) }

private func image(_ number: Int) -> Image? {
  number == 0 ? nil : Image(size: CGSize(width: 20, height: 12))
}

private func side(_ number: Int) -> View? {
  number == 0 ? nil : View(frame: CGRect(x: 0, y: 0, width: 10 * number, height: 20))
}

/// Every control answers as a new one with the same properties, whatever was set and laid out
/// before, and is laid out right to left as its mirror image.
@Suite struct ControlHistoryLaws {
  private static var label: Kind<Label> {
    var kind = Kind<Label> { Label() }
    kind.add { $0.text = word($1) }
    kind.add { $0.numberOfLines = $1 }
    kind.add { $0.font = font($1) }
    kind.add { $0.preferredMaxLayoutWidth = CGFloat(50 * $1) }
    kind.add { $0.lineBreakMode = one($1, .byWordWrapping, .byTruncatingTail, .byCharWrapping) }
    return kind
  }

  private static var button: Kind<Button> {
    var kind = Kind<Button> { Button(type: .system) }
    kind.add { $0.setTitle(word($1), for: .normal) }
    kind.add { $0.setTitle(word($1), for: .highlighted) }
    kind.add { $0.setImage(image($1), for: .normal) }
    kind.add { $0.setBackgroundImage(image($1), for: .disabled) }
    kind.add { $0.isHighlighted = $1 == 1 }
    kind.add { $0.isEnabled = $1 != 1 }
    kind.add {
      $0.contentEdgeInsets = EdgeInsets(
        top: 1, left: CGFloat($1), bottom: 2, right: CGFloat($1))
    }
    kind.add { $0.contentHorizontalAlignment = one($1, .center, .leading, .trailing) }
    kind.add { button, value in
      guard value > 0 else { return button.configuration = nil }
      var configuration = Button.Configuration.filled()
      (configuration.title, configuration.image) = (word(value), image(1))
      configuration.imagePlacement = value == 1 ? .leading : .trailing
      if value == 2 { (configuration.buttonSize, configuration.subtitle) = (.large, "Below") }
      button.configuration = configuration
    }
    return kind
  }

  private static var field: Kind<TextField> {
    var kind = Kind<TextField> { TextField() }
    kind.add { $0.text = word($1) }
    kind.add { $0.placeholder = word($1) }
    kind.add { $0.font = font($1) }
    kind.add { $0.borderStyle = one($1, .none, .line, .roundedRect) }
    kind.add { $0.leftView = side($1) }
    kind.add { $0.rightView = side(2 - $1) }
    kind.add { $0.leftViewMode = one($1, .never, .always, .whileEditing) }
    kind.add { $0.rightViewMode = one($1, .always, .unlessEditing, .never) }
    return kind
  }

  private static var text: Kind<TextView> {
    var kind = Kind<TextView> { TextView() }
    kind.add { $0.text = word($1) }
    kind.add { $0.font = $1 == 0 ? nil : font($1) }
    kind.add { $0.isScrollEnabled = $1 == 1 }
    kind.add { $0.textContainer.lineFragmentPadding = CGFloat($1) }
    kind.add { $0.textContainerInset.left = CGFloat($1) }
    kind.add { $0.textContainer.maximumNumberOfLines = $1 }
    return kind
  }

  private static var segments: Kind<SegmentedControl> {
    var kind = Kind<SegmentedControl> { SegmentedControl(items: ["a", "bc", "def"]) }
    kind.add { $0.setTitle(word($1), forSegmentAt: 0) }
    kind.add { $0.setWidth(CGFloat(30 * $1), forSegmentAt: 1) }
    kind.add { $0.setImage(image($1), forSegmentAt: 2) }
    kind.add { $0.apportionsSegmentWidthsByContent = $1 == 1 }
    kind.add { $0.setTitleTextAttributes([.font: font($1)], for: .normal) }
    return kind
  }

  private static var pages: Kind<PageControl> {
    var kind = Kind<PageControl> { PageControl() }
    kind.add { $0.numberOfPages = $1 }
    kind.add { $0.hidesForSinglePage = $1 == 1 }
    return kind
  }

  private static var date: Kind<DatePicker> {
    var kind = Kind<DatePicker> {
      let picker = DatePicker()
      picker.date = Date(timeIntervalSince1970: 1e9)
      return picker
    }
    kind.add { $0.datePickerMode = one($1, .date, .time, .countDownTimer) }
    kind.add { $0.preferredDatePickerStyle = one($1, .automatic, .compact, .wheels) }
    kind.add { $0.locale = Locale(identifier: one($1, "en_US", "de_DE", "ja_JP")) }
    return kind
  }

  private static var picture: Kind<ImageView> {
    var kind = Kind<ImageView> { ImageView() }
    kind.add { view, value in
      let insets = EdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
      let large = Image(size: CGSize(width: 30, height: 22)).withAlignmentRectInsets(insets)
      view.image = one(value, nil, image(1), large)
    }
    kind.add { $0.animationImages = image($1).map { [$0] } }
    return kind
  }

  private static var spinner: Kind<ActivityIndicatorView> {
    var kind = Kind<ActivityIndicatorView> { ActivityIndicatorView() }
    kind.add { $0.style = $1 == 0 ? .large : .medium }
    kind.add { $0.hidesWhenStopped = $1 != 0 }
    kind.add { if $1 == 0 { $0.startAnimating() } else { $0.stopAnimating() } }
    return kind
  }

  private static func cell(_ style: TableViewCell.CellStyle) -> Kind<TableViewCell> {
    var kind = Kind<TableViewCell> {
      let cell = TableViewCell(style: style, reuseIdentifier: nil)
      _ = (cell.textLabel, cell.detailTextLabel, cell.imageView)
      return cell
    }
    kind.fills = true
    kind.add { $0.textLabel?.text = word($1) }
    kind.add { $0.detailTextLabel?.text = word($1) }
    kind.add { $0.imageView?.image = image($1) }
    kind.add { $0.accessoryType = one($1, .none, .checkmark, .disclosureIndicator) }
    kind.add { $0.indentationLevel = $1 }
    return kind
  }

  private static var header: Kind<TableViewHeaderFooterView> {
    var kind = Kind<TableViewHeaderFooterView> {
      let header = TableViewHeaderFooterView(reuseIdentifier: nil)
      _ = (header.textLabel, header.detailTextLabel)
      return header
    }
    kind.fills = true
    kind.add { $0.textLabel?.text = word($1) }
    kind.add { $0.detailTextLabel?.text = word($1) }
    kind.add { $0.textLabel?.font = font($1) }
    return kind
  }

  private func checkHistory<Subject>(
    _ kind: Kind<Subject>, _ location: SourceLocation = #_sourceLocation
  ) {
    // The last property is whether the control is in a window; the last value looks at it.
    let count = kind.set.count + 1
    check(
      { source in
        source.list(mean: 8, limit: 30) { ($0.index(below: count), $0.index(below: 4)) }
      }, cases: .few, sourceLocation: location
    ) { steps in
      let old = Host(kind.make(), fills: kind.fills)
      var last: [Int: Int] = [:]
      func set(_ property: Int, _ value: Int, of host: Host<Subject>) {
        if property < kind.set.count {
          kind.set[property](host.view, value)
        } else {
          host.isInWindow = value == 1
        }
      }
      for (property, value) in steps {
        if value < 3 { set(property, value, of: old) } else { _ = old.answers }
        if value < 3 { last[property] = value }
      }
      let new = Host(kind.make(), fills: kind.fills)
      for (property, value) in last.sorted(by: { $0.key > $1.key }) {
        set(property, value, of: new)
      }
      try demand(old.answers == new.answers, "\(old.answers), new \(new.answers)")
    }
  }

  @Test func `a control answers as a new one with its properties`() {
    checkHistory(Self.label)
    checkHistory(Self.button)
    checkHistory(Self.field)
    checkHistory(Self.text)
    checkHistory(Self.segments)
    checkHistory(Self.pages)
    checkHistory(Self.date)
    checkHistory(Self.picture)
    checkHistory(Self.spinner)
    for style in [TableViewCell.CellStyle.default, .value1, .value2, .subtitle] {
      checkHistory(Self.cell(style))
    }
    checkHistory(Self.header)
  }

  private func checkMirror<Subject>(
    _ kind: Kind<Subject>, _ location: SourceLocation = #_sourceLocation
  ) {
    check(
      { source in (kind.set.map { _ in source.index(below: 3) }, source.index(below: 100)) },
      cases: .few, sourceLocation: location
    ) { values, width in
      let hosts = [false, true].map { isMirrored in
        let host = Host(kind.make(), fills: kind.fills)
        host.view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
        for (set, value) in zip(kind.set, values) { set(host.view, value) }
        // Also in too little space.
        let narrow = host.view.widthAnchor.constraint(equalToConstant: CGFloat(60 + width))
        narrow.isActive = !kind.fills
        host.root.layoutIfNeeded()
        return host
      }
      var pending: [(View, View)] = [(hosts[0].view, hosts[1].view)]
      while let (left, right) = pending.popLast() {
        for (child, other) in zip(left.subviews, right.subviews) where !child.isHidden {
          pending.append((child, other))
          guard !child.frame.isEmpty || !other.frame.isEmpty else { continue }
          // Each is rounded to pixels of half a point.
          let excess = abs(left.bounds.width - child.frame.maxX - other.frame.minX)
          try demand(
            excess < 0.51 && child.frame.size == other.frame.size,
            "\(type(of: child)) \(child.frame) and \(other.frame) in \(left.bounds.size)")
        }
      }
    }
  }

  @Test func `a control laid out right to left is a mirror image`() {
    checkMirror(Self.button)
    checkMirror(Self.field)
    for style in [TableViewCell.CellStyle.default, .value1, .value2, .subtitle] {
      checkMirror(Self.cell(style))
    }
    checkMirror(Self.header)
  }

  @Test func `R13.9 The text of a field right to left is beside the views that are shown`() {
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    (field.text, field.borderStyle) = ("a", .roundedRect)
    (field.leftView, field.leftViewMode) = (side(2), .always)
    field.clearButtonMode = .always
    let (text, clear) = (
      field.textRect(forBounds: field.bounds), field.clearButtonRect(forBounds: field.bounds)
    )
    field.semanticContentAttribute = .forceRightToLeft
    field.layoutIfNeeded()

    expectEqual([text.minX, text.maxX, clear.minX], [20, 76, 76])
    expectEqual(field.textRect(forBounds: field.bounds).minX, 24)
    expectEqual(field.textRect(forBounds: field.bounds).maxX, 80)
    expectEqual(field.clearButtonRect(forBounds: field.bounds).minX, 5)
    expectEqual(field.leftViewRect(forBounds: field.bounds).minX, 0)
    expectEqual(field.leftView?.frame.minX, 80)
  }

  @Test func `views beside a text come and go with the editing`() {
    let (window, field) = (Window(frame: CGRect(x: 0, y: 0, width: 90, height: 90)), TextField())
    (field.leftView, field.leftViewMode) = (side(1), .whileEditing)
    window.addSubview(field)
    window.layoutIfNeeded()
    let width = field.intrinsicContentSize.width
    expect(field.leftView?.isHidden == true)

    _ = field.becomeFirstResponder()
    window.layoutIfNeeded()
    expect(field.leftView?.isHidden == false && field.intrinsicContentSize.width == width + 10)
    _ = field.resignFirstResponder()
    window.layoutIfNeeded()
    expect(field.leftView?.isHidden == true && field.intrinsicContentSize.width == width)
  }

  @Test func `a font set again reaches all attributed text, and typing attributes an empty view`() {
    let (label, text) = (Label(), TextView())
    let large = Font.systemFont(ofSize: 40)
    label.attributedText = NSAttributedString(string: "a", attributes: [.font: large])
    text.isScrollEnabled = false
    let (old, empty) = (label.intrinsicContentSize, text.intrinsicContentSize)

    label.font = .systemFont(ofSize: 17)
    text.typingAttributes = [.font: large]

    expect(label.intrinsicContentSize.height < old.height)
    expect(text.intrinsicContentSize.height > empty.height)
  }
}
