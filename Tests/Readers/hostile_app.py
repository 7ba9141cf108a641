"""Writes an app whose names try to break out of every format: its types, its cases, its folders and its files."""

import os
import pathlib
import sys

NAMES = [
    "plain", "quote\"s and 'ticks'", "<b>bold</b> & co", "]]>", "<!-- -- -->", "'/><script>alert(1)</script>",
    "&amp;&#0;&lt;", "pipe|pipe", "100%,a:b;c]d[e", "%25%0A%AZP25", "::error::forged", "::stop-commands::x",
    "##vso[task.setvariable variable=PATH]x", "##[add-mask]a", "##teamcity[buildProblem]", "[a](b)", "{0} {{1}}",
    "show(_:id:)", "@team #1 !2 $3 ~4", "*a* _b_ `c`", "\\N back\\slash", "tab\tand\x1b[31mred\x07\x7f", "line\nfeed\r\nand more",
    "\x85\x9b31m", "\u202edesrever\u2028next\u2029", "\ufffe\uffff", "지도화면", "🧭👩‍👩‍👧‍👦", "e\u0301 é", " ", "-", "--format=x", "a?b#c d",
]
LONG = "Long" + "x" * 10_000

SCREEN = """import SwiftUI

enum {route}: Hashable {{
  case {book}(id: Int)
  case {notes}
}}

struct {screen}: View {{
  @State private var path = NavigationPath()
  /* {comment} */ var body: some View {{
    NavigationStack(path: $path) {{
      List {{
        NavigationLink("Emma", value: {route}.{book}(id: 1))
        NavigationLink("Notes", value: {route}.{notes})
      }}
      .navigationDestination(for: {route}.self) {{ route in
        if case .{book}(let id) = route {{ {page}(id: id) }}
      }}
    }}
  }}
  func back() {{ /* {comment} */ path.removeLast() }}
  func backAgain() {{ path.removeLast() }}
}}

struct {page}: View {{
  let id: Int
  var body: some View {{ Text("Book \\(id)") }}
}}

struct {orphan}: View {{ // navgraph:disable:this never-presented - {comment}
  var body: some View {{ NavigationStack {{ Text("Nobody comes here") }} }}
}}
"""


def identifier(words: str) -> str:
    """A raw identifier, in backticks, as far as Swift allows the characters."""
    allowed = "".join(c for c in words if c not in "`\\\n\r\0" and ord(c) not in range(0x20) and ord(c) != 0x7F)
    return f"`{allowed}`"


def file_name(words: str) -> str:
    return words.replace("/", "∕")[:80]


def write(path: bytes, text: str) -> bool:
    """Whether the file system takes the name."""
    try:
        pathlib.Path(path.decode("utf-8", "surrogateescape")).parent.mkdir(parents=True, exist_ok=True)
        with open(path, "wb") as file:
            file.write(text.encode("utf-8"))
        return True
    except (OSError, UnicodeEncodeError):
        return False


def main(folder: str) -> None:
    root = folder.encode()
    screens = []
    for index, name in enumerate(NAMES + [LONG]):
        raw = LONG + str(index) if name == LONG else None
        parts = {
            key: raw + key if raw else identifier(f"{key} {name} {index}")
            for key in ["route", "book", "notes", "screen", "page", "orphan"]
        }
        comment = name.replace("*/", "").replace("/*", "").replace("\n", " ").replace("\r", " ")
        text = SCREEN.format(comment=comment, **parts)
        below = b"App/" + file_name(name).encode() + b" folder/" + file_name(name).encode() + b".swift"
        if write(root + b"/" + below, text):
            screens.append(parts["screen"])
    # A name that is no UTF-8, and a path of 2,000 bytes.
    text = "import SwiftUI\nstruct BytesScreen: View { var body: some View { Text(\"no UTF-8: \") } }\n"
    write(root + b"/App/no \xff\xfe UTF-8.swift", text)
    deep = b"/".join([b"d" * 200] * 10)
    write(root + b"/App/" + deep + b"/Deep.swift", text.replace("BytesScreen", "DeepScreen"))
    with open(root + b"/App/Bytes.swift", "wb") as file:
        file.write(b"import SwiftUI\nstruct /* \xff\xfe\x80 */ RawBytesScreen: View { var body: some View { Text(\"\") } }\n")
    # A file that cannot be read is a problem of the run, with a name like the others.
    os.symlink("nowhere", root + b"/App/gone ]]> <b> \n::error::x.swift")
    tabs = "\n".join(f"        {screen}()" for screen in screens)
    start = (
        "import SwiftUI\n\n@main struct HostileApp: App {\n  var body: some Scene {\n    WindowGroup {\n      TabView {\n"
        f"{tabs}\n      }}\n    }}\n  }}\n}}\n"
    )
    write(root + b"/App/HostileApp.swift", start)


if __name__ == "__main__":
    main(sys.argv[1])
