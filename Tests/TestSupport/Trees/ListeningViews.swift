import Foundation
import ViewGeometry

/// A view that counts its layouts, and runs a closure after each.
class LayoutListener: View {
  var layouts = 0
  var whenLaidOut: (LayoutListener) -> Void = { _ in }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    whenLaidOut(self)
  }
}

/// A view that also counts the changes of its margins.
final class MarginListener: LayoutListener {
  var changes = 0

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    changes += 1
  }
}

/// A view that counts the updates of its constraints, and runs a closure before each.
final class UpdateListener: LayoutListener {
  var updates = 0
  var whenUpdated: (UpdateListener) -> Void = { _ in }

  override func updateConstraints() {
    updates += 1
    whenUpdated(self)
    super.updateConstraints()
  }
}

/// A view that records its safe area when notified, and then runs a closure.
final class SafeAreaListener: View {
  var changes: [EdgeInsets] = []
  var whenChanged: (SafeAreaListener) -> Void = { _ in }

  override func safeAreaInsetsDidChange() {
    changes.append(safeAreaInsets)
    whenChanged(self)
  }
}

/// A view that records the former traits that it is notified of.
final class TraitListener: View {
  var changes: [TraitCollection?] = []

  override func traitCollectionDidChange(_ previous: TraitCollection?) { changes.append(previous) }
}
