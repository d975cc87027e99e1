import Foundation
import ScreenFiles

/// The steps that dismiss the covers of an element.
struct Dismissal {
  /// The elements to dismiss, the largest cover first.
  let covers: [Int]
  /// The control to tap, which is the first cover or one of its descendants.
  ///
  /// Elements whose names say that they dismiss something are tried first, the clearest name first;
  /// the first one that can be tapped is the control. If there is none, the control is the first
  /// cover, provided that it can be tapped and has no descendants. Otherwise there is no control,
  /// and the value is nil.
  let control: ScreenDump.Element?
  /// The tap point of the control; nil if there is no control.
  let point: CGPoint?
  /// Whether the name of the control says that it dismisses something.
  let isNamed: Bool

  init(of covers: [Int], in dump: ScreenDump) {
    self.covers = covers
    guard let first = covers.first else {
      (control, point, isNamed) = (nil, nil, false)
      return
    }
    let inside = dump.contents(of: first)
    let named = ([dump.elements[first]] + inside).filter { Self.rank(of: $0) != nil }
      .sorted { (Self.rank(of: $0) ?? 0, $0.index) < (Self.rank(of: $1) ?? 0, $1.index) }
    for candidate in named {
      if let point = Explanation.point(on: candidate, in: dump) {
        (control, self.point, isNamed) = (candidate, point, true)
        return
      }
    }
    let cover = dump.elements[first]
    let verdict = dump.verdict(of: cover)
    let isSheet = inside.isEmpty && verdict.isTappable
    (control, point, isNamed) = (isSheet ? cover : nil, isSheet ? verdict.tapPoint : nil, false)
  }

  /// Returns how clearly an element's names say that it dismisses something: 0 is the clearest.
  ///
  /// Returns nil if none of the names says that.
  static func rank(of element: ScreenDump.Element) -> Int? {
    let names = [element.name, element.identifier].compactMap { $0 }.flatMap { name -> [String] in
      // In a resource name such as `com.app:id/btn_close`, only the part after the slash counts.
      let lowered = name.lowercased().trimmingCharacters(in: .whitespacesAndNewlines)
      let last = lowered.split(separator: "/").last.map(String.init) ?? lowered
      let words = last.split { !$0.isLetter && !$0.isNumber }.map(String.init)
      return [lowered] + (words.count <= 3 ? words : [])
    }
    // A key of a keyboard whose name is a single letter, such as "x", doesn't dismiss anything.
    let isKey = element.role.hasSuffix("Key")
    return Self.words.firstIndex { names.contains($0) && !(isKey && $0.count == 1) }
  }

  /// The words that name controls that dismiss something, the clearest first.
  private static let words = [
    "close", "dismiss", "×", "✕", "✖", "x", "hide keyboard", "cancel", "not now", "no thanks",
    "maybe later", "later", "skip", "got it", "ok", "okay", "done", "hide", "no", "schließen",
    "abbrechen",
    "fermer", "annuler", "cerrar", "cancelar", "fechar", "chiudi", "annulla", "sluiten", "закрыть",
    "отмена", "关闭", "取消", "閉じる", "キャンセル", "닫기", "취소",
  ]
}
