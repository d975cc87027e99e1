public import Foundation
import ViewGeometry

/// A date to be chosen: `UIDatePicker`.
///
/// Sizes are known of wheels, and of the compact style by its texts (R13.24).
open class DatePicker: Control {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    /// A time.
    case time
    /// A date.
    case date
    /// Both.
    case dateAndTime
    /// How long.
    case countDownTimer
  }

  /// How it is chosen.
  public enum Style: Int, Sendable {
    /// As the device does: by the compact style, and by wheels how long.
    case automatic
    /// By wheels.
    case wheels
    /// By texts that open more.
    case compact
    /// By a calendar; its size isn't known here.
    case inline
  }

  /// A picker with a frame.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// Returns nil, since archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  /// What is chosen.
  open var datePickerMode = Mode.dateAndTime { didSet { invalidateIntrinsicContentSize() } }
  /// How it should be chosen.
  open var preferredDatePickerStyle = Style.automatic {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// How it is chosen.
  open var datePickerStyle: Style {
    guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
    return datePickerMode == .countDownTimer ? .wheels : .compact
  }
  /// The date, between the ends.
  open var date: Date {
    get { storedDate }
    set {
      storedDate = max(newValue, minimumDate ?? newValue)
      storedDate = min(storedDate, maximumDate ?? storedDate)
      invalidateIntrinsicContentSize()
    }
  }
  private var storedDate = Date()
  /// The earliest date.
  open var minimumDate: Date? { didSet { date = storedDate } }
  /// The latest date.
  open var maximumDate: Date? { didSet { date = storedDate } }
  /// How long, in seconds.
  open var countDownDuration: TimeInterval = 0
  /// Minutes between two choices.
  open var minuteInterval = 1
  /// The language of the texts; nil for the user's.
  open var locale: Locale? { didSet { invalidateIntrinsicContentSize() } }
  /// The calendar of the dates.
  open var calendar: Calendar! = .current
  /// The time zone of the dates; nil for the user's.
  open var timeZone: TimeZone? { didSet { invalidateIntrinsicContentSize() } }

  /// Sets the date, without an event.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// 320 by 216 points of wheels; of the compact style texts of 17 points, each with 12 points beside and 7 above and below it, 5 apart; none of the
  /// inline style (R13.24).
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

  /// The intrinsic size; of the inline style that of the view.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    datePickerStyle == .inline ? bounds.size : intrinsicContentSize
  }

  /// The texts that the compact style shows.
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
}
