/// The screen of a group's members with a Router: the ViewModel knows one UI-free Router, returns
/// cell configurations and delegates whole interactions to handlers that any screen can use.
package enum RouterStyle {}
