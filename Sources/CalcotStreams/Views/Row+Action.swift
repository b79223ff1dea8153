#if Streams
  import Calcot
  public import CalcotViews

  extension Row {
    /// Creates a row that starts an action, enabled while the action is.
    public init<Element>(_ title: String, detail: String? = nil, action: Action<Void, Element>) {
      self.init(title, detail: detail, action: action, with: ())
    }

    /// Creates a row that starts an action with an input, enabled while the action is.
    public init<Input, Element>(
      _ title: String, detail: String? = nil, action: Action<Input, Element>, with input: Input
    ) {
      if action.isEnabled.value {
        self.init(title, detail: detail) { action.start(input) }
      } else {
        self.init(title, detail: detail)
      }
    }
  }
#endif
