extension HTMLPage {
  /// The part of the script that handles the marks in the drawing, zooming and panning.
  static let drawingScript = #"""
    const picture = byId("screen");
    const marks = byId("marks");
    const svg = (name, attributes) => {
      const node = document.createElementNS("http://www.w3.org/2000/svg", name);
      for (const key in attributes) node.setAttribute(key, attributes[key]);
      return node;
    };
    const mark = (element, kind) => {
      if (element.corners) return svg("polygon", { class: "mark " + kind, points: element.corners.join(" ") });
      const box = element.frame;
      if (!box) return svg("g", {});
      return svg("rect", { class: "mark " + kind, x: box[0], y: box[1], width: Math.max(0, box[2]), height: Math.max(0, box[3]) });
    };
    let hovered = null;
    const draw = () => {
      marks.replaceChildren();
      if (hovered && hovered.element !== chosen) marks.append(mark(hovered.element, hovered.kind));
      if (!chosen) return;
      const other = counterparts[screen === screens[0] ? 0 : 1].get(chosen.index);
      if (last > 0 && other !== undefined) {
        const before = screens[screen === screens[0] ? last : 0].elements[other];
        if (String(before.frame) !== String(chosen.frame)) marks.append(mark(before, "before"));
      }
      marks.append(mark(chosen, "chosen"));
      const radius = Math.min(view[2], view[3]) / 70;
      if (chosen.tapPoint) marks.append(svg("circle", { class: "tap", cx: chosen.tapPoint[0], cy: chosen.tapPoint[1], r: radius }));
      if (askedPoint) {
        const [x, y] = askedPoint, arm = radius * 1.6;
        marks.append(svg("path", { class: "mark before", d: `M${x - arm} ${y}H${x + arm}M${x} ${y - arm}V${y + arm}` }));
      }
    };
    const point = (element, kind) => {
      hovered = element ? { element, kind } : null;
      draw();
    };

    // The part of the area that is shown: x, y, width, height.
    const area = data.area;
    let view = [...area];
    const mostZoom = 40;
    const setView = (x, y, width) => {
      const wide = Math.min(area[2], Math.max(area[2] / mostZoom, width));
      const high = wide * area[3] / area[2];
      view = [
        Math.min(Math.max(x, area[0]), area[0] + area[2] - wide),
        Math.min(Math.max(y, area[1]), area[1] + area[3] - high), wide, high,
      ];
      picture.setAttribute("viewBox", view.join(" "));
      picture.classList.toggle("zoomed", wide < area[2] * 0.999);
      draw();
    };
    // Zooms around a point, which keeps its position.
    const zoom = (factor, at) => {
      const [x, y] = at || [view[0] + view[2] / 2, view[1] + view[3] / 2];
      const wide = Math.min(area[2], Math.max(area[2] / mostZoom, view[2] / factor));
      const scale = wide / view[2];
      setView(x - (x - view[0]) * scale, y - (y - view[1]) * scale, wide);
    };
    const pan = (dx, dy) => setView(view[0] + dx, view[1] + dy, view[2]);
    const fit = () => setView(area[0], area[1], area[2]);
    // Centers the drawing on an element that is out of view, without zooming out.
    const reveal = (element) => {
      const box = element.frame;
      if (!box || view[2] > area[2] * 0.999) return;
      const [x, y] = [box[0] + box[2] / 2, box[1] + box[3] / 2];
      if (!inBox(view, x, y)) setView(x - view[2] / 2, y - view[3] / 2, view[2]);
    };
    const placeAt = (clientX, clientY) => {
      const matrix = picture.getScreenCTM();
      if (!matrix) return null;
      const at = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
      return [at.x, at.y];
    };
    """#
}
