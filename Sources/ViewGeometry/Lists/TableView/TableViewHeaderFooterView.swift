public import Foundation

/// A reusable header or footer of a table's section.
open class TableViewHeaderFooterView: View {
  final var storedContentView = View(frame: .zero)
  /// The content configuration and its settings; nil if none of them was set.
  final var content: CellContent?
  final var needsConfiguration = true
  final var backgrounds = CellBackgrounds()
  final let storedReuseIdentifier: String?
  /// The labels that another module adds; nil until they are first used.
  package final var labels: (any CellLabels)?
  /// The style of the table, and whether the view is a footer in it.
  ///
  /// It is nil until a table dequeues the view or receives it from the delegate.
  package final var role: (style: TableView.Style, isFooter: Bool)?

  /// Creates a view for reuse with the identifier `reuseIdentifier`.
  ///
  /// Its frame is empty until a table sets it.
  public init(reuseIdentifier: String? = nil) {
    storedReuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    storedContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(storedContentView)
  }

  /// Always returns nil: archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  /// Creates a view with the given frame, without an identifier.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view of a registered class for a table, with the class's `init(reuseIdentifier:)`.
  @available(*, unavailable)
  public required convenience init(requiredAs reuseIdentifier: String) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  /// The reuse identifier; nil if the view was created without one.
  open var reuseIdentifier: String? { storedReuseIdentifier }

  /// Called before the view is reused, to reset it to a neutral state; does nothing by default.
  open func prepareForReuse() {}

  /// Updates the configuration if necessary, and positions the labels.
  ///
  /// An override must call super.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    labels?.place()
  }

  /// Returns the smallest size, at the width of `size`, that the constraints in the content view
  /// allow (R11.60).
  ///
  /// Without constraints, returns the size of the content configuration's view (R13.31) or, if
  /// there is none, the width of `size` with the height of the labels (R13.27), or else with the
  /// current height.
  ///
  /// Tables don't call this method. Call it in the delegate method that returns the height of a
  /// header or footer.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    if contentView.holdsConstraints { return contentView.heightFitting(width: size.width) }
    if let content = contentSize(width: size.width) { return content }
    return CGSize(width: size.width, height: labels?.height(width: size.width) ?? bounds.height)
  }

  /// The view to which you add the content.
  ///
  /// It fills the view's bounds. A content configuration replaces it (R13.29).
  open var contentView: View { storedContentView }

  /// The configuration of the content; nil, the default, means a plain content view (R13.29).
  ///
  /// Setting it replaces ``contentView``, unless that view supports the new configuration, and
  /// requests an update of the configuration.
  open var contentConfiguration: (any ContentConfiguration)? {
    get { content?.configuration }
    set {
      show(newValue)
      setNeedsUpdateConfiguration()
    }
  }

  /// Whether the content configuration is updated when the state changes; true by default.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { content?.updatesAutomatically ?? true }
    set { setContent(\.updatesAutomatically, newValue) }
  }

  /// A closure that is called after ``updateConfiguration(using:)`` to update the view for its
  /// state.
  ///
  /// It is nil by default. Setting it requests an update at the next layout.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { content?.handler as? ConfigurationUpdateHandler }
    set {
      setContent(\.handler, newValue)
      setNeedsUpdateConfiguration()
    }
  }

  /// The current state, with all flags false by default; an override may add app-defined values.
  open var configurationState: ViewConfigurationState {
    ViewConfigurationState(traitCollection: traitCollection)
  }

  /// Requests an update of the configuration at the next layout (R13.30).
  ///
  /// A view that isn't of a subclass is updated only if a content configuration or an update
  /// handler has been set.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  /// Updates the view for a state (R13.30).
  ///
  /// By default, it updates the content configuration, unless
  /// ``automaticallyUpdatesContentConfiguration`` is false.
  open func updateConfiguration(using state: ViewConfigurationState) { update(for: state) }

  /// The view behind the content, as large as the header or footer; nil by default.
  open var backgroundView: View? {
    get { backgrounds.plain }
    set { backgrounds.setPlain(newValue, in: self) }
  }

  deinit {}
}
