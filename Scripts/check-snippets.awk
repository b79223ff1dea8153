# Reads Swift files, then Markdown files, and reports the Swift blocks of the latter that do not
# stand in one of the former. Run by check-snippets. Needs nothing beyond POSIX awk.

FNR == 1 {
  endOfText()
  isText = FILENAME ~ /\.md$/
  path = FILENAME
  fence = ""
  above = ""
  if (!isText) sources[++sourceCount] = "\n"
}

{ line = trim($0) }

!isText {
  sources[sourceCount] = sources[sourceCount] line "\n"
  next
}

fence != "" {
  if (line ~ /^(```+|~~~+)$/ && substr(line, 1, length(fence)) == fence) {
    if (isSwift) check()
    fence = ""
  } else if (isSwift && (line != "" || count > 0)) {
    count++
    snippet[count] = line
    number[count] = FNR
  }
  above = ""
  next
}

match(line, /^(```+|~~~+)/) {
  fence = substr(line, 1, RLENGTH)
  opened = FNR
  count = 0
  words = split(trim(substr(line, RLENGTH + 1)), word, /[ \t]+/)
  isSwift = words > 0 && tolower(word[1]) == "swift"
  if (isSwift && words > 1) {
    isSwift = 0
    if (word[2] != "no-check" || words > 2) {
      report(FNR, "'" word[2] "' is not known after 'swift'; 'no-check' is")
    } else if (above !~ /^<!--.*[A-Za-z].*-->$/) {
      report(FNR, "'no-check' needs its reason in an HTML comment on the line above")
    }
  }
}

{ above = line }

END {
  endOfText()
  exit failures > 0
}

function trim(text) {
  gsub(/^[ \t\r]+|[ \t\r]+$/, "", text)
  return text
}

function report(line, message) {
  print path ":" line ": error: " message > "/dev/stderr"
  failures++
}

function endOfText() {
  if (isText && fence != "") report(opened, "this block has no end")
}

# Reports the first line with which the block stops being part of any file.
function check(    i, text) {
  while (count > 0 && snippet[count] == "") count--
  if (count == 0) {
    report(opened, "this block is empty")
    return
  }
  text = "\n"
  for (i = 1; i <= count; i++) {
    text = text snippet[i] "\n"
    if (!stands(text)) {
      report(number[i], "this line of a snippet" (i > 1 ? ", after those above it," : "") \
        " stands in no compiled Swift file: " snippet[i])
      return
    }
  }
}

function stands(text,    i) {
  for (i = 1; i <= sourceCount; i++) {
    if (index(sources[i], text)) return 1
  }
  return 0
}
