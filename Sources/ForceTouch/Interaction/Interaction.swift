public import ViewGeometry

/// Something a view does when it is pressed, attached to it: `UIInteraction`.
///
/// The view holds its interactions, so an interaction holds its view weakly (R10.34).
public protocol Interaction: AnyObject {
  /// The view it is attached to; nil for none.
  var view: View? { get }
  /// Called when it is about to be attached to another view, or to none.
  func willMove(to view: View?)
  /// Called when it has been attached to another view, or to none.
  func didMove(to view: View?)
}

extension View {
  /// The interactions attached to the view, in the order they were added.
  ///
  /// Setting them takes away those that aren't in the new list and adds those that weren't in the old.
  public final var interactions: [any Interaction] {
    get { pressAttachment?.interactions ?? [] }
    set {
      for old in interactions where !newValue.contains(where: { $0 === old }) {
        removeInteraction(old)
      }
      for new in newValue where !interactions.contains(where: { $0 === new }) {
        addInteraction(new)
      }
      let attached = interactions
      var ordered: [any Interaction] = []
      for interaction in newValue + attached
      where attached.contains(where: { $0 === interaction })
        && !ordered.contains(where: { $0 === interaction })
      {
        ordered.append(interaction)
      }
      pressAttachment?.interactions = ordered
    }
  }

  /// Attaches an interaction, which leaves the view it is attached to, last of the view's own too.
  ///
  /// - Complexity: O(interactions).
  public final func addInteraction(_ interaction: any Interaction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    // Leaving may have ended something whose callbacks attached it: they came last.
    guard interaction.view?.hasInteraction(interaction) != true else { return }
    makePressAttachment().interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Takes an interaction off the view; nothing happens unless it is attached.
  ///
  /// - Complexity: O(interactions).
  public final func removeInteraction(_ interaction: any Interaction) {
    guard let attachment = pressAttachment, hasInteraction(interaction) else { return }
    interaction.willMove(to: nil)
    // Callbacks may have taken it off already, and attached it elsewhere.
    guard hasInteraction(interaction) else { return }
    attachment.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  private final func hasInteraction(_ interaction: any Interaction) -> Bool {
    interactions.contains { $0 === interaction }
  }
}
