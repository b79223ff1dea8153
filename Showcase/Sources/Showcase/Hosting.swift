import ArgumentParser

/// What shows the app.
enum Hosting: String, CaseIterable, ExpressibleByArgument {
  /// The browsers that come to the address that is printed.
  case web
  /// The terminal that the program was started in.
  case terminal
}
