"""Has Mermaid and PlantUML draw what is written for them, and compares what they drew with navgraph's own JSON.

Usage: check_texts.py CHROMIUM FOLDER: a folder of 'NAME.mmd', 'NAME.puml' and 'NAME.json', each of one picture.
Prints one line for each check; the exit status is 1 if one fails.
"""

import functools
import http.server
import importlib.util
import json
import pathlib
import re
import subprocess
import sys
import threading
import xml.etree.ElementTree

from playwright.sync_api import sync_playwright

BROWSER, PICTURES = sys.argv[1], pathlib.Path(sys.argv[2])
# What GitHub draws.
LARGEST = {"edges": 500, "characters": 50_000}
FAILED = []


def check(name, expected, seen):
    print(f"{'ok' if expected == seen else 'failed'}: {name}")
    if expected != seen:
        FAILED.append(name)
        print(f"  expected {expected!r:.600}\n  seen     {seen!r:.600}")


def plain(text):
    """Without what both draw otherwise: runs of blanks, and line ends."""
    return re.sub(r"\s+", "", text)


def served(folder):
    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server.server_port


def drawn_by_mermaid(browser, port, text):
    page = browser.new_page()
    faults = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("dialog", lambda dialog: (faults.append("dialog"), dialog.dismiss()))
    page.goto(f"http://127.0.0.1:{port}/index.html")
    # The component draws what its host, here the page itself, sends it.
    page.wait_for_timeout(1000)
    arguments = {"code": text, "height": "900px", "width": "1300px", "pan": False, "zoom": False, "show_controls": False}
    page.evaluate("(args) => window.postMessage({type: 'streamlit:render', args, disabled: false, theme: null}, '*')", arguments)
    page.wait_for_selector("svg g.node", timeout=120_000)
    page.wait_for_timeout(500)
    seen = page.evaluate("""() => ({
      boxes: [...document.querySelectorAll('svg g.node')].map((node) => node.textContent),
      arrows: document.querySelectorAll('svg path.flowchart-link').length,
      strange: document.querySelectorAll('svg script, svg img, svg a, svg iframe').length,
    })""")
    page.close()
    return seen, faults


def mermaid(playwright, names):
    package = pathlib.Path(importlib.util.find_spec("streamlit_mermaid").origin).parent
    port = served(package / "frontend" / "build")
    browser = playwright.chromium.launch(executable_path=BROWSER, args=["--no-sandbox"])
    for name in names:
        text = (PICTURES / f"{name}.mmd").read_text()
        plan = json.loads((PICTURES / f"{name}.json").read_text())
        seen, faults = drawn_by_mermaid(browser, port, text)
        check(f"Mermaid draws {name}: no faults", [], faults)
        check(f"Mermaid draws {name}: nothing but texts", 0, seen["strange"])
        if len(plan["edges"]) <= LARGEST["edges"]:
            check(f"Mermaid draws {name}: all boxes", sorted(plain("".join(node["label"])) for node in plan["nodes"]), sorted(map(plain, seen["boxes"])))
            check(f"Mermaid draws {name}: all arrows", len(plan["edges"]), seen["arrows"])
        else:
            check(f"Mermaid draws {name}: as many arrows as it takes", True, 400 < seen["arrows"] <= LARGEST["edges"])
            check(f"Mermaid draws {name}: no more characters than it takes", True, len(text.encode("utf-16-le")) // 2 <= LARGEST["characters"])
    browser.close()


def plantuml(names):
    for name in names:
        plan = json.loads((PICTURES / f"{name}.json").read_text())
        done = subprocess.run(
            ["plantuml", "-charset", "UTF-8", "-tsvg", "-pipe", "-failfast2"], input=(PICTURES / f"{name}.puml").read_bytes(), capture_output=True, env={"PLANTUML_LIMIT_SIZE": "20000", "PATH": "/usr/bin:/bin", "HOME": "/nowhere"})
        check(f"PlantUML draws {name}: no faults", 0, done.returncode)
        text = plain("".join(xml.etree.ElementTree.fromstring(done.stdout).itertext()))
        missing = [line for node in plan["nodes"] for line in node["label"] if plain(line) not in text]
        check(f"PlantUML draws {name}: all labels", [], missing)
        check(f"PlantUML draws {name}: runs nothing", False, "/nowhere" in text)


with sync_playwright() as playwright:
    mermaid(playwright, ["hostile", "large"])
plantuml(["hostile"])
sys.exit(1 if FAILED else 0)
