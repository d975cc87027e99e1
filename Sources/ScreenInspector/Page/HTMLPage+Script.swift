extension HTMLPage {
  /// The script of the page.
  ///
  /// In the page's URL, the fragment `#at=X,Y` selects a point, `#element=N` an element, and
  /// `#old=N` an element of the earlier screen.
  static let script = """
    "use strict";
    (() => {
    \(modelScript)
    \(drawingScript)
    \(elementScript)
    \(listScript)
    \(eventScript)
    })();
    """

  /// The part of the script that reads the data and answers queries at a point.
  private static let modelScript = #"""
    const data = JSON.parse(document.getElementById("data").textContent);
    const byId = (id) => document.getElementById(id);
    const flag = { target: 1, tappable: 2, hidden: 4, transparent: 8, unseen: 16, clips: 32, inert: 64, behind: 128 };
    const screens = data.screens.map((screen) => {
      const elements = screen.elements.map((it, index) => ({
        index, parent: it.p, role: it.r || "", type: it.t || "", name: it.n, identifier: it.d, line: it.l,
        frame: it.f, corners: it.c, rank: it.k ?? index, receiver: it.u ?? index, flags: it.g, cause: it.z,
        seenBox: it.s === 0 ? undefined : it.s || it.f, touchBox: it.h === 0 ? undefined : it.h || it.f,
        evidence: it.e, wayOut: it.w, tapPoint: it.q, children: [], problems: [], depth: 0,
      }));
      for (const element of elements) {
        if (element.parent === undefined) continue;
        elements[element.parent].children.push(element.index);
        element.depth = elements[element.parent].depth + 1;
      }
      for (const group of screen.groups) {
        group.elements.forEach((index, place) => elements[index].problems.push(group.problems[place]));
      }
      return {
        elements, groups: screen.groups, cutsTouches: screen.cutsTouches, empty: screen.empty, sound: screen.sound,
        frontToBack: [...elements].sort((a, b) => b.rank - a.rank), hasTransforms: elements.some((it) => it.corners),
        changes: new Map(),
      };
    });
    const last = screens.length - 1;
    const counterparts = [new Map(data.pairs), new Map(data.pairs.map(([old, now]) => [now, old]))];
    for (const change of data.changes) {
      for (const [screen, index] of [[0, change.old], [last, change.new]]) {
        if (index === undefined) continue;
        const known = screens[screen].changes;
        known.set(index, [...(known.get(index) || []), change.text]);
      }
    }
    let screen = screens[last];
    let chosen = null;
    let askedPoint = null;

    const has = (element, name) => (element.flags & flag[name]) !== 0;
    const number = (value) => String(Math.round(value * 100) / 100);
    const cut = (text, length) => {
      const line = text.replace(/\s+/g, " ");
      const letters = line.length > length ? [...line] : [];
      return letters.length > length ? letters.slice(0, length - 1).join("") + "…" : line;
    };
    const title = (element) => {
      const name = element.identifier || element.name;
      return (element.role || "element") + (name ? ` "${cut(name, 60)}"` : "");
    };
    const placeOf = (box) => box ? `(${number(box[0])}, ${number(box[1])}), ${number(box[2])} x ${number(box[3])}` : "nowhere";

    // Boxes are half-open, as in queries of a dump: they exclude their right and bottom edges.
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
    const lies = (element, x, y) => inBox(element.frame, x, y) && (!element.corners || inCorners(element.corners, x, y));
    const around = (element) => element.parent === undefined ? undefined : screen.elements[element.parent];
    const shows = (element, x, y, forTouches) => {
      if (!screen.hasTransforms) return true;
      if (!lies(element, x, y)) return false;
      for (let it = around(element); it; it = around(it)) {
        const cuts = (forTouches && screen.cutsTouches) || has(it, "clips");
        if (cuts && it.frame && !lies(it, x, y)) return false;
      }
      return true;
    };
    const seenAt = (x, y) => screen.frontToBack.find((it) => inBox(it.seenBox, x, y) && shows(it, x, y, false));
    const touchedAt = (x, y) => {
      const box = screen.frontToBack.find((it) => inBox(it.touchBox, x, y) && shows(it, x, y, true));
      return box && screen.elements[box.receiver];
    };
    const isInside = (element, other) => {
      for (let it = element; it; it = around(it)) if (it === other) return true;
      return false;
    };
    // Returns the nearest ancestor of an element that meets a condition, or undefined.
    const nearest = (element, condition) => {
      for (let it = around(element); it; it = around(it)) if (condition(it)) return it;
      return undefined;
    };
    const limit = (element, x, y, condition) =>
      nearest(element, (it) => it.frame && condition(it) && !lies(it, x, y));

    // Returns why an element is or isn't visible at a point, as an array of texts and indices.
    const sight = (element, x, y, seen) => {
      if (element === seen) return ["visible here"];
      if (has(element, "transparent")) return ["transparent"];
      if (has(element, "hidden")) return ["hidden"];
      if (has(element, "unseen")) return ["in a hidden element"];
      const clip = limit(element, x, y, (it) => has(it, "clips"));
      if (clip) return ["cut off by ", clip.index];
      if (!lies(element, x, y)) return ["rotated: the point is only in its bounding box"];
      return seen ? ["behind ", seen.index] : ["only a container"];
    };
    // Returns why a touch at a point does or doesn't reach an element, in the same form.
    const touch = (element, x, y, touched) => {
      if (element === touched) return ["takes the touch"];
      if (has(element, "unseen") && !element.touchBox) return ["hidden"];
      if (has(element, "inert")) return ["takes no touches"];
      if (!lies(element, x, y)) return ["rotated: the point is only in its bounding box"];
      if (!inBox(element.touchBox, x, y)) {
        const cutBy = limit(element, x, y, () => true);
        if (cutBy) return ["outside its ancestor ", cutBy.index];
        const inert = nearest(element, (it) => has(it, "unseen") || has(it, "inert"));
        if (inert) return ["in ", inert.index, ", which takes no touches"];
        return [element.touchBox ? "no touch reaches it here" : "lets touches through"];
      }
      if (!touched) return ["no touch reaches it here"];
      if (isInside(element, touched)) return ["goes to its ancestor ", touched.index];
      if (isInside(touched, element)) return ["goes to its descendant ", touched.index];
      return ["behind ", touched.index];
    };
    const stackAt = (x, y) => {
      const [seen, touched] = [seenAt(x, y), touchedAt(x, y)];
      const found = screen.frontToBack.filter((it) => inBox(it.frame, x, y) || it === seen || it === touched);
      return { seen, touched, lines: found.map((it) => ({ element: it, sight: sight(it, x, y, seen), touch: touch(it, x, y, touched) })) };
    };
    """#
}
