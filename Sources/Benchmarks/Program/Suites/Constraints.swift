import ViewGeometry

extension Suite {
  /// Benchmarks of constraints: systems solved by the engine alone, and cells whose subviews are
  /// laid out by constraints.
  ///
  /// The scenes, baselines and sizes are the same as in the benchmarks of other solvers.
  static var constraints: Suite {
    Suite(
      title: "Constraints",
      rows: [
        chainBuild, chainEdit, chainResize, chainToggle, formBuild, formResize, cellsBuild,
        cellsReplay, cellsFrames, fitting, contested, constraintMemory, selfSizingRows,
      ])
  }

  private static let chainSizes = [10, 100, 1_000, 10_000]

  private static func heights(_ count: Int) -> [Double] {
    (0..<count).map(ConstraintChain.contentHeight)
  }

  private static func frames(_ count: Int) -> [ConstraintLimits.Frame] {
    [ConstraintLimits.Frame](repeating: .zero, count: count)
  }

  private static var chainBuild: Row {
    Row(
      "constraints.chain.build", sizes: chainSizes, quickSizes: [100], unit: .nanosecondsPerItem,
      limit: "limit.constraintChain"
    ) { inputs in
      let count = inputs.size
      let (heights, scratch) = (heights(count), frames(count))
      let operation = Batch(each: { _ in ConstraintChain(count: count).lastY })
      var frames = scratch
      let limit = Batch(each: {
        ConstraintLimits.chain(
          heights, width: 375 + Double($0 & 1), gap: 8, from: 0, &frames)
      })
      return .timing(
        Timing(operation: operation, limit: limit, itemsPerOperation: Double(count)) {
          () throws(WrongAnswer) in
          try Agreement.require(
            ConstraintChain(count: count).sum,
            ConstraintChain.expectedSum(count: count, width: 375, middleGap: 8), for: "The sum")
        })
    }
  }

  private static var chainEdit: Row {
    Row(
      "constraints.chain.edit", sizes: chainSizes, quickSizes: [100],
      limit: "limit.constraintChain"
    ) { inputs in
      let count = inputs.size
      let chain = ConstraintChain(count: count)
      let heights = heights(count)
      let operation = Batch(each: {
        chain.setMiddleGap(8 + Double($0 & 7))
        return chain.lastY
      })
      var frames = frames(count)
      _ = ConstraintLimits.chain(heights, width: 375, gap: 8, from: 0, &frames)
      let limit = Batch(each: {
        ConstraintLimits.chain(
          heights, width: 375, gap: 8 + Double($0 & 7), from: count / 2, &frames)
      })
      return .timing(
        Timing(operation: operation, limit: limit) { () throws(WrongAnswer) in
          chain.setMiddleGap(20)
          try Agreement.require(
            chain.sum, ConstraintChain.expectedSum(count: count, width: 375, middleGap: 20),
            for: "The sum")
        })
    }
  }

  private static var chainResize: Row {
    Row(
      "constraints.chain.resize", sizes: chainSizes, quickSizes: [100],
      limit: "limit.constraintChain"
    ) { inputs in
      let count = inputs.size
      let chain = ConstraintChain(count: count)
      let operation = Batch(each: {
        chain.setRootWidth(300 + Double($0 & 63))
        return chain.lastY
      })
      var frames = frames(count)
      let limit = Batch(each: { ConstraintLimits.chainWidths(300 + Double($0 & 63), &frames) })
      return .timing(
        Timing(operation: operation, limit: limit) { () throws(WrongAnswer) in
          chain.setRootWidth(320)
          try Agreement.require(
            chain.sum, ConstraintChain.expectedSum(count: count, width: 320, middleGap: 8),
            for: "The sum")
        })
    }
  }

  private static var chainToggle: Row {
    Row("constraints.chain.toggle", sizes: chainSizes, quickSizes: [100]) { inputs in
      let count = inputs.size
      var chain = ConstraintChain(count: count)
      let operation = Batch(each: { _ in
        chain.toggleTrailing()
        return 0
      })
      return .timing(
        Timing(operation: operation) { () throws(WrongAnswer) in
          var chain = ConstraintChain(count: count)
          chain.toggleTrailing()
          try Agreement.require(
            chain.sum, ConstraintChain.expectedSum(count: count, width: 375, middleGap: 8),
            for: "The sum")
        })
    }
  }

  private static var formBuild: Row {
    Row(
      "constraints.form.build", sizes: [ConstraintForm.count], unit: .nanosecondsPerItem,
      limit: "limit.constraintForm"
    ) { _ in
      var frames = frames(ConstraintForm.count)
      let operation = Batch(each: { _ in ConstraintForm().lastX })
      let limit = Batch(each: { ConstraintLimits.form(375 + Double($0 & 1), &frames) })
      return .timing(
        Timing(
          operation: operation, limit: limit, itemsPerOperation: Double(ConstraintForm.count)))
    }
  }

  private static var formResize: Row {
    Row(
      "constraints.form.resize", sizes: [ConstraintForm.count], limit: "limit.constraintForm"
    ) { _ in
      let form = ConstraintForm()
      let operation = Batch(each: {
        form.setRootWidth(300 + Double($0 & 63))
        return form.lastX
      })
      var frames = frames(ConstraintForm.count)
      let limit = Batch(each: { ConstraintLimits.form(300 + Double($0 & 63), &frames) })
      return .timing(
        Timing(operation: operation, limit: limit) { () throws(WrongAnswer) in
          form.setRootWidth(335)
          // 207 / 5 has no exact double.
          let expected = ConstraintForm.expectedSum(width: 335)
          guard abs(form.sum - expected) <= 1e-9 * expected else {
            throw WrongAnswer("The sum is \(form.sum), not \(expected).")
          }
        })
    }
  }
}
