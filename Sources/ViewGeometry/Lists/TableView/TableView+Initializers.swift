public import Foundation

/// Lets `TableView.make(_:dequeuedAs:)` call an initializer that is unavailable to other code.
private protocol IdentifierRequired {
  init(requiredAs reuseIdentifier: String)
}

@available(*, unavailable)
extension TableViewCell: IdentifierRequired {}

@available(*, unavailable)
extension TableViewHeaderFooterView: IdentifierRequired {}

extension TableView {
  /// Creates a view of a registered class with the initializer that takes a reuse identifier.
  static func make<Made: View>(_ viewClass: Made.Type, dequeuedAs reuseIdentifier: String) -> Made {
    let anyClass: Any.Type = viewClass
    guard let requiredClass = anyClass as? any IdentifierRequired.Type,
      let view = requiredClass.init(requiredAs: reuseIdentifier) as? Made
    else { preconditionFailure("\(viewClass) isn't a class of cells, headers or footers.") }
    return view
  }
}

extension InitializableView {
  /// Returns an existing view as the result of the initializer; traps if the view has another
  /// class.
  fileprivate init(taking view: View) {
    guard let view = view as? Self else {
      preconditionFailure("\(view) isn't of the class \(Self.self).")
    }
    self = view
  }
}

extension InitializableView where Self: TableViewCell {
  /// Creates a cell as a table does: with the class's `init(style:reuseIdentifier:)`, in the
  /// default style.
  ///
  /// - Precondition: The class has that initializer.
  public init(dequeuedAs reuseIdentifier: String) {
    self.init(taking: TableView.make(Self.self, dequeuedAs: reuseIdentifier))
  }
}

extension InitializableView where Self: TableViewHeaderFooterView {
  /// Creates a header or footer as a table does: with the class's `init(reuseIdentifier:)`.
  ///
  /// - Precondition: The class has that initializer.
  public init(dequeuedAs reuseIdentifier: String) {
    self.init(taking: TableView.make(Self.self, dequeuedAs: reuseIdentifier))
  }
}

extension InitializableView where Self: CollectionReusableView {
  /// Creates a view as a collection view does: with the class's `init(frame:)`.
  public init(dequeuedIn frame: CGRect) { self.init(frame: frame) }
}
