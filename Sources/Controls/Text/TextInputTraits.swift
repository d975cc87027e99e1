/// The properties of the keyboard for a text, for the host: `UITextInputTraits`.
public protocol TextInputTraits: AnyObject {
  /// The properties that were set.
  var inputTraits: TextInputSettings { get set }
}

/// The layouts of the keyboard: `UIKeyboardType`.
public enum KeyboardType: Int, Sendable {
  /// The layout of the user's language.
  case `default`
  /// Characters of ASCII.
  case asciiCapable
  /// Digits and punctuation.
  case numbersAndPunctuation
  /// Characters of addresses of pages.
  case URL
  /// Digits.
  case numberPad
  /// Digits, star and pound.
  case phonePad
  /// Names and telephone numbers.
  case namePhonePad
  /// Characters of mail addresses.
  case emailAddress
  /// Digits and a decimal separator.
  case decimalPad
  /// Characters of short messages.
  case twitter
  /// Characters of searches and addresses.
  case webSearch
  /// Digits of ASCII.
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

/// The words that begin with a capital letter: `UITextAutocapitalizationType`.
public enum TextAutocapitalizationType: Int, Sendable {
  /// None.
  case none
  /// All words.
  case words
  /// The first word of each sentence.
  case sentences
  /// All characters.
  case allCharacters
}

/// Whether typed words are corrected: `UITextAutocorrectionType`.
public enum TextAutocorrectionType: Int, Sendable {
  /// As the user set it.
  case `default`
  /// They aren't.
  case no
  /// They are.
  case yes
}

/// The values of ``TextInputTraits``.
public struct TextInputSettings: Sendable {
  /// The layout of the keyboard.
  public var keyboardType = KeyboardType.default
  /// The title of the return key.
  public var returnKeyType = ReturnKeyType.default
  /// The words that begin with a capital letter.
  public var autocapitalizationType = TextAutocapitalizationType.sentences
  /// Whether typed words are corrected.
  public var autocorrectionType = TextAutocorrectionType.default
  /// Whether the return key is disabled without text.
  public var enablesReturnKeyAutomatically = false

  /// Creates the default values.
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

  /// The words that begin with a capital letter; by default the first of each sentence.
  public var autocapitalizationType: TextAutocapitalizationType {
    get { inputTraits.autocapitalizationType }
    set { inputTraits.autocapitalizationType = newValue }
  }

  /// Whether typed words are corrected.
  public var autocorrectionType: TextAutocorrectionType {
    get { inputTraits.autocorrectionType }
    set { inputTraits.autocorrectionType = newValue }
  }

  /// Whether the return key is disabled without text; false by default.
  public var enablesReturnKeyAutomatically: Bool {
    get { inputTraits.enablesReturnKeyAutomatically }
    set { inputTraits.enablesReturnKeyAutomatically = newValue }
  }
}

extension TextField: TextInputTraits {}
extension TextView: TextInputTraits {}
