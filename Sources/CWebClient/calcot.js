"use strict";

// Sends what the person does and applies the patches that come back. Without it, forms do.
(() => {
  const { body } = document, data = body.dataset;
  if (!data.live) return;
  const narrow = matchMedia("(max-width: 699px)");
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const byId = (id) => document.getElementById(id);
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const on = (type, action, target = document) => target.addEventListener(type, action, true);
  const here = () => location.pathname + location.search;
  const isField = (node) => node.matches?.("input:not([type=hidden], [type=file]), textarea, select");
  const isSecret = ({ type }) => type === "password";
  const isOption = ({ type }) => /radio|box/.test(type);
  const focused = () => document.activeElement ?? body;
  const topDialog = () => all("dialog:modal").at(-1);
  const policy = window.trustedTypes?.createPolicy("calcot", { createHTML: (text) => text, createScriptURL: (text) => text });

  const timers = {};
  const stop = (name) => timers[name] = clearTimeout(timers[name]);
  const after = (time, action, name = action.name) => {
    timers[name] ||= setTimeout(() => {
      stop(name);
      action();
    }, time);
  };

  // The connection

  let socket, session = null, isLive, isOver, attempts = 0, isPlain, pageKey = data.key;
  let frames = 0, acknowledged = 0, number = 0, greetedAt = 0, applied = 0;
  /** The texts that the greeting had no room for. */
  let untold = [];
  /** Events without an answer: `{n, parts: [action, text?], isSent, control, undo}`. */
  let queue = [];

  function connect() {
    stop("connect");
    if (socket || isOver) return;
    if (!document.hidden) sessionStorage.removeItem("calcot");
    const own = (socket = new WebSocket(new URL(data.live, location.href.replace("http", "ws"))));
    after(10_000, reconnect);
    own.onopen = () => {
      sendEdit();
      greetedAt = number;
      own.send(greeting());
    };
    let received = Promise.resolve();
    own.onmessage = ({ data }) => received = received.then(() => receive(JSON.parse(data), own));
    own.onclose = ({ code }) => own === socket && reconnect(code);
  }

  /** What the page is and shows, with what was typed last, as far as there is room for it in a message. */
  function greeting() {
    const f = [...edits].filter(([name]) => named(name)[0]).map(([name, { parts }]) => [name, parts[1]]);
    const text = () => JSON.stringify(
      { v: 1, s: session, p: frames, u: here(), k: pageKey, i: position, n: narrow.matches, f });
    untold = [];
    while (f[0] && (f.length > 1_000 || new Blob([text()]).size > data.room)) untold.push(f.shift());
    return text();
  }

  function disconnect() {
    const own = socket;
    socket = isLive = null;
    ["connect", "reconnect", "acknowledge", "wait", "calm", "miss"].forEach(stop);
    own?.close();
  }

  function reconnect(code) {
    // NB: a server that leaves the page to the next one is no failure, also soon after another one has.
    if (isLive && code === 1001) attempts = 0;
    disconnect();
    if (code === 4004) {
      // NB: what a user has typed is for nobody after them.
      session = null;
      sessionStorage.removeItem("calcot");
      return location.reload();
    }
    isOver = { 4001: "superseded", 4003: "refused" }[code];
    if (isOver) sessionStorage.removeItem("calcot");
    isPlain ||= code === 4003;
    // NB: a server that is replaced by another one is missed for a moment only.
    if (isOver || data.state && attempts) show(isOver ?? "lost");
    else if (data.state) after(400, miss);
    if (isOver) return;
    if (code === 4008) attempts = 6;
    after(attempts && Math.min(5_000, 125 * 2 ** attempts) * (0.6 + 0.4 * Math.random()), connect);
    attempts += 1;
  }

  const miss = () => isLive || isOver || show("lost");

  function beat(patience) {
    if (!isLive) return;
    acknowledge();
    after(patience, reconnect);
  }

  const acknowledge = () => transmit([0, frames]);

  function transmit(message) {
    stop("acknowledge");
    acknowledged = frames;
    socket.send(JSON.stringify(message));
  }

  async function receive(message, own) {
    if (own !== socket) return;
    stop("reconnect");
    if (!message) return;
    try {
      if (!isLive) {
        welcome(message);
        return keepHidden();
      }
      const [last, ...operations] = message;
      const brings = (text) => operations.some((operation) => text.test(operation.at(-1)));
      // NB: a dialog has a motion of its own, which the page's picture would cover.
      if (!still.matches && brings(/="screen"/) && !brings(/<dialog/) && !topDialog()) {
        document.documentElement.style.setProperty("--way", wayOf(operations));
        await pictureTaken();
        if (own !== socket) return;
      }
      frames += 1;
      answered(last);
      if (operations[0]) patch(() => operations.forEach(([kind, ...rest]) => operators[kind](...rest)));
      if (frames > acknowledged + 4) acknowledge();
      else after(1_000, acknowledge);
      keepHidden();
    } catch (error) {
      console.error(error);
      frames = -1; // NB: asks for the whole page.
      reconnect();
    }
  }

  /** The side from which the next screen comes on a phone: 1 after a push, -1 on the way back, 0 for another tab. */
  function wayOf(operations) {
    const goes = (kind) => operations.some(([operator, step]) => operator === "u" && step === kind);
    const isTab = operations.some(([kind, id]) => kind === "a" && /^\d+:n\//.test(id));
    if (isTab || !narrow.matches) return 0;
    const way = goes("p") ? 1 : goes("g") ? -1 : Math.sign(position - shown);
    return document.dir === "rtl" ? -way : way;
  }

  /** Waits for the picture of the page from which its transition starts, which not every browser can make. */
  const pictureTaken = () => new Promise((done) => {
    if (isStuck || !document.startViewTransition) return done();
    const wayOut = setTimeout(() => done(isStuck = true), 500);
    document.startViewTransition(() => done(clearTimeout(wayOut)));
  });
  let isStuck;

  function welcome({ s, e, n, x, t, i, u, p }) {
    applied = e;
    let isLost;
    if (n) {
      sendEdit();
      restartQueue(queue.filter(({ isSent, parts, control, n }) => {
        const isKept = !isSent && (parts[1] == null ? control && !session && !x : n > greetedAt);
        isLost ||= control && !isKept;
        return isKept;
      }), e);
    } else answered(e);
    session = s;
    frames = acknowledged = p;
    number = Math.max(number, e);
    if (x) patch(() => {
      ["page", "status", "alert"].forEach((id, k) => become(byId(id), parse(x[k])));
      if (n) renameEdits();
    }, true);
    document.title = t ?? document.title;
    place(i, u, n);
    if (n) untold.forEach(tellText);
    isLive = true;
    isPlain = false;
    after(5_000, () => attempts = 0, "calm");
    show("live");
    if (isLost) tell(data.dropped, 8_000);
    queue.forEach(sendEvent);
    if (queue[0]) after(300, wait);
    askForRows();
  }

  function tellText([name, text]) {
    sendEdit();
    const field = alike(name);
    if (!field || edits.get(field.name)?.n > 0) return;
    edits.delete(field.name);
    setText(field, text);
    if (field === owned) held = null;
    unsent = field;
    sendEdit();
  }

  function restartQueue(events, start = 0) {
    rest(queue);
    edits.forEach((edit) => edit.n = 0);
    queue = events;
    number = start;
    queue.forEach((event) => event.n = number += 1);
    lastVisit = { n: 0 };
  }

  function send(parts, control, hidden) {
    sendEdit();
    const event = { n: number += 1, parts, control, hidden };
    queue.push(event);
    if (control) control.ariaBusy = "true";
    after(300, wait);
    if (isLive) sendEvent(event);
    keepHidden();
    return event;
  }

  function sendEvent(event) {
    event.isSent = true;
    transmit([event.n, frames, ...event.parts]);
  }

  function wait() {
    data.waiting = "";
    beat(8_000);
  }

  function answered(last) {
    applied = last;
    rest(queue.splice(0, queue.filter(({ n }) => n <= last).length));
    if (queue[0]) return;
    stop("wait");
    delete data.waiting;
  }

  // NB: the last foreseen first.
  const rest = (events) => [...events].reverse().forEach((event) => {
    event.undo = event.undo?.();
    if (event.control) event.control.ariaBusy = null;
  });

  function show(state) {
    data.state = state;
    tell();
  }

  function tell(text = data.state !== "live" && data[data.state], time) {
    stop("tell");
    const bar = addLine("lost", body);
    bar.role = "alert";
    bar.textContent = text;
    if (!text) bar.remove();
    raise(bar);
    if (time) after(time, () => tell(), "tell");
  }

  function addLine(id, parent) {
    byId(id)?.remove();
    const line = document.createElement("p");
    line.id = id;
    parent.append(line);
    return line;
  }

  // What the person does

  function press(control, action = control.name?.slice(3) || control.dataset.do) {
    if (isOver || control?.ariaDisabled) return isOver || lacking(control)?.focus?.();
    release();
    send([action], control).undo = foresee(control);
  }

  /** The field that keeps the main button from being usable. */
  function lacking(control) {
    const field = control.matches(".main") && all("[aria-invalid=true], [aria-required=true]", control.form)
      .find((field) => field.ariaInvalid || !(isField(field) ? field.value : field.querySelector(":checked")));
    if (!field || isField(field)) return field;
    // NB: a group of options cannot have the focus itself, and its first one does not say what is wrong.
    tell(data.missing, 4_000);
    return field.querySelector(":enabled:not([type=hidden])");
  }

  /** Shows a tab and a check as the press will leave them, and returns what shows them as they were until its answer. */
  function foresee(control) {
    const [name, ...nodes] = control?.matches(".row.checks") ? ["aria-checked", control]
      : ["aria-current", control?.closest("nav.tabs")?.querySelector("[aria-current]"), control];
    if (!nodes[0] || nodes[0] === nodes[1]) return;
    const values = nodes.map((node) => node.getAttribute(name));
    const show = (values) => nodes.forEach((node, place) => setAttribute(node, name, values[place]));
    show(nodes[1] ? values.toReversed() : [`${values[0] !== "true"}`]);
    return () => show(values);
  }

  on("click", (event) => {
    const control = event.target.closest("button[name], a[data-do], .skip");
    if (!control || isPlain) return;
    if (control.className === "skip") { // NB: an entry of the browser's would be none of the app's.
      event.preventDefault();
      const main = control.parentNode.querySelector("main");
      main.tabIndex = -1;
      return main.focus();
    }
    if (control.rel) { // NB: the browser follows a link that leads away.
      followed = control.href;
      return press(control);
    }
    if (control.href && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) return;
    event.preventDefault();
    control.closest(".more")?.hidePopover();
    if (aside?.contains(control)) moveBack();
    // NB: in Safari, a click does not.
    if (event.isTrusted) control.focus({ preventScroll: true });
    if (control.dataset.copy) copy(control);
    else press(control);
  });

  /** The address to which the browser has just followed a link. */
  let followed = null;

  async function copy(control) {
    const field = byId(control.dataset.copy);
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
    } catch {
      // NB: a page without TLS has no clipboard, and this says that it has copied what is hidden.
      const offer = control.closest("dialog");
      if (offer.hidden || !document.execCommand("copy")) {
        offer.hidden = false;
        return openDialogs();
      }
    }
    press(control);
  }

  /** Does at once what is offered, if it can be; a browser opens and copies nothing without the person. */
  function carryOut(offer) {
    const way = offer.querySelector("[data-copy], a"), isDone = way.href === followed;
    offer.hidden = isDone || navigator.userActivation?.isActive;
    if (isDone) press(way);
    else if (offer.hidden) way.click();
    followed = null;
  }

  // What is submitted on a live page are files; what came of them comes as a patch.
  on("submit", async (event) => {
    const form = event.target;
    // NB: a form carries the texts, which must not be kept beside it.
    if (!isLive && !form.isSent) return isPlain && (session = null);
    event.preventDefault();
    if (form.isSent) return;
    form.isSent = true;
    data.waiting = "";
    const sent = new FormData(form), picture = await form.picture;
    if (picture) sent.set("files", picture);
    const answer = fetch(form.action, { method: "POST", body: sent, redirect: "manual" });
    const { status } = await answer.catch(() => ({ status: 403 }));
    delete data.waiting;
    form.isSent = false;
    // NB: this and no answer are the ones of which the page is told nothing.
    if (isLive && status === 403) form.submit();
  });

  /** Shows the picture that the person has picked, and makes it as small as it must be, and square if they want. */
  on("change", ({ target }) => {
    const { form } = target;
    if (target.localName === "input" && form?.cropped === target) return form.crop();
    if (!target.dataset.side) return;
    const [file, more] = target.files;
    form.querySelector(".crop")?.remove();
    form.picture = form.cropped = null;
    // NB: a picture that cannot be drawn is sent as it is.
    if (file && !more) form.picture = prepare(target, file).catch(console.error);
  });

  async function prepare(target, file) {
    const { side, bytes, square, foreign } = target.dataset, { form } = target;
    const problem = byId(form.id.slice(0, -1) + "e");
    problem.textContent = "";
    const bitmap = await createImageBitmap(file).catch(() => null);
    if (target.files[0] !== file) return;
    const isForeign = /\.hei[cf]$/i.test(file.name);
    if (!bitmap) {
      if (!isForeign) return;
      target.value = "";
      problem.textContent = foreign;
      return;
    }
    const label = document.createElement("label"), box = document.createElement("input");
    const canvas = document.createElement("canvas"), { width, height } = bitmap;
    box.type = "checkbox";
    canvas.role = "img";
    canvas.ariaLabel = file.name;
    label.className = "crop";
    label.append(canvas, box, square);
    target.parentNode.after(label);
    form.cropped = box;
    async function draw() {
      const least = Math.min(width, height), [w, h] = box.checked ? [least, least] : [width, height];
      const name = file.name.replace(/\.[^.]*$/, "") + ".jpg";
      for (let scale = Math.min(1, side / Math.max(w, h)); ; scale *= 0.7) {
        canvas.width = Math.max(1, w * scale);
        canvas.height = Math.max(1, h * scale);
        const pen = canvas.getContext("2d");
        pen.fillStyle = "white";
        pen.fillRect(0, 0, canvas.width, canvas.height);
        pen.drawImage(bitmap, (width - w) / 2, (height - h) / 2, w, h, 0, 0, canvas.width, canvas.height);
        if (scale === 1 && !box.checked && !isForeign && file.size <= bytes) return;
        const blob = await new Promise((done) => canvas.toBlob(done, "image/jpeg", 0.85));
        if (!blob || blob.size <= bytes || scale < 0.01) return blob && new File([blob], name, { type: blob.type });
      }
    }
    /** Puts the picture into the input, for a form that the browser sends. */
    async function make() {
      const made = await draw();
      if (form.cropped !== box) return;
      const files = new DataTransfer();
      files.items.add(made ?? file);
      if (made || target.files[0] !== file) target.files = files.files;
      return made;
    }
    form.crop = () => form.picture = form.picture.then(make).catch(console.error);
    return make();
  }

  on("keydown", (event) => {
    const { target } = event;
    if (event.keyCode === 229) return; // NB: an input method's.
    if (event.key === "Escape" && topDialog() && !document.querySelector(".more:popover-open")) leave(event, topDialog());
    if (event.key !== "Enter" || isPlain || target.localName !== "input" || !isField(target)) return;
    event.preventDefault();
    if (!event.repeat && !target.readOnly && target.name && !target.dataset.do) {
      press(target.form?.querySelector(".default"), "s " + target.name);
    }
  });

  function leave(event, dialog) {
    event.preventDefault();
    if (!event.repeat) dialog.querySelector(".exit")?.click();
  }

  on("cancel", (event) => event.target.showModal && leave(event, event.target));

  on("close", (event) => {
    const dialog = event.target;
    if (!dialog.isConnected || dialog.open) return;
    dialog.open = true;
    openDialogs();
    leave(event, dialog);
  });

  const widthAction = () => narrow.matches ? "w1" : "w0";
  on("change", () => isLive && send([widthAction()]), narrow);

  // A finger that pulls down a sheet by its bar closes it, and one that pulls down the page refreshes it.
  // One that moves a row aside shows its menu, until another place is touched.

  let pull, aside;
  const moveBack = () => {
    aside.scrollTo({ left: 0, behavior: still.matches ? "instant" : "smooth" });
    aside = null;
  };
  /** Says whether a node is in a part of the page that is scrolled by itself, which the finger scrolls back. */
  const isScrolled = (node) => node !== body && (node.scrollTop > 0 || isScrolled(node.parentNode));
  const shift = (way) => pull.moved.style.translate = way ? `0 ${way}px` : "";

  on("touchstart", ({ target, touches }) => {
    // NB: a second finger ends the pull of the first.
    if (pull?.way) shift(0);
    if (aside && !aside.contains(target)) moveBack();
    const sheet = target.closest("dialog:modal"), page = target.closest(".screen");
    const bar = sheet ? target.closest(".layer header") : scrollY < 1 && page && !isScrolled(target);
    const control = (sheet ?? page)?.querySelector(sheet ? ".exit" : ".refresh:not([aria-disabled])");
    pull = narrow.matches && bar && control && !touches[1] && !isField(target)
      ? { control, moved: sheet ?? page.querySelector(".body"), start: touches[0], isSheet: !!sheet } : null;
  });
  on("touchmove", ({ touches: [{ clientX, clientY }] }) => {
    if (!pull) return;
    const way = clientY - pull.start.clientY;
    // NB: a finger that moves a row aside is seldom quite level.
    if (!pull.way && Math.abs(clientX - pull.start.clientX) > Math.abs(way)) return pull = null;
    pull.way = Math.max(0, way);
    shift(pull.isSheet ? pull.way : Math.min(pull.way / 3, 48));
  });
  for (const type of ["touchend", "touchcancel"]) on(type, () => {
    if (!pull?.way) return;
    const { control, moved, way, isSheet } = pull, { translate } = moved.style;
    const isFar = type === "touchend" && way > (isSheet ? 96 : 120);
    const back = () => {
      moved.style.translate = "";
      if (!still.matches && moved.isConnected) moved.animate({ translate: [translate, "0 0"] }, 200);
    };
    pull = null;
    if (isFar) control.click();
    const event = isFar && queue.at(-1);
    // NB: a sheet that asks first comes back.
    if (event?.control === control) event.undo = back;
    else back();
  });

  /** Says with which keys a button can be used; a browser that does not know them has those of Chromium. */
  on("pointerover", ({ target }) => {
    const control = target.closest("[accesskey]"), keys = /Mac/.test(navigator.platform) ? "⌃⌥" : "Alt+";
    if (control) control.title = control.accessKeyLabel || keys + control.accessKey.toUpperCase();
  });

  // Fields

  /** The last edits, by the fields' names. */
  const edits = new Map();
  /** The field that the person types in, and what the server has in it. */
  let owned, held, unsent, lastEdit = 0;

  /** What no message and no page can say: control characters, and halves of surrogate pairs, as of a text cut off. */
  const unsayable = /[\0-\b\v-\x1f\ud800-\udfff]/gu;
  /** The nodes of a field. One with options has a node for each of them, after one for none. */
  const named = (name) => [...document.getElementsByName(name)];
  /** The node of a field, or else of one with its path: a new session counts its screens anew. */
  const alike = (name, path = name.replace(/^\d+/, "")) => named(name).at(-1)
    ?? all("[name]").filter((node) => isField(node) && node.name.replace(/^\d+/, "") === path).at(-1);
  const textOf = ({ name, value, type }) => isOption({ type })
    ? named(name).slice(1).filter((option) => option.checked).map((option) => option.value).join("\n") || named(name)[0].value : value.replace(unsayable, "\ufffd");

  function setText(field, text) {
    if (isOption(field)) named(field.name).forEach((option) => option.checked = text.split("\n").includes(option.value));
    else if (field.value !== text) field.value = text;
  }

  function edited({ target }) {
    if (!isField(target) || !target.name) return;
    // NB: what was said of the field may not hold any more.
    if (target.matches("[aria-invalid=true]")) byId("said")?.remove();
    if (unsent !== target) sendEdit();
    if (owned !== target) release();
    // NB: the server has another text by now, also if this one is what was typed last.
    if (held != null) edits.delete(target.name);
    owned = /radio|box|range|select/.test(target.type) ? null : target;
    held = null;
    unsent = target;
    after(Math.max(0, lastEdit + 40 - Date.now()), sendEdit);
  }

  function sendEdit() {
    const field = unsent;
    stop("sendEdit");
    unsent = null;
    if (!field?.isConnected || edits.get(field.name)?.parts[1] === textOf(field)) return;
    lastEdit = Date.now();
    const parts = [field.dataset.do || "e " + field.name, textOf(field)], last = queue.at(-1);
    const isSame = last?.parts[0] === parts[0] && !last.isSent && last.n > greetedAt;
    if (isSame) last.parts = parts;
    edits.set(field.name, isSame ? last : send(parts, null, isSecret(field)));
  }

  function release() {
    const field = owned, text = held;
    owned = held = null;
    if (text != null) offerText(field, text);
  }

  function offerText(field, text) {
    const { name } = field, edit = edits.get(name);
    if (field === unsent || edit?.n > applied) return;
    if (field === owned) return held = text;
    edit?.parts[1] === text || edits.delete(name);
    setText(field, text);
  }

  /** Gives what was typed to the fields of a new session. */
  function renameEdits() {
    for (const [name, edit] of [...edits]) {
      const field = alike(name);
      if (!field || field.name === name) continue;
      edits.delete(name);
      edits.set(field.name, edit);
      edit.parts[0] = field.dataset.do || "e " + field.name;
    }
  }

  function restoreTexts() {
    for (const [name, { n, parts, hidden }] of edits) {
      const field = named(name).at(-1);
      // NB: a page has no secrets.
      if (!field) n > applied || edits.delete(name);
      else if ((n > applied || hidden) && field !== owned) setText(field, parts[1]);
    }
  }

  on("input", edited);
  on("compositionend", edited);
  on("paste", ({ target, clipboardData }) => {
    const { value, maxLength, selectionStart, selectionEnd } = target;
    const length = value?.length - selectionEnd + selectionStart + clipboardData?.getData("text").length;
    if (maxLength > 0 && length > maxLength) tell(data.cut, 12_000);
  });
  on("focusout", () => {
    sendEdit();
    release();
  });

  // Patches

  let toFocus;
  const openers = [];

  function patch(change, isFull) {
    const steps = trail(focused()), before = keepScroll(), last = focused();
    const { value, selectionStart, selectionEnd } = last;
    if (isFull) rescue(body);
    pageKey = null;
    change();
    if (!owned?.isConnected) owned = held = null;
    openDialogs(steps);
    restoreFocus(steps);
    restoreTexts();
    // NB: a field whose label has changed is another node.
    if (selectionEnd != null && focused() !== last && /^text/.test(focused().type) && focused().value === value) {
      focused().setSelectionRange(selectionStart, selectionEnd);
    }
    watchGaps();
    restoreScroll(before, isFull);
    after(250, closeMessages);
    move();
  }

  const operators = {
    t: (id, text) => byId(id).textContent = text,
    a: (id, ...pairs) => {
      while (pairs[0]) setAttribute(byId(id), ...pairs.splice(0, 2));
    },
    i: (parent, before, html) => byId(parent).insertBefore(parse(html), before && byId(before)),
    m: (id, before, parent) => put(byId(id), byId(parent), before && byId(before)),
    r: (...ids) => ids.map(byId).forEach((node) => {
      rescue(node);
      if (!ids[1]) closeUp(node);
      node?.remove();
    }),
    o: (id, html) => {
      const old = byId(id), fresh = parse(html).firstElementChild;
      rescue(old);
      if (old.contains(focused()) && old.nodeName === fresh.nodeName) become(old, fresh);
      else old.replaceWith(fresh);
    },
    v: (id, text) => {
      const field = byId(id);
      if (field) offerText(field.querySelector("label input") ?? field, text);
    },
    T: (title) => document.title = title,
    n: say,
    f: (id) => toFocus = id,
    k: (cookie) => {
      const [pair] = cookie.split(";");
      if (document.cookie.includes(pair)) return;
      document.cookie = cookie;
      try {
        // NB: the other tabs hear of it; their servers may not.
        localStorage.setItem("calcot", pair);
        localStorage.removeItem("calcot");
      } catch (error) {
        console.error(error);
      }
    },
    u: (...step) => {
      moves.push(step);
      // NB: the server does not know yet.
      if (lastVisit.n > applied) moves.push(["g", lastVisit.index]);
    },
  };

  /** Lets the rows after one that goes move up, in a list that is there as a whole. */
  function closeUp(row) {
    const next = row?.nextElementSibling, last = row?.previousElementSibling;
    if (still.matches || !row?.matches(".list:not(.grid, :has(> .gap)) > ul > li")) return;
    (next ?? last)?.animate({ [next ? "marginTop" : "marginBottom"]: [row.offsetHeight + "px", "0px"] }, 200);
  }

  const put = (node, place, before = null) =>
    place[place.moveBefore ? "moveBefore" : "insertBefore"](node, before);

  on("storage", ({ key, newValue }) => key === "calcot" && newValue && !isOver && send(["k", newValue]), window);

  // What is told stands in the dialog on top, because nobody can use what is beside that.
  const regions = () => ["status", "alert", "lost"].map(byId).filter((region) => region);
  const home = () => topDialog() ?? body;
  const rescue = (node) => regions().forEach((region) => node?.contains(region) && put(region, body));

  function setAttribute(element, name, value) {
    if (name === "disabled") {
      // NB: a disabled field would lose the focus.
      const isHeld = element.readOnly = value !== null && element === focused();
      element.ariaDisabled = isHeld || null;
      if (isHeld) return;
    }
    if (value === null) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }

  function parse(html) {
    const template = document.createElement("template");
    template.innerHTML = policy?.createHTML(html) ?? html;
    return template.content;
  }

  /** Makes `old` what `fresh` is; what has or holds the focus stays in the document. */
  function become(old, fresh) {
    for (const { name } of fresh.attributes ? [...old.attributes, ...fresh.attributes] : []) {
      if (name !== "open" && !(name === "value" && isField(old) && !isOption(old))) setAttribute(old, name, fresh.getAttribute(name));
    }
    const text = fresh.value;
    if (isOption(old)) old.checked = fresh.checked;
    else if (isField(old)) {
      old.replaceChildren(...fresh.childNodes);
      return isSecret(old) || offerText(old, text);
    }
    const kept = [...old.children].find((child) => child.contains(focused()));
    const match = [...fresh.children].find(({ id, nodeName }) => id === kept?.id && nodeName === kept.nodeName);
    if (!match) return old.replaceChildren(...fresh.childNodes);
    for (const child of [...old.childNodes]) if (child !== kept) child.remove();
    while (fresh.firstChild !== match) kept.before(fresh.firstChild);
    old.append(...[...fresh.childNodes].slice(1));
    become(kept, match);
  }

  function openDialogs(steps = trail(focused())) {
    let isNew;
    all("dialog[open]").forEach((dialog, index) => {
      const isModal = dialog.matches(":modal");
      if (dialog.hidden || isModal && !isNew) return;
      if (!dialog.isTried && dialog.matches(".link, .text:not(.shared)")) {
        dialog.isTried = true;
        openers[index] = steps;
        carryOut(dialog);
        if (dialog.hidden) return;
      }
      isNew = true;
      if (isModal) dialog.close();
      dialog.open = false;
      openers[index] ??= steps;
      dialog.showModal();
      const first = dialog.querySelector("[autofocus], .field :enabled:not([type=hidden])") ?? dialog.querySelector("h1");
      first?.focus();
      // NB: a browser puts the caret before the text.
      if (/^text/.test(first?.type)) first.setSelectionRange(first.value.length, first.value.length);
    });
    // NB: what was said before is not read once more in each dialog.
    if (isNew && byId("said")?.textContent) byId("said").remove();
    for (const region of regions()) if (isNew || region.parentNode !== home()) raise(region);
  }

  function raise(element) {
    if (!element.isConnected || !element.showPopover) return;
    put(element, home());
    element.popover = "manual";
    element.hidePopover();
    element.showPopover();
  }

  /** The ids and the places of a node and of what it is in. */
  const trail = (node) => node === body ? [] :
    [{ id: node.id, place: [...node.parentNode.children].indexOf(node) }, ...trail(node.parentNode)];

  /** What a trail led to, or stands in its place. */
  function standIn(steps) {
    let depth = steps.findIndex(({ id }) => byId(id)), node = byId(steps[depth]?.id);
    while (depth > 0) node = node.children[steps[depth -= 1].place] ?? node.lastElementChild ?? node;
    return node && ([node, ...all("*", node)].find((other) => isField(other) || other.matches("a, button:not(.default)"))
      ?? node.closest(".screen")?.querySelector("h1"));
  }

  /** A node, or the opener of the closed menu that it is in. */
  const unfolded = (node) => node?.checkVisibility?.() === false || node?.closest("li .more")
    ? node.closest(".more")?.previousElementSibling ?? node : node;

  function restoreFocus(steps) {
    for (const opener of openers.splice(all("dialog[open]").length).reverse()) {
      if (!byId(steps[0]?.id)) steps = opener;
    }
    if (toFocus || focused() === body) unfolded(byId(toFocus) ?? standIn(steps))?.focus({ preventScroll: !toFocus });
    toFocus = null;
  }

  function say(text) {
    const line = addLine("said", byId("status"));
    setTimeout(() => line.textContent = text, 50);
  }

  function closeMessages() {
    for (const message of all(".message[data-close-after]")) {
      after(250, closeMessages);
      // NB: the time begins anew while it is read.
      const rest = !message.matches(":hover, :focus-within") && message.rest;
      message.rest = (rest || message.dataset.closeAfter) - 0.25;
      if (message.rest > 0 || !isLive) continue;
      message.rest = Infinity;
      send([message.querySelector(".exit").name.slice(3)]);
    }
  }

  // Long lists

  const gapWatcher = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) target.isSeen = isIntersecting;
    askForRows();
  }, { rootMargin: "600px" });

  const rowHeight = (rows) => rows.clientHeight / rows.childElementCount || 60;

  function watchGaps() {
    for (const gap of all(".gap")) {
      const { rows } = gap.dataset;
      gapWatcher.observe(gap);
      if (gap.rows === rows) continue;
      gap.rows = rows;
      gap.style.height = rows * rowHeight(gap.parentNode.querySelector("ul, tbody")) + "px";
    }
    askForRows();
  }

  function askForRows() {
    for (const gap of all(".gap")) {
      const list = gap.parentNode, rows = list.querySelector("ul, tbody");
      if (!isLive || !gap.isSeen || queue.includes(list.asked)) continue;
      const rowsIn = (gap) => +(list.querySelector(gap)?.dataset.rows ?? 0);
      const rowAt = (y) => Math.max(0, Math.min(rowsIn(".before") + rows.childElementCount + rowsIn(".after"),
        Math.round(rowsIn(".before") + (y - rows.getBoundingClientRect().top) / rowHeight(rows))));
      const action = ["r", rowAt(-600), rowAt(innerHeight + 600), list.id].join(" ");
      if (list.asked?.parts[0] !== action) list.asked = send([action]);
    }
  }

  on("scroll", ({ target }) => {
    after(120, askForRows);
    if (target === document) followEnd();
    else if (target.localName === "li" && target.scrollLeft) aside = target;
    (target === document ? body : target).toggleAttribute("data-scrolled", (target.scrollTop ?? scrollY) > 8);
  });
  // NB: without the second, Safari shows no press.
  for (const type of ["wheel", "touchstart", "pointerdown", "keydown"]) on(type, ({ key, metaKey }) => {
    wanted = 0;
    isEnding = key === "End" || key === "ArrowDown" && metaKey;
  });

  // History and scrolling

  history.scrollRestoration = "manual";
  /** The entries that the browser is at, and whose screens are shown. */
  let position = history.state?.i ?? null, shown = position ?? 0;
  let lastVisit = { n: 0 }, scrolls = [], isMoving, tries = 0;
  const moves = [];
  /** How far the places of the app's screens were scrolled, and how far the page will be when it is long enough. */
  const tops = {};
  let wanted = 0;
  /** A place behind that of every page: its end is wanted until the rows there are shown. */
  const end = 1e9;
  let isEnding = false, gapsBefore;

  /** The missing rows, if some are in view. */
  const gapsInView = () => all(".gap").some((gap) => {
    const { top, bottom } = gap.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && !gap.closest("dialog, .side:not(.active)");
  }) && all(".gap").map((gap) => gap.dataset.rows).join();

  /** Follows the end to which a key has led, as the rows there are seldom as high as was estimated. */
  function followEnd() {
    const isAtEnd = scrollY + innerHeight > document.scrollingElement.scrollHeight - 2;
    if (wanted === end && !isAtEnd) wanted = 0;
    if (!isEnding || !isAtEnd) return;
    isEnding = false;
    gapsBefore = gapsInView();
    if (gapsBefore) wanted = end;
  }

  function move() {
    while (moves[0] && !isMoving) {
      const [kind, index, url] = moves[0], start = kind === "p" ? index - 1 : index;
      // NB: where there is no such entry, the browser would go to and fro for ever.
      if (position !== start && tries < 9) {
        tries += 1;
        isMoving = true;
        after(5_000, () => arrive(start), "arrive");
        history.go(start - position);
        return;
      }
      tries = 0;
      moves.shift();
      position = index;
      if (kind === "p") history.pushState({ i: index }, "", url);
      if (kind === "r") history.replaceState({ i: index }, "", url);
    }
  }

  function arrive(index) {
    stop("arrive");
    isMoving = false;
    position = index;
    move();
    keepHidden();
  }

  on("popstate", ({ state }) => {
    if (!state || isPlain || isOver) return;
    if (isMoving) return arrive(state.i);
    position = state.i;
    // NB: a new session knows no old entries.
    lastVisit = { n: send(["h " + position, here()]).n, index: position };
  }, window);

  function place(index, url, isNew) {
    if (isNew || position === null) {
      moves.length = 0;
      position = shown = index;
    }
    if (queue.some(({ parts }) => parts[0].startsWith("h "))) return;
    // NB: going back counts the entries of lost frames.
    for (let next = position + 1; next <= index; next += 1) moves.push(["p", next, url]);
    moves.push(["r", index, url]);
    move();
  }

  const scrollers = () => [document.scrollingElement, ...all(".side, dialog > .screen")];
  const screensIn = (element) => all("main .screen", element).map(({ id }) => id).join();

  function keepScroll() {
    return scrolls[shown] = Object.fromEntries(scrollers().map((element) => {
      const screens = screensIn(element), top = tops[element.id + screens] = element.scrollTop;
      return [element.id, { top, screens }];
    }));
  }

  /** What stays, stays; what is back is where it was; what is new is at its top. */
  function restoreScroll(before, isFull) {
    const target = moves.at(-1)?.[1] ?? position;
    const isBack = target !== shown && !moves.some(([kind]) => kind === "p");
    if (wanted) scrollTo(0, wanted);
    for (const element of scrollers()) {
      const old = before[element.id], screens = screensIn(element), isPage = element.id === "html";
      // NB: WebKit moves up at once where the page is shorter before its gaps have their height.
      if (isFull ? wanted && isPage
        : old?.screens === screens && (element.scrollTop >= old.top || isPage && wanted === end)) continue;
      const top = (isFull ? old : isBack && scrolls[target]?.[element.id])?.top ?? tops[element.id + screens] ?? 0;
      element.scrollTop = top;
      if (isPage) wanted = top;
    }
    if (scrollY > wanted - 2 || wanted === end && gapsInView() !== gapsBefore) wanted = 0;
    if (lastVisit.n <= applied) shown = target;
  }

  // Coming and going

  function keep() {
    sendEdit();
    keepScroll();
    if (isOver || !session) return;
    // NB: what is kept can be read later, so that in a secret's place stands an event that does nothing.
    sessionStorage.setItem("calcot", JSON.stringify([
      here(), session, number, applied, scrolls,
      queue.map((event) => event.hidden ? { n: event.n, parts: [widthAction()] } : event),
      [...edits].filter(([, event]) => !event.hidden),
    ]));
  }

  // NB: a page out of sight may be discarded at any time, and goes on from what is kept.
  const keepHidden = () => document.hidden && keep();

  on("pagehide", () => {
    keep();
    disconnect();
  }, window);

  function wake() {
    // NB: a phone discards a tab that is out of sight, and says nothing then.
    if (document.hidden) return keep();
    sessionStorage.removeItem("calcot");
    connect();
    beat(4_000);
  }

  on("online", wake, window);
  on("pageshow", wake, window);
  on("visibilitychange", wake);
  setInterval(beat, 15_000, 10_000);

  setTimeout(() => {
    if (data.state) return;
    isPlain = true;
    // NB: of a page before this one is an event left, and no control.
    const pending = queue.find(({ control }) => control?.click);
    if (!pending) return;
    restartQueue([]);
    pending.control.click();
  }, 3_000);

  for (const field of all("input, textarea, select")) {
    const isAsSent = isOption(field) ? field.checked === field.defaultChecked
      : field.value === (field.defaultValue ?? field.querySelector("[selected]").value);
    if (!isAsSent) edits.set(field.name, { n: 0, parts: ["", textOf(field)], hidden: isSecret(field) });
  }
  regions().forEach(raise);
  openDialogs();
  watchGaps();
  const kept = JSON.parse(sessionStorage.getItem("calcot"));
  if (kept?.[0] === here()) {
    [, session, number, applied, scrolls, queue] = kept;
    // NB: if the session has ended, the page is that of the next one.
    for (const [name, edit] of kept[6]) for (const own of [name, alike(name)?.name ?? name]) {
      edits.set(own, queue.find((event) => event.n === edit.n) ?? edit);
    }
    restoreTexts();
    frames = -1;
    restoreScroll(scrolls[shown] ?? {}, true);
  }
  // NB: a page that its worker has kept; its server may be back already.
  if ("offline" in data) show("lost");
  connect();
  const { serviceWorker } = navigator, { worker } = data;
  if (worker) serviceWorker?.register(policy?.createScriptURL(worker) ?? worker).catch(console.error);
})();
