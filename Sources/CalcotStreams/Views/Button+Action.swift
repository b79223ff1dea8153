#if Streams
  public import Calcot

  extension Button {
    /// A button that starts an action, and can be used while that is enabled.
    public init<Element>(
      _ label: String, role: ActionRole = .normal, action: Action<Void, Element>
    ) {
      self.init(label, role: role, action: action, with: ())
    }

    /// A button that starts an action with an input, and can be used while that is enabled.
    ///
    /// - Parameters:
    ///   - label: what it is called.
    ///   - role: what it is for; a host shows that something is refreshed until the run has ended.
    ///   - action: what it does.
    ///   - input: what it does that with.
    public init<Input, Element>(
      _ label: String, role: ActionRole = .normal, action: Action<Input, Element>, with input: Input
    ) {
      let isEnabled = action.isEnabled.value
      if role == .refresh {
        self.init(label, role: role, isEnabled: isEnabled) {
          () async in await action.execute(input)
        }
      } else {
        self.init(label, role: role, isEnabled: isEnabled) { () in action.start(input) }
      }
    }
  }
#endif
