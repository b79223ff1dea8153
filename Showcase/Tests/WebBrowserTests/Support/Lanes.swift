import Testing

/// Tests of what pages look like, in a browser, on the sample app and on small ones. One after the
/// other, beside ``WebUse``: two browsers are busy at a time. With `CALCOT_LONG=1` also in other
/// engines.
@Suite("What pages look like", .serialized, .timeLimit(.minutes(20)))
enum WebLooks {}

/// Tests of what users do with pages, in a browser, on the sample app and on small ones. With
/// `CALCOT_LONG=1` also with a distant server.
@Suite("What users do with pages", .serialized, .timeLimit(.minutes(20)))
enum WebUse {}
