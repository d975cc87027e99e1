public import ViewGeometry

/// A behavior that is attached to a view: `UIInteraction`.
///
/// The view retains its interactions, so an interaction should hold its view weakly (R10.34).
public protocol Interaction: AnyObject {
  /// The view that the interaction is attached to; nil if there is none.
  ///
  /// The conforming type stores it in `willMove(to:)` or `didMove(to:)`.
  var view: View? { get }
  /// Called before the interaction is attached to `view`, or detached if `view` is nil.
  func willMove(to view: View?)
  /// Called after the interaction was attached to `view`, or detached if `view` is nil.
  func didMove(to view: View?)
}

extension View {
  /// The interactions attached to the view, in the order they were added.
  ///
  /// Setting the list removes the interactions that aren't in the new list, adds those that weren't
  /// in the old one, and sorts all of them as in the new list.
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

  /// Attaches an interaction, after removing it from the view it is attached to.
  ///
  /// An interaction that is already attached to this view moves to the end of the list.
  ///
  /// - Complexity: O(interactions).
  public final func addInteraction(_ interaction: any Interaction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    // Callbacks of the removal may have attached it to a view already; then it stays there.
    guard interaction.view?.hasInteraction(interaction) != true else { return }
    makePressAttachment().interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction.
  ///
  /// Does nothing if the interaction isn't attached to this view.
  ///
  /// - Complexity: O(interactions).
  public final func removeInteraction(_ interaction: any Interaction) {
    guard let attachment = pressAttachment, hasInteraction(interaction) else { return }
    interaction.willMove(to: nil)
    // Callbacks may have removed it already, and attached it elsewhere.
    guard hasInteraction(interaction) else { return }
    attachment.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  private final func hasInteraction(_ interaction: any Interaction) -> Bool {
    interactions.contains { $0 === interaction }
  }
}
