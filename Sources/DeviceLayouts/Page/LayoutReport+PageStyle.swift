extension LayoutReport {
  /// The page's CSS, for any width; it uses the colors of the pictures.
  static let pageStyle = """
    * { box-sizing: border-box; }
    html { -webkit-text-size-adjust: 100%; scroll-padding-top: 12px; }
    body { margin: 0; background: var(--page); color: var(--ink);
      font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; }
    header, main { max-width: 1500px; margin: 0 auto; padding: 16px 20px 0; }
    h1 { font-size: 24px; line-height: 1.25; margin: 0; overflow-wrap: anywhere; }
    h2 { font-size: 16px; line-height: 1.3; margin: 0; overflow-wrap: anywhere; }
    p { margin: 0 0 8px; }
    #summary { font-size: 18px; }
    .quiet, #count, #key { color: var(--quiet); font-size: 14px; }
    .good { color: var(--good); } .bad { color: var(--problem); }
    #overview { overflow: auto; max-height: 70vh; background: var(--ground); border: 1px solid var(--rule);
      border-radius: 10px; margin-bottom: 16px; }
    #overview table { border-collapse: collapse; width: 100%; }
    #overview th, #overview td { padding: 0; text-align: center; font-size: 14px; font-weight: 400; line-height: 1.3;
      border-bottom: 1px solid var(--rule); height: 1px; }
    #overview thead th { position: sticky; top: 0; padding: 8px; background: var(--ground); color: var(--quiet); z-index: 1;
      min-width: 84px; }
    #overview th[scope=row] { text-align: left; padding: 4px 12px; min-width: 130px; position: sticky; left: 0;
      background: var(--ground); }
    #overview a { display: flex; align-items: center; justify-content: center; min-width: 44px; min-height: 44px; height: 100%;
      text-decoration: none; font-variant-numeric: tabular-nums; }
    #overview a.bad { font-weight: 700; background: color-mix(in srgb, var(--problem) 14%, transparent); }
    #overview a.off { opacity: 0.25; }
    input[type=search] { width: 100%; min-height: 44px; padding: 8px 12px; font: inherit; color: var(--ink);
      background: var(--ground); border: 1px solid var(--rule); border-radius: 10px; }
    ::placeholder { color: var(--quiet); opacity: 1; }
    #filters { display: flex; flex-wrap: wrap; gap: 8px; margin: 10px 0; }
    #filters button { font: inherit; color: var(--ink); cursor: pointer; min-height: 44px; padding: 4px 16px;
      border: 1px solid var(--rule); border-radius: 999px; background: var(--ground); }
    #filters button[aria-pressed=true] { border-color: var(--problem); box-shadow: inset 0 0 0 1px var(--problem); }
    #filters b { color: var(--problem); }
    :focus-visible { outline: 3px solid var(--edge); outline-offset: 2px; }
    #key { display: flex; flex-wrap: wrap; gap: 2px 14px; }
    .k { display: inline-block; width: 14px; height: 14px; margin-right: 2px; vertical-align: -2px; border-radius: 3px; }
    .k.target { background: var(--target); border: 1.5px solid var(--edge); }
    .k.content { background: var(--content); border: 1px solid var(--quiet); }
    .k.unsafe { background: color-mix(in srgb, var(--quiet) 22%, var(--ground)); }
    #layouts { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr)); gap: 16px;
      align-items: start; padding-bottom: 32px; }
    article { background: var(--ground); border: 1px solid var(--rule); border-radius: 10px; padding: 14px 16px; min-width: 0; }
    article[hidden] { display: none; }
    article:target { border-color: var(--edge); box-shadow: 0 0 0 2px var(--edge); }
    article svg { display: block; width: 100%; max-height: 440px; margin: 4px 0 10px; }
    article svg text { font-size: var(--text); }
    summary { display: flex; align-items: center; min-height: 44px; cursor: pointer; color: var(--quiet); font-size: 14px; }
    summary::before { content: "+"; width: 26px; } details[open] summary::before { content: "–"; }
    ol { margin: 0; padding-left: 26px; font-size: 14px; }
    li { overflow-wrap: anywhere; margin-bottom: 4px; }
    li b { color: var(--problem); font-weight: 600; }
    li[tabindex] { cursor: pointer; }
    @media (max-width: 760px) {
      header, main { padding: 12px 12px 0; }
      #overview thead th { min-width: 58px; padding: 6px 2px; font-size: 12px; }
      #overview th[scope=row] { min-width: 96px; padding: 4px 8px; font-size: 13px; }
      article svg { max-height: 440px; }
    }
    @media print { search, #count { display: none; } article { break-inside: avoid; } }
    """

  /// The page's script: filters, search, and highlighting of the problem that a line describes.
  static let pageScript = #"""
    "use strict";
    (() => {
      const cards = [...document.querySelectorAll("article")];
      const links = new Map([...document.querySelectorAll("#overview a")].map((a) => [a.hash.slice(1), a]));
      const buttons = [...document.querySelectorAll("#filters button")];
      const words = document.getElementById("words");
      const texts = new Map(cards.map((card) => [card, card.textContent.toLowerCase()]));
      const fill = () => {
        const kinds = buttons.filter((b) => b.getAttribute("aria-pressed") === "true").map((b) => b.dataset.kind);
        const asked = words.value.toLowerCase().split(/\s+/).filter(Boolean);
        let shown = 0;
        for (const card of cards) {
          const own = card.dataset.kinds.split(" ");
          const fits = kinds.every((kind) => own.includes(kind)) && asked.every((word) => texts.get(card).includes(word));
          card.hidden = !fits;
          links.get(card.id)?.classList.toggle("off", !fits);
          for (const item of card.querySelectorAll("li")) {
            item.style.opacity = kinds.length && !kinds.includes(item.dataset.kind) ? 0.45 : "";
          }
          if (fits) shown += 1;
        }
        document.getElementById("count").textContent = `${shown} of ${cards.length} layouts`;
      };
      for (const button of buttons) {
        button.addEventListener("click", () => {
          button.setAttribute("aria-pressed", String(button.getAttribute("aria-pressed") !== "true"));
          fill();
        });
      }
      words.addEventListener("input", fill);
      const mark = (event, isOn) => {
        const item = event.target.closest("[data-problem]");
        const card = item && item.closest("article");
        if (!card) return;
        for (const found of card.querySelectorAll(`.mark[data-problem="${item.dataset.problem}"]`)) {
          found.classList.toggle("chosen", isOn);
        }
      };
      for (const [name, isOn] of [["pointerover", true], ["pointerout", false], ["focusin", true], ["focusout", false]]) {
        document.addEventListener(name, (event) => mark(event, isOn));
      }
      document.getElementById("overview")?.addEventListener("click", (event) => {
        const link = event.target.closest("a.off");
        if (!link) return;
        // A click on a hidden layout clears the filters and the search.
        for (const button of buttons) button.setAttribute("aria-pressed", "false");
        words.value = "";
        fill();
      });
      fill();
    })();
    """#
}
