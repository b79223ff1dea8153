/// The style sheet of the page. Each color is defined once for light and once for dark.
enum PageStyle {
  static let text = """
    :root {
      color-scheme: light dark;
      --page: light-dark(#f6f7f9, #14161a);
      --card: light-dark(#ffffff, #1d2026);
      --code: light-dark(#f0f2f5, #14161a);
      --line: light-dark(#d5d9e0, #363b45);
      --text: light-dark(#1b1f26, #e4e7ec);
      --faint: light-dark(#565e6c, #a0a8b6);
      --accent: light-dark(#0b57a4, #7ab8ff);
      --error: light-dark(#b3261e, #ff8a80);
      --warning: light-dark(#8a4b00, #ffb454);
      --info: light-dark(#0b57a4, #7ab8ff);
      --a: light-dark(#d3ecd9, #1f4a2d);
      --b: light-dark(#cfe6f2, #1d4358);
      --c: light-dark(#fbe3b3, #5b430f);
      --d: light-dark(#f8cfcb, #6b2320);
    }
    :root[data-theme=light] { color-scheme: light; }
    :root[data-theme=dark] { color-scheme: dark; }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto; padding: 1rem 1.5rem 4rem; max-width: 76rem;
      background: var(--page); color: var(--text);
      font: 15px/1.45 system-ui, -apple-system, "Segoe UI", "Noto Sans", sans-serif;
    }
    h1 { font-size: 1.5rem; margin: 0; }
    h2 { font-size: 1rem; margin: 0; display: inline; overflow-wrap: anywhere; }
    p { margin: .25rem 0; }
    code, pre, .place { font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    header { display: flex; justify-content: space-between; gap: 1rem; flex-wrap: wrap; }
    header p, .place, .faint, figcaption { color: var(--faint); }
    .skip { position: absolute; left: -99rem; }
    .skip:focus { position: static; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    [hidden] { display: none !important; }

    form {
      position: sticky; top: 0; z-index: 1; margin: 1rem 0; padding: .75rem 1rem;
      display: flex; flex-wrap: wrap; gap: .6rem 1.2rem; align-items: end;
      background: var(--card); border: 1px solid var(--line); border-radius: 8px;
    }
    label, legend { color: var(--faint); font-size: .85rem; }
    form > label, .theme { display: flex; flex-direction: column; gap: .15rem; }
    form > .search { flex: 1 0 100%; }
    form > .check { flex-direction: row; align-items: center; }
    fieldset { border: 0; margin: 0; padding: 0; }
    fieldset label { margin-right: .6rem; color: var(--text); white-space: nowrap; }
    legend { padding: 0; margin-bottom: .15rem; }
    input, select, button { font: inherit; color: inherit; accent-color: var(--accent); }
    input[type=search], select, button {
      background: var(--page); border: 1px solid var(--line); border-radius: 6px;
      padding: .25rem .5rem; color: var(--text); max-width: 22rem;
    }
    input[type=search] { width: 100%; max-width: none; }
    button { cursor: pointer; }
    button:hover { border-color: var(--accent); }
    @media (max-width: 45rem), (max-height: 35rem) { form { position: static; } }

    .bar { display: flex; gap: .5rem; align-items: center; margin-bottom: .5rem; }
    .bar p { flex: 1; }
    .group, #problems, #trend {
      background: var(--card); border: 1px solid var(--line); border-radius: 8px;
      margin-bottom: .6rem; padding: 0 1rem;
    }
    #problems, #trend { padding: .75rem 1rem; }
    summary { cursor: pointer; }
    .group > summary { padding: .6rem 0; }
    .group > summary .faint { margin-left: .6rem; font-size: .9rem; }
    .about { margin: 0 0 .6rem 1rem; max-width: 46rem; }
    .about dt { font-weight: 600; float: left; clear: left; margin-right: .5rem; }
    .about dd { margin: 0 0 0 1.5rem; }
    .findings { list-style: none; margin: 0; padding: 0; }
    .findings > li {
      border-top: 1px solid var(--line); padding: .6rem 0;
      content-visibility: auto; contain-intrinsic-size: auto 6rem;
    }
    .message { overflow-wrap: anywhere; }
    .badge {
      display: inline-block; border-radius: 4px; padding: 0 .4rem; margin-right: .4rem;
      font-size: .8rem; font-weight: 600; border: 1px solid currentColor;
    }
    .error { color: var(--error); }
    .warning { color: var(--warning); }
    .info { color: var(--info); }
    .grade { border-color: transparent; color: var(--text); }
    .grade.A { background: var(--a); }
    .grade.B { background: var(--b); }
    .grade.C { background: var(--c); }
    .grade.D { background: var(--d); }
    .place { font-size: .85rem; overflow-wrap: anywhere; }
    pre {
      margin: .3rem 0; padding: .3rem .6rem; overflow-x: auto; border-radius: 4px;
      background: var(--code); font-size: .85rem;
    }
    .evidence { margin: .3rem 0 0; padding-left: 1.2rem; }
    .evidence li { margin-top: .3rem; }
    .more { margin: .3rem 0 .8rem; }
    figure { margin: 0; }
    #trend svg { display: block; width: 100%; height: 5rem; }
    #trend polyline { fill: none; stroke: var(--accent); stroke-width: 2; }
    #trend polyline { vector-effect: non-scaling-stroke; }
    #trend details { margin-top: .3rem; font-size: .9rem; }
    td, th { text-align: left; padding: .1rem 1rem .1rem 0; }
    td:last-child, th:last-child { text-align: right; }
    @media print { form, .bar button, .theme, .skip, .more { display: none; } }
    """
}
