import ArgumentParser

/// The host that shows the app.
enum Hosting: String, CaseIterable, ExpressibleByArgument {
  /// The browsers that open the printed address.
  case web
  /// The terminal in which the program was started.
  case terminal
}
