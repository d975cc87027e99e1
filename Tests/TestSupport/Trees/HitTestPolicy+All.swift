import ViewGeometry

extension HitTestPolicy {
  /// All policies.
  static let some: [HitTestPolicy] = [false, true].flatMap { overflow in
    [false, true].flatMap { inert in
      [false, true].map {
        HitTestPolicy(reachesOverflow: overflow, fallsThroughInert: inert, ordersByDrawing: $0)
      }
    }
  }
}
