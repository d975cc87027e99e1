/// A cell that updates its configuration when its state changes (R13.30).
protocol ContentCell: ContentHolder {
  var state: CellState { get set }
  /// Whether the cell's class may override ``updateConfiguration(using:)``.
  var isCustom: Bool { get }
  var configurationState: CellConfigurationState { get }
  func updateConfiguration(using state: CellConfigurationState)
  /// Calls the update handler, if there is one.
  func callUpdateHandler(_ state: CellConfigurationState)
}

extension ContentCell {
  /// The default implementation of `setNeedsUpdateConfiguration()`.
  @inline(__always)
  func builtInSetNeedsUpdateConfiguration() {
    guard !state.needsConfiguration else { return }
    state.needsConfiguration = true
    if content != nil || isCustom { setNeedsLayout() }
  }

  /// Updates the configuration for the current state if that is necessary (R13.30), and then calls
  /// the update handler.
  @inline(__always)
  func updateConfigurationIfNeeded() {
    guard state.needsConfiguration else { return }
    state.needsConfiguration = false
    guard content != nil || isCustom else { return }
    let state = configurationState
    updateConfiguration(using: state)
    callUpdateHandler(state)
  }
}
