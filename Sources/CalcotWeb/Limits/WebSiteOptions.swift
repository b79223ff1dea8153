/// The limits and settings of a site.
///
/// A site reports an impossible value, such as a rate of 0, as a mistake when the site is made, and
/// uses the nearest possible one; a `WebServer` does not start with it.
public struct WebSiteOptions: Sendable {
  /// The name and the description of the site, for titles, bookmarks and home screens.
  public var about = About()
  /// The names by which browsers may address the site, without a port; requests for other names are
  /// refused, so that no foreign name can point to it (DNS rebinding). By default those of the
  /// local machine.
  public var hosts: [String] = ["localhost", "127.0.0.1", "[::1]"]
  /// The origin that browsers see if a proxy stands in front of the site, such as
  /// `https://example.org`. Its host is allowed, and forms and connections are accepted from this
  /// origin only. With https, browsers are told to use nothing else, and send the cookie over TLS
  /// only.
  public var publicOrigin: String?

  /// The maximum length of a browser's message in bytes. It also limits the text of a field, to a
  /// third of it less 2 KB, in UTF-16 code units as browsers count.
  public var messageLimit = 64 * 1024
  /// The maximum length of a form in bytes. A form without script contains the texts of a screen,
  /// with up to nine bytes for each code unit.
  public var bodyLimit = 256 * 1024
  /// The maximum length of one upload in bytes, whatever an app lets the user pick.
  public var uploadLimit = 32 * 1024 * 1024
  /// The maximum number of bytes of all forms and uploads in transit, which are held in memory and
  /// counted as they arrive; one browser may use a quarter of them, and one address half, or each
  /// send a single larger upload.
  public var uploadBytes = 256 * 1024 * 1024
  /// The number of frames that a browser may leave unacknowledged before sending stops; a single
  /// frame then brings it to the latest state.
  public var unacknowledgedFrames = 10
  /// The number of bytes in unacknowledged frames at which sending stops as well.
  public var unacknowledgedBytes = 256 * 1024

  /// The number of events that a browser may send per second, on all its connections and with its
  /// forms. Further events wait, ten minutes at most.
  public var eventsPerSecond = 30.0
  /// The number of events that a browser may send at once.
  public var eventBurst = 60.0
  /// The number of requests and greetings that an address may send per second, and ten times as
  /// many events. Further requests are refused with 429, and further events wait. The files that
  /// all pages load do not count.
  public var requestsPerSecond = 100.0
  /// The number of requests that an address may send at once.
  public var requestBurst = 400.0

  /// The time for which a session without a connection, or one of a browser without script, is
  /// kept.
  public var keptFor = Duration.seconds(180)
  /// The maximum number of sessions kept without a connection, 0 for none; those of the largest
  /// holder end first.
  public var keptSessions = 1_000
  /// The approximate number of bytes that the sessions kept without a connection may hold together,
  /// 0 for none; those of the largest holder end first.
  public var keptBytes = 64 * 1024 * 1024
  /// The maximum number of sessions.
  public var sessions = 10_000
  /// The maximum number of sessions of one browser.
  public var sessionsPerVisitor = 30
  /// The maximum number of sessions of one address.
  public var sessionsPerAddress = 1_000
  /// The number of sessions that an address may begin per second. With ``sessionBurst``, an address
  /// cannot fill ``keptSessions`` within ``keptFor`` and so displace the sessions of others.
  public var sessionsPerSecond = 3.0
  /// The number of sessions that an address may begin at once.
  public var sessionBurst = 300.0
  /// The approximate number of bytes that a session may hold, without the files that its app
  /// offers; one that holds more ends.
  public var sessionBytes = 8 * 1024 * 1024
  /// The approximate number of bytes that all sessions may hold, with the files that their apps
  /// offer. If that is too little, the sessions of the largest holder end first.
  public var sessionsBytes = 512 * 1024 * 1024

  /// The origins from which pages load pictures, such as `https://images.example.org`. A picture
  /// from elsewhere is shown as its label and reported. Each origin learns who looks at its
  /// pictures.
  public var imageOrigins: [String] = []
  /// The maximum number of bytes of the pictures that the site keeps for browsers that have not
  /// loaded them yet, for all sessions together, 0 for none. Pictures that an app still holds do
  /// not count.
  public var imageBytes = 32 * 1024 * 1024

  /// The time for which a browser's cookie is valid; it is renewed while it is used.
  public var cookieLifetime = Duration.seconds(7 * 24 * 60 * 60)

  /// The time that an event may take on the main actor; a longer one is reported.
  public var slowHandler = Duration.milliseconds(50)
  /// The maximum time that a page waits for its screens to load before it is sent as it is.
  public var settling = Duration.seconds(2)

  /// A script that runs before the client script on every page, for tests; none if empty.
  package var scriptPrelude: [UInt8] = []

  /// Creates the default options.
  public init() {}

  /// The maximum length of the text of a field in UTF-16 code units, so that it fits into a
  /// message: each takes three bytes, unless it is a control character.
  var textLimit: Int { max(messageLimit - 2 * 1024, 0) / 3 }

  /// The rules of all options that are numbers or times.
  static var rules: [OptionRule<WebSiteOptions>] {
    [
      OptionRule("messageLimit", \.messageLimit, from: 1, to: 1 << 30),
      OptionRule("bodyLimit", \.bodyLimit, from: 1),
      OptionRule("uploadLimit", \.uploadLimit, from: 0),
      OptionRule("uploadBytes", \.uploadBytes, from: 1),
      OptionRule("unacknowledgedFrames", \.unacknowledgedFrames, from: 1),
      OptionRule("unacknowledgedBytes", \.unacknowledgedBytes, from: 1),
      OptionRule("eventsPerSecond", \.eventsPerSecond, from: 0.000_001, to: 1e12),
      OptionRule("eventBurst", \.eventBurst, from: 1, to: 1e12),
      OptionRule("requestsPerSecond", \.requestsPerSecond, from: 0.000_001, to: 1e12),
      OptionRule("requestBurst", \.requestBurst, from: 1, to: 1e12),
      OptionRule("keptFor", \.keptFor, from: .zero, to: .longestOption),
      OptionRule("keptSessions", \.keptSessions, from: 0),
      OptionRule("keptBytes", \.keptBytes, from: 0),
      OptionRule("sessions", \.sessions, from: 1),
      OptionRule("sessionsPerVisitor", \.sessionsPerVisitor, from: 1),
      OptionRule("sessionsPerAddress", \.sessionsPerAddress, from: 1),
      OptionRule("sessionsPerSecond", \.sessionsPerSecond, from: 0.000_001, to: 1e12),
      OptionRule("sessionBurst", \.sessionBurst, from: 1, to: 1e12),
      OptionRule("sessionBytes", \.sessionBytes, from: 1),
      OptionRule("sessionsBytes", \.sessionsBytes, from: 1),
      OptionRule("imageBytes", \.imageBytes, from: 0),
      OptionRule("cookieLifetime", \.cookieLifetime, from: .seconds(1), to: .longestOption),
      OptionRule("slowHandler", \.slowHandler, from: .zero, to: .longestOption),
      OptionRule("settling", \.settling, from: .zero, to: .longestOption),
    ]
  }

  /// The name and the description of a site.
  public struct About: Equatable, Sendable {
    /// The name of the app, which ends the titles of its pages; none if empty.
    public var name = ""
    /// The description of the app, in a sentence; none if empty.
    public var summary = ""

    /// Creates a site without a name and a description.
    public init() {}
  }
}
