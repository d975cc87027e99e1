extension Suite {
  static var conversion: Suite {
    Suite(title: "Conversion", rows: [chain])
  }

  private static var chain: Row {
    Row("limit.chain", sizes: [8, 32, 128], quickSizes: [8]) { inputs in
      let points = RandomPoints(width: 100, height: 100, random: &inputs.random)
      let chain = ChainLimit(depth: inputs.size)
      let (first, second) = (chain.first, chain.second)
      let batch = Batch { range in
        var sum = SIMD2<Double>.zero
        for index in range { sum += ChainLimit.convert(points[index], from: first, to: second) }
        return sum.x + sum.y
      }
      return .timing(Timing(operation: batch, limit: batch))
    }
  }
}
