/// The limits and settings of a site.
public struct WebSiteOptions: Sendable {
  /// The names by which browsers may address the site, without a port; requests for other names are
  /// refused, so that no foreign name can point to it (DNS rebinding). By default those of the
  /// local machine.
  public var hosts: [String] = ["localhost", "127.0.0.1", "[::1]"]
  /// The origin that browsers see if a proxy stands in front of the site, such as
  /// `https://example.org`. Its host is allowed, and with https, cookies are sent over TLS only.
  public var publicOrigin: String?

  /// The maximum length of a browser's message in bytes.
  public var messageLimit = 32 * 1024
  /// The maximum length of a form in bytes.
  public var bodyLimit = 64 * 1024
  /// The maximum length of one upload in bytes, whatever an app lets the user pick.
  public var uploadLimit = 32 * 1024 * 1024
  /// The maximum number of bytes of all uploads in transit, which are held in memory; one browser
  /// may use a quarter of them, or send a single larger upload.
  public var uploadBytes = 256 * 1024 * 1024
  /// The number of frames that a browser may leave unacknowledged before sending stops; a single
  /// frame then brings it to the latest state.
  public var unacknowledgedFrames = 10

  /// The number of events that a browser may send per second. Further events wait.
  public var eventsPerSecond = 30.0
  /// The number of events that a browser may send at once.
  public var eventBurst = 60.0

  /// The time for which a session without a connection, or one of a browser without script, is
  /// kept.
  public var keptFor = Duration.seconds(180)
  /// The maximum number of sessions kept without a connection; the oldest end first.
  public var keptSessions = 1_000
  /// The maximum number of bytes that the sessions kept without a connection show together; the
  /// oldest end first.
  public var keptBytes = 64 * 1024 * 1024
  /// The maximum number of sessions.
  public var sessions = 10_000
  /// The maximum number of sessions of one browser.
  public var sessionsPerVisitor = 30

  /// The time that an event may take on the main actor; a longer one is reported.
  public var slowHandler = Duration.milliseconds(50)
  /// The maximum time that a page waits for its screens to load before it is sent as it is.
  public var settling = Duration.seconds(2)

  /// Creates the default options.
  public init() {}
}
