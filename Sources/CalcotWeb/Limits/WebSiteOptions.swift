public import CalcotContent

/// The limits and settings of a site.
///
/// A site reports an impossible value, such as a rate of 0, as a mistake when the site is made, and
/// uses the nearest possible one; a `WebServer` does not start with it.
public struct WebSiteOptions: Sendable {
  /// The name, the description and the look of the site, for titles, bookmarks and home screens.
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

  /// The maximum lengths of the messages, forms and uploads that browsers send.
  public var sizes = Sizes()
  /// The frames that a browser may leave unacknowledged before sending stops; a single frame then
  /// brings it to the latest state.
  public var backlog = Backlog()
  /// The rate at which a browser may send events, on all its connections and with its forms.
  /// Further events wait, ten minutes at most.
  public var events = Rate(perSecond: 30, burst: 60)
  /// The rate at which an address may send requests and greetings, and ten times as many events.
  /// Further requests are refused with 429, and further events wait. The files that all pages load
  /// do not count; a server begins ten times as many requests of an address at most, of any kind.
  public var requests = Rate(perSecond: 100, burst: 400)
  /// The seconds that the work for a browser may take in each second, and at once; twice
  /// as many for an address. What browsers send waits when theirs are used up, ten minutes at most, and
  /// requests that would wait for more than ten seconds are refused with 429.
  public var work = Rate(perSecond: 0.25, burst: 5)
  /// The number of sessions, and of the bytes that they hold.
  public var sessions = Sessions()
  /// The sessions that are kept without a connection.
  public var kept = Kept()
  /// The pictures of the pages.
  public var images = Images()

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
  /// message: each takes three bytes at most, as the page sends no control characters.
  var textLimit: Int { max(sizes.message - 2 * 1024, 0) / 3 }

  /// The rule of ``publicOrigin``.
  static var originRule: OptionRule<WebSiteOptions> {
    OptionRule(
      "publicOrigin", \.publicOrigin,
      "http:// or https:// and a host, such as https://example.org, without a path", orElse: nil
    ) { origin in
      guard let origin else { return true }
      let host = ["http://", "https://"].first { origin.lowercased().hasPrefix($0) }
        .map { origin.utf8.dropFirst($0.utf8.count) }
      return host.map { host in
        !host.isEmpty && !host.contains { $0 <= 0x20 || "/?#@\\".utf8.contains($0) }
      } ?? false
    }
  }

  /// The rules of all options that are numbers or times.
  static var rules: [OptionRule<WebSiteOptions>] {
    [
      OptionRule("sizes.message", \.sizes.message, from: 1, to: 1 << 30),
      OptionRule("sizes.form", \.sizes.form, from: 1),
      OptionRule("sizes.upload", \.sizes.upload, from: 0),
      OptionRule("sizes.bodies", \.sizes.bodies, from: 1),
      OptionRule("sizes.pages", \.sizes.pages, from: 1),
      OptionRule("backlog.frames", \.backlog.frames, from: 1),
      OptionRule("backlog.bytes", \.backlog.bytes, from: 1),
      OptionRule("events.perSecond", \.events.perSecond, from: 0.000_001, to: 1e12),
      OptionRule("events.burst", \.events.burst, from: 1, to: 1e12),
      OptionRule("requests.perSecond", \.requests.perSecond, from: 0.000_001, to: 1e12),
      OptionRule("requests.burst", \.requests.burst, from: 1, to: 1e12),
      OptionRule("work.perSecond", \.work.perSecond, from: 0.000_001, to: 1e12),
      OptionRule("work.burst", \.work.burst, from: 0.000_001, to: 1e12),
      OptionRule("sessions.most", \.sessions.most, from: 1),
      OptionRule("sessions.perVisitor", \.sessions.perVisitor, from: 1),
      OptionRule("sessions.perAddress", \.sessions.perAddress, from: 1),
      OptionRule("sessions.begun.perSecond", \.sessions.begun.perSecond, from: 0.000_001, to: 1e12),
      OptionRule("sessions.begun.burst", \.sessions.begun.burst, from: 1, to: 1e12),
      OptionRule("sessions.bytes", \.sessions.bytes, from: 1),
      OptionRule("sessions.bytesInAll", \.sessions.bytesInAll, from: 1),
      OptionRule("kept.time", \.kept.time, from: .zero, to: .longestOption),
      OptionRule("kept.sessions", \.kept.sessions, from: 0),
      OptionRule("kept.bytes", \.kept.bytes, from: 0),
      OptionRule("images.bytes", \.images.bytes, from: 0),
      OptionRule("cookieLifetime", \.cookieLifetime, from: .seconds(1), to: .longestOption),
      OptionRule("slowHandler", \.slowHandler, from: .zero, to: .longestOption),
      OptionRule("settling", \.settling, from: .zero, to: .longestOption),
    ]
  }

  /// The name, the description and the look of a site.
  public struct About: Equatable, Sendable {
    /// The name of the app, which ends the titles of its pages; none if empty.
    public var name = ""
    /// The description of the app, in a sentence; none if empty.
    public var summary = ""
    /// The app's own look; the page's usual one if nil.
    public var theme: AppTheme? {
      didSet { themeFiles = theme.map(ThemeFiles.init) }
    }
    /// A Boolean value that indicates whether a browser keeps the last pages, and shows them with a
    /// sentence while the server cannot be reached. Whoever uses the browser can read them, until the
    /// site has said there that their user has signed out.
    public var keepsPages = false
    /// The files of that look.
    private(set) var themeFiles: ThemeFiles?

    /// Creates a site without a name, a description and a look of its own.
    public init() {}
  }

  /// The maximum lengths of the messages, forms and uploads that browsers send, and of what they are sent,
  /// in bytes.
  public struct Sizes: Equatable, Sendable {
    /// The maximum length of a browser's message. It also limits the text of a field, to a third of
    /// it less 2 KB, in UTF-16 code units as browsers count.
    public var message = 64 * 1024
    /// The maximum length of a form. A form without script contains the texts of a screen, with up
    /// to nine bytes for each code unit.
    public var form = 256 * 1024
    /// The maximum length of one upload, whatever an app lets the user pick.
    public var upload = 32 * 1024 * 1024
    /// The maximum length of all forms and uploads in transit together, which are held in memory
    /// and counted as they arrive; one browser may use a quarter of it, and one address half, or
    /// each send a single larger upload.
    public var bodies = 256 * 1024 * 1024
    /// The maximum length of all pages together that browsers have not taken yet, which are held in
    /// memory; one address may use half of it.
    public var pages = 64 * 1024 * 1024

    /// Creates the default sizes.
    public init() {}
  }

  /// The frames that a browser may leave unacknowledged.
  public struct Backlog: Equatable, Sendable {
    /// The number of frames at which sending stops.
    public var frames = 10
    /// The number of bytes in unacknowledged frames at which sending stops, too.
    public var bytes = 256 * 1024

    /// Creates the default backlog.
    public init() {}
  }

  /// A rate limit.
  public struct Rate: Equatable, Sendable {
    /// The number per second.
    public var perSecond: Double
    /// The number at once.
    public var burst: Double

    /// Creates a rate limit.
    public init(perSecond: Double, burst: Double) {
      (self.perSecond, self.burst) = (perSecond, burst)
    }
  }

  /// The number of sessions, and of the bytes that they hold.
  public struct Sessions: Equatable, Sendable {
    /// The maximum number of sessions.
    public var most = 10_000
    /// The maximum number of sessions of one browser.
    public var perVisitor = 30
    /// The maximum number of sessions of one address.
    public var perAddress = 1_000
    /// The rate at which an address may begin sessions. With the default one, it cannot fill
    /// ``Kept/sessions`` within ``Kept/time`` and so displace the sessions of others.
    public var begun = Rate(perSecond: 3, burst: 300)
    /// The approximate number of bytes that a session may hold, without the files that its app
    /// offers; one that holds more ends.
    public var bytes = 8 * 1024 * 1024
    /// The approximate number of bytes that all sessions may hold, with the files that their apps
    /// offer. If that is too little, the sessions of the largest holder end first.
    public var bytesInAll = 512 * 1024 * 1024

    /// Creates the default limits.
    public init() {}
  }

  /// The sessions that are kept without a connection; those of the largest holder end first.
  public struct Kept: Equatable, Sendable {
    /// The time for which a session without a connection, or one of a browser without script, is
    /// kept.
    public var time = Duration.seconds(180)
    /// The maximum number of these sessions, 0 for none.
    public var sessions = 1_000
    /// The approximate number of bytes that these sessions may hold together, 0 for none.
    public var bytes = 64 * 1024 * 1024

    /// Creates the default limits.
    public init() {}
  }

  /// The pictures of a site's pages.
  public struct Images: Equatable, Sendable {
    /// The origins from which pages load pictures, such as `https://images.example.org`. A picture
    /// from elsewhere is shown as its label and reported. Each origin learns who looks at its
    /// pictures.
    public var origins: [String] = []
    /// The maximum number of bytes of the pictures that the site keeps for browsers that have not
    /// loaded them yet, for all sessions together, 0 for none. Pictures that an app still holds do
    /// not count.
    public var bytes = 32 * 1024 * 1024

    /// Creates the default settings.
    public init() {}
  }
}
