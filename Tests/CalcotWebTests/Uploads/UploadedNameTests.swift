import Calcot
import CalcotContent
import CalcotViews
import Testing

@testable import CalcotWeb

@Suite("The name of a file that a browser sends")
struct UploadedNameTests {
  @Test(arguments: [
    (#"name="a"; filename="b.txt""#, "b.txt"), (#"name=a; filename=b.txt"#, "b.txt"),
    (#"filename="a;b=c.txt"; name="a""#, "a;b=c.txt"),
    (#"name="a"; filename="a\""#, #"a\"#), (#"name="a"; filename="a\\b.txt""#, #"a\\b.txt"#),
    (#"name="a"; filename="say %22hi%22%0D%0A.txt""#, "say \"hi\"\r\n.txt"),
    (#"name="a"; filename="100%25.txt""#, "100%25.txt"),
    (#"name="a"; filename="C:\docs\b.txt""#, #"C:\docs\b.txt"#),
    (#"name="a"; filename="皇居 😀.txt""#, "皇居 😀.txt"),
    ("name=\"a\"; filename=\"\u{301}b.txt\"", "\u{301}b.txt"),
    (#"name="a"; filename="x"; filename*=UTF-8''%E2%82%AC%20b.txt"#, "€ b.txt"),
    (#"name="a"; filename*=utf-8'en'b.txt"#, "b.txt"), (#"name="a""#, nil),
  ])
  func `is read as it was written`(_ parameters: String, _ name: String?) throws {
    let line = Array("Content-Disposition: form-data; \(parameters)".utf8)
    let header = try #require(MultipartHeader(line[...]))
    #expect(header.name == "a" && header.fileName == name)
  }

  @Test(arguments: [
    #"name="a"; filename="b"#, #"name="a"; filename="b" c"#, #"name="a"; filename="say \"hi\"""#,
    #"name="a"; filename*=b"#,
    #"name="a"; filename*=latin1''b"#, #"name="a"; filename*=UTF-8''%FF"#,
    #"name="a"; filename*=UTF-8''%4"#, #"name="a"; ="b""#, #"name="a"; filename"#, "",
  ])
  func `is refused where it cannot be read`(_ parameters: String) {
    let line = Array("Content-Disposition: form-data; \(parameters)".utf8)
    #expect(MultipartHeader(line[...]) == nil)
  }

  @Test(arguments: [
    ("../../etc/passwd", "passwd"), (#"C:\Users\me\a.txt"#, "a.txt"), ("/", "file"), ("", "file"),
    ("..", "file"), ("a/..", "file"), (". .", "file"), ("a\u{0}b\r\nc.txt", "abc.txt"),
    ("evil\u{202E}txt.exe", "eviltxt.exe"), ("dir/\u{301}a", "\u{301}a"), (".profile", ".profile"),
    ("👨‍👩‍👧.png", "👨‍👩‍👧.png"), ("a\u{2028}b", "ab"),
  ])
  func `keeps its last part, and nothing that misleads`(_ sent: String, _ name: String) {
    #expect(PickedFile(sentAs: sent, content: []).name == name)
  }

  @Test func `is cut where it is too long, and keeps its kind`() {
    let long = PickedFile(sentAs: String(repeating: "é", count: 5_000) + ".txt", content: []).name
    #expect(long.utf8.count <= 255 && long.utf8.count > 250 && long.hasSuffix("é.txt"))
    let kind = PickedFile(sentAs: "a." + String(repeating: "x", count: 5_000), content: []).name
    #expect(kind.utf8.count == 255)
  }

  @Test(arguments: [
    ("multipart/form-data; boundary=a-b", "a-b"), (#"Multipart/Form-Data; boundary="a b""#, "a b"),
    ("multipart/form-data; charset=x; boundary=a", "a"), ("multipart/form-data", nil),
    ("multipart/mixed; boundary=a", nil), ("multipart/form-data; boundary=", nil),
    ("multipart/form-data; boundary=\"a\r\nb\"", nil),
    (#"multipart/form-data; boundary="a ""#, nil),
    ("multipart/form-data; boundary=" + String(repeating: "a", count: 71), nil), ("", nil),
  ])
  func `stands between boundaries that the type of the content names`(
    _ type: String, _ boundary: String?
  ) {
    #expect(MultipartHeader.boundary(in: type) == boundary)
  }
}
