extension HTMLPage {
  /// The part of the script that describes an element and a point.
  static let elementScript = #"""
    const details = byId("details");
    const stack = byId("stack");
    const node = (name, text, kind) => {
      const made = document.createElement(name);
      if (text !== undefined) made.textContent = text;
      if (kind) made.className = kind;
      return made;
    };
    // Makes a link with an element's number and name. While the link is hovered or focused, the element is marked in the drawing.
    const link = (index, withName = true) => {
      const element = screen.elements[index];
      const made = node("a", withName ? `${index} ${title(element)}` : String(index), "ref");
      made.href = `#${screen === screens[last] ? "element" : "old"}=${index}`;
      made.dataset.ref = index;
      return made;
    };
    const fillPhrase = (into, parts) => {
      for (const part of parts) into.append(typeof part === "number" ? link(part) : part);
      return into;
    };
    const phrase = (name, parts, end = "") => {
      const made = fillPhrase(node(name), parts);
      made.append(end);
      return made;
    };
    // A text, abbreviated if it is long, with a button that shows all of it.
    const longText = (text) => {
      const made = node("dd", cut(text, 120));
      if (made.textContent === text.replace(/\s+/g, " ")) return made;
      const button = node("button", `Show all ${[...text].length} characters`);
      button.type = "button";
      button.addEventListener("click", () => made.replaceChildren(text));
      made.append(" ", button);
      return made;
    };
    const showElement = (element) => {
      const table = node("dl");
      const add = (key, value, kind) => {
        const cell = value instanceof Node ? value : node("dd", value);
        if (kind) cell.className = kind;
        table.append(node("dt", key), cell);
      };
      for (const parts of element.problems) add("Problem", phrase("dd", parts), "bad");
      for (const text of screen.changes.get(element.index) || []) add("Change", text);
      if (element.tapPoint) add("Tap point", element.tapPoint.map(number).join(", "));
      add("Position", placeOf(element.frame));
      if (element.name) add("Name", longText(element.name));
      if (element.identifier && element.identifier !== element.name) add("Identifier", longText(element.identifier));
      if (element.type) add("Type", element.type);
      if (element.parent !== undefined) add("Parent", phrase("dd", [element.parent]));
      if (element.children.length) {
        const shown = element.children.slice(0, 20).flatMap((index, place) => place ? [", ", index] : [index]);
        if (element.children.length > 20) shown.push(` and ${element.children.length - 20} more`);
        add("Children", phrase("dd", shown));
      }
      add("Line", String(element.line));
      details.replaceChildren(
        node("h3", `${element.index} ${title(element)}`), phrase("p", element.evidence, "."),
        phrase("p", element.wayOut, "."), table);
    };
    const showNothing = () => {
      details.replaceChildren(node("p", screen.empty || "Point at or click the screen, or choose an element.", "quiet"));
    };
    const showStack = (at) => {
      if (!at) return stack.replaceChildren();
      const found = stackAt(at[0], at[1]);
      const heading = node("h2", `At ${number(at[0])}, ${number(at[1])}, front to back`);
      if (!found.lines.length) return stack.replaceChildren(heading, node("p", "There is nothing at this point.", "quiet"));
      const list = node("ol");
      for (const line of found.lines) {
        const item = node("li");
        item.append(link(line.element.index), ": visibility: ");
        fillPhrase(item, line.sight).append("; touch: ");
        fillPhrase(item, line.touch);
        list.append(item);
      }
      stack.replaceChildren(heading, list);
    };
    const showProblems = () => {
      const total = screen.groups.reduce((sum, group) => sum + group.elements.length, 0);
      const groups = screen.groups.length === 1 ? "1 group" : `${screen.groups.length} groups`;
      byId("problems-title").textContent = total ? `Problems: ${total} in ${groups}` : "Problems";
      const made = screen.groups.map((group) => {
        if (group.problems.length === 1) {
          const only = node("details");
          only.open = true;
          only.append(node("summary", group.kind), phrase("div", group.title));
          return only;
        }
        const folded = node("details");
        const list = node("ol");
        // The list is filled when the group is opened, because few groups are.
        folded.addEventListener("toggle", () => {
          if (!list.children.length) list.append(...group.problems.map((parts) => phrase("li", parts)));
        });
        folded.append(phrase("summary", [`${group.kind}, ${group.problems.length}: `, ...group.title]), list);
        return folded;
      });
      byId("problems").replaceChildren(...(made.length ? made : [node("p", screen.sound, "quiet")]));
    };
    """#
}
