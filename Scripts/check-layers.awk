# Reads Swift files and reports imports and words that the house rules forbid. Run by check-layers,
# which gives the table of modules in `layers`. Needs nothing beyond POSIX awk.

BEGIN {
  LIMIT = 500
  count = split(layers, rows, "\n")
  for (i = 1; i <= count; i++) {
    words = split(rows[i], word, /[ \t]+/)
    if (words < 1 || word[1] == "") continue
    known[word[1]] = 1
    for (j = 2; j <= words; j++) allowed[word[1], word[j]] = 1
  }
}

FNR == 1 {
  finishFile()
  path = FILENAME
  inTests = path ~ /(^|\/)Tests\//
  module = ""
  if (path ~ /^(Tool\/Development|(Tool\/|Bridges\/[^\/]+\/)?Sources)\/[^\/]+\//) {
    module = path
    sub(/^(Tool\/Development|(Tool\/|Bridges\/[^\/]+\/)?Sources)\//, "", module)
    sub(/\/.*/, "", module)
    if (!(module in known)) {
      if (!(module in reported)) {
        report(1, 1, "module '" module "' is not in the table of Scripts/check-layers: " \
          "add a row with what it may import")
      }
      reported[module] = 1
      module = ""
    }
  }
  depth = 0
  comment = 0
  importing = 0
  reasonAbove = 0
}

{
  lines = FNR
  code = clean($0)
  if (importing || index(code, "import")) readImports(code)
  if (!inTests) {
    forbid(code, "try!", "'try!' ends the app: throw, or handle the error")
    forbid(code, "as!", "'as!' ends the app: use 'as?' and handle nil")
    forbid(code, "fatalError[ \t]*[(][ \t]*[)]",
      "a bare 'fatalError()': use preconditionFailure with a message")
  }
  isComment = $0 ~ /^[ \t]*\/\//
  hasReason = index($0, "NB:") > 0
  if (!hasReason && !reasonAbove) {
    forbid(code, "@unchecked[ \t]+Sendable", "'@unchecked Sendable'" needsReason())
    forbid(code, "nonisolated[ \t]*[(][ \t]*unsafe[ \t]*[)]", "'nonisolated(unsafe)'" needsReason())
  }
  reasonAbove = isComment && (reasonAbove || hasReason)
}

END {
  finishFile()
  exit failures > 0
}

function needsReason() {
  return " needs a reason: write '// NB: why' on this line or the one above"
}

function finishFile() {
  if (lines > LIMIT) {
    report(lines, 1, lines " lines in one file: " LIMIT " is the limit; a file is one concept")
  }
  lines = 0
}

function report(line, column, message) {
  print path ":" line ":" column ": error: " message > "/dev/stderr"
  failures++
}

function forbid(code, pattern, message) {
  if (!match(code, pattern)) return
  if (RSTART > 1 && substr(code, RSTART - 1, 1) ~ /[A-Za-z0-9_]/) return
  report(FNR, RSTART, message)
}

# Follows `import` over attributes, access levels, kinds, back-ticks, semicolons and line ends.
function readImports(code,    offset, token, previous, rest) {
  offset = 0
  rest = code
  previous = ""
  while (match(rest, /[A-Za-z_][A-Za-z0-9_]*|[^ \t]/)) {
    token = substr(rest, RSTART, RLENGTH)
    offset += RSTART
    rest = substr(rest, RSTART + RLENGTH)
    if (importing && token ~ /^(struct|class|enum|protocol|typealias|func|let|var)$/) {
      # The module's name comes after the kind.
    } else if (importing && token != "`") {
      importing = 0
      # NB: `import name: Type` is a parameter with a label.
      if (token ~ /^[A-Za-z_]/ && rest !~ /^[ \t]*:/) checkImport(token, offset)
    } else if (token == "import" && previous !~ /^[(,.`:]$/) {
      importing = 1
    }
    previous = token
    offset += length(token) - 1
  }
}

function checkImport(name, column) {
  if (module == "" || name == module || (module, name) in allowed) return
  report(FNR, column, "this imports '" name "', which '" module "' may not import")
}

# The line with comments and the text of strings blanked, at the same columns. `depth` counts the
# open strings and interpolations: kind[n] is "string" or "code", quote[n] how a string ends,
# escape[n] how an interpolation in it begins, parens[n] the open parentheses of a code.
function clean(line,    result, i, c, size, hashes) {
  if (depth == 0 && comment == 0 && line !~ /["\/]/) return line
  result = ""
  i = 1
  size = length(line)
  while (i <= size) {
    c = substr(line, i, 1)
    if (comment > 0) {
      if (substr(line, i, 2) == "*/") { comment--; i += 2; result = result "  " }
      else if (substr(line, i, 2) == "/*") { comment++; i += 2; result = result "  " }
      else { i++; result = result " " }
    } else if (depth > 0 && kind[depth] == "string") {
      if (substr(line, i, length(quote[depth])) == quote[depth]) {
        result = result quote[depth]
        i += length(quote[depth])
        depth--
      } else if (substr(line, i, length(escape[depth])) == escape[depth]) {
        i += length(escape[depth])
        result = result blank(length(escape[depth]))
        if (substr(line, i, 1) == "(") {
          depth++
          kind[depth] = "code"
          parens[depth] = 0
        }
        result = result (i <= size ? " " : "")
        i++
      } else { i++; result = result " " }
    } else if (substr(line, i, 2) == "//") {
      break
    } else if (substr(line, i, 2) == "/*") {
      comment = 1
      i += 2
      result = result "  "
    } else if (match(substr(line, i), /^#*"/)) {
      hashes = substr(line, i, RLENGTH - 1)
      c = substr(line, i + RLENGTH - 1, 3) == "\"\"\"" ? "\"\"\"" : "\""
      i += length(hashes c)
      result = result hashes c
      depth++
      kind[depth] = "string"
      quote[depth] = c hashes
      escape[depth] = "\\" hashes
    } else {
      if (depth > 0 && c == "(") parens[depth]++
      if (depth > 0 && c == ")" && parens[depth]-- == 0) { depth--; c = " " }
      i++
      result = result c
    }
  }
  # NB: only a string of three quotes goes on in the next line.
  if (depth > 0 && kind[depth] == "string" && quote[depth] !~ /^"""/) depth--
  return result
}

function blank(count,    result) {
  while (count-- > 0) result = result " "
  return result
}
