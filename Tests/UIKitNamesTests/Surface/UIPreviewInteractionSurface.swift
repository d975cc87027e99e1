import UIKitNames

enum UIPreviewInteractionSurface {
  static func members(_ view: UIView) {
    let interaction = UIPreviewInteraction(view: view)
    mention(interaction.view, interaction.delegate, interaction.location(in: view))
    interaction.cancel()
  }
}
