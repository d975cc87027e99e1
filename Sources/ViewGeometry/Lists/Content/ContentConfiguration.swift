import Foundation

/// The content of a cell or another view, like UIKit's `UIContentConfiguration`.
///
/// A configuration is a value. It creates the view that shows it, and adapts to a state.
public protocol ContentConfiguration {
  /// Creates a view that shows the configuration.
  func makeContentView() -> any View & ContentView
  /// Returns the configuration adapted to a state.
  func updated(for state: any ConfigurationState) -> Self
}

/// A view that shows a content configuration, like UIKit's `UIContentView`.
public protocol ContentView: AnyObject {
  /// The configuration that the view shows; setting it must update the view.
  var configuration: any ContentConfiguration { get set }
  /// Returns whether the view can show a configuration; by default, whether the configuration has
  /// the type of the current one.
  func supports(_ configuration: any ContentConfiguration) -> Bool
}

extension ContentView {
  /// Returns whether `configuration` has the type of the current one.
  public func supports(_ configuration: any ContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The content configuration of a cell, header or footer, and its update settings.
final class CellContent {
  var configuration: (any ContentConfiguration)?
  var updatesAutomatically = true
  /// The update handler, whose type depends on the class of the cell.
  var handler: Any?

  deinit {}
}

/// A cell, header or footer that can show a content configuration.
protocol ContentHolder: View {
  var content: CellContent? { get set }
  var storedContentView: View { get set }
  func setNeedsUpdateConfiguration()
}

extension ContentHolder {
  /// Sets a property of the content, which is created if necessary.
  func setContent<Value>(_ path: ReferenceWritableKeyPath<CellContent, Value>, _ value: Value) {
    let content = content ?? CellContent()
    content[keyPath: path] = value
    self.content = content
  }

  /// Shows another configuration (R13.29).
  ///
  /// A content view that supports the configuration is kept and updated. Otherwise, a new content
  /// view replaces the old one; if `configuration` is nil, the new view is a plain one. If the old
  /// configuration is also nil, does nothing.
  func show(_ configuration: (any ContentConfiguration)?) {
    guard configuration != nil || content?.configuration != nil else { return }
    setContent(\.configuration, configuration)
    if let configuration, let view = storedContentView as? any ContentView,
      view.supports(configuration)
    {
      view.configuration = configuration
    } else {
      let (old, new) = (storedContentView, configuration?.makeContentView() ?? View())
      new.frame = old.frame
      new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(new, aboveSubview: old)
      old.removeFromSuperview()
      storedContentView = new
      new.invalidateIntrinsicContentSize()
    }
    setNeedsLayout()
  }

  /// Adapts the configuration to a state if it is updated automatically.
  func update(for state: any ConfigurationState) {
    guard let content, content.updatesAutomatically, let configuration = content.configuration
    else { return }
    show(configuration.updated(for: state))
  }

  /// Returns the content view's `sizeThatFits(_:)` for the given width and the height 0.
  ///
  /// Returns nil if there is no configuration.
  func contentSize(width: CGFloat) -> CGSize? {
    guard content?.configuration != nil else { return nil }
    return storedContentView.sizeThatFits(CGSize(width: width, height: 0))
  }
}
