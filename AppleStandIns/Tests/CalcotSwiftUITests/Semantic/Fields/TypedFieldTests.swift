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
    #expect(try input("Code").contentType == .oneTimeCode)
    #expect(try input("Weight, kg").keyboard == .decimalPad)
    #expect(try input("Degrees").keyboard == .numbersAndPunctuation)
  }

  @Test("gives the app what is typed, and shows its label, its hint and its text")
  func typing() async throws {
    let shown = try ShownOrder()
    #expect(shown.lines.contains("Name: Leek"))
    #expect(shown.screen.top.all(.textField).first { $0.label == "Mail" }?.prompt == "a@b.org")
    shown.screen.type("s", into: "Name")
    shown.screen.fill("Mail", with: "leek@example.org")
    await shown.settle()
    #expect(shown.order.values.name == "Leeks")
    #expect(shown.order.values.mail == "leek@example.org")
    #expect(shown.lines.contains("Name: Leeks"))
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

  @Test func `has several lines, in which Return begins a new one`() async throws {
    let shown = try ShownOrder()
    #expect(try shown.control(.textField, "Notes").input.lines == 3...6)
    shown.screen.type("Wash", into: "Notes")
    shown.screen.submit("Notes")
    shown.screen.type("Cut", into: "Notes")
    await shown.settle()
    #expect(shown.order.values.notes == "Wash\nCut")
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

  @Test func `cannot be used while the app does not allow it`() async throws {
    let shown = try ShownOrder()
    shown.order.isClosed = true
    await shown.settle()
    #expect(!shown.screen.fill("Name", with: "Kale"))
    #expect(!shown.screen.tap(try shown.control(.toggle, "Gift")))
    #expect(shown.order.asked == [])
  }
}
