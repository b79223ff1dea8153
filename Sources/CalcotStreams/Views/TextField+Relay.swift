#if Streams
  public import Calcot

  extension TextField {
    /// Shows the latest text of a driver under `label`; each edit goes into a relay as the whole new
    /// text.
    public init(
      _ label: String, text: Driver<String>, placeholder: String? = nil, error: String? = nil,
      role: FieldRole = .normal, isEnabled: Bool = true, edits: PublishRelay<String>
    ) {
      self.init(
        label, text: text.value, placeholder: placeholder, error: error, role: role,
        isEnabled: isEnabled
      ) { edits.accept($0) }
    }

    /// The field with an action that Return starts.
    public func onSubmit<Element>(_ action: Action<Void, Element>) -> TextField {
      onSubmit { await action.execute() }
    }
  }
#endif
