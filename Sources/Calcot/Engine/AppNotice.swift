package import CalcotContent
package import CalcotTree

/// An event of an app besides its transitions and steps.
package enum AppNotice: Sendable {
  /// A message was shown, or waits behind the current one.
  case message(String, MessageKind, action: String?)
  /// The host was asked for work.
  case request(HostWork)
  /// A flow has given its result to the flow that waited for it.
  case result(FlowResult<any Sendable>)
}

extension CalcotApp {
  /// Notifies observers of each message, host request and result.
  package var notices: ObserverSet<AppNotice> { engine.events.notices }

  /// Notifies observers of each host that begins to show the app, before it does.
  package var attachments: ObserverSet<any AppHost> { engine.events.attachments }
}
