public import CalcotContent
import Foundation

/// A form with files, encoded as by browsers.
public struct UploadBody: Sendable {
  /// The value of the `Content-Type` header field.
  public let contentType: String
  /// The encoded body.
  public let bytes: [UInt8]

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - fields: The fields besides files.
  ///   - boundary: The boundary between the parts, which must not occur in them.
  public init(
    fields: [(name: String, value: String)], files: [PickedFile],
    boundary: String = "----WebKitFormBoundary7MA4YWxkTrZu0gW"
  ) {
    contentType = "multipart/form-data; boundary=\(boundary)"
    var bytes: [UInt8] = []
    func add(_ head: String, _ content: some Sequence<UInt8>) {
      bytes += Array("--\(boundary)\r\nContent-Disposition: form-data; \(head)\r\n\r\n".utf8)
      bytes += Array(content) + [0x0D, 0x0A]
    }
    for field in fields { add("name=\"\(Self.escaped(field.name))\"", field.value.utf8) }
    for file in files {
      let type = "\r\nContent-Type: application/octet-stream"
      add("name=\"files\"; filename=\"\(Self.escaped(file.name))\"" + type, file.content)
    }
    self.bytes = bytes + Array("--\(boundary)--\r\n".utf8)
  }

  private static func escaped(_ name: String) -> String {
    name.replacing("\"", with: "%22").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }
}
