extension StepProgram {
  /// One step on the way to all values; each reads only values that earlier steps gave.
  enum Step: BitwiseCopyable {
    /// The row gives the unknown of its term `pivot` its value.
    case assign(row: Int32, pivot: Int32)
    /// The row, over one unknown and optional on both sides, gives the unknown of its only term its value, at least 0.
    case prefer(row: Int32, pivot: Int32)
    /// The row holds, or is a conflict, or, if lazy, has to take part.
    case check(row: Int32)
    /// The block of this index is solved.
    case block(Int32)
    /// Nothing: the step was replaced by later ones.
    case removed
  }

  /// Where an unknown or a row is in the order of steps.
  enum Placement: BitwiseCopyable, Equatable {
    /// In no step.
    case none
    /// In a step that comes later: a pivot to be placed behind the blocks, or a member of the block in the making.
    case reserved
    /// In the step of this index.
    case step(Int32)

    var isNone: Bool {
      @inline(__always) get {
        if case .none = self { return true }
        return false
      }
    }

    /// The index of the step, if there is one.
    var step: Int32? {
      @inline(__always) get {
        if case .step(let index) = self { return index }
        return nil
      }
    }
  }
}
