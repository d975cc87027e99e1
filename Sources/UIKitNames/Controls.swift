public import Controls
public import TextMeasuring
public import ViewGeometry

#if !canImport(UIKit)
  /// UIKit's name for `TextLayoutManager`.
  public typealias NSLayoutManager = TextLayoutManager

  /// UIKit's name for `TextContainer.LineBreakMode`.
  public typealias NSLineBreakMode = TextContainer.LineBreakMode

  /// UIKit's name for `MutableParagraphStyle`.
  public typealias NSMutableParagraphStyle = MutableParagraphStyle

  /// UIKit's name for `ParagraphStyle`.
  public typealias NSParagraphStyle = ParagraphStyle

  /// UIKit's name for `StringDrawingContext`.
  public typealias NSStringDrawingContext = StringDrawingContext

  /// UIKit's name for `StringDrawingOptions`.
  public typealias NSStringDrawingOptions = StringDrawingOptions

  /// UIKit's name for `ParagraphFormat.Alignment`.
  public typealias NSTextAlignment = ParagraphFormat.Alignment

  /// UIKit's name for `TextAttachment`.
  public typealias NSTextAttachment = TextAttachment

  /// UIKit's name for `TextViewContainer`.
  public typealias NSTextContainer = TextViewContainer

  /// UIKit's name for `ParagraphFormat.Direction`.
  public typealias NSWritingDirection = ParagraphFormat.Direction

  /// UIKit's name for `ActivityIndicatorView`.
  public typealias UIActivityIndicatorView = ActivityIndicatorView

  /// UIKit's name for `BlurEffect`.
  public typealias UIBlurEffect = BlurEffect

  /// UIKit's name for `Button`.
  public typealias UIButton = Button

  /// UIKit's name for `Color`.
  public typealias UIColor = Color

  /// UIKit's name for `Control`.
  public typealias UIControl = Control

  /// UIKit's name for `DatePicker`.
  public typealias UIDatePicker = DatePicker

  /// UIKit's name for `Font`.
  public typealias UIFont = Font

  /// UIKit's name for `FontDescriptor`.
  public typealias UIFontDescriptor = FontDescriptor

  /// UIKit's name for `TextStyleMetrics`.
  public typealias UIFontMetrics = TextStyleMetrics

  /// UIKit's name for `Image`.
  public typealias UIImage = Image

  /// UIKit's name for `ImageView`.
  public typealias UIImageView = ImageView

  /// UIKit's name for `Label`.
  public typealias UILabel = Label

  /// UIKit's name for `ListContentConfiguration`.
  public typealias UIListContentConfiguration = ListContentConfiguration

  /// UIKit's name for `ListContentView`.
  public typealias UIListContentView = ListContentView

  /// UIKit's name for `ListContentConfiguration.AxisSet`.
  public typealias UIAxis = ListContentConfiguration.AxisSet

  /// UIKit's name for `PageControl`.
  public typealias UIPageControl = PageControl

  /// UIKit's name for `PickerView`.
  public typealias UIPickerView = PickerView

  /// UIKit's name for `PickerViewDataSource`.
  public typealias UIPickerViewDataSource = PickerViewDataSource

  /// UIKit's name for `PickerViewDelegate`.
  public typealias UIPickerViewDelegate = PickerViewDelegate

  /// UIKit's name for `ProgressView`.
  public typealias UIProgressView = ProgressView

  /// UIKit's name for `SearchBar`.
  public typealias UISearchBar = SearchBar

  /// UIKit's name for `SearchBarDelegate`.
  public typealias UISearchBarDelegate = SearchBarDelegate

  /// UIKit's name for `SegmentedControl`.
  public typealias UISegmentedControl = SegmentedControl

  /// UIKit's name for `Slider`.
  public typealias UISlider = Slider

  /// UIKit's name for `Stepper`.
  public typealias UIStepper = Stepper

  /// UIKit's name for `Switch`.
  public typealias UISwitch = Switch

  /// UIKit's name for `TextField`.
  public typealias UITextField = TextField

  /// UIKit's name for `TextFieldDelegate`.
  public typealias UITextFieldDelegate = TextFieldDelegate

  /// UIKit's name for `TextView`.
  public typealias UITextView = TextView

  /// UIKit's name for `TextViewDelegate`.
  public typealias UITextViewDelegate = TextViewDelegate

  /// UIKit's name for `VibrancyEffect`.
  public typealias UIVibrancyEffect = VibrancyEffect

  /// UIKit's name for `VisualEffect`.
  public typealias UIVisualEffect = VisualEffect

  /// UIKit's name for `VisualEffectView`.
  public typealias UIVisualEffectView = VisualEffectView

  /// UIKit's name for `KeyInput`.
  public typealias UIKeyInput = KeyInput

  /// UIKit's name for `TextInput`.
  public typealias UITextInput = TextInput

  /// UIKit's name for `TextPosition`.
  public typealias UITextPosition = TextPosition

  /// UIKit's name for `TextRange`.
  public typealias UITextRange = TextRange

  /// UIKit's name for `KeyboardType`.
  public typealias UIKeyboardType = KeyboardType

  /// UIKit's name for `ReturnKeyType`.
  public typealias UIReturnKeyType = ReturnKeyType

  /// UIKit's name for `TextAutocapitalizationType`.
  public typealias UITextAutocapitalizationType = TextAutocapitalizationType

  /// UIKit's name for `TextAutocorrectionType`.
  public typealias UITextAutocorrectionType = TextAutocorrectionType

  /// UIKit's name for `TextInputTraits`.
  public typealias UITextInputTraits = TextInputTraits
#endif
