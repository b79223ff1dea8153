import CalcotTesting
import DrawnReading
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("A field that is typed into")
struct TypedFieldTests {
  @Test func `has the keyboard, the autofill and the corrections for its role`() throws {
    let shown = try ShownOrder()
    func input(_ label: String) throws -> DrawnInput { try shown.control(.textField, label).input }
    let name = try input("Name")
    #expect(name.keyboard == .default && name.contentType == nil && name.isCorrected)
    #expect(name.capitalization == .sentences)
    let mail = try input("Mail")
    #expect(mail.keyboard == .emailAddress && mail.contentType == .emailAddress)
    #expect(mail.capitalization == .never && !mail.isCorrected)
    #expect(try shown.control(.textField, "Mail").prompt == "a@b.org")
    #expect(try input("Notes").lines == 3...6)
    #expect(try input("Code").contentType == .oneTimeCode)
    #expect(try input("Weight, kg").keyboard == .decimalPad)
    #expect(try input("Degrees").keyboard == .numbersAndPunctuation)
  }

  @Test func `shows the app's objection, and says it`() async throws {
    let shown = try ShownOrder()
    shown.order.objection = "Taken."
    await shown.settle()
    #expect(shown.lines.contains("Error: Taken."))
    #expect(shown.screen.top.seen.contains { $0.identifier.hasSuffix("/error") })
  }

  @Test func `never shows a secret`() async throws {
    let shown = try ShownOrder()
    shown.screen.fill("Secret", with: "leek12")
    await shown.settle()
    #expect(shown.order.values.secret == "leek12")
    let field = try shown.control(.textField, "Secret")
    #expect(field.isSecure && field.input.contentType == .password)
    #expect(shown.lines.contains("Secret: ••••••"))
    #expect(!shown.lines.contains { $0.contains("leek12") })
  }

  @Test("goes back to the app's text when it is left, if the app has refused what was typed")
  func refusal() async throws {
    let shown = try ShownOrder()
    shown.order.refuses = true
    shown.screen.type("s", into: "Name")
    await shown.settle()
    shown.screen.leaveFocus()
    #expect(shown.order.asked == ["Leeks"])
    #expect(shown.lines.contains("Name: Leek"))
  }
}
