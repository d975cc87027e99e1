extension ReportPage {
  /// The style sheet for light and dark mode and for any width; it uses the reader's fonts.
  static let style = """
    :root {
      color-scheme: light dark;
      --ground: #f7f6f3; --card: #ffffff; --text: #1d1e20; --quiet: #5d6169; --rule: #e3e1dc;
      --now: #0a5fd0; --limit: #4b5563; --naive: #b4450b; --old: #7c4fc4;
      --better: #147a3a; --worse: #b3201f;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #121416; --card: #1b1e21; --text: #eceae6; --quiet: #a0a6af; --rule: #30353a;
        --now: #6fb2ff; --limit: #b6bec9; --naive: #ffa266; --old: #c3a1ff;
        --better: #6fd08c; --worse: #ff8a80;
      }
    }
    * { box-sizing: border-box; }
    html { -webkit-text-size-adjust: 100%; scroll-behavior: smooth; }
    body { margin: 0; background: var(--ground); color: var(--text);
      font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; }
    main { max-width: 1400px; margin: 0 auto; padding: 40px 24px 80px; }
    h1 { font-size: 30px; line-height: 1.2; letter-spacing: -0.02em; margin: 0 0 8px; }
    h2 { font-size: 21px; letter-spacing: -0.01em; margin: 48px 0 14px; }
    h3 { font: 600 14px/1.4 ui-monospace, "SF Mono", Menlo, "DejaVu Sans Mono", monospace;
      margin: 0; overflow-wrap: anywhere; }
    p { margin: 0 0 12px; max-width: 72ch; }
    a { color: var(--now); text-decoration: none; }
    a:hover { text-decoration: underline; }
    .quiet, small { color: var(--quiet); }
    .environment { display: flex; flex-wrap: wrap; gap: 4px 28px; margin: 16px 0 28px; font-size: 14px; }
    .environment div { display: flex; gap: 8px; min-width: 0; }
    .environment dt { color: var(--quiet); }
    .environment dd { margin: 0; overflow-wrap: anywhere; }
    .tiles, .cards, .suites { display: grid; gap: 16px; }
    .tiles { grid-template-columns: repeat(auto-fit, minmax(min(100%, 210px), 1fr)); }
    .suites { gap: 0 16px; grid-template-columns: repeat(3, minmax(0, 1fr)); }
    .span1 { grid-column: span 1; } .span2 { grid-column: span 2; } .span3 { grid-column: span 3; }
    .span1 > .cards { grid-template-columns: minmax(0, 1fr); }
    .span2 > .cards { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    .span3 > .cards { grid-template-columns: repeat(3, minmax(0, 1fr)); }
    @media (max-width: 1080px) {
      .suites, .span3 > .cards { grid-template-columns: repeat(2, minmax(0, 1fr)); }
      .span3 { grid-column: span 2; }
    }
    @media (max-width: 720px) {
      .suites, .suite > .cards { grid-template-columns: minmax(0, 1fr); }
      .suite { grid-column: span 1; }
    }
    .tile, .card { background: var(--card); border: 1px solid var(--rule); border-radius: 12px;
      padding: 18px 20px; min-width: 0; }
    .tile b { display: block; font-size: 28px; line-height: 1.2; letter-spacing: -0.02em; }
    .tile span { display: block; color: var(--quiet); font-size: 14px; margin-top: 4px;
      overflow-wrap: anywhere; }
    .chips { display: flex; flex-wrap: wrap; gap: 8px; margin: 28px 0 0; padding: 0; list-style: none;
      font-size: 14px; }
    .chips a { display: block; padding: 4px 12px; border: 1px solid var(--rule); border-radius: 999px;
      background: var(--card); color: var(--text); }
    .figure { font-size: 26px; letter-spacing: -0.02em; font-weight: 600; margin: 4px 0 4px; }
    .figure small { font-size: 14px; font-weight: 400; letter-spacing: 0; margin-left: 8px; }
    .facts { display: flex; flex-wrap: wrap; gap: 2px 16px; margin: 0 0 10px; padding: 0; list-style: none;
      font-size: 14px; color: var(--quiet); }
    .facts b { color: var(--text); font-weight: 600; }
    b.better, td.better { color: var(--better); } b.worse, td.worse { color: var(--worse); }
    b.aside, td.aside { color: var(--quiet); }
    .plot { display: block; width: 100%; height: auto; overflow: visible; }
    .plot text { font: 12px system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; }
    .plot .tick { fill: var(--quiet); }
    .plot .grid { stroke: var(--rule); stroke-width: 1; }
    .plot .line { fill: none; stroke-width: 2; stroke-linejoin: round; stroke-linecap: round; }
    .plot .band { fill: var(--now); opacity: 0.14; }
    .plot .dot { stroke: var(--card); stroke-width: 1.5; }
    .line.now { stroke: var(--now); stroke-width: 2.5; } .dot.now, .end.now { fill: var(--now); }
    .line.limit { stroke: var(--limit); stroke-dasharray: 2 5; } .dot.limit, .end.limit { fill: var(--limit); }
    .line.naive { stroke: var(--naive); stroke-dasharray: 8 4; } .dot.naive, .end.naive { fill: var(--naive); }
    .line.old { stroke: var(--old); } .dot.old, .end.old { fill: var(--old); }
    .plot .end.now { font-weight: 600; }
    .wide { overflow-x: auto; background: var(--card); border: 1px solid var(--rule); border-radius: 12px; }
    table { border-collapse: collapse; width: 100%; font-size: 14px; font-variant-numeric: tabular-nums; }
    th, td { padding: 7px 16px; text-align: right; white-space: nowrap; border-top: 1px solid var(--rule); }
    tr:first-child > th { border-top: 0; }
    th { color: var(--quiet); font-weight: 500; }
    th:first-child, td:first-child { text-align: left; }
    th.suite { color: var(--text); font-weight: 600; padding-top: 18px; }
    td.name { font: 13px ui-monospace, "SF Mono", Menlo, "DejaVu Sans Mono", monospace; }
    .bar { display: inline-block; height: 10px; border-radius: 2px; background: var(--now);
      vertical-align: middle; min-width: 2px; }
    .part { display: inline-block; height: 10px; vertical-align: middle; }
    .part.now { background: var(--now); } .part.old { background: var(--old); } .part.naive { background: var(--naive); }
    td.parts { min-width: 160px; text-align: left; font-size: 0; }
    td.bars { width: 45%; min-width: 140px; text-align: left; }
    details > summary { cursor: pointer; color: var(--quiet); margin: 12px 0; }
    footer { margin-top: 56px; padding-top: 20px; border-top: 1px solid var(--rule); color: var(--quiet);
      font-size: 14px; }
    @media (max-width: 560px) {
      main { padding: 24px 14px 56px; }
      h1 { font-size: 25px; }
      .card, .tile { padding: 14px 14px; }
      .tiles { grid-template-columns: 1fr 1fr; gap: 10px; }
      .tile b { font-size: 22px; }
      th, td { padding: 7px 10px; }
    }
    """
}
