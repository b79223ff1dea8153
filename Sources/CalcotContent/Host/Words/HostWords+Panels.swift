extension HostWords {
  /// The words of the panels in which the user picks, copies, shares and saves.
  public struct Panels: Equatable, Sendable {
    /// The title of the panel that picks a photo.
    public var pickImage = "Choose a photo"
    /// The title of the panel that picks a document.
    public var pickDocument = "Choose a document"
    /// The title of the panel that picks several files.
    public var pickDocuments = "Choose documents"
    /// The title of the panel that shows an address.
    public var openAddress = "Open this address"
    /// The title of the panel that offers a text to copy.
    public var copyText = "Copy a text"
    /// The title of the panel that saves a file.
    public var saveAs = "Save as"
    /// The title of the panel that shares something.
    public var share = "Share"

    /// The text while host work is under way.
    public var working = "One moment…"
    /// The activity while a picked file is read, which may have to be downloaded.
    public var loading = "Loading"

    /// The label of the prompt for a file's path.
    public var file = "File"
    /// The label of the field for files.
    public var files = "Files"
    /// The label of the text to copy or share.
    public var text = "Text"
    /// The hint about the number of files: `%1` stands for the maximum.
    public var mostFiles = "Up to %1 files."
    /// The hint about the size of each file: `%1` stands for the maximum.
    public var mostBytes = "Up to %1 each."
    /// The accepted kinds of files: `%1` stands for their extensions.
    public var kinds = "Kinds: %1"
    /// The files picked so far: `%1` stands for their names.
    public var picked = "Picked: %1"
    /// The notice when Escape would leave a picker that has picked files.
    public var dropPicked = "Press Esc again to drop what is picked, or Enter to take it."
    /// The remainder of a list of names: `%1` stands for the number of names that do not fit.
    public var furtherNames = "%1 more"
    /// The text when a typed path has no completion.
    public var nothingBegins = "Nothing that can be taken begins like this."

    /// The label of the choice that shares a text by saving it.
    public var saveAsFile = "Save as a file"
    /// The label of the link that sends a text by mail.
    public var mail = "Send by mail"
    /// The label of the switch that crops a picked picture to a square.
    public var square = "Square"
    /// The label of the button that sends the chosen files.
    public var upload = "Upload"
    /// The title of the button that returns to a picker after a file was rejected.
    public var pickAgain = "Choose Another"
    /// The confirmation that an address was copied.
    public var copied = "Copied."
  }

  /// The reasons why a file or a text could not be used.
  public struct Problems: Equatable, Sendable {
    /// The reason when no file was picked.
    public var nonePicked = "No file was picked."
    /// The reason when too many files were picked: `%1` stands for their number, `%2` for the most.
    public var tooMany = "%1 files were picked, and %2 at most."
    /// The reason when a file is too large: `%1` stands for its name, `%2` for the largest size.
    public var tooLarge = "%1 is too large: it may have %2."
    /// The reason when a file is of another kind: `%1` stands for its name, `%2` for the accepted
    /// extensions.
    public var wrongKind = "%1 is none of the kinds that can be picked: %2."
    /// The reason when a folder, a pipe or a device was picked: `%1` stands for its name.
    public var notAFile = "%1 is not an ordinary file."
    /// The reason when a path leads to a folder: `%1` stands for its name.
    public var isFolder = "%1 is a folder."
    /// The reason when a file does not exist: `%1` stands for its name.
    public var noSuchFile = "There is no file %1."
    /// The reason when a folder does not exist: `%1` stands for its name.
    public var noSuchFolder = "There is no folder %1."
    /// The reason when a file cannot be read: `%1` stands for its name, `%2` for the system's
    /// reason.
    public var unreadable = "%1 cannot be read: %2."
    /// The reason when a file cannot be written: `%1` stands for its name, `%2` for the system's
    /// reason.
    public var unwritable = "%1 cannot be written: %2."
    /// The question whether to replace an existing file: `%1` stands for its name.
    public var isThere = "%1 is there already. Enter replaces it."
    /// The reason when a text is too long to copy: `%1` stands for its bytes, `%2` for the most.
    public var tooLongToCopy = "The text has %1 bytes, and at most %2 can be copied."
    /// The reason when an upload is too large: `%1` stands for the largest size of all files
    /// together.
    public var uploadTooLarge = "That is too large: %1 can be sent at once."
    /// The reason when neither the browser nor the app can show a picture of a phone, and the way out.
    public var foreignPicture =
      "This browser cannot open that picture. Choose a JPEG or PNG, or take a screenshot of it."
    /// The reason when an upload could not be read.
    public var uploadUnreadable = "What was sent could not be read. Try again."
  }
}
