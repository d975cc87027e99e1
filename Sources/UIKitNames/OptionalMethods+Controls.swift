// Optional methods of delegates, which apps for UIKit call with `?`, as in
// `delegate?.textFieldShouldReturn?(field)`.
//
// For each method, there is a property with its base name, which is never nil. The value is a
// closure or, if the method has argument labels, an `OptionalMethods`, which is called with the
// same labels. If a class has its own property of that name, that property takes precedence.

public import Controls
public import ForceTouch
public import Foundation
public import ViewGeometry

#if !canImport(UIKit)
  // Documented by the protocol.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  extension NavigationControllerDelegate {
    @_disfavoredOverload
    public var navigationController: OptionalMethods<any NavigationControllerDelegate>? {
      OptionalMethods(self)
    }
  }

  // Documented by the protocol.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  extension OptionalMethods where Receiver == any NavigationControllerDelegate {
    public func callAsFunction(
      _ navigationController: NavigationController, willShow viewController: ViewController,
      animated: Bool
    ) {
      receiver.navigationController(
        navigationController, willShow: viewController, animated: animated)
    }

    public func callAsFunction(
      _ navigationController: NavigationController, didShow viewController: ViewController,
      animated: Bool
    ) {
      receiver.navigationController(
        navigationController, didShow: viewController, animated: animated)
    }

    public func callAsFunction(
      _ navigationController: NavigationController,
      animationControllerFor operation: NavigationController.Operation,
      from fromVC: ViewController, to toVC: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? {
      receiver.navigationController(
        navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    }

    public func callAsFunction(
      _ navigationController: NavigationController,
      interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? {
      receiver.navigationController(
        navigationController, interactionControllerFor: animationController)
    }
  }

  // Documented by the protocol.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  extension TabBarControllerDelegate {
    @_disfavoredOverload
    public var tabBarController: OptionalMethods<any TabBarControllerDelegate>? {
      OptionalMethods(self)
    }
  }

  // Documented by the protocol.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  extension OptionalMethods where Receiver == any TabBarControllerDelegate {
    public func callAsFunction(
      _ tabBarController: TabBarController, shouldSelect viewController: ViewController
    ) -> Bool {
      receiver.tabBarController(tabBarController, shouldSelect: viewController)
    }

    public func callAsFunction(
      _ tabBarController: TabBarController, didSelect viewController: ViewController
    ) {
      receiver.tabBarController(tabBarController, didSelect: viewController)
    }

    public func callAsFunction(
      _ tabBarController: TabBarController,
      animationControllerForTransitionFrom fromVC: ViewController, to toVC: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? {
      receiver.tabBarController(
        tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
    }

    public func callAsFunction(
      _ tabBarController: TabBarController,
      interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? {
      receiver.tabBarController(
        tabBarController, interactionControllerFor: animationController)
    }
  }

  // Documented by the protocol.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  extension AdaptivePresentationControllerDelegate {
    @_disfavoredOverload
    public var adaptivePresentationStyle:
      OptionalMethods<any AdaptivePresentationControllerDelegate>?
    {
      OptionalMethods(self)
    }

    @_disfavoredOverload
    public var presentationControllerShouldDismiss: ((PresentationController) -> Bool)? {
      { self.presentationControllerShouldDismiss($0) }
    }

    @_disfavoredOverload
    public var presentationControllerWillDismiss: ((PresentationController) -> Void)? {
      { self.presentationControllerWillDismiss($0) }
    }

    @_disfavoredOverload
    public var presentationControllerDidDismiss: ((PresentationController) -> Void)? {
      { self.presentationControllerDidDismiss($0) }
    }

    @_disfavoredOverload
    public var presentationControllerDidAttemptToDismiss: ((PresentationController) -> Void)? {
      { self.presentationControllerDidAttemptToDismiss($0) }
    }
  }

  // Documented by the protocol.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  extension OptionalMethods where Receiver == any AdaptivePresentationControllerDelegate {
    public func callAsFunction(
      for controller: PresentationController, traitCollection: TraitCollection
    ) -> ModalPresentationStyle {
      receiver.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
    }

    public func callAsFunction(for controller: PresentationController) -> ModalPresentationStyle {
      receiver.adaptivePresentationStyle(for: controller)
    }
  }

  // Documented by the protocol.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  extension TextFieldDelegate {
    @_disfavoredOverload
    public var textFieldShouldBeginEditing: ((TextField) -> Bool)? {
      { self.textFieldShouldBeginEditing($0) }
    }

    @_disfavoredOverload
    public var textFieldDidBeginEditing: ((TextField) -> Void)? {
      { self.textFieldDidBeginEditing($0) }
    }

    @_disfavoredOverload
    public var textFieldShouldEndEditing: ((TextField) -> Bool)? {
      { self.textFieldShouldEndEditing($0) }
    }

    @_disfavoredOverload
    public var textFieldDidEndEditing: ((TextField) -> Void)? {
      { self.textFieldDidEndEditing($0) }
    }

    @_disfavoredOverload
    public var textField: OptionalMethods<any TextFieldDelegate>? {
      OptionalMethods(self)
    }

    @_disfavoredOverload
    public var textFieldShouldClear: ((TextField) -> Bool)? {
      { self.textFieldShouldClear($0) }
    }

    @_disfavoredOverload
    public var textFieldShouldReturn: ((TextField) -> Bool)? {
      { self.textFieldShouldReturn($0) }
    }
  }

  // Documented by the protocol.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  extension OptionalMethods where Receiver == any TextFieldDelegate {
    public func callAsFunction(
      _ textField: TextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      receiver.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
    }
  }

  // Documented by the protocol.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  extension TextViewDelegate {
    @_disfavoredOverload
    public var textView: OptionalMethods<any TextViewDelegate>? {
      OptionalMethods(self)
    }

    @_disfavoredOverload
    public var textViewDidChange: ((TextView) -> Void)? {
      { self.textViewDidChange($0) }
    }

    @_disfavoredOverload
    public var textViewDidChangeSelection: ((TextView) -> Void)? {
      { self.textViewDidChangeSelection($0) }
    }
  }

  // Documented by the protocol.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  extension OptionalMethods where Receiver == any TextViewDelegate {
    public func callAsFunction(
      _ textView: TextView, shouldInteractWith url: URL, in characterRange: NSRange
    ) -> Bool {
      receiver.textView(textView, shouldInteractWith: url, in: characterRange)
    }
  }

  // Documented by the protocol.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  extension SearchBarDelegate {
    @_disfavoredOverload
    public var searchBar: OptionalMethods<any SearchBarDelegate>? {
      OptionalMethods(self)
    }

    @_disfavoredOverload
    public var searchBarSearchButtonClicked: ((SearchBar) -> Void)? {
      { self.searchBarSearchButtonClicked($0) }
    }

    @_disfavoredOverload
    public var searchBarCancelButtonClicked: ((SearchBar) -> Void)? {
      { self.searchBarCancelButtonClicked($0) }
    }
  }

  // Documented by the protocol.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  extension OptionalMethods where Receiver == any SearchBarDelegate {
    public func callAsFunction(_ searchBar: SearchBar, textDidChange searchText: String) {
      receiver.searchBar(searchBar, textDidChange: searchText)
    }
  }

  // Documented by the protocol.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  extension PickerViewDelegate {
    @_disfavoredOverload
    public var pickerView: OptionalMethods<any PickerViewDelegate>? {
      OptionalMethods(self)
    }
  }

  // Documented by the protocol.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  extension OptionalMethods where Receiver == any PickerViewDelegate {
    public func callAsFunction(
      _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? {
      receiver.pickerView(pickerView, titleForRow: row, forComponent: component)
    }

    public func callAsFunction(_ pickerView: PickerView, widthForComponent component: Int)
      -> CGFloat
    {
      receiver.pickerView(pickerView, widthForComponent: component)
    }

    public func callAsFunction(_ pickerView: PickerView, rowHeightForComponent component: Int)
      -> CGFloat
    {
      receiver.pickerView(pickerView, rowHeightForComponent: component)
    }

    public func callAsFunction(
      _ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int
    ) {
      receiver.pickerView(pickerView, didSelectRow: row, inComponent: component)
    }
  }
#endif
