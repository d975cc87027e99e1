import ForceTouch
import Foundation
import Testing
import ViewGeometry

/// What changes while a presentation goes on, and what is left of it.
@Suite struct PresentationChangeTests {
  private final class Adapting: AdaptivePresentationControllerDelegate {
    var asked = 0
    func adaptivePresentationStyle(
      for controller: PresentationController
    ) -> ModalPresentationStyle {
      asked += 1
      return .fullScreen
    }
  }

  private let window = Window(
    screen: Screen(portraitSize: CGSize(width: 768, height: 1_024), scale: 2))
  private let root = ViewController()
  private let shown = ViewController()

  init() { window.rootViewController = root }

  private func presentPopover() {
    shown.modalPresentationStyle = .popover
    shown.preferredContentSize = CGSize(width: 200, height: 100)
    let popover = shown.popoverPresentationController
    popover?.sourceView = root.view
    popover?.sourceRect = CGRect(x: 300, y: 100, width: 100, height: 40)
    root.present(shown, animated: false)
  }

  @Test func `Overriding traits count from when they are set, and end with the presentation`() {
    root.present(shown, animated: false)
    let presentation = shown.presentationController

    presentation?.overrideTraitCollection = TraitCollection(userInterfaceStyle: .dark)
    let style = shown.traitCollection.userInterfaceStyle
    presentation?.overrideTraitCollection = nil
    let reset = shown.traitCollection.userInterfaceStyle
    presentation?.overrideTraitCollection = TraitCollection(userInterfaceStyle: .dark)
    root.dismiss(animated: false)
    root.present(shown, animated: false)

    #expect(style == .dark)
    #expect(reset == .light)
    #expect(shown.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `What presents follows the style, whether or not one asks for it meanwhile`() {
    shown.modalPresentationStyle = .pageSheet
    let sheet = shown.sheetPresentationController
    shown.modalPresentationStyle = .formSheet
    let formSheet = shown.sheetPresentationController
    shown.modalPresentationStyle = .popover
    shown.modalPresentationStyle = .pageSheet

    #expect(sheet === formSheet)
    #expect(formSheet?.presentationStyle == .formSheet)
    #expect(shown.sheetPresentationController !== sheet)
  }
}
