extension StepProgram {
  /// A step in the computation of all values; it reads only values that earlier steps determined.
  enum Step: BitwiseCopyable {
    /// The row determines the unknown of its term `pivot`.
    case assign(row: Int32, pivot: Int32)
    /// The row determines the unknown of its only term, `pivot`.
    ///
    /// The row is optional. If the unknown is nonnegative, a negative value becomes 0.
    case prefer(row: Int32, pivot: Int32)
    /// The row is only checked.
    ///
    /// If a row that isn't lazy doesn't hold, it conflicts with others. If a lazy row doesn't hold,
    /// it takes part in the solution from then on.
    case check(row: Int32)
    /// The block with this index is solved.
    case block(Int32)
    /// No effect: the step was removed or replaced by later ones.
    case removed
  }

  /// The location of an unknown or a row in the order of steps.
  enum Placement: BitwiseCopyable, Equatable {
    /// In no step.
    case none
    /// In a step that will be appended: a pivot to be placed after the blocks, or a member of the
    /// block being built.
    case reserved
    /// In the step with this index.
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
