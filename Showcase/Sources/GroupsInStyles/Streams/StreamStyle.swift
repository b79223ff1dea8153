/// The screen of a group's members with streams: the ViewModel is a function from inputs to
/// outputs, without state of its own, and reports events as steps.
package enum StreamStyle {}
