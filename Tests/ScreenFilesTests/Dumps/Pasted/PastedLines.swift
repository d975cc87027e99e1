import Foundation

/// What stands before and behind each line of a text that was logged, listed or quoted; `#` is the number of the line, `%` its second.
enum PastedLines {
  static let all: [(start: String, end: String)] =
    logs + devices + builds + listings + endings.map { (start: $0.0, end: $0.1) }

  private static let logs = starts([
    "11-28 07:15:%.123  1234  5678 D Dump    : ", "11-28 07:15:%.123456  1234  5678 D Dump    : ",
    "11-28 07:15:%.123 10234  1234  5678 D Dump    : ", "      1764313000.1%  1234  5678 D Dump: ",
    "11-28 07:15:%.123 u0_a234  1234  5678 D Dump    : ", "     1234.5%  1234  5678 D Dump    : ",
    "2026-11-28 07:15:%.123 +0000  1234  5678 D Dump    : ", "D/TestRunner( 1234): ",
    "I/TestRunner: ", "11-28 07:15:%.123 D/Dump(12345): ", "I( 1234) ", "07:15:%.123  D  ",
    "2026-11-28 07:15:%.123  1234-1234  Dump              com.example.app      D  ",
    "2026-11-28 07:15:%.123 1234-5678/com.example.app D/Dump: ", "INFO:root:", "debug: ",
    "2026-11-28 07:15:%,123 - root - INFO - ", "[INFO] ", "[info] ", "flutter: ",
    "2026-11-28 07:15:%.123 | DEBUG    | __main__:dump:# - ", "I/flutter ( 1234): ",
    "07:15:%.123 [main] DEBUG com.example.Dump - ", "[   +# ms] I/flutter ( 1234): ", " LOG  ",
    "07:15:%.123 [INFO ] maestro.Maestro.hierarchy: ", "07:15:%.123 detox[1234] i ", "[stderr] ",
    "DEBUG    dump:test_a.py:# ", "[debug] [XCUITest] ", "[0000001#][UiAutomator2Driver@1234] ",
  ])

  private static let devices = starts([
    "2026-11-28 07:15:%.123456+0100 Demo[123:4567] ", "    t =     1.%s ",
    "2026-11-28 07:15:%.123456+0100 0x1a2b     Default     0x0          123    0    Demo: (UIKitCore) ",
    "Nov 28 07:15:% host Demo[123]: ", "Nov 28 07:15:%.123456 Demo(UIKitCore)[123] <Notice>: ",
    "2026-11-28 07:15:%.123 Df Demo[123:4567] [com.example:ui] ",
    "2026-11-28 07:15:%.123456+0100  localhost Demo[123]: (Foundation) [com.example:ui] ",
    "default\t07:15:%.123456+0100\tDemo\t",
  ])

  private static let builds = starts([
    "2026-11-28T07:15:%.1234567Z ", "test\tRun tests\t2026-11-28T07:15:%.1234567Z ",
    "2026-11-28T07:15:%.123456Z 01O ", "[2026-11-28T07:15:%.123Z] ", "07:15:%  ", "[07:15:%]: ",
    "[07:15:%] :\t [Step 1/2] ", "[07:15:%]: ▸ ", "▸ ",
    "\u{1B}_bk;t=17000000000#\u{7}", "[android] ", "07:15:%  [android] ", "web_1  | ", "web-1  | ",
    "[pod/web-1/app] ", "2026-11-28T07:15:%.123456789Z stdout F ", "0|app      | ", "[app]: ",
    "07:15:% web.1  | ", "2026-11-28T07:15:%.123456+00:00 app[web.1]: ", "app:dev: ",
    "packages/app dev: ", "    a_test.go:#: ",
  ])

  private static let listings = starts([
    "#:", "dump.txt:#:", "     #\t", "#→", "# | ", "#. ", "#) ", "L#: ", "[#] ", "  #   │ ", "+",
    "-",
    "// ", " * ", "> ", ">", "> > > ", "    ", "\t", "--> ", "- ", "* ", "    +", "++",
    "E       ", "\u{2060}", "\u{FEFF}", "\u{1B}[2K\u{1B}[1G",
  ])

  private static let endings = [
    ("", "$"), ("", "\\"), ("`", "`"), ("| ", " |"), ("│ ", " │"), ("", "   "),
    ("\u{1B}[32m", "\u{1B}[0m"), ("\u{1B}[38;5;244m", "\u{1B}[m\u{1B}[K"), ("[32m", "[0m"),
    ("\u{1B}[38:2::10:20:30m", "\u{1B}[0m"), ("^[[32m", "^[[0m"), ("\u{9B}32m", "\u{9B}0m"),
    ("\u{1B}]8;;file:///a\u{1B}\\", "\u{1B}]8;;\u{1B}\\"), ("\u{1B}(B", "\u{1B}[m"),
    ("\u{202A}", "\u{202C}"), ("", "\nType: stdio"),
    ("[ 11-28 07:15:01.123  1234: 5678 D/Dump     ]\n", "\n"),
  ]

  private static func starts(_ starts: [String]) -> [(start: String, end: String)] {
    starts.map { (start: $0, end: "") }
  }

  /// A text with one of them around each line.
  static func wrapped(_ text: String, _ way: (start: String, end: String)) -> String {
    let lines = (text.hasSuffix("\n") ? text.dropLast() : text[...])
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { place, line in
      let start = way.start.replacingOccurrences(of: "#", with: "\(place + 1)")
        .replacingOccurrences(of: "%", with: String(format: "%02d", place % 60))
      return start + line + way.end + "\n"
    }.joined()
  }
}
