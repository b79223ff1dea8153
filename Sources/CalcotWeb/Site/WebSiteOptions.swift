/// The limits and habits of a site.
public struct WebSiteOptions: Sendable {
  /// The names by which browsers may call the site, without a port; a request for another one is
  /// refused, so that no foreign name can be pointed at it. Those of this machine by default.
  public var hosts: [String] = ["localhost", "127.0.0.1", "[::1]"]
  /// The origin that browsers see where a proxy stands before the site, such as
  /// `https://example.org`; its host is allowed, and with https cookies are sent over TLS only.
  public var publicOrigin: String?

  /// The longest message of a browser, in bytes.
  public var messageLimit = 32 * 1024
  /// The longest form, in bytes.
  public var bodyLimit = 64 * 1024
  /// The longest upload of files that the user picks, in bytes, whatever an app lets them pick; and
  /// how many bytes the uploads that are under way may have together, a quarter of them those of one
  /// browser. They are held in memory.
  public var uploadLimit = 32 * 1024 * 1024
  public var uploadBytes = 256 * 1024 * 1024
  /// How many frames a browser may leave unacknowledged before it is sent no more; then it is brought
  /// to the latest state by one.
  public var unacknowledgedFrames = 10

  /// How many events a browser may send in a second, and at once. More of them wait.
  public var eventsPerSecond = 30.0
  public var eventBurst = 60.0

  /// How long a session without a connection, or one of a browser without script, is kept.
  public var keptFor = Duration.seconds(180)
  /// How many such sessions are kept, and how many bytes they may show together; the oldest go first.
  public var keptSessions = 1_000
  public var keptBytes = 64 * 1024 * 1024
  /// How many sessions there can be, and how many for one browser.
  public var sessions = 10_000
  public var sessionsPerVisitor = 30

  /// What an event does on the main actor may take so long; more is told.
  public var slowHandler = Duration.milliseconds(50)
  /// How long a page may wait for what its screens load before it is sent as it is.
  public var settling = Duration.seconds(2)

  /// The defaults.
  public init() {}
}
