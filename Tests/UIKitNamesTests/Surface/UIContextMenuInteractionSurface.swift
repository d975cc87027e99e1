import UIKitNames

private final class SurfaceMenus: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    mention(interaction.location(in: interaction.view))
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(title: "", children: [UIAction(title: "Copy") { _ in }])
    }
  }

  func attach(to view: UIView) {
    view.addInteraction(UIContextMenuInteraction(delegate: self))
  }
}
