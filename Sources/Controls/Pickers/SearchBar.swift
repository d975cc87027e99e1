public import Foundation
public import ViewGeometry

/// A field to search with: `UISearchBar`, 56 points high (R13.22).
open class SearchBar: View {
  private let field = TextField()

  /// A bar with a frame.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    field.borderStyle = .roundedRect
    addSubview(field)
  }

  /// Returns nil, since archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  /// The field.
  public final var searchTextField: TextField { field }
  /// The delegate, which is notified of edits and taps.
  open weak var delegate: (any SearchBarDelegate)?
  /// The text.
  open var text: String? {
    get { field.text }
    set { field.text = newValue }
  }
  /// What is shown while there is no text.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }
  /// A text above the field; kept for a renderer.
  open var prompt: String?
  /// Whether a button gives the search up; kept for a renderer, whose field is then narrower.
  open var showsCancelButton = false
  /// Sets whether a button gives the search up.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Titles of where to search; kept.
  open var scopeButtonTitles: [String]?
  /// The title chosen of these.
  open var selectedScopeButtonIndex = 0
  /// The colour behind.
  open var barTintColor: Color?
  /// Whether content shines through.
  open var isTranslucent = true

  /// No width, and a height of 56 points (R13.22).
  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: 56)
  }

  /// The width of `size` and a height of 56 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 56)
  }

  /// Places the field: 8 points inside the sides, 36 high, in the middle (R13.22).
  open override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = CGRect(
      x: 8, y: rounded((bounds.height - 36) / 2), width: max(0, bounds.width - 16), height: 36)
  }
}

/// What a host tells of a search: `UISearchBarDelegate`.
///
/// Methods that aren't implemented do nothing.
public protocol SearchBarDelegate: AnyObject {
  /// Called after the text changed.
  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String)
  /// Called when the search is to begin.
  func searchBarSearchButtonClicked(_ searchBar: SearchBar)
  /// Called when the search is given up.
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
