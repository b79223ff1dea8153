#if Streams
  import Calcot
  public import CalcotViews

  extension TextField {
    /// Creates a field that shows the latest text of a driver under `label`. Each edit sends the
    /// whole new text into a relay.
    public init(
      _ label: String, text: Driver<String>, placeholder: String? = nil, error: String? = nil,
      role: FieldRole = .normal, isEnabled: Bool = true, edits: PublishRelay<String>
    ) {
      self.init(
        label, text: text.value, placeholder: placeholder, error: error, role: role,
        isEnabled: isEnabled
      ) { edits.accept($0) }
    }

    /// Returns the field with an action that Return starts.
    public func onSubmit<Element>(_ action: Action<Void, Element>) -> TextField {
      onSubmit { await action.execute() }
    }
  }
#endif
