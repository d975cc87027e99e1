import Foundation
public import ViewGeometry

extension Device {
  /// Creates a screen of the device in an orientation, with the traits of the device and its user.
  ///
  /// - Parameters:
  ///   - orientation: The interface orientation.
  ///   - direction: The layout direction of the user's language.
  ///   - textSize: The user's preferred text size.
  public func makeScreen(
    in orientation: Screen.InterfaceOrientation = .portrait,
    direction: TraitEnvironmentLayoutDirection = .leftToRight,
    textSize: ContentSizeCategory = .large
  ) -> Screen {
    let screen = Screen(portraitSize: portraitSize, scale: scale)
    screen.interfaceOrientation = orientation
    screen.traitCollection = screen.traitCollection.modifyingTraits {
      $0.userInterfaceIdiom = idiom
      $0.layoutDirection = direction
      $0.preferredContentSizeCategory = textSize
      $0.forceTouchCapability = sensesForce ? .available : .unavailable
    }
    return screen
  }

  /// Creates a scene that fills a new screen of the device.
  ///
  /// The parameters have the same meaning as in ``makeScreen(in:direction:textSize:)``.
  ///
  /// The scene's status bar has the height of the device's status bar in portrait, or 20 points if
  /// that isn't known.
  public func makeScene(
    in orientation: Screen.InterfaceOrientation = .portrait,
    direction: TraitEnvironmentLayoutDirection = .leftToRight,
    textSize: ContentSizeCategory = .large
  ) -> WindowScene {
    let scene = WindowScene(
      screen: makeScreen(in: orientation, direction: direction, textSize: textSize))
    if let height = metrics(in: .portrait).statusBarHeight?.value {
      scene.statusBarManager?.height = height
    }
    return scene
  }

  /// Creates a hidden window in a new scene of the device; the window retains the scene.
  ///
  /// It fills the screen or, if `split` isn't nil, that part of the screen. `orientation`,
  /// `direction` and `textSize` have the same meaning as in
  /// ``makeScreen(in:direction:textSize:)``.
  ///
  /// The window has the safe area of the device in iOS `version`. If `version` is nil, or its safe
  /// area isn't known, the newest version with a known safe area is used. The safe area is zero if
  /// it isn't known for any version. Layout rounds frames computed from constraints to whole
  /// pixels, as on the device.
  ///
  /// - Precondition: If `split` isn't nil, the device has it in the orientation and the version
  ///   (``metrics(in:split:iOS:)``).
  public func makeWindow(
    in orientation: Screen.InterfaceOrientation = .portrait, split: Split? = nil,
    direction: TraitEnvironmentLayoutDirection = .leftToRight,
    textSize: ContentSizeCategory = .large, iOS version: Int? = nil
  ) -> Window {
    let scene = makeScene(in: orientation, direction: direction, textSize: textSize)
    let window = Window(windowScene: scene)
    window.heldScene = scene
    window.displayScale = scale
    var (asked, known) = (metrics(in: orientation, iOS: version), metrics(in: orientation))
    if let split {
      guard let part = metrics(in: orientation, split: split) else {
        preconditionFailure("\(name) has no split of \(split.rawValue) in this orientation.")
      }
      guard let askedPart = metrics(in: orientation, split: split, iOS: version) else {
        preconditionFailure("\(name) has no splits in iOS \(version ?? 0).")
      }
      (asked, known) = (askedPart, part)
      let full = window.bounds.size.width
      window.frame = CGRect(
        origin: CGPoint(x: split == .oneThird ? full - part.size.width : 0, y: 0), size: part.size)
    }
    window.safeAreaInsets = (asked.safeArea ?? known.safeArea)?.value ?? .zero
    return window
  }

  /// Whether the screen measures pressure.
  ///
  /// It is true for the phones from the 6s to the XS Max, except the SE and XR.
  public var sensesForce: Bool {
    [
      Device.iPhone6s, .iPhone6sPlus, .iPhone7, .iPhone7Plus, .iPhone8, .iPhone8Plus, .iPhoneX,
      .iPhoneXS, .iPhoneXSMax,
    ].contains(self)
  }
}
