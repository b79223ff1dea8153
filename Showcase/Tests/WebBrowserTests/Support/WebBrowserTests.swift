import Testing

/// Tests in a browser, on the sample app and on small ones. One after the other, because the tests
/// share their browsers. With `CALCOT_LONG=1` also with a distant server.
@Suite("In a browser", .serialized, .timeLimit(.minutes(20)))
enum WebBrowserTests {}
