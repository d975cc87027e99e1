extension HTMLPage {
  /// For any width, after the style of the drawing, which has the colours of both appearances.
  static let style = """
    :root { --page: #f4f3f0; --quiet: #5d6169; --rule: #dcdad5; }
    @media (prefers-color-scheme: dark) {
      :root { --page: #0e1012; --quiet: #a0a6af; --rule: #30353a; }
    }
    * { box-sizing: border-box; }
    html { -webkit-text-size-adjust: 100%; }
    body { margin: 0; background: var(--page); color: var(--ink);
      font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; }
    header, main { max-width: 1200px; margin: 0 auto; padding: 16px 20px 0; }
    h1 { font-size: 22px; line-height: 1.25; margin: 0; overflow-wrap: anywhere; }
    h2 { font-size: 17px; line-height: 1.3; margin: 0 0 6px; overflow-wrap: anywhere; }
    p { margin: 0 0 8px; }
    .quiet { color: var(--quiet); font-size: 14px; }
    main { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 24px; }
    .picture { position: sticky; top: 12px; align-self: start; }
    #screen { display: block; width: min(100%, calc((100vh - 150px) * var(--ratio))); height: auto; margin: 0 auto 8px;
      border: 1px solid var(--rule); border-radius: 10px; cursor: crosshair; }
    #screen:focus-visible, button:focus-visible, input:focus-visible, summary:focus-visible {
      outline: 3px solid var(--target); outline-offset: 2px; }
    .mark { fill: none; stroke-width: 3; vector-effect: non-scaling-stroke; pointer-events: none; }
    .mark.hovered { stroke: var(--line); } .mark.chosen { stroke: var(--target); }
    .tap { fill: var(--target); stroke: var(--ground); stroke-width: 2; vector-effect: non-scaling-stroke;
      pointer-events: none; }
    #details, #list, details { background: var(--ground); border: 1px solid var(--rule); border-radius: 10px; }
    #details { padding: 14px 16px; margin-bottom: 12px; min-height: 120px; }
    #details dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 2px 14px; margin: 0; }
    dt { color: var(--quiet); }
    dd { margin: 0; overflow-wrap: anywhere; }
    .bad { color: var(--problem); }
    details { margin-bottom: 12px; padding: 8px 16px; font-size: 14px; }
    details ul { padding-left: 18px; overflow-wrap: anywhere; }
    summary { cursor: pointer; }
    input[type=search] { width: 100%; min-height: 44px; padding: 8px 12px; font: inherit; color: var(--ink);
      background: var(--ground); border: 1px solid var(--rule); border-radius: 10px; }
    .slider { display: flex; align-items: center; gap: 10px; margin-bottom: 8px; }
    .slider input { flex: 1; min-height: 44px; accent-color: var(--target); }
    #filters { display: flex; flex-wrap: wrap; gap: 8px; margin: 10px 0; }
    button { font: inherit; color: var(--ink); cursor: pointer; }
    #filters button { min-height: 44px; padding: 4px 16px; border: 1px solid var(--rule); border-radius: 999px;
      background: var(--ground); }
    #filters button[aria-pressed=true] { border-color: var(--target); box-shadow: inset 0 0 0 1px var(--target); }
    #list { list-style: none; margin: 0 0 32px; padding: 4px; max-height: 60vh; overflow-y: auto; }
    #list button { display: flex; gap: 10px; width: 100%; min-height: 44px; padding: 8px 12px; text-align: left;
      align-items: baseline; background: none; border: 0; border-radius: 8px; }
    #list button:hover { background: color-mix(in srgb, var(--wash) 12%, transparent); }
    #list button[aria-current=true] { background: color-mix(in srgb, var(--target) 18%, transparent); }
    #list .number { color: var(--quiet); font-variant-numeric: tabular-nums; min-width: 3ch; }
    #list .title { flex: 1; min-width: 0; overflow-wrap: anywhere; }
    #list .flag { color: var(--problem); font-size: 14px; }
    @media (max-width: 760px) {
      header, main { padding: 12px 12px 0; }
      main { grid-template-columns: minmax(0, 1fr); gap: 12px; }
      .picture { position: static; }
      #screen { width: min(100%, calc(62vh * var(--ratio))); }
      .keys { display: none; }
    }
    """
}
