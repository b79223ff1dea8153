/// The elements of the page before its script fills it.
enum PageBody {
  static func text(name: String, summary: String) -> String {
    """
    <a class="skip" href="#results">Skip to the findings</a>
    <header>
      <div>
        <h1>\(name)</h1>
        <p>\(summary)</p>
      </div>
      <label class="theme">Colours
        <select id="theme">
          <option value="">As the system</option>
          <option value="light">Light</option>
          <option value="dark">Dark</option>
        </select>
      </label>
    </header>
    <noscript><p>This page needs JavaScript to list the findings.</p></noscript>
    <section id="trend" aria-label="Trend" hidden></section>
    <form id="filters" role="search" aria-label="Findings">
      <label class="search">Search
        <input type="search" id="search" placeholder="Words in message, type, path or code"
          aria-keyshortcuts="/" autocomplete="off">
      </label>
      <fieldset id="severities"><legend>Severity</legend></fieldset>
      <fieldset id="grades"><legend>Grade</legend></fieldset>
      <label>Rule <select id="rule"></select></label>
      <label>Folder <select id="folder"></select></label>
      <label>Confidence from <output id="percent" for="confidence">0 %</output>
        <input type="range" id="confidence" min="0" max="100" step="5" value="0">
      </label>
      <label>Group by
        <select id="group">
          <option value="rule">Rule</option>
          <option value="path">File</option>
          <option value="type">Type</option>
        </select>
      </label>
      <label id="excused" class="check" hidden>
        <input type="checkbox" id="suppressed"> Suppressed too
      </label>
      <button type="reset">Reset</button>
    </form>
    <main id="results" tabindex="-1">
      <div class="bar">
        <p id="count" role="status"></p>
        <button type="button" id="open">Open all</button>
        <button type="button" id="close">Close all</button>
      </div>
      <div id="groups"></div>
      <section id="problems" hidden><h2>Problems</h2><ul></ul></section>
    </main>
    """
  }
}
