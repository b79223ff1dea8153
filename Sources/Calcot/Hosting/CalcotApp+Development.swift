#if DEBUG
  import CalcotContent
  import CalcotTree

  extension CalcotApp {
    /// Tells `calcot dev` if the code no longer has the place of the version before, and each input before it
    /// is handled, so that a crash comes with the last ones. The texts that the user types are left out.
    package func tellDevelopment() {
      guard let connection = DevelopmentConnection() else { return }
      if let problem = restoration?.failure ?? restoration?.problems.first {
        connection.tell("lost \(problem)")
      }
      inputs.add { input in
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
