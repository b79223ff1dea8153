import Calcot
import Synchronization
import Testing

/// Meant for `swift test --sanitize=thread`.
///
