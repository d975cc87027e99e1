import Controls
import Foundation
import TestSupport
import Testing
import ViewGeometry

@Suite struct ControlSizeTests {
  private let none = View.noIntrinsicMetric
  private let wide = CGSize(width: 200, height: 500)

  @Test func `R13.15 A switch has its size whatever frame it is given`() {
    let toggle = Switch(frame: CGRect(x: 10, y: 40, width: 80, height: 30))

    expectEqual(toggle.frame, CGRect(x: 10, y: 40, width: 51, height: 31))
    toggle.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    expectEqual(toggle.frame, CGRect(x: 1, y: 2, width: 51, height: 31))
    expectEqual(toggle.intrinsicContentSize, CGSize(width: 51, height: 31))
    expectEqual(toggle.sizeThatFits(wide), CGSize(width: 51, height: 31))
  }

  @Test func `R13.16 A slider is 31 high, and its thumb goes from end to end`() {
    let slider = Slider(frame: CGRect(x: 0, y: 0, width: 118, height: 31))
    func thumb(_ value: Float) -> CGRect {
      slider.thumbRect(
        forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds),
        value: value)
    }

    expectEqual(slider.intrinsicContentSize, CGSize(width: none, height: 31))
    expectEqual(slider.sizeThatFits(wide), CGSize(width: 200, height: 31))
    expectEqual(slider.alignmentRectInsets, EdgeInsets(top: 0, left: 2, bottom: 0, right: 2))
    expectEqual(
      slider.trackRect(forBounds: slider.bounds), CGRect(x: 2, y: 13.5, width: 114, height: 4))
    expectEqual([thumb(0).minX, thumb(1).maxX, thumb(0.5).midX], [0, 118, 59])
    slider.minimumValueImage = Image(size: CGSize(width: 10, height: 10))
    expectEqual([thumb(0).minX, thumb(1).maxX], [18, 118])
    slider.semanticContentAttribute = .forceRightToLeft
    expectEqual([thumb(0).maxX, thumb(1).minX], [100, 0])
  }

  @Test func `A slider's value stays between its ends, of which each takes the other along`() {
    let slider = Slider()
    slider.value = 7
    expectEqual(slider.value, 1)
    slider.minimumValue = 3
    expectEqual([slider.value, slider.maximumValue], [3, 3])
    slider.maximumValue = 2
    expectEqual([slider.value, slider.minimumValue], [2, 2])
  }

  @Test func `R13.17 A stepper has its size, and steps up to its ends`() {
    let stepper = Stepper(frame: CGRect(x: 5, y: 6, width: 1, height: 1))
    var reports = 0
    stepper.addAction(Action { _ in reports += 1 }, for: .valueChanged)

    expectEqual(stepper.frame, CGRect(x: 5, y: 6, width: 94, height: 32))
    stepper.maximumValue = 1
    for _ in 0..<3 { stepper.step(up: true) }
    expectEqual([stepper.value, Double(reports)], [1, 1])
    stepper.wraps = true
    stepper.step(up: true)
    expectEqual([stepper.value, Double(reports)], [0, 2])
    stepper.step(up: false)
    expectEqual(stepper.value, 1)
  }

  @Test func `R13.18 Segments are as wide as the widest title and 20 more`() {
    let font = Font.systemFont(ofSize: 13)
    let width = "Second".size(withAttributes: [.font: font]).width.rounded(.up) + 20
    let control = SegmentedControl(items: ["First", "Second", 3])

    expectEqual(control.numberOfSegments, 2)
    expectEqual(control.frame.size, CGSize(width: 2 * width + 1, height: 32))
    expectEqual(control.intrinsicContentSize.height, 31)
    expectEqual(control.alignmentRectInsets.bottom, 1)
    let wide = (0..<3).map { _ in Image(size: CGSize(width: 65, height: 20)) }
    expectEqual(SegmentedControl(items: wide).intrinsicContentSize.width, 257)
    control.apportionsSegmentWidthsByContent = true
    expect(control.intrinsicContentSize.width < 2 * width + 1)
    control.setWidth(100, forSegmentAt: 0)
    expectEqual(control.intrinsicContentSize.width, 101 + width)
  }

  @Test func `Segments share what is left of the width, in reading order`() {
    let control = SegmentedControl(
      frame: CGRect(x: 0, y: 0, width: 203, height: 32),
      actions: [Action(title: "a") { _ in }, Action(title: "b") { _ in }])
    control.setWidth(50, forSegmentAt: 0)

    expectEqual(control.rectForSegment(at: 0), CGRect(x: 0, y: 0, width: 50, height: 32))
    expectEqual(control.rectForSegment(at: 1), CGRect(x: 51, y: 0, width: 152, height: 32))
    expect(control.rectForSegment(at: 2).isNull)
    control.semanticContentAttribute = .forceRightToLeft
    expectEqual(control.rectForSegment(at: 0).minX, 153)
  }

  @Test func `R13.12 The first animation image gives a view its insets and baseline, too`() {
    let image = Image(size: CGSize(width: 20, height: 10))
      .withAlignmentRectInsets(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let view = ImageView()
    view.animationImages = [image]

    expectEqual(view.alignmentRectInsets, image.alignmentRectInsets)
    expectEqual(view.intrinsicContentSize, CGSize(width: 14, height: 6))
    expectEqual(view.lastBaselineOffsetFromBottom, image.baselineOffsetFromBottom ?? 0)
  }

  @Test func `R13.28 A tapped segment performs its action and then those of the control`() {
    var log: [String] = []
    let control = SegmentedControl(
      frame: .zero,
      actions: ["a", "b"].map { name in Action(title: name) { _ in log.append(name) } })
    control.addAction(Action { _ in log.append("changed") }, for: .valueChanged)

    control.selectedSegmentIndex = 0
    control.tapSegment(at: 1)
    control.tapSegment(at: 1)
    control.isMomentary = true
    control.tapSegment(at: 0)
    control.setEnabled(false, forSegmentAt: 0)
    control.tapSegment(at: 0)

    expectEqual(log, ["b", "changed", "a", "changed"])
    expectEqual(control.selectedSegmentIndex, SegmentedControl.noSegment)
  }

  @Test func `A choice of segments follows what is put in and taken out`() {
    let control = SegmentedControl(items: ["a", "b"])
    expectEqual(control.selectedSegmentIndex, SegmentedControl.noSegment)
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "c", at: 0, animated: false)
    expectEqual(control.selectedSegmentIndex, 2)
    control.removeSegment(at: 0, animated: false)
    expectEqual(control.selectedSegmentIndex, 1)
    control.removeSegment(at: 1, animated: false)
    expectEqual(control.selectedSegmentIndex, SegmentedControl.noSegment)
    control.removeSegment(at: 9, animated: false)
    control.selectedSegmentIndex = 9
    expectEqual(control.selectedSegmentIndex, SegmentedControl.noSegment)
    expectEqual(control.titleForSegment(at: 0), "a")
    expect(control.titleForSegment(at: 5) == nil)
  }

  @Test func `R13.19 A progress view is 4 high, and its progress stays between 0 and 1`() {
    let view = ProgressView(progressViewStyle: .bar)
    view.progress = 3

    expectEqual(view.frame.size, CGSize(width: 150, height: 4))
    expectEqual(view.intrinsicContentSize, CGSize(width: none, height: 4))
    expectEqual(view.sizeThatFits(wide), CGSize(width: 200, height: 4))
    expectEqual(view.progress, 1)
  }

  @Test func `R13.20 An activity indicator has 20 or 37 points, and hides while it stands`() {
    let view = ActivityIndicatorView(style: .large)
    expectEqual(view.frame.size, CGSize(width: 37, height: 37))
    expect(view.isHidden && ActivityIndicatorView().isHidden)
    view.startAnimating()
    expect(!view.isHidden && view.isAnimating)
    view.style = .medium
    expectEqual(view.intrinsicContentSize, CGSize(width: 20, height: 20))
    view.hidesWhenStopped = false
    view.stopAnimating()
    expect(!view.isHidden)
  }

  @Test func `R13.21 Dots of a page control are 7 wide and 9 apart`() {
    let control = PageControl()
    control.numberOfPages = 3
    control.currentPage = 7

    expectEqual(control.intrinsicContentSize, CGSize(width: 39, height: 37))
    expectEqual(control.size(forNumberOfPages: 0).width, 0)
    expectEqual(control.size(forNumberOfPages: -4).width, 0)
    expectEqual(control.currentPage, 2)
    control.hidesForSinglePage = true
    control.numberOfPages = 1
    expect(control.isHidden)
    expectEqual(control.currentPage, 0)
  }

  @Test func `R13.22 A search bar is 56 high, its field 36`() {
    let bar = SearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.layoutIfNeeded()

    expectEqual(bar.intrinsicContentSize, CGSize(width: none, height: 56))
    expectEqual(bar.searchTextField.frame, CGRect(x: 8, y: 10, width: 304, height: 36))
    bar.text = "word"
    expectEqual(bar.searchTextField.text, "word")
  }

  @Test func `R13.23 A picker has 320 by 216 points, and rows of equal parts`() {
    final class Rows: PickerViewDataSource, PickerViewDelegate {
      func numberOfComponents(in pickerView: PickerView) -> Int { 2 }
      func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
        3 + component
      }
    }
    let (picker, rows) = (PickerView(), Rows())
    (picker.dataSource, picker.delegate) = (rows, rows)

    expectEqual(picker.frame.size, CGSize(width: 320, height: 216))
    expectEqual(picker.intrinsicContentSize, CGSize(width: 320, height: 216))
    expectEqual(picker.rowSize(forComponent: 0), CGSize(width: 160, height: 32))
    expectEqual([picker.numberOfComponents, picker.numberOfRows(inComponent: 1)], [2, 4])
    picker.selectRow(9, inComponent: 1, animated: false)
    picker.reloadAllComponents()
    expectEqual([picker.selectedRow(inComponent: 0), picker.selectedRow(inComponent: 1)], [0, 3])
    expectEqual(picker.selectedRow(inComponent: 2), -1)
  }

  @Test func `R13.24 A date picker of wheels is as large as a picker`() {
    let picker = DatePicker()
    (picker.locale, picker.timeZone) = (Locale(identifier: "en_US"), TimeZone(identifier: "UTC"))
    picker.date = Date(timeIntervalSince1970: 0)
    picker.datePickerMode = .date
    expectEqual(picker.datePickerStyle, .compact)
    let one = picker.intrinsicContentSize
    expectEqual(one.height, 34.5)
    picker.datePickerMode = .dateAndTime
    expect(picker.intrinsicContentSize.width > one.width + 29)
    picker.preferredDatePickerStyle = .wheels
    expectEqual(picker.intrinsicContentSize, CGSize(width: 320, height: 216))
    picker.preferredDatePickerStyle = .inline
    expectEqual(picker.intrinsicContentSize.width, none)
    picker.minimumDate = Date(timeIntervalSince1970: 100)
    expectEqual(picker.date, Date(timeIntervalSince1970: 100))
  }

  @Test func `R13.25 The content of a visual effect view fills it`() {
    let view = VisualEffectView(effect: BlurEffect(style: .regular))
    view.frame = CGRect(x: 0, y: 0, width: 70, height: 90)

    expectEqual(view.contentView.frame, view.bounds)
    expectEqual(
      VisualEffectView(frame: view.frame).contentView.frame, view.bounds)
  }

  @Test func `R13.12 An image view is as large as its image`() {
    let image = Image(size: CGSize(width: 30, height: 20))
    let view = ImageView(image: image)

    expectEqual(view.frame, CGRect(x: 0, y: 0, width: 30, height: 20))
    expectEqual(view.intrinsicContentSize, image.size)
    view.image = image.withAlignmentRectInsets(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    expectEqual(view.intrinsicContentSize, CGSize(width: 24, height: 16))
    expectEqual(view.sizeThatFits(.zero), image.size)
    expectEqual(view.alignmentRectInsets.left, 2)
    view.image = nil
    expectEqual(view.intrinsicContentSize, CGSize(width: none, height: none))
    expect(!view.isUserInteractionEnabled)
  }

  @Test func `R13.26 Views hug their content as UIKit's made in code do`() {
    func hugging(_ view: View) -> [Float] {
      [.horizontal, .vertical].map { view.contentHuggingPriority(for: $0).rawValue }
    }
    let hugged = [Switch(), Stepper(), ActivityIndicatorView(style: .medium)]
    let others = [
      Label(), Button(), ImageView(), TextField(), TextView(), Slider(), SegmentedControl(),
      PageControl(), SearchBar(), DatePicker(), PickerView(), VisualEffectView(effect: nil),
    ]

    for view in hugged { expectEqual(hugging(view), [750, 750]) }
    expectEqual(hugging(ProgressView()), [250, 750])
    for view in others { expectEqual(hugging(view), [250, 250]) }
    for view in hugged + others {
      expectEqual(view.contentCompressionResistancePriority(for: .vertical), .defaultHigh)
    }
  }
}
