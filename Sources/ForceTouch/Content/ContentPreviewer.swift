public import Foundation
import ViewGeometry

/// Peek and pop of content: a delegate for `registerForPreviewing(with:sourceView:)` made of kinds of content.
///
///     previewer = ContentPreviewer(of: [Photos(list: grid), Albums(list: grid)]) { [unowned self] in
///       show($0, sender: self)
///     }
///     registerForPreviewing(with: previewer, sourceView: grid)
///
/// The kinds are asked in order; the first that makes a controller is previewed. Like any delegate it is held weakly by
/// the registration: keep it.
public final class ContentPreviewer: ViewControllerPreviewingDelegate {
  private let sources: [any PreviewSource]
  private let commit: (ViewController) -> Void

  /// A delegate for these kinds of content, which hands the controller to `commit` when the press is complete.
  public init(of sources: [any PreviewSource], commit: @escaping (ViewController) -> Void) {
    self.sources = sources
    self.commit = commit
  }

  /// The controller of the first kind that has something under the finger; sets its source rectangle.
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

  /// Hands the controller on.
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
