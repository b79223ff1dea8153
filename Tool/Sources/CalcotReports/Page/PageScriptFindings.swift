extension PageScript {
  /// Lists the filtered findings, and handles the events of the page.
  static let findings = #"""
    const opened = new Map();
    const pageSize = 100;

    function placeOf(place) {
      const text = place.path + ":" + place.line + ":" + place.column;
      return make("span", { class: "place" }, text);
    }

    function codeOf(place) {
      if (!place.code) return null;
      return make("pre", { tabindex: "0", "aria-label": "Line " + place.line }, place.code);
    }

    function evidenceOf(finding) {
      if (!finding.evidence.length) return null;
      const facts = finding.evidence.map((fact) =>
        make("li", {}, fact.note + " ", placeOf(fact), codeOf(fact)));
      const title = make("summary", {}, "Evidence: " + counted(facts.length, "place"));
      return make("details", {}, title, make("ul", { class: "evidence" }, ...facts));
    }

    function itemOf(finding, group) {
      const head = make("p", { class: "message" },
        make("span", { class: "badge " + finding.severity }, finding.severity));
      if (finding.grade) {
        const meaning = (rules.get(finding.rule) || { grades: {} }).grades[finding.grade];
        const badge = { class: "badge grade " + finding.grade, title: meaning };
        head.append(make("span", badge, "Grade " + finding.grade));
      }
      head.append(finding.message);
      const sure = Math.round(finding.confidence * 100) + " % sure";
      const foot = make("p", {}, placeOf(finding), " ", make("span", { class: "faint" },
        " · " + sure + (group === "rule" ? "" : " · " + finding.rule)
        + (finding.fix ? " · fixable: " + finding.fix.title : "")
        + (finding.suppressedBy ? " · suppressed by " + finding.suppressedBy
          + (finding.reason ? ": " + finding.reason : "") : "")));
      return make("li", {}, head, foot, codeOf(finding), evidenceOf(finding));
    }

    function aboutRule(id) {
      const rule = rules.get(id);
      if (!rule) return null;
      const meanings = Object.entries(rule.grades).flatMap(([grade, meaning]) =>
        [make("dt", {}, grade), make("dd", {}, meaning)]);
      return make("details", { class: "about" }, make("summary", {}, "About this rule"),
        make("p", {}, rule.rationale), make("p", {}, rule.remedy), make("dl", {}, ...meanings));
    }

    function fill(group, key, findings) {
      const list = make("ol", { class: "findings" });
      const more = make("button", { type: "button", class: "more" });
      let shown = 0;
      const add = () => {
        const first = list.children.length;
        const kind = by("group").value;
        list.append(...findings.slice(shown, shown + pageSize).map((one) => itemOf(one, kind)));
        shown = Math.min(shown + pageSize, findings.length);
        more.hidden = shown === findings.length;
        more.textContent = "Show more (" + number(findings.length - shown) + " left)";
        return list.children[first];
      };
      add();
      more.addEventListener("click", () => {
        const item = add();
        item.tabIndex = -1;
        item.focus();
      });
      const about = by("group").value === "rule" ? aboutRule(key) : null;
      group.append(...[about, list, more].filter((part) => part));
    }

    function groupOf(key, findings, isOpen) {
      const counts = countsOf(findings.map((finding) => finding.severity));
      const words = { error: "error", warning: "warning", info: "note" };
      const parts = severities.filter((one) => counts.has(one))
        .map((one) => counted(counts.get(one), words[one]));
      const rule = by("group").value === "rule" && rules.get(key);
      const head = make("summary", {}, make("h2", {}, key || "(none)"),
        make("span", { class: "faint" }, parts.join(", ") + (rule ? " – " + rule.summary : "")));
      const group = make("details", { class: "group" }, head);
      let isFilled = false;
      group.addEventListener("toggle", () => {
        opened.set(key, group.open);
        if (group.open && !isFilled) { isFilled = true; fill(group, key, findings); }
      });
      if (isOpen) { isFilled = true; fill(group, key, findings); group.open = true; }
      return group;
    }

    function show() {
      const findings = wanted();
      const kind = by("group").value;
      const groups = Map.groupBy
        ? Map.groupBy(findings, (finding) => finding[kind])
        : findings.reduce((map, one) => map.set(one[kind], [...(map.get(one[kind]) || []), one]), new Map());
      const sorted = [...groups].sort((one, other) =>
        other[1].length - one[1].length || (one[0] < other[0] ? -1 : 1));
      by("percent").textContent = by("confidence").value + " %";
      const total = counted(by("suppressed").checked ? all.length : report.findings.length, "finding");
      by("count").textContent = findings.length === 0
        ? (report.findings.length ? "No finding is like that; " + total + " in all" : "No findings")
        : number(findings.length) + " of " + total + ", in " + counted(sorted.length, "group");
      const few = findings.length <= 60;
      by("groups").replaceChildren(...sorted.map(([key, list], index) =>
        groupOf(key, list, opened.has(key) ? opened.get(key) : few || index === 0 && list.length <= 60)));
      remember();
    }

    function showTrend() {
      if (report.trend.length < 2) return;
      const sums = report.trend.map((point) =>
        Object.values(point.counts).reduce((sum, count) => sum + count, 0));
      const most = Math.max(1, ...sums);
      const step = 1000 / (sums.length - 1);
      const points = sums.map((sum, index) => index * step + "," + (97 - 94 * sum / most)).join(" ");
      const name = "http://www.w3.org/2000/svg";
      const chart = document.createElementNS(name, "svg");
      chart.setAttribute("viewBox", "0 0 1000 100");
      chart.setAttribute("preserveAspectRatio", "none");
      chart.setAttribute("aria-hidden", "true");
      const line = document.createElementNS(name, "polyline");
      line.setAttribute("points", points);
      chart.append(line);
      const text = "From " + number(sums[0]) + " on " + report.trend[0].date + " to "
        + counted(sums[sums.length - 1], "finding") + " on " + report.trend[sums.length - 1].date;
      const rows = report.trend.map((point, index) => make("tr", {}, make("td", {}, point.date),
        make("td", {}, point.commit || ""), make("td", {}, number(sums[index]))));
      const head = make("tr", {}, make("th", {}, "Date"), make("th", {}, "Commit"), make("th", {}, "Findings"));
      by("trend").append(make("figure", {}, chart, make("figcaption", {}, text)),
        make("details", {}, make("summary", {}, "As a table"), make("table", {}, head, ...rows)));
      by("trend").hidden = false;
    }

    function openAll(isOpen) {
      for (const group of document.querySelectorAll(".group")) group.open = isOpen;
    }

    addFilters();
    recall();
    showTrend();
    show();
    by("problems").hidden = report.problems.length === 0;
    by("problems").querySelector("ul").append(...report.problems.map((problem) => make("li", {},
      problem.message + " ", make("span", { class: "place" },
        problem.path + (problem.line ? ":" + problem.line : "")))));
    by("filters").addEventListener("input", show);
    by("filters").addEventListener("submit", (event) => event.preventDefault());
    by("filters").addEventListener("reset", () => { opened.clear(); setTimeout(show); });
    by("group").addEventListener("input", () => opened.clear(), { capture: true });
    by("open").addEventListener("click", () => openAll(true));
    by("close").addEventListener("click", () => openAll(false));
    by("theme").addEventListener("input", () => {
      document.documentElement.dataset.theme = by("theme").value;
    });
    document.addEventListener("keydown", (event) => {
      const isTyping = event.target.matches("input[type=search]");
      if (event.key === "/" && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault();
        by("search").focus();
      }
    });
    window.addEventListener("hashchange", () => { recall(); show(); });
    """#
}
