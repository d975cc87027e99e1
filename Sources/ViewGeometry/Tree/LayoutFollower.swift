/// An object whose position depends on views elsewhere in the tree, such as a popover that follows
/// its source view.
///
/// Those views don't notify the follower when they move. Instead, `followViews()` is called after
/// layout passes.
package protocol LayoutFollower: AnyObject {
  /// Requests a layout if the followed views have moved.
  ///
  /// Returns whether it requested one.
  func followViews() -> Bool
}

/// A namespace for the weak references to the layout followers of a view.
enum LayoutFollowers {
  struct Entry {
    weak var follower: (any LayoutFollower)?
  }
}

extension View {
  /// Adds a follower, which is called after `layoutIfNeeded()` on the receiver or a descendant.
  ///
  /// It isn't called if `layoutIfNeeded()` is called during a layout pass of that part of the tree.
  /// The receiver doesn't retain the follower.
  package final func addFollower(_ follower: any LayoutFollower) {
    removeFollower(follower)
    makeRareAttributes().followers.append(.init(follower: follower))
    moreFlags.insert(.isFollowed)
  }

  /// Removes `follower`, and any followers that have been deallocated.
  package final func removeFollower(_ follower: any LayoutFollower) {
    guard let attributes = rareAttributes else { return }
    attributes.followers.removeAll { $0.follower == nil || $0.follower === follower }
    if attributes.followers.isEmpty { moreFlags.remove(.isFollowed) }
  }

  /// Calls `followViews()` on all followers.
  ///
  /// Returns whether one of them requested a layout.
  final func askFollowers() -> Bool {
    var asksForLayout = false
    for entry in rareAttributes?.followers ?? [] {
      if entry.follower?.followViews() ?? false { asksForLayout = true }
    }
    return asksForLayout
  }
}
