import SwiftOperators
import SwiftParser
import SwiftSyntax

extension Candidate {
  /// Every bug that can be planted in a file.
  static func all(in text: String, file: String) -> [Candidate] {
    let parsed = Parser.parse(source: text)
    let folded = OperatorTable.standardOperators.foldAll(parsed, errorHandler: { _ in })
    let visitor = CandidateVisitor(
      file: file, locations: SourceLocationConverter(fileName: file, tree: parsed))
    visitor.walk(folded)
    return visitor.candidates
  }
}

/// Collects candidates: comparisons and arithmetic swapped, constants off by one, conditions
/// negated, statements and `didSet` bodies dropped, early returns, axes and edges swapped.
final class CandidateVisitor: SyntaxVisitor {
  private(set) var candidates: [Candidate] = []
  private let file: String
  private let locations: SourceLocationConverter

  init(file: String, locations: SourceLocationConverter) {
    self.file = file
    self.locations = locations
    super.init(viewMode: .sourceAccurate)
  }

  private func add(_ kind: String, _ node: some SyntaxProtocol, _ new: String) {
    let start = node.positionAfterSkippingLeadingTrivia
    let end = node.endPositionBeforeTrailingTrivia
    let lines = locations.location(for: start).line...locations.location(for: end).line
    guard lines.count <= 12 else { return }
    candidates.append(
      Candidate(
        kind: kind, file: file, lines: lines, range: start.utf8Offset..<end.utf8Offset,
        old: node.trimmedDescription,
        new: new))
  }

  // MARK: What isn't code under test

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: SwitchCaseLabelSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private static let checks: Set = [
    "precondition", "preconditionFailure", "assert", "fatalError", "assertionFailure",
  ]

  /// Whether a called function has no effect that a test could see: a check, a log, or reserved
  /// memory.
  private func isSilent(_ name: String) -> Bool {
    Self.checks.contains(name) || name.contains("reserve") || name.contains("nvariant")
      || ["checkAfterChange", "deallocate", "withExtendedLifetime"].contains { name.hasSuffix($0) }
  }

  /// Arguments about memory, and the low values of thresholds, which only tests use.
  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    let label = node.label?.text.lowercased() ?? ""
    return label.contains("capacity") || label == "low" ? .skipChildren : .visitChildren
  }

  /// Text that is shown only to people.
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let names = node.bindings.map(\.pattern.trimmedDescription)
    let shown: Set = ["description", "debugDescription", "customMirror", "hashValue"]
    return names.contains { shown.contains($0) || $0.contains("nvariant") }
      ? .skipChildren : .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.trimmedDescription
    if isSilent(name) { return .skipChildren }
    if name == "min" || name == "max", node.arguments.count == 2 {
      let other = name == "min" ? "max" : "min"
      add("extremum", node.calledExpression, "(@@ ? \(other) : \(name))")
    }
    return .visitChildren
  }

  // MARK: Functions

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    if name.contains("nvariant") || name == "hash" { return .skipChildren }
    let isVoid = node.signature.returnClause == nil
    if isVoid, let body = node.body, let first = body.statements.first, body.statements.count > 1 {
      // A statement before the first one, whose text stays the same.
      let start = first.positionAfterSkippingLeadingTrivia
      let line = locations.location(for: start).line
      candidates.append(
        Candidate(
          kind: "early return", file: file, lines: line...line,
          range: start.utf8Offset..<start.utf8Offset,
          old: "func \(name)", new: "if @@ { return }; "))
    }
    return .visitChildren
  }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.accessorSpecifier.text == "didSet", let body = node.body, !body.statements.isEmpty {
      let text = body.statements.trimmedDescription
      add("dropped didSet", body.statements, "if !@@ {\n\(text)\n}")
    }
    return .visitChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard let block = node.parent?.as(CodeBlockItemListSyntax.self),
      block.parent?.is(SourceFileSyntax.self) != true,
      block.parent?.is(ClosureExprSyntax.self) != true || block.count > 1
    else { return .visitChildren }
    let text = node.trimmedDescription
    if let call = node.item.as(FunctionCallExprSyntax.self) {
      let name = call.calledExpression.trimmedDescription
      if !isSilent(name), !name.hasSuffix(".init"), call.trailingClosure == nil,
        !isAnswer(node, of: block)
      {
        add("dropped call", node, "if !@@ { \(text) }")
      }
    } else if let infix = node.item.as(InfixOperatorExprSyntax.self), !isInInitializer(node) {
      let operation = infix.operator.trimmedDescription
      if operation == "="
        || (operation.hasSuffix("=") && operation.count == 2
          && !"=!<>".contains(operation.first ?? " "))
      {
        add("dropped assignment", node, "if !@@ { \(text) }")
      }
    }
    return .visitChildren
  }

  /// Whether a single expression is the result of a function or property.
  private func isAnswer(_ node: CodeBlockItemSyntax, of block: CodeBlockItemListSyntax) -> Bool {
    guard block.count == 1 else { return false }
    var parent = block.parent
    while let current = parent {
      if let function = current.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause != nil
      }
      if let accessor = current.as(AccessorDeclSyntax.self) {
        return accessor.accessorSpecifier.text == "get"
      }
      if current.is(PatternBindingSyntax.self) || current.is(SubscriptDeclSyntax.self)
        || current.is(IfExprSyntax.self) || current.is(SwitchCaseSyntax.self)
      {
        // A computed property; or a branch, which may be a result, too.
        return !current.is(IfExprSyntax.self) && !current.is(SwitchCaseSyntax.self)
      }
      parent = current.parent
    }
    return false
  }

  private func isInInitializer(_ node: some SyntaxProtocol) -> Bool {
    var parent = node.parent
    while let current = parent {
      if current.is(InitializerDeclSyntax.self) { return true }
      if current.is(FunctionDeclSyntax.self) { return false }
      parent = current.parent
    }
    return false
  }

  // MARK: Expressions

  private static let swapped = [
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "+": "-", "-": "+",
    "*": "/", "&&": "||",
    "||": "&&", "&+": "&-", "&-": "&+", "===": "!==", "!==": "===",
  ]

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    let operation = node.operator.trimmedDescription
    if let other = Self.swapped[operation] {
      let left = node.leftOperand.trimmedDescription
      let right = node.rightOperand.trimmedDescription
      if operation == "+", isJoined(node.leftOperand) || isJoined(node.rightOperand) {
        return .visitChildren
      }
      add("operator", node, "(@@ ? (\(left) \(other) \(right)) : (\(left) \(operation) \(right)))")
    }
    return .visitChildren
  }

  /// Whether "+" joins texts or arrays here.
  private func isJoined(_ node: ExprSyntax) -> Bool {
    node.is(StringLiteralExprSyntax.self) || node.is(ArrayExprSyntax.self)
      || node.is(InfixOperatorExprSyntax.self) && node.trimmedDescription.contains("\"")
  }

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    add("condition", node.condition, "((\(node.condition.trimmedDescription)) != @@)")
    return .visitChildren
  }

  override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
    add("condition", node.condition, "((\(node.condition.trimmedDescription)) != @@)")
    return .visitChildren
  }

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    if case .expression(let condition) = node.condition,
      !condition.is(BooleanLiteralExprSyntax.self)
    {
      add("condition", condition, "((\(condition.trimmedDescription)) != @@)")
    }
    return .visitChildren
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.literal.text
    guard !text.hasPrefix("0x"), let value = Int(text.filter { $0 != "_" }) else {
      return .skipChildren
    }
    add("constant", node, "(@@ ? \(value + 1) : \(text))")
    return .skipChildren
  }

  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.literal.text
    if let value = Double(text.filter { $0 != "_" }) {
      add("constant", node, "(@@ ? \(value + 1) : \(text))")
    }
    return .skipChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    // `while true` must end with a return.
    if node.parent?.is(ConditionElementSyntax.self) != true {
      add("boolean", node, "(\(node.literal.text) != @@)")
    }
    return .skipChildren
  }

  private static let twins = [
    "x": "y", "y": "x", "width": "height", "height": "width", "minX": "minY", "minY": "minX",
    "maxX": "maxY",
    "maxY": "maxX", "midX": "midY", "midY": "midX", "left": "right", "right": "left",
    "top": "bottom", "bottom": "top",
    "lowerBound": "upperBound", "upperBound": "lowerBound", "first": "last", "last": "first",
  ]

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    if let twin = Self.twins[name], let base = node.base, node.declName.argumentNames == nil,
      !isAssigned(node)
    {
      let text = base.trimmedDescription
      if text.first?.isLowercase == true, node.parent?.is(FunctionCallExprSyntax.self) != true {
        add("twin", node, "(@@ ? \(text).\(twin) : \(text).\(name))")
      }
    }
    return .visitChildren
  }

  /// Whether a member is on the left of an assignment, or passed as `inout`.
  private func isAssigned(_ node: MemberAccessExprSyntax) -> Bool {
    var child = Syntax(node)
    while let parent = child.parent {
      if parent.is(InOutExprSyntax.self) || parent.is(KeyPathExprSyntax.self) { return true }
      if let infix = parent.as(InfixOperatorExprSyntax.self) {
        let operation = infix.operator.trimmedDescription
        return operation.hasSuffix("=")
          && !["==", "!=", "<=", ">=", "===", "!=="].contains(operation)
          && infix.leftOperand.id == child.id
      }
      guard parent.is(MemberAccessExprSyntax.self) || parent.is(FunctionCallExprSyntax.self) else {
        return false
      }
      child = parent
    }
    return false
  }
}
