#if Streams
  public import Calcot

  extension Row {
    /// A row that starts an action, and can be opened while that is enabled.
    public init<Element>(_ title: String, detail: String? = nil, action: Action<Void, Element>) {
      self.init(title, detail: detail, action: action, with: ())
    }

    /// A row that starts an action with an input, and can be opened while that is enabled.
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
