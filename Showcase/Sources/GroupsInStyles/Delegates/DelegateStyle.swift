/// The screen of a group's members with delegates: the ViewModel tells its view what to show, and
/// the view keeps that state.
package enum DelegateStyle {}
