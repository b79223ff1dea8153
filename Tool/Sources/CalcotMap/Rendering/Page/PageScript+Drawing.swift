extension PageScript {
  /// The code that draws the groups.
  static let drawing = #"""
    function linePath(a, b, bends) {
      const startY = a[1] + a[3] / 2, endY = b[1] + b[3] / 2;
      const curve = (points, sign) => points.slice(1).reduce((text, end, index) => {
        const start = points[index], reach = Math.max(20, Math.abs(end[0] - start[0]) * 0.45) * sign;
        return `${text}C${start[0] + reach} ${start[1]} ${end[0] - reach} ${end[1]} ${end[0]} ${end[1]}`;
      }, `M${points[0][0]} ${points[0][1]}`);
      if (b[0] >= a[0] + a[2] - 1) return curve([[a[0] + a[2], startY], ...bends, [b[0], endY]], 1);
      if (b[0] + b[2] <= a[0] + 1) return curve([[a[0], startY], ...bends, [b[0] + b[2], endY]], -1);
      const reach = Math.max(a[0] + a[2], b[0] + b[2]) + Math.min(52, 18 + Math.abs(endY - startY) / 12);
      return `M${a[0] + a[2]} ${startY}C${reach} ${startY} ${reach} ${endY} ${b[0] + b[2]} ${endY}`;
    }
    function shortName(name, width) {
      const fits = Math.floor((width - 22) / 6.9);
      return name.length <= fits ? name
        : name.slice(0, Math.ceil(fits / 2)) + "…" + name.slice(name.length - Math.floor(fits / 2) + 1);
    }
    function currentGroups() {
      if (state.view === "ways") return wayGroups();
      if (state.view === "cycles") return cycleGroups();
      if (state.view === "focus") return focusGroups();
      return featureGroups();
    }
    function matches(screen) {
      if (!state.text) return false;
      const text = state.text.toLowerCase();
      return screen.id.toLowerCase().includes(text) || screen.feature.toLowerCase().includes(text)
        || screen.parts.some(part => part.name.toLowerCase().includes(text));
    }
    function nodeMarkup(index, frame) {
      const screen = screens[index], [x, y, width, height] = frame;
      const classes = ["screen", "k-" + screen.kind];
      if (startRank.get(index) === 0) classes.push("start");
      if (screen.change && screen.change !== "same") classes.push(screen.change);
      if (index === state.chosen) classes.push("chosen");
      const radius = screen.kind === "flow" ? 15 : screen.kind === "view" ? 8 : 3;
      const inner = screen.kind === "tabs"
        ? `<rect class="inner" x="${x + 3}" y="${y + 3}" width="${width - 6}" height="${height - 6}" rx="2"/>` : "";
      return `<g class="${classes.join(" ")}" data-screen="${index}" tabindex="0" role="button" `
        + `aria-label="${escapeText(screen.id + ", " + layout.kinds[screen.kind])}">`
        + `<title>${escapeText(screen.id + "\n" + layout.kinds[screen.kind] + "\n" + screen.path + ":" + screen.line)}</title>`
        + `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/>${inner}`
        + `<text x="${x + width / 2}" y="${y + height / 2 + 4}">${escapeText(shortName(nameOf(screen), width))}</text></g>`;
    }
    function groupMarkup(group) {
      const count = group.index === undefined ? "" : ` <tspan class="count">${group.screens.length} ${group.isClosed ? "▸" : "▾"}</tspan>`;
      const attributes = group.index === undefined ? "" : ` data-feature="${group.index}" tabindex="0" role="button" aria-expanded="${!group.isClosed}"`;
      return `<g class="group${group.isClosed ? " closed" : ""}"${attributes}>`
        + `<rect x="${group.x}" y="${group.y}" width="${group.width}" height="${group.height}" rx="10"/>`
        + `<text x="${group.x + 14}" y="${group.y + (group.isClosed ? 27 : 21)}">${escapeText(group.name)}${count}</text></g>`;
    }
    // The ends of all lines: a screen, or the closed feature it is in.
    let ends = new Map(), drawnLines = [];
    function draw() {
      const groups = currentGroups(), frames = new Map(), bent = new Map();
      ends = new Map();
      for (const group of groups) group.screens.forEach((screen, index) => {
        const key = group.isClosed ? "f" + group.index : "s" + screen;
        const frame = group.isClosed ? [group.x, group.y, group.width, group.height]
          : [group.x + group.frames[index][0], group.y + group.frames[index][1], ...group.frames[index].slice(2)];
        ends.set(screen, key);
        frames.set(key, frame);
        bent.set(screen, group.index === undefined ? null : group);
      });
      const merged = new Map();
      for (const line of layout.lines) {
        if (!ends.has(line.from) || !ends.has(line.to)) continue;
        const from = ends.get(line.from), to = ends.get(line.to);
        const shown = line.arrows.map(index => arrows[index])
          .filter(arrow => isShown(arrow) && (state.view !== "ways" || wayArrows.has(arrow)));
        if (!shown.length || from === to) continue;
        const group = bent.get(line.from);
        const bends = group && group === bent.get(line.to) ? line.bends.map(([x, y]) => [x + group.x, y + group.y]) : [];
        const key = from + " " + to;
        if (!merged.has(key)) merged.set(key, { from, to, arrows: [], bends, inside: group && group === bent.get(line.to) });
        merged.get(key).arrows.push(...shown);
      }
      drawnLines = [...merged.values()];
      byId("world").innerHTML = groups.filter(group => !group.isClosed).map(groupMarkup).join("")
        + `<g class="lines">${drawnLines.map((line, index) => lineMarkup(line, frames, index)).join("")}</g>`
        + groups.filter(group => group.isClosed).map(groupMarkup).join("")
        + groups.filter(group => !group.isClosed).flatMap(group =>
          group.screens.map(screen => nodeMarkup(screen, frames.get("s" + screen)))).join("")
        + groups.map(foldedMarkup).join("");
      const empty = byId("empty");
      empty.hidden = groups.length > 0;
      empty.textContent = state.view === "cycles" ? "No cycles."
        : state.view === "focus" ? "Choose a screen: search for it, or click it in the features." : "No screens.";
      mark();
      return groups;
    }
    function lineMarkup(line, frames, index) {
      const first = layout.hows.map(([how]) => how).find(how => line.arrows.some(arrow => arrow.how === how));
      const changes = new Set(line.arrows.map(arrow => arrow.change || "same"));
      const kind = changes.size === 1 && !changes.has("same") ? [...changes][0] : first;
      const unsure = line.arrows.every(arrow => arrow.confidence < 0.75) ? " unsure" : "";
      const width = line.arrows.length > 1 ? ` style="stroke-width:${Math.min(4, 1.2 + Math.log2(line.arrows.length) * 0.6)}"` : "";
      const title = line.arrows.slice(0, 12).map(arrow =>
        `${arrow.from} → (${howTitle[arrow.how]}${arrow.label ? " " + arrow.label : ""}) ${arrow.to}`).join("\n");
      return `<path class="l-${kind}${line.inside || state.view === "ways" ? "" : " long"}${unsure}" data-line="${index}"${width} marker-end="url(#m-${kind})" `
        + `d="${linePath(frames.get(line.from), frames.get(line.to), line.bends)}"><title>${escapeText(title)}</title></path>`;
    }
    // What is chosen or found stands out; the rest steps back.
    function mark() {
      const world = byId("world"), near = new Set();
      const chosenEnd = state.chosen === null ? null : ends.get(state.chosen);
      const found = state.text ? screens.map((screen, index) => index).filter(index => matches(screens[index])) : [];
      for (const index of found) if (ends.has(index)) near.add(ends.get(index));
      const way = state.view === "ways" && chosenEnd ? wayTo(state.chosen) : [];
      drawnLines.forEach((line, index) => {
        const isNear = line.arrows.some(arrow => way.includes(arrow)) || chosenEnd && (line.from === chosenEnd || line.to === chosenEnd);
        if (isNear) { near.add(line.from); near.add(line.to); }
        world.querySelector(`[data-line="${index}"]`).classList.toggle("near", Boolean(isNear));
      });
      for (const node of world.querySelectorAll(".screen"))
        node.classList.toggle("near", near.has("s" + node.dataset.screen));
      for (const group of world.querySelectorAll(".group[data-feature]"))
        group.classList.toggle("near", near.has("f" + group.dataset.feature));
      world.classList.toggle("some", Boolean((chosenEnd && state.view !== "focus") || found.length));
    }
    """#
}
