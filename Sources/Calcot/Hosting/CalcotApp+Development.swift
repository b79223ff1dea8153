#if DEBUG
  import CalcotContent
  import CalcotTree

  #if canImport(FoundationEssentials)
    import FoundationEssentials
  #else
    import Foundation
  #endif

  extension CalcotApp {
    /// The app that was begun or used last.
    private static weak var latest: CalcotApp?

    /// Leaves the place of the app that was used last to `calcot dev`.
    package static func tellPlace(to connection: DevelopmentConnection) {
      guard let state = try? latest?.savedState() else { return }
      let file = URL(fileURLWithPath: connection.folder + "/place")
      guard (try? state.write(to: file, options: .atomic)) != nil else { return }
      connection.tell("placed")
    }

    /// Tells `calcot dev` if the code no longer has the place of the version before, and each input before it
    /// is handled, so that a crash comes with the last ones. The texts that the user types are left out.
    package func tellDevelopment() {
      guard let connection = DevelopmentConnection() else { return }
      Self.latest = self
      if let problem = restoration?.failure ?? restoration?.problems.first {
        connection.tell("lost \(problem)")
      }
      inputs.add { [weak self] input in
        Self.latest = self
        switch input {
        case .activate(let element, _): connection.tell("input tap \(element)")
        case .edit(let element, _, _): connection.tell("input type in \(element)")
        case .reply: connection.tell("input reply")
        case .resize, .showRows: break
        default: connection.tell("input \(input)")
        }
      }
    }
  }
#endif
