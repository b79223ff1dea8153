public import CalcotContent
import CalcotTree
public import CalcotWeb
import Foundation

extension WebResponse {
  /// The file that a browser saves from this response; `nil` if it displays the response instead.
  public var savedFile: PickedFile? {
    guard status == 200, let disposition = header("Content-Disposition"),
      disposition.hasPrefix("attachment;"),
      let start = disposition.firstRange(of: "filename*=UTF-8''")?.upperBound,
      let name = disposition[start...].prefix(while: { $0 != ";" }).removingPercents
    else { return nil }
    return PickedFile(name, content: Data(body))
  }
}

extension Substring {
  fileprivate var removingPercents: String? {
    var bytes: [UInt8] = []
    var rest = utf8
    while let byte = rest.popFirst() {
      guard byte == 0x25 else {
        bytes.append(byte)
        continue
      }
      guard let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else {
        return nil
      }
      bytes.append(code)
      rest = rest.dropFirst(2)
    }
    return String(utf8: bytes)
  }
}
