/// The keyboard properties of a view with text, stored for the host: `UITextInputTraits`.
public protocol TextInputTraits: AnyObject {
  /// The keyboard properties as one value.
  var inputTraits: TextInputSettings { get set }
}

/// The types of keyboards: `UIKeyboardType`.
public enum KeyboardType: Int, Sendable {
  /// The keyboard of the user's language.
  case `default`
  /// ASCII characters.
  case asciiCapable
  /// Digits and punctuation.
  case numbersAndPunctuation
  /// Characters for web addresses.
  case URL
  /// Digits.
  case numberPad
  /// Digits, star and pound.
  case phonePad
  /// Names and telephone numbers.
  case namePhonePad
  /// Characters for email addresses.
  case emailAddress
  /// Digits and a decimal separator.
  case decimalPad
  /// Letters, and the characters @ and #.
  case twitter
  /// Characters for search terms and web addresses.
  case webSearch
  /// ASCII digits.
  case asciiCapableNumberPad
}

/// The titles of the return key: `UIReturnKeyType`.
public enum ReturnKeyType: Int, Sendable {
  /// Return.
  case `default`
  /// Go.
  case go
  /// Google.
  case google
  /// Join.
  case join
  /// Next.
  case next
  /// Route.
  case route
  /// Search.
  case search
  /// Send.
  case send
  /// Yahoo.
  case yahoo
  /// Done.
  case done
  /// Emergency call.
  case emergencyCall
  /// Continue.
  case `continue`
}

/// The letters that are capitalized automatically: `UITextAutocapitalizationType`.
public enum TextAutocapitalizationType: Int, Sendable {
  /// No letters.
  case none
  /// The first letter of each word.
  case words
  /// The first letter of each sentence.
  case sentences
  /// All letters.
  case allCharacters
}

/// The autocorrection behaviors: `UITextAutocorrectionType`.
public enum TextAutocorrectionType: Int, Sendable {
  /// The behavior that the user has chosen.
  case `default`
  /// Words aren't corrected.
  case no
  /// Words are corrected.
  case yes
}

/// The keyboard properties that ``TextInputTraits`` provides.
public struct TextInputSettings: Sendable {
  /// The layout of the keyboard.
  public var keyboardType = KeyboardType.default
  /// The title of the return key.
  public var returnKeyType = ReturnKeyType.default
  /// The letters that are capitalized automatically; by default, the first letter of each sentence.
  public var autocapitalizationType = TextAutocapitalizationType.sentences
  /// The autocorrection behavior.
  public var autocorrectionType = TextAutocorrectionType.default
  /// Whether the return key is disabled while there is no text; false by default.
  public var enablesReturnKeyAutomatically = false

  /// Creates settings with the default values.
  public init() {}
}

extension TextInputTraits {
  /// The layout of the keyboard.
  public var keyboardType: KeyboardType {
    get { inputTraits.keyboardType }
    set { inputTraits.keyboardType = newValue }
  }

  /// The title of the return key.
  public var returnKeyType: ReturnKeyType {
    get { inputTraits.returnKeyType }
    set { inputTraits.returnKeyType = newValue }
  }

  /// The letters that are capitalized automatically; by default, the first letter of each sentence.
  public var autocapitalizationType: TextAutocapitalizationType {
    get { inputTraits.autocapitalizationType }
    set { inputTraits.autocapitalizationType = newValue }
  }

  /// The autocorrection behavior.
  public var autocorrectionType: TextAutocorrectionType {
    get { inputTraits.autocorrectionType }
    set { inputTraits.autocorrectionType = newValue }
  }

  /// Whether the return key is disabled while there is no text; false by default.
  public var enablesReturnKeyAutomatically: Bool {
    get { inputTraits.enablesReturnKeyAutomatically }
    set { inputTraits.enablesReturnKeyAutomatically = newValue }
  }
}

extension TextField: TextInputTraits {}
extension TextView: TextInputTraits {}
