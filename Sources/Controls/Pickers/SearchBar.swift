public import Foundation
public import ViewGeometry

/// A bar with a search field, 56 points high: `UISearchBar` (R13.22).
open class SearchBar: View {
  private let field = TextField()

  /// Creates a bar with a frame.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    field.borderStyle = .roundedRect
    addSubview(field)
  }

  /// Returns nil, since archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  /// The text field in which the user enters the search text.
  public final var searchTextField: TextField { field }
  /// The delegate, which is notified of edits and taps.
  open weak var delegate: (any SearchBarDelegate)?
  /// The text of ``searchTextField``; reading it never returns nil.
  open var text: String? {
    get { field.text }
    set { field.text = newValue }
  }
  /// The text shown while the field is empty.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }
  /// The text to show above the field; stored for the renderer.
  open var prompt: String?
  /// Whether the bar shows a cancel button; stored for the renderer.
  ///
  /// It doesn't change the frame of the field.
  open var showsCancelButton = false
  /// Sets whether the bar shows a cancel button; `animated` has no effect.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// The titles of the search scopes; stored for the renderer.
  open var scopeButtonTitles: [String]?
  /// The index of the selected scope in ``scopeButtonTitles``; stored for the renderer.
  open var selectedScopeButtonIndex = 0
  /// The background color; stored for the renderer.
  open var barTintColor: Color?
  /// Whether the bar is translucent; stored for the renderer.
  open var isTranslucent = true

  /// A height of 56 points, and no intrinsic width (R13.22).
  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: 56)
  }

  /// Returns the width of `size`, and a height of 56 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 56)
  }

  /// Lays out the field: 8 points from the sides, 36 high, vertically centered (R13.22).
  open override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = CGRect(
      x: 8, y: rounded((bounds.height - 36) / 2), width: max(0, bounds.width - 16), height: 36)
  }

  deinit {}
}

/// Receives the events of a search bar: `UISearchBarDelegate`.
///
/// The host calls the methods; the search bar doesn't. The default implementations do nothing.
public protocol SearchBarDelegate: AnyObject {
  /// Called after the text changes.
  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String)
  /// Called when the user starts the search.
  func searchBarSearchButtonClicked(_ searchBar: SearchBar)
  /// Called when the user cancels the search.
  func searchBarCancelButtonClicked(_ searchBar: SearchBar)
}

extension SearchBarDelegate {
  /// Does nothing.
  public func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: SearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: SearchBar) {}
}
