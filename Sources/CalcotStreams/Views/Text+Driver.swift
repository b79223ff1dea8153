#if Streams
  public import Calcot

  extension Text {
    /// Shows the latest text of a driver.
    public init(_ text: Driver<String>, role: TextRole = .body) {
      self.init(text.value, role: role)
    }
  }
#endif
