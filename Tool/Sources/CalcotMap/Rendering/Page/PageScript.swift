/// The script of the page, in parts in the order of the page.
enum PageScript {
  /// The data of the page, and the choices of the user.
  static let state = #"""
    const screens = data.screens, arrows = data.arrows;
    const numberOf = new Map(screens.map((screen, index) => [screen.id, index]));
    for (const arrow of arrows) { arrow.a = numberOf.get(arrow.from); arrow.b = numberOf.get(arrow.to); }
    const howTitle = Object.fromEntries(layout.hows);
    const startRank = new Map();
    for (const entry of data.entryPoints) {
      const index = numberOf.get(entry.screen);
      if (!startRank.has(index)) startRank.set(index, entry.rank);
    }
    const many = screens.length > 120;
    const state = {
      view: "ways", chosen: null, text: "", sure: 0, depth: 2,
      hows: new Set(layout.hows.map(([how]) => how)),
      closed: new Set(many ? layout.features.map((_, index) => index) : []),
      // The screens whose next screens are shown, and those that show all of them.
      open: new Set(), full: new Set(),
      hidden: new Set(), x: 0, y: 0, scale: 1,
    };
    const byId = id => document.getElementById(id);
    function escapeText(text) {
      return String(text).replace(/[&<>"']/g, c => "&#" + c.charCodeAt(0) + ";");
    }
    function isShown(arrow) { return state.hows.has(arrow.how) && arrow.confidence * 100 >= state.sure; }
    function featureIsHidden(screen) { return state.hidden.has(screens[screen].feature); }
    """#

  /// The routes through the map, by the rules of the command line.
  static let graph = #"""
    function shortestSteps(avoided) {
      const outgoing = screens.map(() => []);
      for (const arrow of arrows) if (isShown(arrow)) outgoing[arrow.a].push(arrow);
      for (const list of outgoing) list.sort((one, other) => other.confidence - one.confidence);
      const steps = new Map();
      const ranks = [...new Set(data.entryPoints.map(entry => entry.rank))].sort((a, b) => a - b);
      for (const rank of ranks) {
        const queue = [];
        for (const entry of data.entryPoints) {
          const index = numberOf.get(entry.screen);
          if (entry.rank !== rank || index === avoided || steps.has(index)) continue;
          steps.set(index, { entry });
          queue.push(index);
        }
        for (let next = 0; next < queue.length; next++) {
          for (const arrow of outgoing[queue[next]]) {
            if (arrow.b === avoided || steps.has(arrow.b)) continue;
            steps.set(arrow.b, { arrow });
            queue.push(arrow.b);
          }
        }
      }
      return steps;
    }
    function routesTo(screen) {
      const steps = shortestSteps(screen);
      const routes = data.entryPoints.filter(entry => numberOf.get(entry.screen) === screen)
        .map(entry => ({ entry, arrows: [] }));
      for (const arrow of arrows) {
        if (arrow.b !== screen || arrow.a === screen || !isShown(arrow)) continue;
        const way = [arrow];
        let step = steps.get(arrow.a);
        while (step && step.arrow) { way.unshift(step.arrow); step = steps.get(step.arrow.a); }
        if (step) routes.push({ entry: step.entry, arrows: way });
      }
      const sure = route => route.arrows.reduce((product, arrow) => product * arrow.confidence, 1);
      return routes.sort((one, other) => one.entry.rank - other.entry.rank
        || one.arrows.length - other.arrows.length || sure(other) - sure(one)).slice(0, 8);
    }
    function distances(screen, depth) {
      const found = new Map([[screen, 0]]);
      for (const sign of [1, -1]) {
        let front = [screen];
        const seen = new Set(front);
        for (let step = 1; step <= depth; step++) {
          const next = [];
          for (const arrow of arrows) {
            if (!isShown(arrow)) continue;
            const [near, far] = sign > 0 ? [arrow.a, arrow.b] : [arrow.b, arrow.a];
            if (!front.includes(near) || seen.has(far)) continue;
            seen.add(far);
            next.push(far);
            if (!found.has(far)) found.set(far, sign * step);
          }
          front = next;
        }
      }
      return found;
    }
    """#

  /// The groups of screens with their positions, in every view.
  static let groups = #"""
    const gap = 64;
    const sizeOf = new Map();
    for (const feature of layout.features)
      feature.screens.forEach((screen, index) => sizeOf.set(screen, feature.frames[index].slice(2)));
    // Within its feature a screen has its name alone; elsewhere two of one name are told apart.
    const nameOf = screen => ["ways", "cycles", "focus"].includes(state.view) ? screen.id : screen.name;
    const widthOf = screen => Math.max(sizeOf.get(screen)[0], nameOf(screens[screen]).length * 6.9 + 34);

    function stack(groups) {
      const area = groups.reduce((sum, group) => sum + (group.width + gap) * (group.height + gap), 0);
      const limit = Math.max(Math.sqrt(area / 1.5), ...groups.map(group => group.height));
      let x = gap, y = gap, width = 0;
      for (const group of groups) {
        if (y > gap && y + group.height > limit + gap) { x += width + gap * 1.5; y = gap; width = 0; }
        group.x = x; group.y = y;
        y += group.height + gap / 2;
        width = Math.max(width, group.width);
      }
      return groups;
    }
    function featureGroups() {
      return stack(layout.features.map((feature, index) => ({ feature, index }))
        .filter(({ feature }) => !state.hidden.has(feature.name))
        .map(({ feature, index }) => {
          const isClosed = state.closed.has(index);
          return {
            index, isClosed, name: feature.name, screens: feature.screens, frames: feature.frames,
            width: isClosed ? Math.max(130, feature.name.length * 8 + 62) : feature.size[0],
            height: isClosed ? 44 : feature.size[1],
          };
        }));
    }
    // Columns by rank; each screen as near to its neighbours as its column lets it.
    function columnGroup(name, rankOf) {
      const columns = new Map();
      for (const [screen, rank] of rankOf) {
        if (!columns.has(rank)) columns.set(rank, []);
        columns.get(rank).push(screen);
      }
      const ranks = [...columns.keys()].sort((a, b) => a - b);
      const place = new Map();
      const settle = () => { for (const list of columns.values())
        list.forEach((screen, index) => place.set(screen, index - (list.length - 1) / 2)); };
      settle();
      for (let sweep = 0; sweep < 8; sweep++) {
        for (const rank of sweep % 2 ? ranks.slice().reverse() : ranks) {
          const middle = new Map(columns.get(rank).map(screen => {
            const near = arrows.filter(arrow => isShown(arrow) && arrow.a !== arrow.b
              && (arrow.a === screen || arrow.b === screen))
              .map(arrow => arrow.a === screen ? arrow.b : arrow.a)
              .filter(other => rankOf.has(other) && rankOf.get(other) !== rank);
            return [screen, near.length
              ? near.reduce((sum, other) => sum + place.get(other), 0) / near.length : place.get(screen)];
          }));
          columns.get(rank).sort((one, other) => middle.get(one) - middle.get(other) || one - other);
          settle();
        }
      }
      const tallest = Math.max(...[...columns.values()].map(list => list.length)) * 42;
      const group = { name, screens: [], frames: [], height: tallest + 46 };
      let x = 14;
      for (const rank of ranks) {
        const list = columns.get(rank);
        const width = Math.max(...list.map(widthOf));
        list.forEach((screen, index) => {
          const y = 38 + tallest / 2 + (index - list.length / 2) * 42;
          group.screens.push(screen);
          group.frames.push([x, y, widthOf(screen), 30]);
        });
        x += width + 76;
      }
      group.width = Math.max(x - 62, name.length * 8 + 30);
      return group;
    }
    function cycleGroups() {
      return stack(data.cycles.map((cycle, index) => {
        const members = cycle.map(id => numberOf.get(id)).filter(screen => !featureIsHidden(screen));
        if (!members.length) return null;
        const rankOf = new Map([[members[0], 0]]);
        for (const [screen] of rankOf) for (const arrow of arrows)
          if (arrow.a === screen && arrow.how !== "embed" && members.includes(arrow.b) && !rankOf.has(arrow.b))
            rankOf.set(arrow.b, rankOf.get(screen) + 1);
        for (const screen of members) if (!rankOf.has(screen)) rankOf.set(screen, 0);
        return columnGroup(`Cycle ${index + 1}: ${cycle.length} screen${cycle.length > 1 ? "s" : ""}`, rankOf);
      }).filter(Boolean));
    }
    function focusGroups() {
      if (state.chosen === null) return [];
      const kept = new Map([...distances(state.chosen, state.depth)]
        .filter(([screen]) => screen === state.chosen || !featureIsHidden(screen)));
      return stack([columnGroup(`Around ${screens[state.chosen].name}`, kept)]);
    }
    """#
}
