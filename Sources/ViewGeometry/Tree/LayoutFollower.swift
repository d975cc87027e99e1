/// Places something by where other views lie, which nobody tells it: a popover, whose source may be anywhere.
package protocol LayoutFollower: AnyObject {
  /// Asks for a layout if what it follows lies elsewhere by now; returns whether it did.
  func followViews() -> Bool
}

/// Keeps the followers of views in a tree, weakly.
enum LayoutFollowers {
  struct Entry {
    weak var follower: (any LayoutFollower)?
  }
}

extension View {
  /// Has `follower` asked before and after each layout pass that reaches the receiver, from below or from itself.
  package final func addFollower(_ follower: any LayoutFollower) {
    removeFollower(follower)
    makeRareAttributes().followers.append(.init(follower: follower))
    moreFlags.insert(.isFollowed)
  }

  /// Ends that.
  package final func removeFollower(_ follower: any LayoutFollower) {
    guard let attributes = rareAttributes else { return }
    attributes.followers.removeAll { $0.follower == nil || $0.follower === follower }
    if attributes.followers.isEmpty { moreFlags.remove(.isFollowed) }
  }

  /// Asks all followers; returns whether one of them asked for a layout.
  final func askFollowers() -> Bool {
    var asksForLayout = false
    for entry in rareAttributes?.followers ?? [] {
      if entry.follower?.followViews() ?? false { asksForLayout = true }
    }
    return asksForLayout
  }
}
