import ForceTouch
import Foundation
import ViewGeometry

extension Suite {
  /// Benchmarks of a press on a collection view.
  static var front: Suite {
    Suite(title: "Force touch", rows: [pressSample])
  }

  /// Sends one sample of a press.
  ///
  /// The time includes the recognizer, the interaction, and the delegate's query for the source
  /// rectangle.
  private static var pressSample: Row {
    Row("press.sample", sizes: [10_000_000], quickSizes: [10_000_000]) { inputs in
      let grid = UniformGrid(count: inputs.size)
      let press = FrontPress(on: grid, random: &inputs.random)
      let operation = Batch { range in
        for index in range { press.send(index) }
        return press.sum
      }
      let naive = Batch(each: { index in Double(press.naive(index)?.origin.x ?? 0) })
      var timing = Timing(operation: operation, naive: naive) { () throws(WrongAnswer) in
        for index in 0..<1000 { try press.check(index) }
      }
      timing.owner = press
      return .timing(timing)
    }
  }
}

/// A press that is updated repeatedly and never ends.
///
/// Each sample moves the finger to another position and changes the pressure slightly.
private final class FrontPress: PreviewInteractionDelegate {
  private let window: Window
  private let grid: UniformGrid
  private let source: View
  private let interaction: PreviewInteraction
  private let dispatcher: PressDispatcher
  private let points: RandomPoints
  private(set) var found: CGRect?
  private(set) var sum = 0.0

  init(on grid: UniformGrid, random: inout SplitMix64) {
    self.grid = grid
    let list = grid.list
    window = Window(frame: CGRect(x: 0, y: 0, width: list.bounds.width, height: 900))
    source = View(frame: CGRect(x: 0, y: 20, width: list.bounds.width, height: 880))
    window.addSubview(source)
    source.addSubview(list)
    list.frame.origin.y = 44
    list.contentOffset = CGPoint(x: 0, y: list.contentSize.height / 2)
    window.layoutIfNeeded()
    points = RandomPoints(width: list.bounds.width, height: 800, random: &random)
    interaction = PreviewInteraction(view: source)
    dispatcher = PressDispatcher(window: window)
    interaction.delegate = self
    dispatcher.send(PressSample(phase: .began, location: CGPoint(x: 100, y: 100)))
  }

  func send(_ index: Int) {
    dispatcher.send(
      PressSample(
        phase: .moved, location: pointInWindow(index), force: 0.5 + CGFloat(index & 63) / 100,
        timestamp: Double(index)))
  }

  func previewInteraction(
    _ previewInteraction: PreviewInteraction, didUpdatePreviewTransition progress: CGFloat,
    ended: Bool
  ) {
    let point = previewInteraction.location(in: source)
    found = grid.list.sourceRect(at: point, in: source)?.rect
    sum += Double(progress) + Double(found?.origin.x ?? 0)
  }

  func previewInteractionDidCancel(_ previewInteraction: PreviewInteraction) {}

  /// Finds the source rectangle the naive way.
  ///
  /// It uses layout attributes, and converts one superview at a time.
  func naive(_ index: Int) -> CGRect? {
    let point = NaiveConversion.convert(pointInWindow(index), from: window, to: grid.list)
    guard let item = NaiveCollection.frame(at: point, in: grid.layout) else { return nil }
    return NaiveConversion.convert(item.frame, from: grid.list, to: source)
  }

  func check(_ index: Int) throws(WrongAnswer) {
    send(index)
    guard let found, let expected = naive(index) else {
      return try Agreement.require(found == nil, naive(index) == nil, for: "Sample \(index)")
    }
    try Agreement.require(found, expected, tolerance: 1e-9, for: "Sample \(index)")
  }

  private func pointInWindow(_ index: Int) -> CGPoint {
    CGPoint(x: points[index].x, y: points[index].y + 64)
  }
}
