/// A browser that shows the pages of one site, one at a time. The site needs the options
/// ``CalcotWeb/WebSiteOptions/driven``, with which its pages report what they do.
///
/// ```swift
/// let stage = BrowserStage(in: browser, address: "http://127.0.0.1:8080")
/// let driver = WebPageDriver(site: site) { _, session in BrowserPage(of: session, on: stage) }
/// ```
@MainActor
public final class BrowserStage {
  let browser: Browser
  let address: String
  /// The page that the browser shows.
  weak var shown: BrowserPage?

  /// Creates a stage in the browser's window.
  ///
  /// - Parameter address: The address of the site, such as `http://127.0.0.1:8080`.
  public init(in browser: Browser, address: String) {
    self.browser = browser
    self.address = address
  }
}

/// A probe of a page in a browser: it observes the messages of its WebSocket and the typed text,
/// unseen by the page and its script.
enum PageProbe {
  /// The probe's script, which runs before the page's own.
  static let script = """
    (() => {
      const probe = window.calcotProbe =
        { sent: 0, done: 0, frames: 0, texts: {}, typed: new Map(), socket: null, session: null,
          form: null };
      // What is offered is shown, as where a browser does not allow it to be done at once.
      Object.defineProperty(navigator, "userActivation", { value: undefined });
      const actionOf = (field) => field.dataset.do || "e " + field.name;
      addEventListener("input", ({ target }) => target.type === "file"
        || probe.typed.set(actionOf(target), { field: target, text: probe.textOf(target) }), true);
      addEventListener("submit", ({ target }) => probe.form = target, true);
      window.WebSocket = class extends WebSocket {
        constructor(...rest) {
          super(...rest);
          probe.socket = this;
          let isWelcome = true;
          this.addEventListener("message", ({ data }) => {
            const message = JSON.parse(data);
            if (probe.socket !== this || message === 0) return;
            if (isWelcome) {
              probe.frames = message.p;
              probe.done = message.e;
              probe.session = message.s;
              if (message.n) probe.sent = message.e;
            } else {
              probe.frames += 1;
              probe.done = message[0];
            }
            isWelcome = false;
          });
        }
        send(text) {
          const [number, , action, typed] = [...Object.values(JSON.parse(text))];
          if (Array.isArray(JSON.parse(text)) && number) {
            probe.sent = number;
            if (typed !== undefined) probe.texts[action] = typed;
          }
          super.send(text);
        }
      };
      // True if the user has typed something that has not been sent. The app may have refused it, and
      // is then to get the same again.
      probe.isTyping = () => {
        for (const [action, { field, text }] of probe.typed) {
          if (probe.texts[action] !== text || probe.textOf(field) === text) continue;
          delete probe.texts[action];
          probe.typed.delete(action);
        }
        return [...probe.typed].some(
          ([action, { field, text }]) => field.isConnected && probe.texts[action] !== text);
      };
      // The text of a field, which of options is the keys of those that are chosen.
      probe.textOf = ({ type, name, value, checked, role }) => role === "switch"
        ? (checked ? "on" : "off") : !/radio|box/.test(type) ? value
        : [...document.getElementsByName(name)].filter((option) => option.checked)
          .map((option) => option.value).join("\\n");
      // True if rows are missing in the visible part of the page.
      probe.seesGap = () => [...document.getElementsByClassName("gap")].some((gap) => {
        const { top, bottom } = gap.getBoundingClientRect();
        return !gap.closest("[inert]") && bottom > 0 && top < innerHeight && bottom > top;
      });
    })();
    """

  /// A script that says whether the page has sent the form of its offer since `calcotProbe.form` was set
  /// to an empty object, or another page has come in its place.
  static let hasUploaded = """
    const form = window.calcotProbe?.form;
    return form === null || form?.isSent === false;
    """

  /// A script that returns the state of the page.
  static let look = """
    const probe = window.calcotProbe;
    if (!probe || !document.body) return { state: "loading", url: location.href };
    const copy = document.documentElement.cloneNode(true);
    const all = "input, textarea, option", fields = copy.querySelectorAll(all);
    document.querySelectorAll(all).forEach((field, place) => {
      const shown = fields[place];
      shown.toggleAttribute("checked", field.checked === true);
      shown.toggleAttribute("selected", field.selected === true);
      if (field.localName === "textarea") shown.textContent = "\\n" + field.value;
      else shown.setAttribute("value", field.value);
    });
    // A message that somebody looks at stays until it is closed.
    document.querySelectorAll(".message").forEach((message) => {
      if (message.rest < Infinity) message.rest = null;
    });
    // Announcements for screen readers are not visible.
    copy.querySelectorAll("#said").forEach((line) => line.remove());
    return {
      state: document.body.dataset.state ?? "loading", sent: probe.sent, done: probe.done,
      frames: probe.frames, isBusy: probe.isTyping() || probe.seesGap(),
      index: history.state?.i ?? -1, url: location.pathname + location.search, html: copy.outerHTML,
    }
    """

  /// A script that scrolls an element away from the edge. It returns the selector of the button
  /// that opens the menu of a hidden element, and whether a message still covers the element.
  static let reach = """
    const node = document.querySelector(arguments[0]);
    const menu = node?.checkVisibility() === false ? node.closest("[popover]") : null;
    if (menu) return { menu: `[popovertarget=${JSON.stringify(menu.id)}]`, isCovered: false };
    const over = () => {
      const { x, y, width, height } = node.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2);
    };
    const isCovered = () => !!over()?.closest(".message") && !node.closest(".message");
    if (node && (isCovered() || !over())) {
      node.scrollIntoView({ block: "center", behavior: "instant" });
    }
    return { menu: null, isCovered: !!node && isCovered() };
    """

  /// A script that gives an element the focus; it returns its tag.
  static let focus = """
    const node = document.querySelector(arguments[0]);
    node.focus();
    return node.localName;
    """

  /// A script that sets a value that the user would pick in the browser's own window, or by
  /// dragging.
  static let set = """
    const [selector, text] = arguments, field = document.querySelector(selector);
    field.focus();
    field.value = text;
    for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
    """

  /// A script that scrolls the visible list to its end or beginning. It returns whether the list
  /// was there already.
  static let scroll = """
    const [toEnd] = arguments;
    const list = [...document.querySelectorAll(".list")].find((list) => !list.closest("[inert]"));
    let place = list ?? document.body;
    const scrolls = (place) => place.scrollHeight > place.clientHeight
      && /auto|scroll/.test(getComputedStyle(place).overflowY);
    while (place.parentElement && !scrolls(place)) place = place.parentElement;
    if (!place.parentElement) place = document.scrollingElement;
    const end = toEnd ? place.scrollHeight - place.clientHeight : 0;
    const wasThere = Math.abs(place.scrollTop - end) < 2;
    place.scrollTop = end;
    return wasThere;
    """
}
