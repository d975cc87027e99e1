import Foundation
import ViewGeometry

@testable import TestSupport

extension AutolayoutScene {
  /// Makes one change of a case with edits.
  func apply(_ edit: AutolayoutCase.Edit) {
    switch edit.edit {
    case "setConstant": named(edit)?.constant = CGFloat(edit.value ?? 0)
    case "setPriority": named(edit)?.priority = LayoutPriority(Float(edit.value ?? 0))
    case "activate":
      LayoutConstraint.activate((edit.constraints ?? []).compactMap { constraints[$0] })
    case "deactivate":
      LayoutConstraint.deactivate((edit.constraints ?? []).compactMap { constraints[$0] })
    case "addConstraint":
      guard case .whole(let constraint) = edit.constraint else { return }
      add(constraint)
      constraints[constraint.id]?.isActive = true
    case "setContainer":
      if let size = edit.size { root.frame.size = CGSize(preferredSizes: size) }
    case "setIntrinsic":
      guard let view = edit.item.flatMap({ views[$0] }), let size = edit.size else { return }
      view.traits.intrinsic = CGSize(preferredSizes: size)
      view.invalidateIntrinsicContentSize()
    case "setHugging":
      edit.item.flatMap { views[$0] }?
        .setContentHuggingPriority(LayoutPriority(Float(edit.value ?? 0)), for: edit.direction)
    case "setResistance":
      edit.item.flatMap { views[$0] }?
        .setContentCompressionResistancePriority(
          LayoutPriority(Float(edit.value ?? 0)), for: edit.direction)
    default: fatalError("There is no edit \(edit.edit).")
    }
  }

  private func named(_ edit: AutolayoutCase.Edit) -> LayoutConstraint? {
    guard case .name(let name) = edit.constraint else { return nil }
    return constraints[name]
  }

  /// The differences from the expected frames, in words; nil represents a value that isn't
  /// determined.
  func differences(from frames: [String: [Double?]], of layout: AutolayoutCase) -> [String] {
    root.layoutIfNeeded()
    return frames.keys.sorted().compactMap { name in
      guard let expected = frames[name] else { return nil }
      let found = numbers(of: name)
      let isSame =
        found.count == expected.count
        && zip(found, expected).allSatisfy { found, expected in
          expected.map { layout.isEqual(found, $0) } ?? true
        }
      return isSame ? nil : "\(name) is \(found), not \(expected.map { $0 ?? .nan })"
    }
  }

  private func numbers(of name: String) -> [CGFloat] {
    if name.hasSuffix(".contentSize") {
      let scroll = views[String(name.dropLast(".contentSize".count))] as? ScrollView
      return scroll.map { [$0.contentSize.width, $0.contentSize.height] } ?? []
    }
    guard let frame = views[name]?.frame ?? guides[name]?.layoutFrame else { return [] }
    return [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
  }
}

extension AutolayoutCase.Edit {
  var direction: Axis { axis == 1 ? .vertical : .horizontal }
}

extension LayoutDimension {
  func constraint(_ relation: LayoutConstraint.Relation, to constant: CGFloat)
    -> LayoutConstraint
  {
    switch relation {
    case .equal: constraint(equalToConstant: constant)
    case .lessThanOrEqual: constraint(lessThanOrEqualToConstant: constant)
    case .greaterThanOrEqual: constraint(greaterThanOrEqualToConstant: constant)
    }
  }

  func constraint(
    _ relation: LayoutConstraint.Relation, to other: LayoutDimension, _ multiplier: CGFloat,
    _ constant: CGFloat
  ) -> LayoutConstraint {
    switch relation {
    case .equal: constraint(equalTo: other, multiplier: multiplier, constant: constant)
    case .lessThanOrEqual:
      constraint(lessThanOrEqualTo: other, multiplier: multiplier, constant: constant)
    case .greaterThanOrEqual:
      constraint(greaterThanOrEqualTo: other, multiplier: multiplier, constant: constant)
    }
  }
}

// MARK: Names in the files

extension LayoutConstraint.Attribute {
  init(name: String) {
    self = Self.allCases.first { "\($0)" == name } ?? .notAnAttribute
  }
}

extension LayoutConstraint.Relation {
  init(sign: String) {
    self = sign == "<=" ? .lessThanOrEqual : sign == ">=" ? .greaterThanOrEqual : .equal
  }
}

extension StackView.Distribution {
  init(name: String) { self = Self.allCases.first { "\($0)" == name } ?? .fill }
}

extension StackView.Alignment {
  init(name: String) {
    switch name {
    case "top": self = .top
    case "bottom": self = .bottom
    default: self = Self.allCases.first { "\($0)" == name } ?? .fill
    }
  }
}

extension View.AutoresizingMask {
  init(names: [String]) {
    let all: [String: View.AutoresizingMask] = [
      "flexibleLeftMargin": .flexibleLeftMargin, "flexibleWidth": .flexibleWidth,
      "flexibleRightMargin": .flexibleRightMargin, "flexibleTopMargin": .flexibleTopMargin,
      "flexibleHeight": .flexibleHeight, "flexibleBottomMargin": .flexibleBottomMargin,
    ]
    self = names.reduce(into: []) { $0.formUnion(all[$1] ?? []) }
  }
}

extension EdgeInsets {
  /// Insets from top, left, bottom and right.
  init(_ numbers: [Double]) {
    self.init(
      top: CGFloat(numbers[0]), left: CGFloat(numbers[1]), bottom: CGFloat(numbers[2]),
      right: CGFloat(numbers[3]))
  }
}

extension CGSize {
  /// A size in which nil represents no intrinsic length.
  init(preferredSizes: [Double?]) {
    self.init(
      width: preferredSizes[0].map { CGFloat($0) } ?? View.noIntrinsicMetric,
      height: preferredSizes[1].map { CGFloat($0) } ?? View.noIntrinsicMetric)
  }
}
