import Foundation

extension DriverStart {
  /// Returns the way to open Firefox, which is its own driver.
  static func firefox(
    _ options: BrowserOptions, _ programs: [String], _ folder: String
  ) -> DriverStart {
    let preferences: [String: BrowserValue] = [
      "marionette.port": 0,
      "intl.accept_languages": .string(options.language),
      "javascript.enabled": .bool(options.runsJavaScript),
      "layout.css.prefers-color-scheme.content-override": options.isDark ? 0 : 1,
      "ui.prefersReducedMotion": options.reducesMotion ? 1 : 0,
      // NB: Without the user's own windows: no first run, no reports, no updates.
      "browser.aboutwelcome.enabled": false,
      "browser.shell.checkDefaultBrowser": false,
      "datareporting.policy.dataSubmissionEnabled": false,
      "app.update.disabledForTesting": true,
      "network.captive-portal-service.enabled": false,
      "network.connectivity-service.enabled": false,
      "browser.download.folderList": 2,
      "browser.download.dir": .string("\(folder)/downloads"),
      "dom.disable_open_during_load": false,
    ]
    let lines = preferences.map { name, value in
      "user_pref(\"\(name)\", \(String(decoding: (try? value.json) ?? [], as: UTF8.self)));\n"
    }
    let profile = "\(folder)/profile"
    return DriverStart(
      command: [
        programs[0], "-marionette", "-headless", "-no-remote", "-remote-allow-system-access",
        "-profile", profile,
      ] + options.arguments,
      environment: ["MOZ_HEADLESS_WIDTH": "2560", "MOZ_HEADLESS_HEIGHT": "1600"],
      files: ["\(profile)/user.js": lines.sorted().joined()],
      port: .file("\(profile)/MarionetteActivePort"), capabilities: [:])
  }
}
