import ForceTouch
import Foundation
import ViewGeometry

@testable import ForceTouchSupport

/// Two fingers over two interactions, a context menu and a previewing context, with callbacks that
/// may do anything.
final class PressHistory {
  /// An action of a finger or of the app; the indices are those of fingers, interactions, positions
  /// and views.
  enum Step {
    case down(Int, at: Int)
    case press(Int, CGFloat)
    case lift(Int)
    case interrupt(Int)
    case replaceDispatcher(Int)
    case cancel(Int)
    case replaceDelegate(Int)
    case replaceInteraction(Int)
    case refuse(Int)
    case remove(Int)
    case add(Int)
    case hide(Int)
    case detachMenu
    case attachMenu(Int)
    case dismissMenu
    case dismissPeek
    case registerAgain
    case present
    case dismiss

    init(_ random: inout SeededGenerator) {
      func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
      let finger = random.oneIn(4) ? 1 : 0
      self =
        switch below(44) {
        case 0..<9: .down(finger, at: below(4))
        case 9..<22: .press(finger, CGFloat(below(9)) / 8)
        case 22..<25: .lift(finger)
        case 25: .interrupt(finger)
        case 26, 27: .cancel(below(2))
        case 28: .replaceDelegate(below(2))
        case 29: .replaceInteraction(below(2))
        case 30: .refuse(below(4))
        case 31: .remove(below(4))
        case 32: .add(below(4))
        case 33: .hide(below(4))
        case 34: .detachMenu
        case 35: .attachMenu(below(4))
        case 36: .dismissMenu
        case 37: random.oneIn(2) ? .dismissPeek : .registerAgain
        case 38: .present
        case 39: .dismiss
        default: .replaceDispatcher(finger)
        }
    }
  }

  let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let root = ViewController()
  private let presented = ViewController()
  /// The first fills the upper half and holds the second and the third; the fourth fills the lower half.
  let views = [
    View(frame: CGRect(x: 0, y: 0, width: 320, height: 240)),
    View(frame: CGRect(x: 20, y: 20, width: 100, height: 100)),
    View(frame: CGRect(x: 200, y: 20, width: 100, height: 100)),
    View(frame: CGRect(x: 0, y: 240, width: 320, height: 240)),
  ]
  private let places = [(10, 230), (50, 50), (250, 50), (150, 300)].map { CGPoint(x: $0, y: $1) }
  private(set) var dispatchers: [PressDispatcher] = []
  private var isDown = [false, false]
  private var interactions: [PreviewInteraction] = []
  private var listeners: [PressListener] = []
  let menuRecorder = MenuRecorder()
  let menuInteraction: ContextMenuInteraction
  private let previewer = Previewer()
  private(set) var context: any ViewControllerPreviewing
  /// The reaction inside the call with an index, and the number of calls so far.
  var reactions: [Int: Step] = [:]
  private var calls = 0
  private var depth = 0
  private(set) var faults: [String] = []
  private(set) var log: [String] = []

  init() {
    window.rootViewController = root
    menuInteraction = ContextMenuInteraction(delegate: menuRecorder)
    context = root.registerForPreviewing(with: previewer, sourceView: views[2])
    for view in [1, 2] { views[0].addSubview(views[view]) }
    for view in [0, 3] { root.view.addSubview(views[view]) }
    views[3].addInteraction(menuInteraction)
    dispatchers = (0..<2).map { _ in makeDispatcher() }
    for number in 0..<2 {
      interactions.append(PreviewInteraction(view: views[number]))
      listeners.append(makeListener(number))
      interactions[number].delegate = listeners[number]
    }
    presented.modalPresentationStyle = .fullScreen
    menuRecorder.reaction = { [unowned self] line, _ in
      if line == "configuration", menuInteraction.view?.window !== window {
        faults.append("a menu was asked for where it isn't shown")
      }
      hear("menu \(line)")
    }
    previewer.onAsked = { [unowned self] in
      if views[2].window !== window {
        faults.append("a preview was asked for where it isn't shown")
      }
      hear("preview asked")
    }
    previewer.onCommit = { [unowned self] in hear("preview committed") }
  }

  private func makeDispatcher() -> PressDispatcher {
    PressDispatcher(window: window, recognition: .force(PressScene.thresholds))
  }

  private func makeListener(_ number: Int) -> PressListener {
    let view = views[number]
    return PressListener { [unowned self, weak view] listener, call in
      let isEnd = call == .cancel
      if !isEnd, view?.window !== window { listener.fault("\(call) of a view that isn't shown") }
      if !isEnd, !isDown.contains(true) { listener.fault("\(call) without a finger") }
      hear("\(number) \(call)")
    }
  }

  private func hear(_ line: String) {
    log.append(line)
    calls += 1
    guard let step = reactions[calls - 1], depth < 4 else { return }
    depth += 1
    carryOut(step)
    depth -= 1
  }

  private func send(_ finger: Int, _ phase: PressSample.Phase, at place: CGPoint, force: CGFloat) {
    dispatchers[finger].send(
      PressSample(phase: phase, location: place, force: force, maximumPossibleForce: 1))
  }

  private var fingerPlaces = [CGPoint.zero, .zero]

  func carryOut(_ step: Step) {
    switch step {
    case .down(let finger, let place):
      if !isDown[finger] { fingerPlaces[finger] = places[place] }
      isDown[finger] = true
      send(finger, .began, at: places[place], force: 0)
    case .press(let finger, let force):
      send(finger, .moved, at: fingerPlaces[finger], force: force)
    case .lift(let finger), .interrupt(let finger):
      isDown[finger] = false
      if case .lift = step {
        send(finger, .ended, at: fingerPlaces[finger], force: 0)
      } else {
        send(finger, .cancelled, at: fingerPlaces[finger], force: 0)
      }
    case .replaceDispatcher(let finger):
      // An interaction that is removed in the course of a sample still sends the rest of it.
      guard depth == 0 else { return }
      isDown[finger] = false
      dispatchers[finger] = makeDispatcher()
    case .cancel(let number): interactions[number].cancel()
    case .replaceDelegate(let number): replaceListener(number) {}
    case .replaceInteraction(let number):
      replaceListener(number) { interactions[number] = PreviewInteraction(view: views[number]) }
    case .refuse(let number):
      if number < 2 { listeners[number].mayBegin.toggle() }
      if number == 2 { previewer.controller = previewer.controller == nil ? ViewController() : nil }
      if number == 3 { menuRecorder.isRefusing.toggle() }
    case .remove(let view): views[view].removeFromSuperview()
    case .add(let view): (view == 1 || view == 2 ? views[0] : root.view).addSubview(views[view])
    case .hide(let view): views[view].isHidden.toggle()
    case .detachMenu: menuInteraction.view?.removeInteraction(menuInteraction)
    case .attachMenu(let view): views[view].addInteraction(menuInteraction)
    case .dismissMenu: dispatchers[0].contextMenu?.dismiss()
    case .dismissPeek: dispatchers[0].peek?.dismiss()
    case .registerAgain:
      root.unregisterForPreviewing(withContext: context)
      context = root.registerForPreviewing(with: previewer, sourceView: views[2])
    case .present:
      if presented.presentingViewController == nil { root.present(presented, animated: false) }
    case .dismiss: root.dismiss(animated: false)
    }
  }

  /// Releases a delegate, which may not be called any more, and makes another.
  private func replaceListener(_ number: Int, _ change: () -> Void) {
    faults += listeners[number].faults
    listeners[number].isReplaced = true
    listeners[number] = makeListener(number)
    change()
    interactions[number].delegate = listeners[number]
  }
}

extension PressHistory {
  /// The properties that must hold after each step but don't.
  func check() {
    for finger in 0..<2 where !isDown[finger] && dispatchers[finger].activeInteraction != nil {
      faults.append("finger \(finger) presses though it isn't down")
    }
    for (number, view) in views.enumerated() {
      let has = view.interactions.contains { $0 === menuInteraction }
      if has != (menuInteraction.view === view) {
        faults.append("the menu is at view \(number): \(has)")
      }
    }
    if let menu = dispatchers[0].contextMenu, menu.isEnded {
      faults.append("a menu that is over is shown")
    }
    for listener in listeners { faults += listener.takeFaults() }
  }

  /// Lifts all fingers, ends everything and restores the initial state.
  func settle() {
    reactions = [:]
    for finger in 0..<2 { carryOut(.lift(finger)) }
    root.dismiss(animated: false)
    for number in 0..<2 { interactions[number].cancel() }
    dispatchers[0].contextMenu?.dismiss()
    dispatchers[0].peek?.dismiss()
    for (number, listener) in listeners.enumerated() where listener.isOpen {
      faults.append("the press on \(number) has begun and not ended")
    }
    views[0].insertSubview(views[1], at: 0)
    views[0].insertSubview(views[2], at: 1)
    root.view.insertSubview(views[0], at: 0)
    root.view.insertSubview(views[3], at: 1)
    for view in views { view.isHidden = false }
    for listener in listeners { listener.mayBegin = true }
    previewer.controller = ViewController()
    menuRecorder.isRefusing = false
    carryOut(.attachMenu(0))
    carryOut(.attachMenu(3))
    check()
    log = []
  }

  /// The calls at each position for a whole press by each finger.
  func probe() -> [String] {
    for finger in 0..<2 {
      for place in 0..<4 {
        log.append("finger \(finger) at \(place)")
        for step: Step in [
          .down(finger, at: place), .press(finger, 0.25), .press(finger, 0.75), .press(finger, 1),
          .lift(finger), .dismissMenu, .dismissPeek,
        ] { carryOut(step) }
      }
    }
    check()
    return log
  }
}
