public import Foundation
import ViewGeometry

/// A control for choosing a date: `UIDatePicker`.
///
/// In the `wheels` style, its intrinsic size is that of UIKit's picker. In the `compact` style, the
/// intrinsic size is computed from the strings that the picker shows (R13.24).
open class DatePicker: Control {
  /// The kind of value to choose: a time, a date, both, or a duration.
  public enum Mode: Int, Sendable {
    /// A time.
    case time
    /// A date.
    case date
    /// A date and a time.
    case dateAndTime
    /// A duration.
    case countDownTimer
  }

  /// The appearance of the picker.
  public enum Style: Int, Sendable {
    /// The default: wheels for a duration, and otherwise the compact style.
    case automatic
    /// Wheels.
    case wheels
    /// The date and time as text; tapping it opens a calendar or wheels.
    case compact
    /// A calendar; it has no intrinsic size, because UIKit's isn't known.
    case inline
  }

  /// Creates a picker with a frame.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// Returns nil, since archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  /// The kind of value that the user picks; a date and a time by default.
  open var datePickerMode = Mode.dateAndTime { didSet { invalidateIntrinsicContentSize() } }
  /// The preferred style; ``datePickerStyle`` is the style in use.
  open var preferredDatePickerStyle = Style.automatic {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The style in use, which is never `automatic`.
  open var datePickerStyle: Style {
    guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
    return datePickerMode == .countDownTimer ? .wheels : .compact
  }
  /// The date, clamped to the range from ``minimumDate`` to ``maximumDate``.
  ///
  /// Initially, it is the time at which the picker was created. If the minimum is later than the
  /// maximum, the date is ``maximumDate``.
  open var date: Date {
    get { storedDate }
    set {
      storedDate = max(newValue, minimumDate ?? newValue)
      storedDate = min(storedDate, maximumDate ?? storedDate)
      invalidateIntrinsicContentSize()
    }
  }
  private var storedDate = Date()
  /// The earliest date, or nil for no limit; setting it clamps ``date``.
  open var minimumDate: Date? { didSet { date = storedDate } }
  /// The latest date, or nil for no limit; setting it clamps ``date``.
  open var maximumDate: Date? { didSet { date = storedDate } }
  /// The duration selected in `countDownTimer` mode, in seconds; stored for the host.
  open var countDownDuration: TimeInterval = 0
  /// The interval between the times that the user can choose, in minutes; stored for the host.
  ///
  /// The default is 1. ``date`` isn't rounded to the interval.
  open var minuteInterval = 1
  /// The locale for formatting dates; nil for the user's locale.
  open var locale: Locale? { didSet { invalidateIntrinsicContentSize() } }
  /// The calendar of the dates, stored for the host; it doesn't affect the size.
  open var calendar: Calendar! = .current
  /// The time zone of the dates; nil for the user's time zone.
  open var timeZone: TimeZone? { didSet { invalidateIntrinsicContentSize() } }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // The pixel size may differ in the new window.
    invalidateIntrinsicContentSize()
  }

  /// Sets the date without sending an event; `animated` has no effect.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// The size of the picker in its current style (R13.24).
  ///
  /// Wheels are 320 by 216 points. In the compact style, each string is set in a 17-point font and
  /// has a padding of 12 points on each side and 7 points above and below; strings are 5 points
  /// apart. The inline style has no intrinsic size.
  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .wheels: return PickerView.size
    case .inline, .automatic:
      return CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
    case .compact:
      let font = Font.systemFont(ofSize: 17)
      let widths = texts.map { $0.size(withAttributes: [.font: font]).width.rounded(.up) + 24 }
      let gaps = 5 * CGFloat(max(0, widths.count - 1))
      return roundedUp(
        CGSize(width: widths.reduce(0, +) + gaps, height: font.lineHeight + 14))
    }
  }

  /// Returns the intrinsic size or, in the inline style, the view's current size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    datePickerStyle == .inline ? bounds.size : intrinsicContentSize
  }

  /// The strings that the compact style shows, one beside the other.
  private var texts: [String] {
    let formatter = DateFormatter()
    formatter.locale = locale ?? .current
    formatter.timeZone = timeZone ?? .current
    func text(_ date: DateFormatter.Style, _ time: DateFormatter.Style) -> String {
      (formatter.dateStyle, formatter.timeStyle) = (date, time)
      return formatter.string(from: storedDate)
    }
    let (day, clock) = (text(.medium, .none), text(.none, .short))
    switch datePickerMode {
    case .date: return [day]
    case .time: return [clock]
    case .dateAndTime, .countDownTimer: return [day, clock]
    }
  }

  deinit {}
}
