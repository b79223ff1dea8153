#if DEBUG
  import CalcotContent

  extension CalcotApp {
    /// Tells `calcot dev` each input before it is handled, so that a crash comes with the last ones. The texts
    /// that the user types are left out.
    package func tellInputs() {
      guard let connection = DevelopmentConnection() else { return }
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
