extension PageScript {
  /// The first view: the shortest ways from the app's entry, as a tree that is folded to 40 boxes.
  static let ways = #"""
    const mostBoxes = 40, mostChildren = 14;
    // The tree of the shortest ways: the screens behind each screen, those that lead on first.
    function wayTree() {
      const steps = shortestSteps(-1), children = new Map(), sizes = new Map(), roots = [];
      for (const [screen, step] of steps) {
        if (featureIsHidden(screen)) continue;
        if (!step.arrow) roots.push(screen);
        else children.set(step.arrow.a, [...(children.get(step.arrow.a) || []), screen]);
      }
      for (const screen of [...steps.keys()].reverse())
        sizes.set(screen, 1 + (children.get(screen) || []).reduce((sum, child) => sum + sizes.get(child), 0));
      for (const list of children.values()) list.sort((one, other) => sizes.get(other) - sizes.get(one) || one - other);
      return { steps, children, sizes, roots };
    }
    function shownChildren(tree, screen) {
      const list = tree.children.get(screen) || [];
      return list.length <= mostChildren || state.full.has(screen) ? list : list.slice(0, mostChildren - 1);
    }
    // Opens the screens nearest to the entry, as long as not too many boxes are shown.
    function openFirst() {
      const tree = wayTree(), queue = [...tree.roots];
      state.open.clear(); state.full.clear();
      for (let next = 0, boxes = queue.length; next < queue.length; next++) {
        const list = shownChildren(tree, queue[next]);
        const more = list.length < (tree.children.get(queue[next]) || []).length ? 1 : 0;
        if (!list.length || boxes + list.length + more > mostBoxes) continue;
        boxes += list.length + more;
        state.open.add(queue[next]);
        queue.push(...list);
      }
    }
    function wayTo(screen) {
      const { steps } = wayTree(), way = [];
      for (let step = steps.get(screen); step && step.arrow; step = steps.get(step.arrow.a)) way.push(step.arrow);
      return way;
    }
    function openWayTo(screen) {
      for (const arrow of wayTo(screen)) { state.open.add(arrow.a); state.full.add(arrow.a); }
    }
    let wayArrows = new Set();
    function wayGroups() {
      const tree = wayTree(), columns = [], placed = new Map(), more = [];
      wayArrows = new Set();
      let row = 0;
      // Each screen stands in the middle of those behind it.
      const settle = (screen, depth) => {
        columns[depth] = Math.max(columns[depth] || 0, widthOf(screen));
        const list = state.open.has(screen) ? shownChildren(tree, screen) : [];
        const first = row;
        for (const child of list) { wayArrows.add(tree.steps.get(child).arrow); settle(child, depth + 1); }
        const rest = list.length ? tree.children.get(screen).length - list.length : 0;
        if (rest) more.push({ screen, rest, depth: depth + 1, row: row++ });
        if (row === first) row++;
        placed.set(screen, { depth, row: (first + row - 1) / 2, folded: list.length ? 0 : tree.sizes.get(screen) - 1 });
      };
      for (const root of tree.roots) settle(root, 0);
      const left = [14];
      columns.forEach((width, depth) => left.push(left[depth] + width + 84));
      const frame = (depth, row, width) => [left[depth], 38 + row * 38, width, 30];
      const group = { name: `How one gets around: ${tree.steps.size} of ${screens.length} screens`, x: gap, y: gap,
        screens: [...placed.keys()], frames: [], folded: new Map(), more: [],
        width: Math.max(left[columns.length] - 40, 260), height: 50 + row * 38 };
      for (const [screen, place] of placed) {
        group.frames.push(frame(place.depth, place.row, widthOf(screen)));
        group.folded.set(screen, place.folded);
      }
      for (const { screen, rest, depth, row } of more)
        group.more.push({ screen, rest, frame: frame(depth, row, 90) });
      return placed.size ? [group] : [];
    }
    // The counts of what is folded away.
    function foldedMarkup(group) {
      if (!group.folded) return "";
      const counts = group.screens.map((screen, index) => {
        const count = group.folded.get(screen), [x, y, width] = group.frames[index];
        return count ? `<text class="folded" x="${group.x + x + width + 6}" y="${group.y + y + 19}">+${count}</text>` : "";
      });
      const rest = group.more.map(({ screen, rest, frame: [x, y, width, height] }) =>
        `<g class="more" data-more="${screen}" tabindex="0" role="button"><rect x="${group.x + x}" y="${group.y + y}" width="${width}" height="${height}" rx="15"/>`
        + `<text x="${group.x + x + width / 2}" y="${group.y + y + 19}">${rest} more</text></g>`);
      return counts.join("") + rest.join("");
    }
    """#
}
