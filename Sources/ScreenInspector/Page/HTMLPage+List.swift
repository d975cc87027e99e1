extension HTMLPage {
  /// The part of the script that shows the list and the tree of elements.
  static let listScript = #"""
    const list = byId("list");
    const search = byId("search");
    const filters = new Set();
    const listLimit = 500;
    const tests = {
      target: (it) => has(it, "target"),
      problem: (it) => it.problems.length > 0,
      untappable: (it) => !has(it, "tappable"),
      unseen: (it) => it.seenBox === undefined || has(it, "behind"),
      changed: (it) => screen.changes.has(it.index),
    };
    const verdictOf = (element) => data.causes[element.cause] + (element.problems.length ? ", problem" : "");
    const fillRow = (row, element) => {
      row.dataset.element = element.index;
      const name = element.identifier || element.name || "";
      if ([...name].length > 60) row.title = name;
      row.append(
        node("span", String(element.index), "number"), node("span", title(element), "title"),
        node("span", verdictOf(element), element.problems.length ? "bad" : "quiet"), node("span", placeOf(element.frame), "where"));
      return row;
    };
    const fillList = () => {
      const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
      const found = screen.elements.filter((element) => {
        const text = [element.role, element.type, element.name, element.identifier].join(" ").toLowerCase();
        return words.every((word) => text.includes(word)) && [...filters].every((name) => tests[name](element));
      });
      list.replaceChildren(...found.slice(0, listLimit).map((element) => {
        const button = node("button");
        button.type = "button";
        if (element === chosen) button.setAttribute("aria-current", "true");
        const item = node("li");
        item.append(fillRow(button, element));
        return item;
      }));
      const rest = found.length > listLimit ? `, the first ${listLimit} shown` : "";
      const reasons = [words.length ? "the search" : "", filters.size ? "the filters" : ""].filter(Boolean);
      const why = found.length || !screen.elements.length ? "" : `: none matches ${reasons.join(" and ")}`;
      byId("count").textContent = `${found.length} of ${screen.elements.length} elements${rest}${why}`;
    };

    // The tree has a row for each element whose ancestors are all expanded. One row can be focused.
    const tree = byId("tree");
    const treeLimit = 1000;
    const open = new Set();
    let focusRow = null;
    const openAtFirst = () => {
      open.clear();
      // Levels are expanded until there would be too many rows to survey.
      let level = screen.elements.filter((it) => it.parent === undefined), rows = level.length;
      while (level.length) {
        const next = level.flatMap((it) => it.children.map((index) => screen.elements[index]));
        if (rows + next.length > (level[0].depth > 0 ? 120 : treeLimit)) break;
        for (const it of level) if (it.children.length) open.add(it.index);
        rows += next.length;
        level = next;
      }
    };
    const treeRows = () => {
      const rows = [];
      const left = screen.elements.filter((it) => it.parent === undefined).reverse();
      while (left.length) {
        const element = left.pop();
        rows.push(element);
        if (open.has(element.index)) left.push(...element.children.map((index) => screen.elements[index]).reverse());
      }
      return rows;
    };
    const fillTree = () => {
      const all = treeRows();
      // If there are too many rows, only those around the focused one are shown.
      const first = Math.max(0, Math.min(all.indexOf(focusRow) - treeLimit / 2, all.length - treeLimit));
      const rows = all.slice(first, first + treeLimit);
      if (!rows.includes(focusRow)) focusRow = rows.includes(chosen) ? chosen : rows[0] || null;
      tree.replaceChildren(...rows.map((element) => {
        const row = node("div");
        row.setAttribute("role", "treeitem");
        row.setAttribute("aria-level", element.depth + 1);
        row.setAttribute("aria-selected", String(element === chosen));
        if (element.children.length) row.setAttribute("aria-expanded", String(open.has(element.index)));
        row.tabIndex = element === focusRow ? 0 : -1;
        row.style.paddingLeft = `${8 + Math.min(element.depth, 14) * 12}px`;
        const twist = node("span", element.children.length ? (open.has(element.index) ? "▾" : "▸") : "", "twist");
        twist.setAttribute("aria-hidden", "true");
        row.append(twist);
        return fillRow(row, element);
      }));
      if (!rows.length) tree.append(node("p", "No elements.", "quiet"));
      if (all.length > rows.length) tree.append(node("p", `${rows.length} of ${all.length} rows shown`, "quiet"));
    };
    const rowOf = (element) => tree.querySelector(`[data-element="${element.index}"]`);
    const focusOn = (element) => {
      if (!rowOf(element)) return;
      focusRow = element;
      for (const row of tree.querySelectorAll("[tabindex='0']")) row.tabIndex = -1;
      const row = rowOf(element);
      row.tabIndex = 0;
      row.focus();
    };
    const setOpen = (element, isOpen) => {
      if (isOpen) open.add(element.index);
      else open.delete(element.index);
      focusRow = element;
      fillTree();
      rowOf(element).focus();
    };
    const showInTree = (element) => {
      let isNew = false;
      for (let it = around(element); it; it = around(it)) {
        if (!open.has(it.index)) isNew = true;
        open.add(it.index);
      }
      focusRow = element;
      if (isNew || !rowOf(element)) fillTree();
    };
    const scrollInto = (box, row) => {
      if (!row) return;
      const top = row.offsetTop, bottom = top + row.offsetHeight;
      if (top < box.scrollTop || bottom > box.scrollTop + box.clientHeight) box.scrollTop = top - box.clientHeight / 2;
    };
    tree.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !focusRow) return;
      const rows = treeRows();
      const place = rows.indexOf(focusRow);
      const step = (element) => element && focusOn(element);
      const keys = {
        ArrowDown: () => step(rows[place + 1]), ArrowUp: () => step(rows[place - 1]),
        Home: () => step(rows[0]), End: () => step(rows[rows.length - 1]),
        ArrowRight: () => {
          if (!focusRow.children.length) return;
          if (open.has(focusRow.index)) step(screen.elements[focusRow.children[0]]);
          else setOpen(focusRow, true);
        },
        ArrowLeft: () => {
          if (focusRow.children.length && open.has(focusRow.index)) setOpen(focusRow, false);
          else step(around(focusRow));
        },
        Enter: () => choose(focusRow), " ": () => choose(focusRow),
      };
      if (!keys[event.key]) return;
      event.preventDefault();
      event.stopPropagation();
      keys[event.key]();
    });
    tree.addEventListener("click", (event) => {
      const row = event.target.closest("[role=treeitem]");
      if (!row) return;
      const element = screen.elements[Number(row.dataset.element)];
      if (event.target.closest(".twist") && element.children.length) setOpen(element, !open.has(element.index));
      else choose(element);
    });
    """#
}
