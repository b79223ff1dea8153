extension DriverStart {
  /// Returns the way to open WebKitGTK's own browser by WebKitWebDriver, on a display in memory.
  ///
  /// - Throws: A ``BrowserError`` if the options name a language: the browser uses the system's.
  static func webKit(
    _ options: BrowserOptions, _ programs: [String], _ folder: String
  ) throws(BrowserError) -> DriverStart {
    guard options.language == "en-US" else {
      throw BrowserError(
        BrowserError.notStarted, command: "start WebKitGTK",
        "It has the language of the system: open Chromium or Firefox for \(options.language).")
    }
    var arguments = ["--automation"]
    if options.isDark { arguments.append("--dark-mode") }
    if !options.runsJavaScript { arguments.append("--enable-javascript-markup=FALSE") }
    let port = try LoopbackSocket.freePort()
    let settings = "\(folder)/.config/gtk-3.0"
    return DriverStart(
      command: ["/bin/sh", "-c", script, programs[2], programs[0], "--port=\(port)"],
      environment: [
        "LANG": "C", "XDG_CONFIG_HOME": "\(folder)/.config", "XDG_RUNTIME_DIR": folder,
        "GDK_BACKEND": "x11", "NO_AT_BRIDGE": "1",
      ],
      files: [
        "\(settings)/settings.ini":
          "[Settings]\ngtk-enable-animations=\(options.reducesMotion ? 0 : 1)\n",
        // NB: A narrow window has no room for the browser's own toolbar.
        "\(settings)/gtk.css":
          "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0; font-size: 1px }",
      ],
      port: .chosen(port),
      capabilities: [
        "webkitgtk:browserOptions": [
          "binary": .string(programs[1]),
          "args": .array((arguments + options.arguments).map(BrowserValue.string)),
        ]
      ])
  }

  /// A script that starts the display `$0`, and then the driver on it.
  private static let script = """
    "$0" -displayfd 1 -screen 0 2560x1600x24 -nolisten tcp >"$HOME/display" 2>/dev/null &
    until [ -s "$HOME/display" ]; do sleep 0.05; done
    read -r number <"$HOME/display"
    DISPLAY=:$number exec "$@"
    """
}
