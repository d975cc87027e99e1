import Foundation

extension LayoutConstraint {
  /// Creates the constraints that a visual format describes (R11.94 to R11.98).
  ///
  /// ```swift
  /// let row = LayoutConstraint.constraints(
  ///   withVisualFormat: "H:|-16-[icon(24)]-8-[title]-(>=gap)-|", options: .alignAllCenterY,
  ///   metrics: ["gap": 8], views: ["icon": icon, "title": title])
  /// LayoutConstraint.activate(row)
  /// ```
  ///
  /// A gap written as a single dash is 8 points between views and 20 points to the superview
  /// (R11.94). For each view, the result contains the gap to the preceding view or, after an
  /// initial `|`, to the superview, followed by the view's sizes. Then come the gap to a final `|`
  /// and the alignments (R11.95). All of the constraints are inactive.
  ///
  /// - Parameters:
  ///   - format: The visual format, in printable ASCII characters without spaces.
  ///   - opts: The alignments, the direction, and whether gaps in a column are measured between
  ///     edges or baselines.
  ///   - metrics: Values such as `Double` or `LayoutPriority`, by the names used in the format; nil
  ///     if there are none.
  ///   - views: The views and guides, by the names used in the format. In a size, a metric of the
  ///     same name takes precedence.
  /// - Complexity: O(characters + constraints).
  /// - Precondition: The format is valid, and its names are known. Its priorities are above 0 and
  ///   at most 1,000. A view next to `|` has a superview, and a guide next to it has an owning
  ///   view. No aligned attribute is on the format's own axis (R11.97). Guides aren't aligned at
  ///   baselines, and gaps next to them aren't measured between baselines (R11.6).
  public static func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [LayoutConstraint] {
    do {
      return try VisualFormatBuilder(
        format: VisualFormat(format), options: opts, metrics: metrics ?? [:], views: views
      ).constraints()
    } catch {
      let caret = String(repeating: " ", count: error.place) + "^"
      let explanation = "\n\(error.reason) \n\(format) \n\(caret)"
      preconditionFailure("Unable to parse constraint format: \(explanation)")
    }
  }
}

/// Builds the constraints of a parsed visual format.
struct VisualFormatBuilder {
  let format: VisualFormat
  let options: LayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  private struct Entry {
    let item: AnyObject
    /// The view that `|` represents: the superview of a view, or the owning view of a guide.
    let superview: View?
  }

  func constraints() throws(VisualFormat.Fault) -> [LayoutConstraint] {
    try checkAlignment()
    var entries: [Entry] = []
    for view in format.views { entries.append(try entry(of: view)) }
    var made: [LayoutConstraint] = []
    for (index, view) in format.views.enumerated() {
      if index > 0 {
        made += try gap(
          format.connections[index - 1], from: entries[index - 1].item, to: entries[index].item)
      } else if let opening = format.opening {
        let superview = try superview(of: entries[0], at: opening.place)
        made += try edge(opening.connection, of: entries[0].item, in: superview, isFirst: true)
      }
      for size in view.sizes { made.append(try self.size(size, of: entries[index].item)) }
    }
    if let closing = format.closing, let last = entries.last {
      let superview = try superview(of: last, at: closing.place)
      made += try edge(closing.connection, of: last.item, in: superview, isFirst: false)
    }
    for attribute in options.alignments {
      for (before, after) in zip(entries, entries.dropFirst()) {
        made.append(
          constraint(before.item, attribute, .equal, after.item, attribute, 0, nil))
      }
    }
    return made
  }

  // MARK: Parts

  private func checkAlignment() throws(VisualFormat.Fault) {
    guard options.alignments.contains(where: { $0.axis == format.axis }) else { return }
    let name = format.axis == .horizontal ? "horizontal" : "vertical"
    throw VisualFormat.Fault(
      reason:
        "Options mask required views to be aligned on a \(name) edge, which is not allowed for layout that is also \(name).",
      place: 0)
  }

  private func gap(
    _ connection: VisualFormat.Connection, from before: AnyObject, to after: AnyObject
  )
    throws(VisualFormat.Fault) -> [LayoutConstraint]
  {
    var attributes = (start: start, end: end)
    if format.axis == .vertical, options.contains(.spacingBaselineToBaseline) {
      attributes = (.firstBaseline, .lastBaseline)
    }
    var made: [LayoutConstraint] = []
    for gap in try gaps(connection, standard: Double(systemSpacing)) {
      made.append(
        isReversed
          ? constraint(
            before, attributes.end, gap.relation, after, attributes.start, gap.constant,
            gap.priority)
          : constraint(
            after, attributes.start, gap.relation, before, attributes.end, gap.constant,
            gap.priority))
    }
    return made
  }

  /// Returns the constraints for the gap between the superview and the first view or, if `isFirst`
  /// is false, the last view.
  private func edge(
    _ connection: VisualFormat.Connection, of item: AnyObject, in superview: View, isFirst: Bool
  ) throws(VisualFormat.Fault) -> [LayoutConstraint] {
    let attribute = isFirst ? start : end
    var made: [LayoutConstraint] = []
    for gap in try gaps(connection, standard: 20) {
      made.append(
        isFirst != isReversed
          ? constraint(
            item, attribute, gap.relation, superview, attribute, gap.constant, gap.priority)
          : constraint(
            superview, attribute, gap.relation, item, attribute, gap.constant, gap.priority))
    }
    return made
  }

  private func size(_ predicate: VisualFormat.Predicate, of item: AnyObject)
    throws(VisualFormat.Fault) -> LayoutConstraint
  {
    let attribute: LayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
    let priority = try priority(of: predicate)
    if case .name(let name, _) = predicate.operand, metrics[name] == nil,
      let other = views[name] as AnyObject?, other is View || other is LayoutGuide
    {
      return constraint(item, attribute, predicate.relation, other, attribute, 0, priority)
    }
    return constraint(
      item, attribute, predicate.relation, nil, .notAnAttribute,
      try number(predicate.operand), priority)
  }

  private func constraint(
    _ first: AnyObject, _ attribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation, _ second: AnyObject?,
    _ otherAttribute: LayoutConstraint.Attribute, _ constant: Double, _ priority: Double?
  ) -> LayoutConstraint {
    let made = LayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second,
      attribute: otherAttribute, multiplier: 1, constant: CGFloat(constant))
    if let priority { made.priority = LayoutPriority(Float(priority)) }
    return made
  }

  // MARK: Directions

  private var isReversed: Bool {
    format.axis == .horizontal && options.contains(.directionRightToLeft)
  }

  private var start: LayoutConstraint.Attribute {
    if format.axis == .vertical { return .top }
    if options.contains(.directionRightToLeft) { return .right }
    return options.contains(.directionLeftToRight) ? .left : .leading
  }

  private var end: LayoutConstraint.Attribute {
    if format.axis == .vertical { return .bottom }
    if options.contains(.directionRightToLeft) { return .left }
    return options.contains(.directionLeftToRight) ? .right : .trailing
  }

  // MARK: Names

  private func entry(of view: VisualFormat.Named) throws(VisualFormat.Fault) -> Entry {
    switch views[view.name] {
    case let found as View: return Entry(item: found, superview: found.superview)
    case let found as LayoutGuide: return Entry(item: found, superview: found.owningView)
    default:
      throw VisualFormat.Fault(
        reason: "\(view.name) is not a key in the views dictionary.", place: view.place)
    }
  }

  private func superview(of entry: Entry, at place: Int) throws(VisualFormat.Fault) -> View {
    guard let superview = entry.superview else {
      throw VisualFormat.Fault(
        reason:
          "Unable to interpret '|' character, because the related view doesn't have a superview",
        place: place)
    }
    return superview
  }

  private func gaps(_ connection: VisualFormat.Connection, standard: Double)
    throws(VisualFormat.Fault) -> [(
      relation: LayoutConstraint.Relation, constant: Double, priority: Double?
    )]
  {
    switch connection {
    case .none: return [(.equal, 0, nil)]
    case .standard: return [(.equal, standard, nil)]
    case .predicates(let predicates):
      var gaps: [(relation: LayoutConstraint.Relation, constant: Double, priority: Double?)] = []
      for predicate in predicates {
        gaps.append(
          (predicate.relation, try number(predicate.operand), try priority(of: predicate)))
      }
      return gaps
    }
  }

  private func priority(of predicate: VisualFormat.Predicate)
    throws(VisualFormat.Fault) -> Double?
  {
    guard let operand = predicate.priority else { return nil }
    return try number(operand)
  }

  private func number(_ operand: VisualFormat.Operand) throws(VisualFormat.Fault) -> Double {
    switch operand {
    case .number(let number): return number
    case .name(let name, let place):
      guard let number = metrics[name].flatMap(Self.number) else {
        throw VisualFormat.Fault(
          reason:
            "Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries",
          place: place)
      }
      return number
    }
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Int: Double(number)
    case let number as Float: Double(number)
    case let priority as LayoutPriority: Double(priority.rawValue)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}
