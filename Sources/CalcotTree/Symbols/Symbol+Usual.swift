extension Symbol {
  // MARK: Things to do

  public static let add = Symbol(
    "add", system: "plus",
    path: "M12 5v14M5 12h14",
    sign: "+")
  public static let edit = Symbol(
    "edit", system: "pencil",
    path: "M4 20l1-5L16 4l4 4L9 19zM14 6l4 4",
    sign: "✎")
  public static let delete = Symbol(
    "delete", system: "trash",
    path: "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5",
    sign: "⌫")
  public static let done = Symbol(
    "done", system: "checkmark",
    path: "M4 13l5 5L20 6",
    sign: "✓")
  public static let close = Symbol(
    "close", system: "xmark",
    path: "M6 6l12 12M18 6L6 18",
    sign: "×")
  public static let search = Symbol(
    "search", system: "magnifyingglass",
    path: "M4 10a6 6 0 1 0 12 0a6 6 0 1 0-12 0M15 15l5 5",
    sign: "⌕")
  public static let filter = Symbol(
    "filter", system: "line.3.horizontal.decrease",
    path: "M4 7h16M7 12h10M10 17h4",
    sign: "▿")
  public static let sort = Symbol(
    "sort", system: "arrow.up.arrow.down",
    path: "M8 20V4M4 8l4-4l4 4M16 4v16M12 16l4 4l4-4",
    sign: "⇅")
  public static let share = Symbol(
    "share", system: "square.and.arrow.up",
    path: "M12 15V3M8 7l4-4l4 4M6 11H5v9h14v-9h-1",
    sign: "↥")
  public static let refresh = Symbol(
    "refresh", system: "arrow.clockwise",
    path: "M19 12a7 7 0 1 1-2-5M17 3v4h-4",
    sign: "↻")
  public static let more = Symbol(
    "more", system: "ellipsis",
    path: "M5 12h1M12 12h1M18 12h1",
    sign: "…")
  public static let play = Symbol(
    "play", system: "play",
    path: "M7 5v14l12-7z",
    sign: "▷")
  public static let pause = Symbol(
    "pause", system: "pause",
    path: "M8 5v14M16 5v14",
    sign: "‖")
  public static let stop = Symbol(
    "stop", system: "stop",
    path: "M6 6h12v12H6z",
    sign: "□")
  public static let download = Symbol(
    "download", system: "arrow.down.to.line",
    path: "M12 4v11M8 11l4 4l4-4M5 20h14",
    sign: "⇓")
  public static let upload = Symbol(
    "upload", system: "arrow.up.to.line",
    path: "M12 20V9M8 13l4-4l4 4M5 4h14",
    sign: "⇑")

  // MARK: Places of an app

  public static let home = Symbol(
    "home", system: "house",
    path: "M4 11l8-7l8 7v9h-5v-6H9v6H4z",
    sign: "⌂")
  public static let list = Symbol(
    "list", system: "list.bullet",
    path: "M8 6h12M8 12h12M8 18h12M4 6h.5M4 12h.5M4 18h.5",
    sign: "≡")
  public static let grid = Symbol(
    "grid", system: "square.grid.2x2",
    path: "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z",
    sign: "⊞")
  public static let settings = Symbol(
    "settings", system: "gearshape",
    path:
      "M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2",
    sign: "✻")

  // MARK: People and words

  public static let person = Symbol(
    "person", system: "person",
    path: "M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0M4 21c0-9 16-9 16 0",
    sign: "☻")
  public static let people = Symbol(
    "people", system: "person.2",
    path:
      "M5 8a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M2 20c0-8 13-8 13 0M15 5a3.5 3.5 0 0 1 0 6.5M17.5 14.5c3 .8 4.5 2.7 4.5 5.5",
    sign: "⚇")
  public static let mail = Symbol(
    "mail", system: "envelope",
    path: "M3 6h18v12H3zM3 7l9 6l9-6",
    sign: "@")
  public static let phone = Symbol(
    "phone", system: "phone",
    path:
      "M6 3h3l2 5l-2.5 2a12 12 0 0 0 5.5 5.5l2-2.5l5 2v3c0 1.5-1 3-3 3C10 21 3 14 3 6c0-2 1.5-3 3-3z",
    sign: "☏")
  public static let message = Symbol(
    "message", system: "bubble.left",
    path: "M4 5h16v11H11l-5 4v-4H4z",
    sign: "❝")
  public static let bell = Symbol(
    "bell", system: "bell",
    path: "M6 17c1-1 1-3 1-7a5 5 0 0 1 10 0c0 4 0 6 1 7zM10 20h4",
    sign: "♪")
  public static let star = Symbol(
    "star", system: "star",
    path: "M12 3l2.7 5.7l6.3.8l-4.6 4.3l1.2 6.2L12 17l-5.6 3l1.2-6.2L3 9.5l6.3-.8z",
    sign: "★")
  public static let heart = Symbol(
    "heart", system: "heart",
    path: "M12 20C5 15 3 12 3 8.5a4.5 4.5 0 0 1 9-1a4.5 4.5 0 0 1 9 1C21 12 19 15 12 20z",
    sign: "♡")
  public static let flag = Symbol(
    "flag", system: "flag",
    path: "M5 21V4h13l-3 4.5l3 4.5H5",
    sign: "⚑")
  public static let bookmark = Symbol(
    "bookmark", system: "bookmark",
    path: "M7 4h10v17l-5-4l-5 4z",
    sign: "▾")

  // MARK: Time and place

  public static let calendar = Symbol(
    "calendar", system: "calendar",
    path: "M4 6h16v14H4zM4 10h16M8 3v4M16 3v4",
    sign: "▦")
  public static let clock = Symbol(
    "clock", system: "clock",
    path: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 7v5l3 3",
    sign: "◷")
  public static let timer = Symbol(
    "timer", system: "timer",
    path: "M4 14a8 8 0 1 0 16 0a8 8 0 1 0-16 0M12 10v4M9 3h6",
    sign: "◴")
  public static let place = Symbol(
    "place", system: "mappin",
    path:
      "M12 21C7 15 5 13 5 9.5a7 7 0 0 1 14 0C19 13 17 15 12 21zM9.5 9.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0",
    sign: "◈")
  public static let map = Symbol(
    "map", system: "map",
    path: "M3 6l6-2l6 2l6-2v14l-6 2l-6-2l-6 2zM9 4v14M15 6v14",
    sign: "◫")
  public static let run = Symbol(
    "run", system: "figure.run",
    path:
      "M13 4.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0M7 10l4-2.5l3 1.5l2 3h3M13 9l-3 5l4 2v5M10 14l-2 3H4",
    sign: "➚")

  // MARK: Things

  public static let food = Symbol(
    "food", system: "fork.knife",
    path: "M7 3v6M4 3v4a3 3 0 0 0 6 0V3M7 10v11M17 21v-7h-3c0-6 1-10 3-11z",
    sign: "Ψ")
  public static let cart = Symbol(
    "cart", system: "cart",
    path:
      "M3 4h3l2 11h10l2-8H7M8 19.5a1 1 0 1 0 2 0a1 1 0 1 0-2 0M16 19.5a1 1 0 1 0 2 0a1 1 0 1 0-2 0",
    sign: "⊔")
  public static let tag = Symbol(
    "tag", system: "tag",
    path: "M4 4h8l8 8l-8 8l-8-8zM8 8h.5",
    sign: "◊")
  public static let photo = Symbol(
    "photo", system: "photo",
    path: "M3 5h18v14H3zM3 16l5-5l4 4l3-3l6 6M15 9h.5",
    sign: "▣")
  public static let camera = Symbol(
    "camera", system: "camera",
    path: "M3 8h4l2-3h6l2 3h4v11H3zM8.5 13a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0",
    sign: "◉")
  public static let document = Symbol(
    "document", system: "doc",
    path: "M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6",
    sign: "▤")
  public static let folder = Symbol(
    "folder", system: "folder",
    path: "M3 6h6l2 3h10v10H3z",
    sign: "▱")
  public static let book = Symbol(
    "book", system: "book",
    path: "M12 6c-2-2-5-2-8-2v14c3 0 6 0 8 2c2-2 5-2 8-2V4c-3 0-6 0-8 2zM12 6v14",
    sign: "▥")
  public static let chart = Symbol(
    "chart", system: "chart.bar",
    path: "M4 20h16M7 20v-7M12 20V5M17 20v-10",
    sign: "▃")
  public static let link = Symbol(
    "link", system: "link",
    path:
      "M10 14a4 4 0 0 1 0-5.5l3-3a4 4 0 0 1 5.6 5.6l-1.6 1.6M14 10a4 4 0 0 1 0 5.5l-3 3a4 4 0 0 1-5.6-5.6l1.6-1.6",
    sign: "∞")
  public static let globe = Symbol(
    "globe", system: "globe",
    path: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M3 12h18M12 3c-5 5-5 13 0 18c5-5 5-13 0-18",
    sign: "⊕")
  public static let lock = Symbol(
    "lock", system: "lock",
    path: "M6 11h12v9H6zM8 11V8a4 4 0 0 1 8 0v3",
    sign: "⊡")
  public static let eye = Symbol(
    "eye", system: "eye",
    path: "M2 12c5-8 15-8 20 0c-5 8-15 8-20 0zM9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0",
    sign: "◎")
  public static let sun = Symbol(
    "sun", system: "sun.max",
    path:
      "M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2",
    sign: "☼")
  public static let moon = Symbol(
    "moon", system: "moon",
    path: "M20 14A8.5 8.5 0 1 1 10 4a7 7 0 0 0 10 10z",
    sign: "☾")
  public static let info = Symbol(
    "info", system: "info.circle",
    path: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 11v6M12 7.5v.5",
    sign: "i")
  public static let warning = Symbol(
    "warning", system: "exclamationmark.triangle",
    path: "M12 4l9 16H3zM12 10v5M12 17.5v.5",
    sign: "!")

  /// All symbols of the framework, for documentation and tests.
  package static let all: [Symbol] = [
    .add, .edit, .delete, .done, .close, .search, .filter, .sort, .share, .refresh, .more, .play,
    .pause, .stop, .download, .upload, .home, .list, .grid, .settings, .person, .people, .mail,
    .phone, .message, .bell, .star, .heart, .flag, .bookmark, .calendar, .clock, .timer, .place,
    .map, .run, .food, .cart, .tag, .photo, .camera, .document, .folder, .book, .chart, .link,
    .globe, .lock, .eye, .sun, .moon, .info, .warning,
  ]
}
