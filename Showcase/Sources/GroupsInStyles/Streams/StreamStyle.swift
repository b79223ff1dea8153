/// The screen of a group's members with streams: the ViewModel is a function from what comes in to what
/// goes out, without state of its own, and says by steps what has happened.
package enum StreamStyle {}
