extension HTMLPage {
  /// The part of the script that handles selection, pointer and keyboard input, and switching
  /// between two screens.
  static let eventScript = #"""
    const showPanel = (name) => {
      document.body.dataset.panel = name;
      for (const button of document.querySelectorAll("#panels button")) {
        button.setAttribute("aria-pressed", String(button.dataset.panel === name));
      }
    };
    const middleOf = (element) => {
      const box = element.frame;
      return element.tapPoint || (box ? [box[0] + box[2] / 2, box[1] + box[3] / 2] : null);
    };
    const choose = (element, at) => {
      chosen = element || null;
      askedPoint = at || null;
      hovered = null;
      details.dataset.element = chosen ? String(chosen.index) : "";
      for (const button of list.querySelectorAll("[aria-current]")) button.removeAttribute("aria-current");
      if (chosen) {
        showElement(chosen);
        const button = list.querySelector(`[data-element="${chosen.index}"]`);
        if (button) button.setAttribute("aria-current", "true");
        showInTree(chosen);
        reveal(chosen);
        scrollInto(list, button && button.parentElement);
        scrollInto(tree, rowOf(chosen));
      } else {
        showNothing();
      }
      for (const row of tree.querySelectorAll("[role=treeitem]")) {
        row.setAttribute("aria-selected", String(chosen !== null && row.dataset.element === String(chosen.index)));
        row.tabIndex = focusRow && row.dataset.element === String(focusRow.index) ? 0 : -1;
      }
      showStack(at || (chosen && middleOf(chosen)));
      draw();
    };
    const ask = (at) => {
      choose(seenAt(at[0], at[1]), at);
      if (!chosen) showStack(at);
      showPanel("element");
    };

    // One pointer drags, and two pinch. A press without movement inspects the point.
    const pointers = new Map();
    let wasDragged = false;
    const middle = () => {
      const all = [...pointers.values()];
      const sum = all.reduce(([x, y], it) => [x + it.x, y + it.y], [0, 0]);
      const spread = all.length < 2 ? 0 : Math.hypot(all[0].x - all[1].x, all[0].y - all[1].y);
      return { x: sum[0] / all.length, y: sum[1] / all.length, spread };
    };
    picture.addEventListener("pointerdown", (event) => {
      if (event.pointerType === "mouse" && event.button !== 0) return;
      // With a second finger down, neither of them is a tap.
      wasDragged = pointers.size > 0;
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY, startX: event.clientX, startY: event.clientY });
    });
    addEventListener("pointermove", (event) => {
      const held = pointers.get(event.pointerId);
      if (!held) return;
      const before = middle();
      [held.x, held.y] = [event.clientX, event.clientY];
      const isTap = pointers.size === 1 && Math.hypot(held.x - held.startX, held.y - held.startY) < 5;
      if (isTap && !wasDragged) return;
      wasDragged = true;
      const after = middle();
      const [from, to] = [placeAt(before.x, before.y), placeAt(after.x, after.y)];
      if (!from || !to) return;
      pan(from[0] - to[0], from[1] - to[1]);
      if (pointers.size === 2 && before.spread > 0) zoom(after.spread / before.spread, placeAt(after.x, after.y));
    });
    // A touch inspects the point when it ends, because browsers omit the click of a touch that follows another one quickly.
    let clickIsAnswered = false;
    addEventListener("pointerup", (event) => {
      const held = pointers.delete(event.pointerId);
      clickIsAnswered = held && event.pointerType === "touch" && !wasDragged;
      const at = clickIsAnswered && placeAt(event.clientX, event.clientY);
      if (at) ask(at);
    });
    addEventListener("pointercancel", (event) => pointers.delete(event.pointerId));
    // Two fingers zoom the drawing, not the page.
    picture.addEventListener("touchmove", (event) => {
      if (event.touches.length > 1) event.preventDefault();
    }, { passive: false });
    picture.addEventListener("wheel", (event) => {
      event.preventDefault();
      zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), placeAt(event.clientX, event.clientY));
    }, { passive: false });
    picture.addEventListener("pointermove", (event) => {
      if (pointers.size || event.pointerType === "touch") return;
      const at = placeAt(event.clientX, event.clientY);
      const element = at && seenAt(at[0], at[1]);
      point(element, "hovered");
      if (element && !chosen) showElement(element);
    });
    picture.addEventListener("pointerleave", () => {
      point(null);
      if (!chosen) showNothing();
    });
    picture.addEventListener("click", (event) => {
      if (wasDragged || clickIsAnswered) {
        wasDragged = clickIsAnswered = false;
        return;
      }
      const at = placeAt(event.clientX, event.clientY);
      if (at) ask(at);
    });
    byId("in").addEventListener("click", () => zoom(1.6));
    byId("out").addEventListener("click", () => zoom(1 / 1.6));
    byId("fit").addEventListener("click", fit);
    byId("behind").addEventListener("change", (event) => { document.body.dataset.behind = event.target.value; });
    byId("at").addEventListener("submit", (event) => {
      event.preventDefault();
      const at = byId("point").value.split(/[\s,;]+/).filter(Boolean).map(Number);
      if (at.length === 2 && at.every(Number.isFinite)) ask(at);
      else stack.replaceChildren(node("p", "A point has two coordinates, as in 40, 300.", "bad"));
    });
    for (const [name, kind] of [["pointerover", true], ["focusin", true], ["pointerout", false], ["focusout", false]]) {
      document.addEventListener(name, (event) => {
        const found = event.target.closest && event.target.closest("[data-ref], #list button, [role=treeitem]");
        if (!found) return;
        const index = Number(found.dataset.ref ?? found.dataset.element);
        point(kind ? screen.elements[index] : null, "linked");
      });
    }
    list.addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (!button) return;
      choose(screen.elements[Number(button.dataset.element)]);
      showPanel("element");
    });
    byId("panels").addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (button) showPanel(button.dataset.panel);
    });
    search.addEventListener("input", fillList);
    byId("filters").addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (!button) return;
      const name = button.dataset.filter;
      if (!filters.delete(name)) filters.add(name);
      button.setAttribute("aria-pressed", String(filters.has(name)));
      fillList();
    });

    const keysOfDrawing = {
      "+": () => zoom(1.6), "=": () => zoom(1.6), "-": () => zoom(1 / 1.6), 0: fit,
      "/": () => { showPanel("list"); search.focus(); }, "[": () => stepChange(-1), "]": () => stepChange(1),
    };
    const pans = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const isField = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
      if (isField) {
        if (event.key === "Escape") event.target.blur();
        return;
      }
      const index = chosen ? chosen.index : -1;
      const all = screen.elements;
      const moves = {
        ArrowDown: () => all[Math.min(index + 1, all.length - 1)],
        ArrowUp: () => all[Math.max(index - 1, 0)],
        ArrowLeft: () => chosen && (around(chosen) || chosen),
        ArrowRight: () => chosen && (chosen.children.length ? all[chosen.children[0]] : chosen),
        Escape: () => null,
      };
      // Shortcuts of one character work only if the drawing or nothing has the focus.
      const isOnDrawing = event.target === picture || event.target === document.body;
      if (event.shiftKey && pans[event.key] && isOnDrawing) {
        event.preventDefault();
        pan(pans[event.key][0] * view[2] / 8, pans[event.key][1] * view[3] / 8);
      } else if (!event.shiftKey && moves[event.key] && (isOnDrawing || event.key === "Escape")) {
        event.preventDefault();
        choose(moves[event.key]());
      } else if (keysOfDrawing[event.key] && isOnDrawing) {
        event.preventDefault();
        keysOfDrawing[event.key]();
      }
    });

    const slider = byId("slider");
    const refresh = () => {
      openAtFirst();
      fillList();
      fillTree();
      showProblems();
    };
    const setScreen = (place) => {
      if (screens[place] === screen) return;
      const index = chosen && counterparts[place === 0 ? 1 : 0].get(chosen.index);
      screen = screens[place];
      chosen = index === undefined || index === null ? null : screen.elements[index];
      document.body.dataset.screen = place === last ? "now" : "earlier";
      refresh();
      choose(chosen);
    };
    const blend = () => {
      const part = Number(slider.value) / 100;
      byId("now").style.opacity = part;
      byId("earlier").style.opacity = 1 - part;
      byId("before").setAttribute("aria-pressed", String(part < 0.5));
      byId("after").setAttribute("aria-pressed", String(part >= 0.5));
      setScreen(part < 0.5 ? 0 : last);
    };
    const slideTo = (value) => {
      slider.value = value;
      blend();
    };
    let changeAt = -1;
    const showChange = (place) => {
      changeAt = place;
      const change = data.changes[place];
      slideTo(change.new === undefined ? 0 : 100);
      choose(screen.elements[change.new === undefined ? change.old : change.new]);
      byId("change-count").textContent = `Change ${place + 1} of ${data.changes.length}`;
      [...byId("changes").children].forEach((item, it) => item.setAttribute("aria-current", String(it === place)));
    };
    const stepChange = (by) => {
      const count = data.changes.length;
      if (count) showChange(changeAt < 0 ? (by > 0 ? 0 : count - 1) : (changeAt + by + count) % count);
    };
    if (slider) {
      slider.addEventListener("input", blend);
      byId("before").addEventListener("click", () => slideTo(0));
      byId("after").addEventListener("click", () => slideTo(100));
      byId("previous-change").addEventListener("click", () => stepChange(-1));
      byId("next-change").addEventListener("click", () => stepChange(1));
      byId("changes").append(...data.changes.map((change, place) => {
        const item = node("li");
        const button = node("a", change.text);
        button.href = change.new === undefined ? `#old=${change.old}` : `#element=${change.new}`;
        button.addEventListener("click", (event) => {
          event.preventDefault();
          showChange(place);
        });
        item.append(button);
        return item;
      }));
    }
    const opacity = byId("opacity");
    if (opacity) {
      const fade = () => {
        byId("photo").style.opacity = Number(opacity.value) / 100;
        picture.classList.toggle("photo", Number(opacity.value) > 0);
      };
      opacity.addEventListener("input", fade);
      fade();
    }
    const follow = () => {
      const asked = new URLSearchParams(location.hash.slice(1));
      const at = (asked.get("at") || "").split(",").map(Number);
      if (at.length === 2 && at.every(Number.isFinite)) ask(at);
      for (const [name, place] of [["element", last], ["old", 0]]) {
        const index = asked.get(name);
        if (index === null || !screens[place].elements[Number(index)]) continue;
        if (slider) slideTo(place === last ? 100 : 0);
        choose(screens[place].elements[Number(index)]);
        showPanel("element");
      }
    };
    addEventListener("hashchange", follow);
    // A click on a link to the current hash doesn't change the hash, so it is handled here.
    document.addEventListener("click", (event) => {
      const found = event.target.closest && event.target.closest("a.ref");
      if (found && found.hash === location.hash) follow();
    });
    refresh();
    if (slider) blend();
    showNothing();
    follow();
    """#
}
