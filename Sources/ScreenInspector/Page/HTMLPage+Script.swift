extension HTMLPage {
  /// What the page does.
  ///
  /// A hash of `#at=X,Y` asks for a point, one of `#element=N` for an element.
  static let script = #"""
    "use strict";
    (() => {
      const data = JSON.parse(document.getElementById("data").textContent);
      const elements = data.elements;
      const picture = document.getElementById("screen");
      const marks = document.getElementById("marks");
      const details = document.getElementById("details");
      const list = document.getElementById("list");
      const search = document.getElementById("search");
      const slider = document.getElementById("slider");
      const frontToBack = [...elements].sort((a, b) => b.rank - a.rank);
      const children = elements.map(() => []);
      for (const element of elements) {
        if (element.parent !== undefined) children[element.parent].push(element.index);
      }
      const changed = new Map();
      for (const change of data.changes || []) {
        if (change.new !== undefined) changed.set(change.new, [...(changed.get(change.new) || []), change.text]);
      }
      const filters = new Set();
      const listLimit = 500;
      let chosen = null;

      const title = (element) => {
        const name = element.identifier || element.name;
        return (element.role || "element") + (name ? ` "${name}"` : "");
      };
      const number = (value) => String(Math.round(value * 100) / 100);

      // Half-open boxes, as the answers of the dump have them.
      const inBox = (box, x, y) =>
        box !== undefined && x >= box[0] && y >= box[1] && x < box[0] + box[2] && y < box[1] + box[3];
      const inCorners = (corners, x, y) => {
        let sign = 0;
        for (let i = 0; i < 4; i++) {
          const [ax, ay] = corners[i], [bx, by] = corners[(i + 1) % 4];
          const side = Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
          if (side !== 0 && sign !== 0 && side !== sign) return false;
          sign = sign || side;
        }
        return true;
      };
      const holds = (element, box, x, y) =>
        inBox(box, x, y) && (!element.corners || inCorners(element.corners, x, y));
      const seenAt = (x, y) => frontToBack.find((element) => holds(element, element.seenBox, x, y));
      const touchedAt = (x, y) => {
        const box = frontToBack.find((element) => holds(element, element.touchBox, x, y));
        return box && elements[box.receiver];
      };

      const svg = (name, attributes) => {
        const node = document.createElementNS("http://www.w3.org/2000/svg", name);
        for (const key in attributes) node.setAttribute(key, attributes[key]);
        return node;
      };
      const mark = (element, kind) => {
        if (element.corners) {
          return svg("polygon", { class: "mark " + kind, points: element.corners.join(" ") });
        }
        const box = element.frame;
        if (!box) return svg("g", {});
        return svg("rect", {
          class: "mark " + kind, x: box[0], y: box[1], width: Math.max(0, box[2]), height: Math.max(0, box[3]),
        });
      };
      const draw = (hovered) => {
        marks.replaceChildren();
        if (hovered && hovered !== chosen) marks.append(mark(hovered, "hovered"));
        if (!chosen) return;
        marks.append(mark(chosen, "chosen"));
        if (chosen.isTappable && chosen.tapPoint) {
          const radius = Math.min(picture.viewBox.baseVal.width, picture.viewBox.baseVal.height) / 70;
          marks.append(svg("circle", { class: "tap", cx: chosen.tapPoint[0], cy: chosen.tapPoint[1], r: radius }));
        }
      };

      const show = (element, at) => {
        const node = (name, text, kind) => {
          const made = document.createElement(name);
          made.textContent = text;
          if (kind) made.className = kind;
          return made;
        };
        const facts = [["Verdict", element.verdict, element.isTarget && !element.isTappable]];
        if (element.isTappable && element.tapPoint) {
          const place = element.tapPoint.map(number).join(", ");
          facts.push(["Tap point", `${place}, ${number(element.clearance)} from the nearest edge`]);
        }
        for (const text of element.problems) facts.push(["Problem", text, true]);
        for (const text of changed.get(element.index) || []) facts.push(["Change", text]);
        if (at) {
          const touched = touchedAt(at[0], at[1]);
          facts.push(["Point", at.map(number).join(", ")]);
          facts.push(["Touch goes to", touched ? `${touched.index} ${title(touched)}` : "nobody"]);
        }
        const box = element.frame;
        if (box) {
          facts.push(["Place", `(${number(box[0])}, ${number(box[1])}), ${number(box[2])} x ${number(box[3])}`]);
        }
        if (element.name && element.name !== element.identifier) facts.push(["Name", element.name]);
        if (element.type) facts.push(["Type", element.type]);
        if (element.parent !== undefined) {
          facts.push(["In", `${element.parent} ${title(elements[element.parent])}`]);
        }
        facts.push(["Line", String(element.line)]);
        const table = document.createElement("dl");
        for (const [key, text, isBad] of facts) table.append(node("dt", key), node("dd", text, isBad ? "bad" : ""));
        details.replaceChildren(node("h2", `${element.index} ${title(element)}`), table);
      };
      const clear = () => {
        const hint = document.createElement("p");
        hint.className = "quiet";
        hint.textContent = "Point at the screen, click it, or choose an element.";
        details.replaceChildren(hint);
      };

      const choose = (element, at) => {
        chosen = element || null;
        details.dataset.element = chosen ? String(chosen.index) : "";
        for (const button of list.querySelectorAll("[aria-current]")) button.removeAttribute("aria-current");
        if (chosen) {
          show(chosen, at);
          const button = list.querySelector(`[data-element="${chosen.index}"]`);
          if (button) {
            button.setAttribute("aria-current", "true");
            list.scrollTop = button.offsetTop - list.offsetTop - list.clientHeight / 2;
          }
        } else {
          clear();
        }
        draw(null);
      };

      const tests = {
        target: (element) => element.isTarget,
        problem: (element) => element.problems.length > 0,
        untappable: (element) => !element.isTappable,
        unseen: (element) => element.seenBox === undefined,
        changed: (element) => changed.has(element.index),
      };
      const fill = () => {
        const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
        const found = elements.filter((element) => {
          const text = [element.role, element.type, element.name, element.identifier].join(" ").toLowerCase();
          return words.every((word) => text.includes(word)) && [...filters].every((name) => tests[name](element));
        });
        list.replaceChildren(...found.slice(0, listLimit).map((element) => {
          const item = document.createElement("li");
          const button = document.createElement("button");
          button.type = "button";
          button.dataset.element = element.index;
          if (element === chosen) button.setAttribute("aria-current", "true");
          const texts = [["number", element.index], ["title", title(element)]];
          if (element.problems.length) texts.push(["flag", "problem"]);
          for (const [kind, text] of texts) {
            const span = document.createElement("span");
            span.className = kind;
            span.textContent = text;
            button.append(span);
          }
          item.append(button);
          return item;
        }));
        const rest = found.length > listLimit ? `, the first ${listLimit} shown` : "";
        document.getElementById("count").textContent = `${found.length} of ${elements.length} elements${rest}`;
      };

      const place = (event) => {
        const matrix = picture.getScreenCTM();
        if (!matrix) return null;
        const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
        return [point.x, point.y];
      };
      picture.addEventListener("pointermove", (event) => {
        const at = place(event);
        const element = at && seenAt(at[0], at[1]);
        draw(element);
        if (element && !chosen) show(element, at);
      });
      picture.addEventListener("pointerleave", () => {
        draw(null);
        if (!chosen) clear();
      });
      picture.addEventListener("click", (event) => {
        const at = place(event);
        if (at) choose(seenAt(at[0], at[1]), at);
      });
      list.addEventListener("click", (event) => {
        const button = event.target.closest("button");
        if (button) choose(elements[Number(button.dataset.element)]);
      });
      search.addEventListener("input", fill);
      document.getElementById("filters").addEventListener("click", (event) => {
        const button = event.target.closest("button");
        if (!button) return;
        const name = button.dataset.filter;
        if (!filters.delete(name)) filters.add(name);
        button.setAttribute("aria-pressed", String(filters.has(name)));
        fill();
      });
      document.addEventListener("keydown", (event) => {
        if (event.target === search || event.target === slider) {
          if (event.key === "Escape") event.target.blur();
          return;
        }
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const index = chosen ? chosen.index : -1;
        const next = {
          ArrowDown: () => elements[Math.min(index + 1, elements.length - 1)],
          ArrowUp: () => elements[Math.max(index - 1, 0)],
          ArrowLeft: () => chosen && (chosen.parent === undefined ? chosen : elements[chosen.parent]),
          ArrowRight: () => chosen && (children[index].length ? elements[children[index][0]] : chosen),
          Escape: () => null,
        }[event.key];
        if (next) {
          event.preventDefault();
          choose(next());
        } else if (event.key === "/") {
          event.preventDefault();
          search.focus();
        }
      });
      if (slider) {
        const blend = () => {
          const part = Number(slider.value) / 100;
          document.getElementById("now").style.opacity = part;
          document.getElementById("earlier").style.opacity = 1 - part;
        };
        slider.addEventListener("input", blend);
        blend();
      }
      const follow = () => {
        const asked = new URLSearchParams(location.hash.slice(1));
        const at = (asked.get("at") || "").split(",").map(Number);
        if (at.length === 2 && at.every(Number.isFinite)) choose(seenAt(at[0], at[1]), at);
        const index = asked.get("element");
        if (index !== null && elements[Number(index)]) choose(elements[Number(index)]);
      };
      addEventListener("hashchange", follow);
      fill();
      follow();
    })();
    """#
}
