// @ts-check
"use strict";

/**
 * The live page: tells the server what the person does, and applies the patches that come back.
 * Without this script, or without a connection, the page's forms do the same by themselves.
 *
 * @typedef {{n: number, action: string, text?: string, sent?: boolean, element?: HTMLElement}} Event
 * @typedef {HTMLInputElement | HTMLTextAreaElement} Field
 */
(() => {
  const state = document.body.dataset;
  if (!state.live) return;

  const storageKey = "calcot";
  const narrow = matchMedia("(max-width: 699px)");
  /** @param {string} id */
  const byId = (id) => /** @type {any} */ (document.getElementById(id));
  const here = () => location.pathname + location.search;
  /** @param {any} node @returns {node is Field} */
  const isField = (node) => !!node?.matches?.("input:not([type=hidden]), textarea");
  const topDialog = () => [...document.querySelectorAll("dialog:modal")].at(-1);

  // The session

  /** @type {string | null} */
  let session = null;
  let frames = 0;
  let number = 0;
  /** Events without an answer, oldest first. @type {Event[]} */
  let queue = [];
  /** What is shown is what `data-key` names. */
  let isPristine = true;
  let hasDiverged = false;

  // The connection

  /** @type {WebSocket | null} */
  let socket = null;
  let isLive = false;
  let wasLive = false;
  /** Forms post by themselves. */
  let isPlain = false;
  let isOver = false;
  let attempts = 0;
  let liveSince = 0;
  let greetedAt = 0;
  let unacknowledged = 0;
  let retryTimer = 0, deadlineTimer = 0, acknowledgeTimer = 0, waitingTimer = 0;

  function connect() {
    clearTimeout(retryTimer);
    if (socket || isOver) return;
    const address = new URL(/** @type {string} */ (state.live), location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const own = (socket = new WebSocket(address));
    answerWithin(10_000);
    own.onopen = () => own.send(JSON.stringify(greeting()));
    own.onmessage = ({ data }) => own === socket && receive(JSON.parse(data));
    own.onclose = ({ code }) => own === socket && disconnect(code);
  }

  function greeting() {
    sendEdit();
    greetedAt = number;
    return {
      v: 1, s: session, p: hasDiverged ? -1 : frames, u: here(), k: isPristine ? state.key : null,
      i: position, n: narrow.matches, f: changedTexts(),
    };
  }

  /** Lets go of the socket and, unless the server wants none, tries again. @param {number} code */
  function disconnect(code) {
    const own = socket;
    socket = null;
    isLive = false;
    clearTimeout(deadlineTimer);
    clearTimeout(acknowledgeTimer);
    own?.close();
    isOver = code === 4001 || code === 4003;
    if (code === 4003) isPlain = true;
    if (wasLive || code === 4001) show(code === 4001 ? "superseded" : isOver ? "refused" : "lost");
    if (isOver) return;
    if (liveSince && performance.now() - liveSince > 5_000) attempts = 0;
    liveSince = 0;
    const most = code === 4008 ? 5_000 : attempts ? Math.min(5_000, 125 * 2 ** attempts) : 0;
    attempts += 1;
    retryTimer = setTimeout(connect, most * (0.6 + 0.4 * Math.random()));
  }

  /** @param {number} milliseconds */
  function answerWithin(milliseconds) {
    clearTimeout(deadlineTimer);
    deadlineTimer = setTimeout(disconnect, milliseconds, 0);
  }

  /** @param {number} patience */
  function beat(patience) {
    if (!isLive) return;
    acknowledge();
    answerWithin(patience);
  }

  function acknowledge() {
    clearTimeout(acknowledgeTimer);
    acknowledgeTimer = unacknowledged = 0;
    socket?.send(`[0,${frames}]`);
  }

  /** @param {any} message */
  function receive(message) {
    clearTimeout(deadlineTimer);
    if (message === 0) return;
    try {
      if (!isLive) return welcome(message);
      const [last, ...operations] = message;
      frames += 1;
      answered(last);
      if (operations.length) patch(last, () => apply(last, operations));
      unacknowledged += 1;
      if (unacknowledged >= 5) acknowledge();
      else acknowledgeTimer ||= setTimeout(acknowledge, 1_000);
    } catch (error) {
      // NB: the page is not what the server thinks it is: it is asked for all of it.
      console.error(error);
      hasDiverged = true;
      disconnect(0);
    }
  }

  /** @param {any} message */
  function welcome(message) {
    const isFirst = session === null;
    session = message.s;
    frames = message.p;
    unacknowledged = 0;
    hasDiverged = false;
    if (message.n) for (const edit of edits.values()) if (edit.n <= greetedAt) edit.n = 0;
    if (!message.n) answered(message.e);
    patch(message.e, () => message.x?.forEach(render), !!message.x);
    if (message.t != null) document.title = message.t;
    if (message.n) startQueueAnew(isFirst);
    number = Math.max(number, message.e);
    place(message, message.n);
    isLive = wasLive = true;
    isPlain = false;
    liveSince = performance.now();
    show("live");
    queue.forEach(transmit);
  }

  /**
   * Keeps what a new session has not been told: texts typed since the greeting, and on the page's first
   * connection also what was pressed before it.
   * @param {boolean} isFirst
   */
  function startQueueAnew(isFirst) {
    queue = queue.filter(({ n, action, sent }) =>
      !sent && (/^[ew] /.test(action) ? n > greetedAt : isFirst) && isOffered(action));
    queue.forEach((event, place) => {
      for (const edit of edits.values()) if (edit.n === event.n) edit.n = place + 1;
      event.n = place + 1;
    });
    number = queue.length;
  }

  /** Whether the page has a control for the action. @param {string} action */
  function isOffered(action) {
    const value = CSS.escape(action), name = CSS.escape(action.slice(2));
    return !!document.querySelector(`[value="${value}"], [data-do="${value}"], [name="${name}"]`);
  }

  /** @param {string} action @param {string} [text] @param {HTMLElement} [element] */
  function send(action, text, element) {
    sendEdit();
    enqueue({ n: 0, action, text, element });
  }

  /** @param {Event} event */
  function enqueue(event) {
    event.n = number += 1;
    queue.push(event);
    if (isLive) transmit(event);
    waitingTimer ||= setTimeout(() => {
      state.waiting = "";
      beat(8_000);
    }, 300);
  }

  /** @param {Event} event */
  function transmit(event) {
    clearTimeout(acknowledgeTimer);
    acknowledgeTimer = unacknowledged = 0;
    event.sent = true;
    socket?.send(JSON.stringify([event.n, frames, event.action, event.text]
      .slice(0, event.text === undefined ? 3 : 4)));
  }

  /** @param {number} last */
  function answered(last) {
    while (queue.length && queue[0].n <= last) queue.shift();
    if (queue.length) return;
    clearTimeout(waitingTimer);
    waitingTimer = 0;
    delete state.waiting;
  }

  /** Shows the connection's state. @param {"live" | "lost" | "superseded" | "refused"} name */
  function show(name) {
    state.state = name;
    let bar = byId("lost");
    if (name === "live") return bar?.remove();
    if (!bar) {
      bar = document.createElement("p");
      bar.id = "lost";
      bar.setAttribute("role", "alert");
      document.body.append(bar);
      raise(bar);
    }
    bar.textContent = state[name] ?? "";
  }

  // What the person does

  /** Whether this script does what the browser would do. */
  const takesOver = () => !isPlain;

  /** @param {any} control */
  function press(control) {
    if (state.state === "superseded") return;
    const field = document.activeElement;
    let action = control.value || control.dataset.do;
    // NB: without a key event, Enter in any field of a form uses the form's first button.
    if (control.matches(".default") && isField(field) && field.form === control.form) {
      action = "s " + field.name;
    }
    sendEdit();
    release();
    pressed = control.id;
    send(action, undefined, control);
  }

  document.addEventListener("click", (event) => {
    const control = /** @type {any} */ (event.target).closest?.("button[name=do], a[data-do]");
    if (!control || event.defaultPrevented || !takesOver()) return;
    const isForBrowser = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (control.matches("a") && (event.button || isForBrowser)) return;
    event.preventDefault();
    press(control);
  });

  document.addEventListener("submit", (event) => {
    const control = /** @type {any} */ (event.submitter);
    if (control?.name !== "do" || !takesOver()) return;
    event.preventDefault();
    press(control);
  });

  document.addEventListener("keydown", (event) => {
    const field = event.target;
    if (event.isComposing || event.keyCode === 229) return;
    if (event.key === "Escape") leave(event, topDialog(), event.repeat);
    if (event.key !== "Enter" || !isField(field) || field.matches("textarea") || !takesOver()) return;
    event.preventDefault();
    sendEdit();
    if (event.repeat || field.dataset.do || !field.name) return;
    release();
    send("s " + field.name);
  });

  /**
   * Uses a dialog's exit instead of closing it: the server decides what is shown.
   * @param {UIEvent | globalThis.Event} event @param {any} dialog
   */
  function leave(event, dialog, isRepeated = false) {
    if (!dialog) return;
    event.preventDefault();
    if (!isRepeated) dialog.querySelector(".exit:not(:disabled)")?.click();
  }

  document.addEventListener("cancel", (event) => {
    if (event.target === topDialog()) leave(event, event.target);
  }, true);

  // NB: a browser may close a dialog without asking, at the second Escape in a row.
  document.addEventListener("close", (event) => {
    const dialog = /** @type {any} */ (event.target);
    if (!dialog.isConnected || dialog.open || !dialog.matches("dialog")) return;
    openDialogs(dialog);
    leave(event, dialog);
  }, true);

  narrow.addEventListener("change", () => isLive && send(narrow.matches ? "w1" : "w0"));

  // Fields

  /** The latest edit of each field that the person has changed, by name. @type {Map<string, {n: number, text: string}>} */
  const edits = new Map();
  /** The field whose text is the person's. @type {Field | null} */
  let owned = null;
  /** What the server has in the owned field. @type {string | null} */
  let held = null;
  /** The field with an edit that has not been sent. @type {Field | null} */
  let unsent = null;
  let isComposing = false;
  let editTimer = 0, lastEdit = -Infinity;

  /** @param {Field} field */
  const keyOf = (field) => field.name || field.id;
  /** @param {string} name @returns {Field | undefined} */
  const fieldNamed = (name) => /** @type {any} */ (document.getElementsByName(name)[0] ?? byId(name));

  /** @param {any} field */
  function edited(field) {
    if (!isField(field) || (!field.name && !field.dataset.do)) return;
    if (unsent !== field) sendEdit();
    owned = unsent = field;
    held = null;
    const wait = lastEdit + 40 - performance.now();
    if (wait <= 0) sendEdit();
    else editTimer ||= setTimeout(sendEdit, wait);
  }

  function sendEdit() {
    const field = unsent;
    clearTimeout(editTimer);
    editTimer = 0;
    unsent = null;
    if (!field?.isConnected || edits.get(keyOf(field))?.text === field.value) return;
    lastEdit = performance.now();
    const action = field.dataset.do || "e " + field.name, text = field.value;
    const last = queue.at(-1);
    if (last?.action === action && !last.sent && last.n > greetedAt) last.text = text;
    else enqueue({ n: 0, action, text });
    edits.set(keyOf(field), { n: number, text });
  }

  /** Gives the owned field to the server. */
  function release() {
    const field = owned, text = held;
    owned = held = null;
    if (field && text !== null) setText(field, text);
  }

  /** @param {Field} field @param {string} text */
  function setText(field, text) {
    edits.delete(keyOf(field));
    if (field.value !== text) field.value = text;
  }

  /** Takes the text that the server has in a field. @param {Field} field @param {string} text @param {number} last */
  function offerText(field, text, last) {
    if (field === unsent || (edits.get(keyOf(field))?.n ?? 0) > last) return;
    if (field === owned) held = text;
    else setText(field, text);
  }

  /** The texts that a session begun anew has to be told. */
  function changedTexts() {
    return [...edits.keys()].flatMap((name) => {
      const field = fieldNamed(name);
      return field?.name ? [[name, field.value]] : [];
    });
  }

  /** Puts back what the person has typed into fields that were made anew. @param {number} last */
  function restoreTexts(last) {
    for (const [name, edit] of edits) {
      const field = fieldNamed(name);
      if (edit.n <= last) field || edits.delete(name);
      else if (field && field !== owned && field.value !== edit.text) field.value = edit.text;
    }
  }

  document.addEventListener("input", (event) => {
    if (!isComposing) edited(event.target);
  });
  document.addEventListener("compositionstart", ({ target }) => {
    isComposing = true;
    if (isField(target)) owned = target;
  });
  document.addEventListener("compositionend", ({ target }) => {
    isComposing = false;
    edited(target);
  });
  document.addEventListener("focusin", ({ target }) => {
    if (!isPatching && target !== owned) {
      release();
      owned = isField(target) ? target : null;
    }
  });
  document.addEventListener("focusout", () => {
    if (isPatching) return;
    isComposing = false;
    sendEdit();
    release();
  });

  // Patches

  let isPatching = false;
  /** The element that a patch has asked to focus. @type {string | null} */
  let toFocus = null;
  /** The control used last. */
  let pressed = "";
  /** What had the focus before each dialog. @type {Map<string, string>} */
  const openers = new Map();

  /**
   * Changes the page, and leaves the person where they are in it.
   * @param {number} last @param {() => void} change
   */
  function patch(last, change, isFull = false) {
    const focus = /** @type {any} */ (document.activeElement);
    const field = isField(focus) ? focus : null;
    const selection = field && [field.selectionStart, field.selectionEnd, field.selectionDirection];
    const before = scrollPlaces();
    isPatching = true;
    try {
      change();
    } finally {
      isPatching = false;
    }
    if (owned && !owned.isConnected) owned = held = null;
    openDialogs();
    restoreFocus(focus);
    if (selection && field === document.activeElement && field?.selectionStart !== selection[0]) {
      field.setSelectionRange(.../** @type {[any, any, any]} */ (selection));
    }
    restoreTexts(last);
    watchGaps();
    restoreScroll(before, isFull, last);
    if (document.querySelector("[data-close-after]")) closeTimer ||= setInterval(closeMessages, 250);
    move();
  }

  /** @param {number} last @param {any[][]} operations */
  function apply(last, operations) {
    isPristine = false;
    for (const [kind, ...rest] of operations) changes[kind](last, ...rest);
  }

  /** @type {Record<string, (last: number, ...rest: any[]) => void>} */
  const changes = {
    t: (_, id, text) => { byId(id).textContent = text; },
    a: (_, id, ...pairs) => {
      const element = byId(id);
      for (let i = 0; i < pairs.length; i += 2) {
        if (pairs[i + 1] === null) element.removeAttribute(pairs[i]);
        else element.setAttribute(pairs[i], pairs[i + 1]);
      }
    },
    i: (_, parent, before, html) => {
      const fresh = parse(html);
      // NB: what is beside a modal dialog is not read to people.
      if (/^(status|alert)$/.test(parent) && topDialog()) say(fresh.textContent ?? "");
      byId(parent).insertBefore(fresh, before && byId(before));
    },
    m: (_, id, before, parent) => {
      const place = byId(parent);
      // NB: only `moveBefore` leaves the focus, and a composition, as they are.
      place[place.moveBefore ? "moveBefore" : "insertBefore"](byId(id), before && byId(before));
    },
    r: (_, ...ids) => ids.forEach((id) => byId(id)?.remove()),
    o: (last, id, html) => {
      const old = byId(id), fresh = /** @type {Element} */ (parse(html).firstElementChild);
      const twin = twinOfFocus(old, fresh);
      if (twin) become(old, fresh, twin, last);
      else old.replaceWith(fresh);
    },
    v: (last, id, text) => {
      const field = byId(id + ":i") ?? byId(id);
      if (field) offerText(field, text, last);
    },
    T: (_, title) => { document.title = title; },
    n: (_, text) => say(text),
    f: (_, id) => { toFocus = id; },
    u: (last, kind, index, url) => {
      moves.push([kind, index, url]);
      // NB: the server did not know yet that the person has gone somewhere else.
      if (lastVisit.n > last) moves.push(["g", lastVisit.index, ""]);
    },
  };

  /** @param {string} html */
  function parse(html) {
    const template = document.createElement("template");
    template.innerHTML = html;
    return template.content;
  }

  /** @param {string} html @param {number} place */
  function render(html, place) {
    const old = byId(["page", "status", "alert"][place]), fresh = parse(html);
    const twin = twinOfFocus(old, fresh);
    isPristine = false;
    if (twin) fill(old, fresh, twin, Infinity);
    else old.replaceChildren(fresh);
  }

  /**
   * The element of `fresh` that stands where the focused one of `old` does, if the way to it is the same.
   * @param {Element} old @param {any} fresh
   */
  function twinOfFocus(old, fresh) {
    const focus = document.activeElement;
    if (!focus?.id || !old.contains(focus)) return null;
    const twin = fresh.id === focus.id ? fresh : fresh.querySelector("#" + CSS.escape(focus.id));
    return twin && wayTo(twin, fresh) === wayTo(focus, old) ? twin : null;
  }

  /** @param {Node | null} node @param {Node} root */
  function wayTo(node, root) {
    let way = "";
    for (; node && node !== root; node = node.parentNode) way += node.nodeName + " ";
    return way;
  }

  /**
   * Makes `old` what `fresh` is, but leaves the focused element and all around it in the document.
   * @param {any} old @param {any} fresh @param {Element} twin @param {number} last
   */
  function become(old, fresh, twin, last) {
    const isOwn = isField(old);
    for (const { name } of [...old.attributes]) {
      if (!fresh.hasAttribute(name) && !/^(open|style)$/.test(name)) old.removeAttribute(name);
    }
    for (const { name, value } of fresh.attributes) {
      if (old.getAttribute(name) !== value && !(isOwn && name === "value")) old.setAttribute(name, value);
    }
    if (isOwn) offerText(old, fresh.value, last);
    else if (fresh === twin) old.replaceChildren(...fresh.childNodes);
    else fill(old, fresh, twin, last);
  }

  /** @param {Element} old @param {Node} fresh @param {Element} twin @param {number} last */
  function fill(old, fresh, twin, last) {
    const kept = /** @type {any} */ ([...old.childNodes].find((child) => child.contains(document.activeElement)));
    for (const child of [...old.childNodes]) if (child !== kept) child.remove();
    let match = null;
    for (const child of [...fresh.childNodes]) {
      if (child.contains(twin)) match = child;
      else if (match) old.append(child);
      else kept.before(child);
    }
    become(kept, match, twin, last);
  }

  /**
   * Makes every open dialog modal, the later above the earlier. One that was closed is given.
   * @param {any} [closed]
   */
  function openDialogs(closed) {
    let isNew = false;
    for (const dialog of document.querySelectorAll("dialog")) {
      if (!dialog.open && dialog !== closed) continue;
      if (!isNew && dialog.matches(":modal")) continue;
      isNew = true;
      if (dialog.matches(":modal")) dialog.close();
      dialog.open = false;
      const active = document.activeElement;
      if (!openers.has(dialog.id)) openers.set(dialog.id, (active !== document.body && active?.id) || pressed);
      dialog.showModal();
      /** @type {any} */ (dialog.querySelector("[autofocus], .choices .cancel, .choices button, h1, h2") ?? dialog).focus();
    }
    if (isNew) ["status", "alert", "lost"].forEach((id) => raise(byId(id)));
  }

  /** Shows above the dialogs. @param {any} element */
  function raise(element) {
    if (!element?.showPopover) return;
    element.popover = "manual";
    element.hidePopover();
    element.showPopover();
  }

  /** @param {any} focus what had it before */
  function restoreFocus(focus) {
    const active = document.activeElement;
    let lost = !active || active === document.body ? focus.id : "";
    for (const [dialog, opener] of openers) {
      if (byId(dialog)) continue;
      openers.delete(dialog);
      if (!byId(lost)) lost = opener;
    }
    const id = toFocus ?? (!active || active === document.body ? lost : "");
    const isAsked = toFocus !== null;
    toFocus = null;
    if (id && id !== active?.id) byId(id)?.focus({ preventScroll: !isAsked });
  }

  /** Has a text read to the person. @param {string} text */
  function say(text) {
    byId("said")?.remove();
    const line = document.createElement("p");
    line.id = "said";
    line.setAttribute("aria-live", "polite");
    (topDialog() ?? byId("status")).append(line);
    setTimeout(() => { line.textContent = text; }, 50);
  }

  // Messages

  let closeTimer = 0;
  /** Seconds that each message is still shown. @type {WeakMap<Element, number>} */
  const remaining = new WeakMap();

  function closeMessages() {
    const messages = document.querySelectorAll("[data-close-after]");
    if (!messages.length) closeTimer = void clearInterval(closeTimer) ?? 0;
    for (const message of messages) {
      const whole = Number(/** @type {HTMLElement} */ (message).dataset.closeAfter);
      const rest = message.matches(":hover, :focus-within") ? whole : (remaining.get(message) ?? whole) - 0.25;
      if (rest <= 0 && !isLive) continue;
      remaining.set(message, rest <= 0 ? Infinity : rest);
      if (rest <= 0) send(/** @type {any} */ (message.querySelector(".exit")).value);
    }
  }

  // Long lists

  /** What was asked last for each list, and the event that asked. @type {WeakMap<Element, {n: number, action: string}>} */
  const asked = new WeakMap();
  /** @type {Set<any>} */
  const gaps = new Set();
  /** @type {Set<any>} */
  const seenGaps = new Set();
  const gapWatcher = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) seenGaps[isIntersecting ? "add" : "delete"](target);
    askForRows();
  }, { rootMargin: "600px 0px" });

  function watchGaps() {
    for (const gap of gaps) {
      if (gap.isConnected) continue;
      gapWatcher.unobserve(gap);
      gaps.delete(gap);
      seenGaps.delete(gap);
    }
    for (const gap of /** @type {any} */ (document.getElementsByClassName("gap"))) {
      if (!gaps.has(gap)) gapWatcher.observe(gap);
      gaps.add(gap);
      if (gap.dataset.rows === gap.sized) continue;
      gap.sized = gap.dataset.rows;
      const height = rowHeight(gap.parentNode.querySelector("ul"));
      gap.style.setProperty("--row", height + "px");
      gap.style.height = Math.min(height * gap.sized, 10_000_000) + "px";
    }
    askForRows();
  }

  /** @param {Element} list */
  const rowHeight = (list) =>
    list.childElementCount ? list.getBoundingClientRect().height / list.childElementCount : 60;

  /** Asks for the rows of the gaps in sight, together with the rows around them that are shown. */
  function askForRows() {
    if (!isLive) return;
    for (const gap of seenGaps) {
      const list = gap.parentNode, rows = list?.querySelector("ul");
      if (!rows || queue.some(({ n }) => n === asked.get(list)?.n)) continue;
      const countIn = (/** @type {string} */ kind) => Number(list.querySelector(kind)?.dataset.rows ?? 0);
      const first = countIn(".before"), total = first + rows.childElementCount + countIn(".after");
      const rowAt = (/** @type {number} */ y) =>
        Math.max(0, Math.min(total, Math.round(first + (y - rows.getBoundingClientRect().top) / rowHeight(rows))));
      const action = `r ${rowAt(-600)} ${rowAt(innerHeight + 600)} ${list.id}`;
      if (asked.get(list)?.action === action) continue;
      send(action);
      asked.set(list, { n: number, action });
    }
  }

  let scrollTimer = 0;
  document.addEventListener("scroll", () => {
    if (seenGaps.size) scrollTimer ||= setTimeout(() => { scrollTimer = 0; askForRows(); }, 120);
  }, { capture: true, passive: true });

  // History and scrolling

  history.scrollRestoration = "manual";
  /** The index of the entry that the browser is at. @type {number | null} */
  let position = history.state?.i ?? null;
  /** The entry whose screens are shown. */
  let shown = position ?? 0;
  /** Where a move of our own leads to. @type {number | null} */
  let heading = null;
  let headingTimer = 0;
  /** What is to be done, in order. @type {[string, number, string][]} */
  const moves = [];
  /** Where the person last went by the browser's buttons. */
  let lastVisit = { n: 0, index: 0 };
  /** Scroll positions by entry. @type {Record<string, number>[]} */
  let scrolls = [];

  function move() {
    while (moves.length && heading === null) {
      const [kind, index, url] = moves[0];
      const start = kind === "p" ? index - 1 : index;
      if (position !== null && position !== start) {
        heading = start;
        // NB: going to an entry that is not there tells nobody.
        headingTimer = setTimeout(arrive, 1_000, start);
        return history.go(start - position);
      }
      moves.shift();
      position = index;
      if (kind === "p") history.pushState({ i: index }, "", url);
      else if (kind === "r") history.replaceState({ i: index }, "", url);
    }
  }

  /** @param {number} index */
  function arrive(index) {
    clearTimeout(headingTimer);
    heading = null;
    position = index;
    move();
  }

  addEventListener("popstate", (event) => {
    const index = event.state?.i;
    if (isOver) return location.reload();
    if (typeof index !== "number" || isPlain) return;
    if (heading !== null) return arrive(index);
    position = index;
    // NB: a session begun anew does not know the entries of the one before: it is told the address.
    send("h " + index, here());
    lastVisit = { n: number, index };
  });

  /** Takes the browser to the entry that the session is at. @param {any} message @param {boolean} isNew */
  function place({ i, u }, isNew) {
    if (isNew) lastVisit = { n: 0, index: 0 };
    if (isNew || position === null) {
      moves.length = 0;
      history.replaceState({ i }, "", u);
      position = shown = i;
    } else if (!queue.some(({ action }) => action.startsWith("h "))) {
      // NB: the entries of frames that were lost are made, since going back counts them.
      for (let index = position + 1; index <= i; index += 1) moves.push(["p", index, u]);
      if (i <= position && (i !== position || u !== here())) moves.push(["r", i, u]);
      move();
    }
  }

  /** What scrolls, what it shows, and how far it is. */
  function scrollPlaces() {
    const main = document.querySelector("main");
    return [document.scrollingElement, ...document.querySelectorAll(".side")].map((element) => {
      const screens = [...((element?.id ? element : main) ?? document).querySelectorAll(".screen")];
      return { element: /** @type {Element} */ (element), id: element?.id ?? "", top: element?.scrollTop ?? 0,
        screens: screens.map(({ id }) => id).join() };
    });
  }

  /**
   * What is still shown stays where it is; what has come back is where it was; what is new is at its top.
   * @param {ReturnType<typeof scrollPlaces>} before @param {number} last
   */
  function restoreScroll(before, isFull, last) {
    const target = moves.at(-1)?.[1] ?? position ?? 0;
    scrolls[shown] = Object.fromEntries(before.map(({ id, top }) => [id, top]));
    const isBack = target !== shown && !moves.some(([kind]) => kind === "p");
    for (const { element, id, screens } of scrollPlaces()) {
      const old = before.find((place) => place.id === id);
      if (old?.screens === screens && !isFull) continue;
      element.scrollTop = isFull ? old?.top ?? 0 : (isBack && scrolls[target]?.[id]) || 0;
    }
    if (lastVisit.n <= last) shown = target;
  }

  // Coming and going

  function restoreSession() {
    let kept;
    try {
      kept = JSON.parse(sessionStorage.getItem(storageKey) ?? "null");
      sessionStorage.removeItem(storageKey);
    } catch {}
    if (kept?.u !== here()) return;
    ({ s: session, n: number, q: queue, c: scrolls } = kept);
    hasDiverged = true;
    for (const { element, id } of scrollPlaces()) element.scrollTop = scrolls[shown]?.[id] ?? 0;
  }

  addEventListener("pagehide", () => {
    sendEdit();
    scrolls[shown] = Object.fromEntries(scrollPlaces().map(({ id, top }) => [id, top]));
    const events = queue.map(({ n, action, text }) => ({ n, action, text, sent: true }));
    try {
      if (session && !isOver) {
        sessionStorage.setItem(storageKey, JSON.stringify({ s: session, u: here(), n: number, q: events, c: scrolls }));
      }
    } catch {}
    const own = socket;
    socket = null;
    isLive = false;
    own?.close();
    [retryTimer, deadlineTimer, acknowledgeTimer].forEach(clearTimeout);
  });

  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    try {
      sessionStorage.removeItem(storageKey);
    } catch {}
    connect();
  });

  addEventListener("online", () => {
    connect();
    beat(4_000);
  });
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) beat(4_000);
  });
  setInterval(beat, 15_000, 10_000);

  setTimeout(() => {
    if (wasLive) return;
    const control = queue.find(({ element }) => element)?.element;
    isPlain = true;
    queue = [];
    number = 0;
    for (const edit of edits.values()) edit.n = 0;
    answered(0);
    control?.click();
  }, 3_000);

  for (const field of document.querySelectorAll("input:not([type=hidden]), textarea")) {
    if (isField(field) && field.value !== field.defaultValue) edits.set(keyOf(field), { n: 0, text: field.value });
  }
  ["status", "alert"].forEach((id) => raise(byId(id)));
  restoreSession();
  openDialogs();
  watchGaps();
  connect();
})();
