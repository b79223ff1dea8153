/// The page's style sheet.
enum PageStyle {
  static var css: String {
    let dark = variables(isDark: true)
    return ":root{\(variables(isDark: false))color-scheme:light}\n"
      + "@media (prefers-color-scheme:dark){:root:not([data-theme=light])"
      + "{\(dark)color-scheme:dark}}\n"
      + ":root[data-theme=dark]{\(dark)color-scheme:dark}\n" + frame + panels + map + arrows
  }

  private static func variables(isDark: Bool) -> String {
    let named = Palette.named.map { "--\($0.name):\(isDark ? $0.dark : $0.light);" }
    let hows = Arrow.How.allCases.map {
      "--\($0.rawValue):\(Palette.color(of: $0, isDark: isDark));"
    }
    let rings = zip(
      0...,
      isDark
        ? ["#8a5a12", "#6b5326", "#3f5236", "#2c4653"]
        : ["#f7c873", "#f8dca5", "#e3ecd4", "#cfe2ea"]
    )
    .map { "--ring\($0):\($1);" }
    return (named + hows + rings).joined()
  }

  private static var arrows: String {
    (Arrow.How.allCases.map(\.rawValue) + ["added", "removed"]).map {
      ".l-\($0){stroke:var(--\($0))}.m-\($0){fill:var(--\($0))}.c-\($0){color:var(--\($0))}\n"
    }.joined()
  }

  private static let frame = """
    *{box-sizing:border-box}
    body{margin:0;height:100vh;display:grid;grid-template:auto 1fr/248px 1fr 380px;
    grid-template-areas:"head head head" "filters stage panel";
    font:13px/1.45 -apple-system,system-ui,"Segoe UI",Helvetica,Arial,sans-serif;
    background:var(--ground);color:var(--text)}
    header{grid-area:head;display:flex;gap:12px;align-items:center;padding:8px 14px;
    background:var(--panel);border-bottom:1px solid var(--line)}
    h1{font-size:16px;margin:0}
    h2{font-size:12px;margin:16px 0 6px;color:var(--dim);font-weight:600}
    #figures{color:var(--dim);white-space:nowrap}
    #search{flex:1;max-width:420px;margin-left:auto;padding:6px 10px}
    input,button{font:inherit;color:inherit;background:var(--node);border:1px solid var(--line);
    border-radius:6px}
    button{padding:5px 10px;cursor:pointer}
    button[aria-pressed=true]{background:var(--accent);color:var(--panel);border-color:var(--accent)}
    h2 button{padding:1px 6px;font-size:11px;font-weight:400}
    :focus-visible{outline:2px solid var(--accent);outline-offset:1px}
    nav{display:flex;gap:4px}

    """

  private static let panels = """
    aside{overflow:auto;background:var(--panel);padding:10px 14px}
    #filters{grid-area:filters;border-right:1px solid var(--line)}
    #panel{grid-area:panel;border-left:1px solid var(--line)}
    #panel:empty{display:none}
    body:has(#panel:empty){grid-template-columns:248px 1fr 0}
    #results{border-bottom:1px solid var(--line);margin-bottom:8px;padding-bottom:8px}
    .row{display:flex;gap:7px;align-items:center;padding:1px 0}
    .row .name{flex:1;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
    .row .count{color:var(--dim);font-variant-numeric:tabular-nums}
    label.row:has([type=range]){flex-wrap:wrap;margin-top:8px}
    #sure{width:100%;padding:0}
    #depth{width:52px;padding:2px 4px}
    .link{background:none;border:0;padding:1px 2px;text-align:left;border-radius:3px}
    .link:hover{background:var(--ground)}
    .link b{font-weight:600}
    #panel h1{font-size:17px;overflow-wrap:anywhere}
    #panel code,#change pre,table code{font:11.5px ui-monospace,SFMono-Regular,Menlo,monospace}
    #panel code{display:block;color:var(--dim);overflow-wrap:anywhere;padding-left:2px}
    #panel code.source{color:var(--text);background:var(--ground);border-radius:4px;padding:3px 6px;
    margin:1px 0 3px;white-space:pre-wrap}
    #panel ol{padding-left:20px;margin:4px 0 10px}
    .way{border:1px solid var(--line);border-radius:8px;padding:6px 10px;margin:6px 0}
    .way .step{margin:3px 0}
    .entry{color:var(--dim)}
    .how{font-size:11px;font-weight:600}
    .note{color:var(--dim)}
    #layers,#change{grid-column:2/4;grid-row:2;overflow:auto;padding:20px}
    table{border-collapse:collapse}
    th,td{text-align:left;padding:3px 14px 3px 0;border-bottom:1px solid var(--line)}

    """

  private static let map = """
    #stage{grid-area:stage;position:relative;overflow:hidden}
    #map{width:100%;height:100%;display:block;cursor:grab;touch-action:none}
    #map.dragged{cursor:grabbing}
    #zoom{position:absolute;right:12px;bottom:12px;display:flex;gap:4px}
    #empty{position:absolute;inset:0;display:grid;place-items:center;color:var(--dim);
    pointer-events:none}
    #empty[hidden],section[hidden],div[hidden],label[hidden],main[hidden]{display:none}
    #map text,section svg text{font-size:12px;fill:var(--text)}
    .group>rect{fill:var(--box);stroke:var(--line)}
    .group>text{font-size:13px!important;font-weight:600;cursor:pointer}
    .group.closed>rect{cursor:pointer;stroke:var(--edge)}
    #map .count,#map .dim,section svg .dim{fill:var(--dim);font-weight:400}
    .screen{cursor:pointer}
    .screen rect{fill:var(--node);stroke:var(--edge)}
    .screen .inner{fill:none}
    .screen text,section svg .middle{text-anchor:middle}
    .screen.k-other rect{stroke-dasharray:4 3}
    .screen.start>rect:first-of-type{stroke:var(--accent);stroke-width:2.5}
    .screen.added>rect{fill:var(--addedGround);stroke:var(--added)}
    .screen.removed>rect{fill:var(--removedGround);stroke:var(--removed)}
    #map .folded{fill:var(--dim)}
    .more{cursor:pointer}
    .more rect{fill:var(--box);stroke:var(--edge);stroke-dasharray:4 3}
    .more text{text-anchor:middle}
    .screen:hover rect{stroke:var(--accent)}
    .screen.chosen>rect:first-of-type{fill:var(--accent);stroke:var(--accent)}
    .screen.chosen text{fill:var(--panel)}
    .screen:focus-visible{outline:none}
    .screen:focus-visible>rect{stroke:var(--accent);stroke-width:3}
    .lines path{fill:none;stroke-width:1.4}
    .lines .long{stroke-opacity:.4}
    .lines .unsure{stroke-dasharray:5 4}
    .lines .l-embed{stroke-dasharray:1.5 3}
    .lines .l-added,.lines .l-removed{stroke-width:2.4;stroke-opacity:1}
    .lines .l-removed{stroke-dasharray:6 4}
    .some .screen:not(.near):not(.chosen){opacity:.28}
    .some .lines path:not(.near){opacity:.1}
    .some .group.closed:not(.near)>*{opacity:.45}
    .lines path.near{stroke-width:2.4;stroke-opacity:1}
    .group.closed.near>rect{stroke:var(--accent);stroke-width:2}
    section svg .title{font-size:18px;font-weight:600}
    section svg .strong{font-weight:600}
    section svg text.forbidden{fill:var(--removed)}
    .ring{stroke:var(--ground)}
    .ring0{fill:var(--ring0)}.ring1{fill:var(--ring1)}.ring2{fill:var(--ring2)}.ring3{fill:var(--ring3)}
    @media (max-width:900px){body{grid-template-columns:0 1fr 300px!important}#filters{display:none}}

    """
}
