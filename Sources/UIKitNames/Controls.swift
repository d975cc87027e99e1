public import Controls
public import TextMeasuring
public import ViewGeometry

#if !canImport(UIKit)
  /// UIKit's name of `TextLayoutManager`.
  public typealias NSLayoutManager = TextLayoutManager

  /// UIKit's name of `TextContainer.LineBreakMode`.
  public typealias NSLineBreakMode = TextContainer.LineBreakMode

  /// UIKit's name of `MutableParagraphStyle`.
  public typealias NSMutableParagraphStyle = MutableParagraphStyle

  /// UIKit's name of `ParagraphStyle`.
  public typealias NSParagraphStyle = ParagraphStyle

  /// UIKit's name of `StringDrawingContext`.
  public typealias NSStringDrawingContext = StringDrawingContext

  /// UIKit's name of `StringDrawingOptions`.
  public typealias NSStringDrawingOptions = StringDrawingOptions

  /// UIKit's name of `ParagraphFormat.Alignment`.
  public typealias NSTextAlignment = ParagraphFormat.Alignment

  /// UIKit's name of `TextAttachment`.
  public typealias NSTextAttachment = TextAttachment

  /// UIKit's name of `TextViewContainer`.
  public typealias NSTextContainer = TextViewContainer

  /// UIKit's name of `ParagraphFormat.Direction`.
  public typealias NSWritingDirection = ParagraphFormat.Direction

  /// UIKit's name of `ActivityIndicatorView`.
  public typealias UIActivityIndicatorView = ActivityIndicatorView

  /// UIKit's name of `BlurEffect`.
  public typealias UIBlurEffect = BlurEffect

  /// UIKit's name of `Button`.
  public typealias UIButton = Button

  /// UIKit's name of `Color`.
  public typealias UIColor = Color

  /// UIKit's name of `Control`.
  public typealias UIControl = Control

  /// UIKit's name of `DatePicker`.
  public typealias UIDatePicker = DatePicker

  /// UIKit's name of `Font`.
  public typealias UIFont = Font

  /// UIKit's name of `FontDescriptor`.
  public typealias UIFontDescriptor = FontDescriptor

  /// UIKit's name of `TextStyleMetrics`.
  public typealias UIFontMetrics = TextStyleMetrics

  /// UIKit's name of `Image`.
  public typealias UIImage = Image

  /// UIKit's name of `ImageView`.
  public typealias UIImageView = ImageView

  /// UIKit's name of `Label`.
  public typealias UILabel = Label

  /// UIKit's name of `PageControl`.
  public typealias UIPageControl = PageControl

  /// UIKit's name of `PickerView`.
  public typealias UIPickerView = PickerView

  /// UIKit's name of `PickerViewDataSource`.
  public typealias UIPickerViewDataSource = PickerViewDataSource

  /// UIKit's name of `PickerViewDelegate`.
  public typealias UIPickerViewDelegate = PickerViewDelegate

  /// UIKit's name of `ProgressView`.
  public typealias UIProgressView = ProgressView

  /// UIKit's name of `SearchBar`.
  public typealias UISearchBar = SearchBar

  /// UIKit's name of `SearchBarDelegate`.
  public typealias UISearchBarDelegate = SearchBarDelegate

  /// UIKit's name of `SegmentedControl`.
  public typealias UISegmentedControl = SegmentedControl

  /// UIKit's name of `Slider`.
  public typealias UISlider = Slider

  /// UIKit's name of `Stepper`.
  public typealias UIStepper = Stepper

  /// UIKit's name of `Switch`.
  public typealias UISwitch = Switch

  /// UIKit's name of `TextField`.
  public typealias UITextField = TextField

  /// UIKit's name of `TextFieldDelegate`.
  public typealias UITextFieldDelegate = TextFieldDelegate

  /// UIKit's name of `TextView`.
  public typealias UITextView = TextView

  /// UIKit's name of `TextViewDelegate`.
  public typealias UITextViewDelegate = TextViewDelegate

  /// UIKit's name of `VibrancyEffect`.
  public typealias UIVibrancyEffect = VibrancyEffect

  /// UIKit's name of `VisualEffect`.
  public typealias UIVisualEffect = VisualEffect

  /// UIKit's name of `VisualEffectView`.
  public typealias UIVisualEffectView = VisualEffectView
#endif
