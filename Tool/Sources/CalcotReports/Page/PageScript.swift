/// The script of the page. Texts of the report only become text nodes, never markup.
enum PageScript {
  /// Reads the report and the filters.
  static let filters = #"""
    "use strict";
    const report = JSON.parse(document.getElementById("report").textContent);
    const by = (id) => document.getElementById(id);
    const number = (value) => value.toLocaleString("en");
    const counted = (value, noun) => number(value) + " " + noun + (value === 1 ? "" : "s");

    function make(name, attributes, ...children) {
      const element = document.createElement(name);
      for (const [key, value] of Object.entries(attributes || {})) {
        if (value === true) element.setAttribute(key, "");
        else if (value !== undefined && value !== false) element.setAttribute(key, value);
      }
      element.append(...children.filter((child) => child !== undefined && child !== null));
      return element;
    }

    const rules = new Map(report.rules.map((rule) => [rule.id, rule]));
    const all = report.findings.concat(report.suppressed);
    for (const finding of all) {
      finding.text = [
        finding.message, finding.path, finding.type, finding.member, finding.symbol, finding.rule,
        finding.code || "", ...finding.evidence.map((fact) => fact.note),
      ].join("\n").toLowerCase();
    }
    const severities = ["error", "warning", "info"];
    const grades = ["A", "B", "C", "D", ""];

    function countsOf(values) {
      const counts = new Map();
      for (const value of values) counts.set(value, (counts.get(value) || 0) + 1);
      return counts;
    }

    function foldersOf(path) {
      const parts = path.split("/").slice(0, -1);
      return parts.slice(0, 4).map((_, index) => parts.slice(0, index + 1).join("/") + "/");
    }

    function addChecks(id, values, used, word) {
      for (const value of values.filter((value) => used.has(value))) {
        const box = make("input", { type: "checkbox", value: value, checked: true });
        by(id).append(make("label", {}, box, " " + word(value) + " (" + number(used.get(value)) + ")"));
      }
      by(id).hidden = by(id).querySelectorAll("input").length < 2;
    }

    function addOptions(id, first, counts) {
      by(id).append(make("option", { value: "" }, first));
      for (const value of [...counts.keys()].sort()) {
        const text = value + " (" + number(counts.get(value)) + ")";
        by(id).append(make("option", { value: value }, text));
      }
    }

    function addFilters() {
      addChecks("severities", severities, countsOf(all.map((one) => one.severity)), (one) => one);
      addChecks("grades", grades, countsOf(all.map((one) => one.grade || "")), (one) => one || "none");
      addOptions("rule", "All rules", countsOf(all.map((one) => one.rule)));
      addOptions("folder", "All folders", countsOf(all.flatMap((one) => foldersOf(one.path))));
      by("excused").hidden = report.suppressed.length === 0;
    }

    function checked(id) {
      const boxes = [...by(id).querySelectorAll("input")];
      return new Set(boxes.filter((box) => box.checked).map((box) => box.value));
    }

    function wanted() {
      const words = by("search").value.toLowerCase().split(/\s+/).filter((word) => word);
      const severity = checked("severities");
      const grade = checked("grades");
      const rule = by("rule").value;
      const folder = by("folder").value;
      const confidence = Number(by("confidence").value) / 100;
      return (by("suppressed").checked ? all : report.findings).filter((finding) =>
        severity.has(finding.severity) && grade.has(finding.grade || "")
        && (!rule || finding.rule === rule) && finding.path.startsWith(folder)
        && finding.confidence >= confidence - 0.001
        && words.every((word) => finding.text.includes(word)));
    }

    const fields = ["search", "rule", "folder", "confidence", "group"];

    function remember() {
      const state = new URLSearchParams();
      for (const id of fields) {
        const field = by(id);
        const initial = id === "confidence" ? "0" : id === "group" ? "rule" : "";
        if (field.value !== initial) state.set(id, field.value);
      }
      for (const id of ["severities", "grades"]) {
        const off = [...by(id).querySelectorAll("input")].filter((box) => !box.checked);
        if (off.length) state.set("no-" + id, off.map((box) => box.value || "none").join(" "));
      }
      if (by("suppressed").checked) state.set("suppressed", "1");
      try { history.replaceState(null, "", "#" + state); } catch { /* not allowed here: no matter */ }
    }

    function recall() {
      const state = new URLSearchParams(location.hash.slice(1));
      for (const id of fields) if (state.has(id)) by(id).value = state.get(id);
      for (const id of fields) if (by(id).selectedIndex === -1) by(id).selectedIndex = 0;
      for (const id of ["severities", "grades"]) {
        const off = (state.get("no-" + id) || "").split(" ");
        for (const box of by(id).querySelectorAll("input")) {
          box.checked = !off.includes(box.value || "none");
        }
      }
      by("suppressed").checked = state.has("suppressed");
    }
    """#
}
