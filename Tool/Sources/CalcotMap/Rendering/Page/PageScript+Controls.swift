import CalcotText

extension PageScript {
  static let controls = #"""
    const stage = byId("stage"), map = byId("map");
    function place() { byId("world").setAttribute("transform", `translate(${state.x} ${state.y}) scale(${state.scale})`); }
    function showAll() {
      const box = byId("world").getBBox(), width = stage.clientWidth, height = stage.clientHeight;
      if (!box.width) return;
      state.scale = Math.min(1.25, (width - 24) / box.width, (height - 24) / box.height);
      state.x = (width - box.width * state.scale) / 2 - box.x * state.scale;
      state.y = (height - box.height * state.scale) / 2 - box.y * state.scale;
      place();
    }
    function zoom(factor, x = stage.clientWidth / 2, y = stage.clientHeight / 2) {
      const scale = Math.min(4, Math.max(0.03, state.scale * factor));
      state.x = x - (x - state.x) * scale / state.scale;
      state.y = y - (y - state.y) * scale / state.scale;
      state.scale = scale;
      place();
    }
    function choose(index, center) {
      state.chosen = index;
      if (index !== null && center && state.view === "ways") openWayTo(index);
      if (index !== null && center && state.view === "features") {
        const feature = layout.features.findIndex(feature => feature.screens.includes(index));
        state.closed.delete(feature);
        state.hidden.delete(screens[index].feature);
      }
      draw();
      showPanel();
      showFilters();
      if (state.view === "focus") showAll();
      if (index !== null && center && state.view !== "focus") centerOn(index);
      location.replace("#" + (index === null ? "" : encodeURIComponent(screens[index].id)));
    }
    function centerOn(index) {
      const node = byId("world").querySelector(`[data-screen="${index}"]`);
      if (!node) return;
      const box = node.getBBox();
      state.scale = Math.max(state.scale, 0.8);
      state.x = stage.clientWidth / 2 - (box.x + box.width / 2) * state.scale;
      state.y = stage.clientHeight / 2 - (box.y + box.height / 2) * state.scale;
      place();
    }
    function setView(view) {
      state.view = view;
      for (const button of document.querySelectorAll("[data-view]"))
        button.setAttribute("aria-pressed", button.dataset.view === view);
      const isMap = ["ways", "features", "cycles", "focus"].includes(view);
      stage.hidden = !isMap;
      byId("panel").hidden = !isMap;
      byId("layers").hidden = view !== "layers";
      byId("change").hidden = view !== "change";
      byId("depthRow").hidden = view !== "focus";
      if (isMap) { draw(); showAll(); }
    }
    function showFilters() {
      byId("hows").innerHTML = layout.hows.map(([how, title]) => {
        const count = arrows.filter(arrow => arrow.how === how).length;
        return count ? `<label class="row"><input type="checkbox" data-how="${how}"${state.hows.has(how) ? " checked" : ""}>`
          + `<span class="name how c-${how}">${title}</span><span class="count">${count}</span></label>` : "";
      }).join("");
      byId("features").innerHTML = layout.features.map((feature, index) =>
        `<div class="row"><input type="checkbox" aria-label="Show ${escapeText(feature.name)}" data-hide="${index}"${state.hidden.has(feature.name) ? "" : " checked"}>`
        + `<button class="link name" data-toggle="${index}" title="${escapeText(feature.name)}">${state.closed.has(index) ? "▸" : "▾"} ${escapeText(feature.name)}</button>`
        + `<span class="count">${feature.screens.length}</span></div>`).join("");
      const results = byId("results");
      results.hidden = !state.text;
      const found = screens.map((screen, index) => index).filter(index => matches(screens[index]));
      results.innerHTML = `<h2>Found (${found.length})</h2>` + found.slice(0, 40).map(index =>
        `<div role="option">${screenLink(index)} <span class="note">${escapeText(screens[index].feature)}</span></div>`).join("");
    }
    function toggle(index) {
      if (state.closed.has(index)) state.closed.delete(index); else state.closed.add(index);
      draw();
      showFilters();
    }
    function act(target) {
      const go = target.closest("[data-go]"), more = target.closest("[data-more]"), around = target.closest("[data-around]");
      const node = target.closest("[data-screen]"), group = target.closest("[data-feature]"), row = target.closest("[data-toggle]");
      if (go) choose(Number(go.dataset.go), true);
      else if (around) setView("focus");
      else if (target.closest("[data-close]")) choose(null);
      else if (target.closest("[data-view]")) setView(target.closest("[data-view]").dataset.view);
      else if (target.closest("[data-zoom]")) {
        const factor = Number(target.closest("[data-zoom]").dataset.zoom);
        if (factor) zoom(factor); else showAll();
      } else if (more) { state.full.add(Number(more.dataset.more)); draw(); }
      else if (node) {
        const index = Number(node.dataset.screen);
        if (!state.open.delete(index)) state.open.add(index);
        choose(index);
      }
      else if (row) toggle(Number(row.dataset.toggle));
      else if (group && (target.tagName !== "rect" || group.classList.contains("closed"))) toggle(Number(group.dataset.feature));
      else return false;
      return true;
    }
    let drag = null;
    map.addEventListener("pointerdown", event => { drag = { x: event.clientX, y: event.clientY, moved: false }; });
    window.addEventListener("pointermove", event => {
      if (!drag) return;
      const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
      if (!drag.moved && Math.hypot(dx, dy) < 4) return;
      Object.assign(drag, { x: event.clientX, y: event.clientY, moved: true });
      state.x += dx; state.y += dy;
      map.classList.add("dragged");
      place();
    });
    let wasDragged = false;
    window.addEventListener("pointerup", () => { wasDragged = Boolean(drag && drag.moved); drag = null; map.classList.remove("dragged"); });
    map.addEventListener("wheel", event => {
      event.preventDefault();
      const box = stage.getBoundingClientRect();
      if (event.ctrlKey || event.metaKey || Math.abs(event.deltaY) >= 40)
        zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), event.clientX - box.left, event.clientY - box.top);
      else { state.x -= event.deltaX; state.y -= event.deltaY; place(); }
    }, { passive: false });
    document.addEventListener("click", event => {
      if (wasDragged && map.contains(event.target)) { wasDragged = false; return; }
      act(event.target);
    });
    document.addEventListener("keydown", event => {
      if (event.key === "/" && event.target.tagName !== "INPUT") { event.preventDefault(); byId("search").focus(); }
      else if (event.key === "Escape") { byId("search").value = state.text = ""; choose(null); }
      else if ((event.key === "Enter" || event.key === " ") && event.target.closest("svg")) { event.preventDefault(); act(event.target.querySelector("text") || event.target); }
      else if (event.key === "Enter" && event.target.id === "search") {
        const first = byId("results").querySelector("[data-go]");
        if (first) choose(Number(first.dataset.go), true);
      }
    });
    byId("search").addEventListener("input", event => { state.text = event.target.value.trim(); mark(); showFilters(); });
    byId("sure").addEventListener("input", event => { state.sure = Number(event.target.value); byId("sureText").textContent = state.sure + " %"; draw(); showPanel(); });
    byId("depth").addEventListener("input", event => { state.depth = Math.max(1, Number(event.target.value) || 1); draw(); showAll(); });
    byId("filters").addEventListener("change", event => {
      const { how, hide } = event.target.dataset;
      const set = how ? state.hows : hide ? state.hidden : null;
      if (!set) return;
      const value = how || layout.features[Number(hide)].name;
      if (event.target.checked === Boolean(how)) set.add(value); else set.delete(value);
      draw(); showPanel(); showFilters();
    });
    byId("openAll").addEventListener("click", () => { state.closed.clear(); setView("features"); showFilters(); });
    byId("closeAll").addEventListener("click", () => { layout.features.forEach((_, index) => state.closed.add(index)); setView("features"); showFilters(); });
    byId("theme").addEventListener("click", () => {
      const root = document.documentElement;
      const isDark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
      root.dataset.theme = isDark ? "light" : "dark";
    });
    window.addEventListener("resize", showAll);
    map.querySelector("defs").innerHTML = [...layout.hows.map(([how]) => how), "added", "removed"].map(how =>
      `<marker id="m-${how}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto" markerUnits="userSpaceOnUse"><path class="m-${how}" d="M0 0.5L8 4L0 7.5z"/></marker>`).join("");
    const forward = arrows.filter(arrow => arrow.how !== "embed").length;
    byId("figures").textContent = `${screens.length} screens, ${forward} arrows, ${data.cycles.length} cycles, ${data.unreached.length} without a way`;
    showFilters();
    openFirst();
    setView(wayGroups().length ? "ways" : "features");
    const wanted = numberOf.get(decodeURIComponent(location.hash.slice(1)));
    if (wanted !== undefined) choose(wanted, true);
    """#
}
