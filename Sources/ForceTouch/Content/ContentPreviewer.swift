public import Foundation
import ViewGeometry

/// A delegate for `registerForPreviewing(with:sourceView:)` that previews several kinds of content.
///
///     previewer = ContentPreviewer(of: [Photos(list: grid), Albums(list: grid)]) { [unowned self] in
///       show($0, sender: self)
///     }
///     registerForPreviewing(with: previewer, sourceView: grid)
///
/// The previewer tries the sources in order, and previews the first controller that one of them
/// returns. The registration holds the previewer weakly, like any delegate, so keep a reference to
/// it.
public final class ContentPreviewer: ViewControllerPreviewingDelegate {
  private let sources: [any PreviewSource]
  private let commit: (ViewController) -> Void

  /// Creates a previewer of several sources; a committed peek calls `commit` with its controller.
  public init(of sources: [any PreviewSource], commit: @escaping (ViewController) -> Void) {
    self.sources = sources
    self.commit = commit
  }

  /// Returns the controller of the first source that has one for the content under the finger.
  ///
  /// Also sets the source rectangle of the context. Returns nil if no source has a controller.
  public func previewingContext(
    _ previewingContext: any ViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> ViewController? {
    let location = PreviewLocation(location, in: previewingContext.sourceView)
    for source in sources {
      guard let found = Self.find(in: source, at: location) else { continue }
      previewingContext.sourceRect = found.sourceRect
      return found.controller
    }
    return nil
  }

  /// Calls `commit` with the controller.
  public func previewingContext(
    _ previewingContext: any ViewControllerPreviewing,
    commit viewControllerToCommit: ViewController
  ) {
    commit(viewControllerToCommit)
  }

  private static func find<Source: PreviewSource>(
    in source: Source, at location: PreviewLocation
  ) -> (controller: ViewController, sourceRect: CGRect)? {
    guard let place = source.place(at: location), let content = source.content(at: place),
      let controller = source.controller(previewing: content)
    else { return nil }
    return (controller, source.sourceRect(of: place, in: location.sourceView))
  }
}
