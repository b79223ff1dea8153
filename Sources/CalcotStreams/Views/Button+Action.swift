#if Streams
  public import Calcot
  public import CalcotViews

  extension Button {
    /// Creates a button that starts an action, enabled while the action is.
    public init<Element>(
      _ label: String, role: ActionRole = .normal, action: Action<Void, Element>
    ) {
      self.init(label, role: role, action: action, with: ())
    }

    /// Creates a button that starts an action with an input, enabled while the action is.
    ///
    /// - Parameters:
    ///   - label: The label of the button.
    ///   - role: The purpose of the button. With `.refresh`, a host shows a refresh until the run
    ///     has ended.
    ///   - action: The action to start.
    ///   - input: The input of the action.
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
