extension HTMLPage {
  /// The style sheet of the page, for any screen width.
  ///
  /// It comes after the style sheet of the drawing, which defines the colors for light and dark
  /// appearance.
  static let style = """
    :root { --page: #f4f3f0; --quiet: #575b63; --rule: #dcdad5; --edge: #80838a; --chosen: #dbe8fb; }
    @media (prefers-color-scheme: dark) {
      :root { --page: #0e1012; --quiet: #a8aeb7; --rule: #30353a; --edge: #7d848e; --chosen: #1f3450; }
    }
    * { box-sizing: border-box; }
    html { -webkit-text-size-adjust: 100%; }
    body { margin: 0; background: var(--page); color: var(--ink);
      font: 15px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; }
    header, main { max-width: 1760px; margin: 0 auto; padding: 12px 20px 0; }
    header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 2px 16px; }
    h1 { font-size: 20px; line-height: 1.25; margin: 0; overflow-wrap: anywhere; }
    h2 { font-size: 15px; line-height: 1.3; margin: 0 0 8px; }
    h3 { font-size: 16px; line-height: 1.3; margin: 0 0 6px; overflow-wrap: anywhere; }
    p { margin: 0 0 8px; }
    a { color: var(--target); }
    .quiet { color: var(--quiet); font-size: 14px; }
    .bad { color: var(--problem); }
    main { display: grid; grid-template-columns: minmax(300px, 3fr) 7fr; gap: 20px; padding-bottom: 20px; }
    .picture { position: sticky; top: 12px; align-self: start; }
    #screen { display: block; width: min(100%, calc((100vh - 230px) * var(--ratio))); margin: 0 auto 8px;
      aspect-ratio: var(--ratio); border: 1px solid var(--edge); border-radius: 8px; cursor: crosshair;
      touch-action: pan-y; user-select: none; -webkit-user-select: none; }
    #screen.zoomed { touch-action: none; cursor: grab; }
    .empty { padding: 12px 14px; border: 1px solid var(--edge); border-radius: 8px; background: var(--ground); }
    :focus-visible { outline: 3px solid var(--target); outline-offset: 2px; }
    .tools { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 14px; margin-bottom: 8px; font-size: 14px; }
    .tools button, .tools select { min-height: 32px; min-width: 34px; }
    .zoom button + button { margin-left: 4px; }
    .step { display: flex; align-items: center; gap: 8px; flex: 1 1 220px; }
    .step input { flex: 1; min-width: 60px; min-height: 32px; accent-color: var(--target); }
    #keys { font-size: 13px; }
    button, select, input[type=search], input[type=text] { font: inherit; color: var(--ink);
      background: var(--ground); border: 1px solid var(--edge); border-radius: 7px; padding: 3px 10px; }
    button { cursor: pointer; }
    button[aria-pressed=true] { border-color: var(--target); background: var(--chosen); }
    [data-behind=off] .front { fill-opacity: 1; } [data-behind=off] .behind { display: none; }
    [data-behind=show] .front { fill-opacity: 0; } [data-behind=show] .behind { opacity: 1; }
    .photo .shape { fill-opacity: 0; } .photo text { display: none; }
    .mark { fill: none; stroke-width: 3; vector-effect: non-scaling-stroke; pointer-events: none; }
    .mark.hovered { stroke: var(--line); } .mark.chosen { stroke: var(--target); }
    .mark.linked { stroke: var(--problem); stroke-dasharray: 6 3; } .mark.before { stroke: var(--then); stroke-dasharray: 4 3; }
    .tap { fill: var(--target); stroke: var(--ground); stroke-width: 2; vector-effect: non-scaling-stroke; pointer-events: none; }
    #panels { display: none; }
    .panels { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 14px; align-content: start; min-width: 0; }
    .panel { background: var(--ground); border: 1px solid var(--rule); border-radius: 10px; padding: 12px 14px; min-width: 0; }
    .panel[data-name=element], .panel[data-name=problems] { max-height: 52vh; overflow-y: auto; }
    .panel[data-name=notes] { grid-column: 1 / -1; max-height: 30vh; overflow-y: auto; }
    dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 2px 12px; margin: 8px 0; }
    dt { color: var(--quiet); }
    dd { margin: 0; overflow-wrap: anywhere; }
    #details p { overflow-wrap: anywhere; }
    #at { display: flex; gap: 8px; flex-wrap: wrap; margin: 8px 0; font-size: 14px; }
    #at input { width: 9em; }
    ol, ul.plain { margin: 6px 0; padding-left: 22px; overflow-wrap: anywhere; font-size: 14px; }
    #stack li, #changes li { margin-bottom: 4px; }
    #changes li[aria-current=true] { background: var(--chosen); }
    details { border-top: 1px solid var(--rule); padding: 6px 0; font-size: 14px; overflow-wrap: anywhere; }
    summary { cursor: pointer; min-height: 24px; }
    .row { display: flex; gap: 8px; align-items: baseline; flex-wrap: wrap; }
    input[type=search] { width: 100%; min-height: 36px; }
    #filters { display: flex; flex-wrap: wrap; gap: 6px; margin: 8px 0; font-size: 14px; }
    #filters button { border-radius: 999px; }
    #list, #tree { list-style: none; margin: 0; padding: 2px; max-height: 46vh; overflow: auto; font-size: 14px; position: relative; }
    #list button, [role=treeitem] { display: flex; flex-wrap: wrap; gap: 0 8px; width: 100%; min-height: 28px; padding: 3px 8px;
      text-align: left; align-items: baseline; background: none; border: 0; border-radius: 6px; cursor: pointer; }
    #list li { content-visibility: auto; contain-intrinsic-height: auto 50px; }
    #list button:hover, [role=treeitem]:hover { background: var(--plain-fill); }
    #list [aria-current=true], [role=treeitem][aria-selected=true] { background: var(--chosen); }
    .number { color: var(--quiet); font-variant-numeric: tabular-nums; min-width: 3ch; }
    .title { flex: 1 1 12ch; min-width: 0; overflow-wrap: anywhere; }
    .where { color: var(--quiet); flex-basis: 100%; font-size: 13px; }
    .twist { width: 1.2em; text-align: center; color: var(--quiet); }
    @media (max-width: 899px) {
      header, main { padding: 10px 12px 0; }
      main { display: block; padding-bottom: 16px; }
      .picture { position: static; }
      #screen { width: min(100%, calc(56vh * var(--ratio))); }
      #keys { display: none; }
      .tools button, .tools select, #panels button, #filters button, #at button, #at input, .row button, .step input,
      #list button, [role=treeitem], summary, input[type=search] { min-height: 44px; }
      .tools button { min-width: 44px; }
      #panels { display: flex; gap: 4px; overflow-x: auto; position: sticky; top: 0; background: var(--page); padding: 8px 0; z-index: 1; }
      #panels button { flex: 1 0 auto; padding: 3px 8px; }
      .panels { display: block; }
      .panel { display: none; }
      \(narrowPanels)
      .panel[data-name], #list, #tree { max-height: none; }
      #changes a { display: block; padding: 8px 0; }
      #details p, #stack li { line-height: 1.8; }
    }
    """

  /// The CSS rules that show only the selected panel on a narrow screen.
  private static let narrowPanels = ["element", "problems", "list", "tree", "notes"].map {
    "[data-panel=\($0)] .panel[data-name=\($0)] { display: block; }"
  }.joined(separator: "\n")
}
