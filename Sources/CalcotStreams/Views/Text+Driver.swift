#if Streams
  import Calcot
  public import CalcotViews

  extension Text {
    /// Creates a text that shows the latest value of a driver.
    public init(_ text: Driver<String>, role: TextRole = .body) {
      self.init(text.value, role: role)
    }
  }
#endif
