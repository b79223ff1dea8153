extension PageScript {
  /// The panel about the selected screen.
  static let panel = #"""
    function screenLink(index) {
      return `<button class="link" data-go="${index}"><b>${escapeText(screens[index].id)}</b></button>`;
    }
    function evidence(arrow) {
      return arrow.evidence.slice(0, 3).map(line => `<code>${escapeText(line.path)}:${line.line}</code>`
        + (line.text ? `<code class="source">${escapeText(line.text)}</code>` : "")).join("");
    }
    function howMark(arrow) {
      const label = arrow.label ? ` <span class="note">${escapeText(arrow.label)}</span>` : "";
      const sure = arrow.confidence < 0.995 ? ` <span class="note">${Math.round(arrow.confidence * 100)} %</span>` : "";
      const change = arrow.change && arrow.change !== "same" ? ` <span class="how c-${arrow.change}">${arrow.change}</span>` : "";
      return `<span class="how c-${arrow.how}">${howTitle[arrow.how]}</span>${label}${sure}${change}`;
    }
    function routeMarkup(route) {
      const start = `<div class="step">${screenLink(numberOf.get(route.entry.screen))} <span class="entry">${escapeText(route.entry.reason)}</span></div>`;
      return `<div class="way">${start}${route.arrows.map(arrow =>
        `<div class="step">→ ${howMark(arrow)} ${screenLink(arrow.b)}${evidence(arrow)}</div>`).join("")}</div>`;
    }
    function arrowList(title, list, end) {
      if (!list.length) return "";
      return `<h2>${title} (${list.length})</h2>` + list.map(arrow =>
        `<div class="step">${howMark(arrow)} ${screenLink(arrow[end])}${evidence(arrow)}</div>`).join("");
    }
    function showPanel() {
      const panel = byId("panel");
      if (state.chosen === null) { panel.innerHTML = ""; return; }
      const index = state.chosen, screen = screens[index], routes = routesTo(index);
      const cycles = data.cycles.map((cycle, number) => [cycle, number]).filter(([cycle]) => cycle.includes(screen.id));
      panel.innerHTML = `<h1>${escapeText(screen.id)}</h1>`
        + `<div class="note">${layout.kinds[screen.kind]} · ${escapeText(screen.feature)}</div>`
        + `<code>${escapeText(screen.path)}:${screen.line}</code>`
        + `<p><button data-around="${index}">Show its surroundings</button> <button data-close>Close</button></p>`
        + `<h2>How a user gets here (${routes.length})</h2>`
        + (routes.length ? routes.map(routeMarkup).join("") : `<p class="note">No way found from an entry point.</p>`)
        + arrowList("Shown by", arrows.filter(arrow => arrow.b === index && isShown(arrow)), "a")
        + arrowList("Shows", arrows.filter(arrow => arrow.a === index && isShown(arrow)), "b")
        + (cycles.length ? `<h2>In cycles</h2>` + cycles.map(([cycle, number]) =>
          `<div class="note">Cycle ${number + 1}: ${cycle.length} screens</div>`).join("") : "")
        + `<h2>Parts (${screen.parts.length})</h2>` + screen.parts.map(part =>
          `<div>${escapeText(part.role)} <b>${escapeText(part.name)}</b><code>${escapeText(part.path)}:${part.line}</code></div>`).join("");
      panel.scrollTop = 0;
    }
    """#
}
