extension HostWords {
  /// The messages of the web page itself, which the app does not control.
  public struct Page: Equatable, Sendable {
    /// The message while the browser has no connection.
    public var connectionLost = "Connection lost. Trying again…"
    /// The message when the page continues in another tab.
    public var superseded = "This page goes on in another tab."
    /// The message when the page is no longer served.
    public var refused = "This page is no longer served. Reload it to go on."
    /// The message when it is unknown whether what the user has pressed was done.
    public var dropped = "Your last press did not get through. Please press again."
    /// The message when a pasted text is longer than a field can send, with the number of its characters.
    public var cut = "The text is too long. Only its first %1 characters are here."
    /// The label of the link over the tabs that leads to what is after them.
    public var skip = "Skip to the content"
    /// The message at an address without a page.
    public var notFound = "There is nothing at this address."
    /// The message when there are too many sessions or uploads.
    public var tooBusy = "There are too many people here now. Try again in a moment."
    /// The message about an outdated form.
    public var staleForm = "This form is too old, so nothing was done. Load the page again."
    /// The label of the link that leads from a message to the start.
    public var toStart = "To the start"
    /// The label of the link that leads from an upload's message back to the page.
    public var backToPage = "Back to the page"
  }
}
