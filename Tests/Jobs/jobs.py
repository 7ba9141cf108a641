"""Runs the README's jobs for build servers in temporary folders that are laid out as the servers do it.

Takes the repository's folder and a built 'navgraph'. What a runner does itself - checking out, caching, evaluating expressions,
taking reports - is done here; every 'run' and 'script' is given, as it is written, to the shell that the server gives it to.
"""

import glob
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

import yaml

APP = """import SwiftUI

@main struct MuseumApp: App {
  var body: some Scene { WindowGroup { RoomsScreen() } }
}

struct RoomsScreen: View {
  @State private var path = NavigationPath()
  var body: some View { NavigationStack(path: $path) { Text("Rooms") } }
  func back() { path.removeLast() }
}
"""
RULE = "unguarded-remove-last"


def fail(what, log=""):
    sys.exit(f"jobs: {what}\n{log}")


def must(holds, what, log=""):
    if not holds:
        fail(what, log)


def git(*arguments, folder=None):
    identity = ["-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "init.defaultBranch=main"]
    done = subprocess.run(["git", *identity, *arguments], cwd=folder, capture_output=True, text=True)
    must(done.returncode == 0, f"git {' '.join(arguments)}", done.stderr)
    return done.stdout.strip()


class Bench:
    """The folders that outlive a job: the app's repository, caches, and the programs that the jobs call."""

    def __init__(self, root, navgraph, builds, folder):
        self.root, self.navgraph, self.builds, self.folder = root, navgraph, builds, folder
        self.app = os.path.join(folder, "museum")
        self.cache = os.path.join(folder, "cache")
        self.programs = os.path.join(folder, "programs")
        self.builds_done = os.path.join(folder, "builds")
        for path in (self.app, self.cache, self.programs):
            os.makedirs(path)
        git("init", "-q", self.app)
        self.write(APP, "The app as it is")
        git("checkout", "-q", "-b", "more", folder=self.app)
        self.write(APP + "\nextension RoomsScreen { func home() { path.removeLast(2) } }\n", "A finding more")
        self.write_swift()

    def write(self, text, message):
        with open(os.path.join(self.app, "Museum.swift"), "w") as file:
            file.write(text)
        git("add", ".", folder=self.app)
        git("commit", "-q", "-m", message, folder=self.app)

    def write_swift(self):
        """A 'swift' that counts the builds, and unless they are asked for takes the built program for their result."""
        real = shutil.which("swift") if self.builds else ""
        with open(os.path.join(self.programs, "swift"), "w") as file:
            file.write(f"""#!/bin/sh
echo "$*" >> '{self.builds_done}'
if [ -n '{real}' ]; then exec '{real}' "$@"; fi
package=.
while [ $# -gt 0 ]; do
  if [ "$1" = --package-path ]; then package=$2; fi
  shift
done
[ -f "$package/Package.swift" ] || {{ echo "no package in $package" >&2; exit 1; }}
mkdir -p "$package/.build/release" && cp '{self.navgraph}' "$package/.build/release/navgraph"
""")
        os.chmod(os.path.join(self.programs, "swift"), 0o755)

    def build_lines(self):
        if not os.path.exists(self.builds_done):
            return []
        with open(self.builds_done) as file:
            return file.read().splitlines()

    def environment(self, home, **more):
        """What a job sees: a home of its own, and this repository where the README says OWNER."""
        known = {key: os.environ[key] for key in ("LANG", "TMPDIR", "GIT_SSL_CAINFO", "SSL_CERT_FILE") if key in os.environ}
        os.makedirs(home, exist_ok=True)
        settings = {
            "GIT_CONFIG_COUNT": "1",
            "GIT_CONFIG_KEY_0": f"url.file://{self.root}.insteadOf",
            "GIT_CONFIG_VALUE_0": "https://gitlab.com/OWNER/navgraph.git",
        }
        return known | settings | {"PATH": self.programs + os.pathsep + os.environ["PATH"], "HOME": home, "CI": "true"} | more

    @staticmethod
    def shell(command, environment, folder, shell):
        done = subprocess.run([*shell, command], cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        return done.returncode, done.stdout


class GitHub:
    """A job of GitHub Actions, as far as the README's uses it; what is not known here is an error."""

    def __init__(self, bench, job, name, branch="more", **environment):
        self.bench, self.job = bench, job
        self.workspace = os.path.join(bench.folder, name)
        os.makedirs(self.workspace)
        self.branch = branch
        self.environment = bench.environment(
            os.path.join(bench.folder, name + "-home"), GITHUB_ACTIONS="true", GITHUB_WORKSPACE=self.workspace, **environment)
        self.outputs = {}
        self.failed = False
        self.log = ""
        self.sarif = None

    def run(self):
        for step in self.job["steps"]:
            if not self.holds(step.get("if")):
                continue
            if "run" in step:
                folder = os.path.join(self.workspace, step.get("working-directory", "."))
                # In a container, a step's shell is this one if it names none.
                status, out = self.bench.shell(step["run"], self.environment, folder, [step.get("shell", "sh"), "-e", "-c"])
                self.log += out
                self.failed = self.failed or status != 0
            else:
                action = step["uses"].split("@")[0]
                known = {
                    "actions/checkout": self.checkout, "actions/cache/restore": self.restore, "actions/cache/save": self.save,
                    "github/codeql-action/upload-sarif": self.upload,
                }
                must(action in known, f"'{action}' is not known")
                known[action](step.get("with", {}), step.get("id"))
        return self

    def holds(self, condition):
        if condition is None:
            return not self.failed
        if condition == "always()":
            return True
        match = re.fullmatch(r"steps\.(\w+)\.outputs\.([\w-]+) != '(\w+)'", condition)
        must(match, f"the condition '{condition}' is not known")
        must(match[1] in self.outputs, f"no step before has the id '{match[1]}'")
        return not self.failed and self.outputs[match[1]].get(match[2], "") != match[3]

    def text(self, text):
        def value(match):
            if match[1] == "github.workspace":
                return self.workspace
            output = re.fullmatch(r"steps\.(\w+)\.outputs\.([\w-]+)", match[1])
            if output:
                return self.outputs[output[1]][output[2]]
            call = re.fullmatch(r"hashFiles\((.*)\)", match[1])
            must(call, f"the expression '{match[1]}' is not known")
            return self.hash(re.findall(r"'([^']*)'", call[1]))

        return re.sub(r"\$\{\{ (.*?) \}\}", value, text)

    def hash(self, patterns):
        found = [path for pattern in patterns for path in sorted(glob.glob(os.path.join(self.workspace, pattern), recursive=True))]
        files = [path for path in found if os.path.isfile(path)]
        must(files, f"no file matches {patterns}")
        digest = hashlib.sha256()
        for path in files:
            with open(path, "rb") as file:
                digest.update(hashlib.sha256(file.read()).digest())
        return digest.hexdigest()

    def checkout(self, given, _):
        is_tool = given.get("repository") == "OWNER/navgraph"
        must(is_tool or "repository" not in given, "another repository is checked out")
        depth = [] if given.get("fetch-depth") == 0 else ["--depth", "1"]
        source = ["file://" + self.bench.root] if is_tool else ["-b", self.branch, "file://" + self.bench.app]
        folder = os.path.join(self.workspace, given["path"])
        git("clone", "-q", *depth, *source, folder)
        if os.geteuid() == 0:
            # The runner's user is not the container's.
            subprocess.run(["chown", "-R", "1001", folder], check=True)

    def restore(self, given, name):
        key = self.text(given["key"])
        self.outputs[name] = {"cache-primary-key": key}
        cached = os.path.join(self.bench.cache, key)
        if os.path.isdir(cached):
            shutil.copytree(cached, os.path.join(self.workspace, given["path"]))
            self.outputs[name]["cache-hit"] = "true"

    def save(self, given, _):
        shutil.copytree(os.path.join(self.workspace, given["path"]), os.path.join(self.bench.cache, self.text(given["key"])))

    def upload(self, given, _):
        checkout = self.text(given["checkout_path"])
        with open(os.path.join(self.workspace, given["sarif_file"])) as file:
            self.sarif = json.load(file)
        must(self.sarif["version"] == "2.1.0", "the report is no SARIF 2.1.0")
        for result in self.results():
            for location in result["locations"]:
                uri = location["physicalLocation"]["artifactLocation"]["uri"]
                must(os.path.isfile(os.path.join(checkout, uri)), f"the report's '{uri}' is no file of the app's repository")

    def results(self):
        return [result for run in self.sarif["runs"] for result in run["results"]]

    def annotations(self):
        return [line for line in self.log.splitlines() if re.match(r"::(error|warning|notice) ", line)]


def check_github(bench, job):
    first = GitHub(bench, job, "github-first").run()
    must(first.failed, "GitHub: the job does not fail where there are findings", first.log)
    expected = f"::warning file=Museum.swift,line=10,endLine=10,col=22,endColumn=23,title={RULE}::"
    must(len(first.annotations()) == 2 and first.annotations()[0].startswith(expected), "GitHub: the annotations are not there", first.log)
    must([result["ruleId"] for result in first.results()] == [RULE] * 2, "GitHub: the report does not hold the findings", first.log)
    must(len(bench.build_lines()) == 1, "GitHub: the first run does not build once", first.log)

    write_baseline(bench, first.workspace)
    second = GitHub(bench, job, "github-second").run()
    must(not second.failed and second.annotations() == [] and second.results() == [], "GitHub: the job with a baseline fails", second.log)
    must(len(bench.build_lines()) == 1, "GitHub: the second run builds again", second.log)
    git("reset", "-q", "--hard", "HEAD~1", folder=bench.app)


def write_baseline(bench, workspace):
    """The README's way into an app with findings, in the app's repository."""
    navgraph = os.path.join(workspace, "bin", "navgraph")
    done = subprocess.run([navgraph, "lint", "--write-baseline"], cwd=bench.app, capture_output=True, text=True)
    must(done.returncode == 0, "the baseline is not written", done.stderr)
    with open(os.path.join(bench.app, ".navgraph.yml"), "a") as file:
        file.write("baseline: .navgraph-baseline.yml\n")
    git("add", ".", folder=bench.app)
    git("commit", "-q", "-m", "What is known", folder=bench.app)


def check_github_request(bench, job, option):
    """The README's other way: only what a pull request has brought."""
    job = json.loads(json.dumps(job))
    for step in job["steps"]:
        if step.get("with", {}).get("path") == "app":
            step["with"]["fetch-depth"] = 0
        elif "lint" in step.get("run", ""):
            step["run"] = 'git config --global --add safe.directory "$PWD"\n' + step["run"] + " " + option
    done = GitHub(bench, job, "github-request", GITHUB_BASE_REF="main").run()
    must(done.failed and len(done.annotations()) == 1 and "line=13" in done.annotations()[0], "GitHub: a request's finding is not told alone", done.log)


def run_gitlab(bench, job, name, option="", **environment):
    """The job in a clone of its own: exit status, output, and the report that is its artifact."""
    folder = os.path.join(bench.folder, name)
    git("clone", "-q", "-b", "more", "file://" + bench.app, folder)
    environment = bench.environment(folder + "-home", GITLAB_CI="true", CI_PROJECT_DIR=folder, **environment)
    cached = os.path.join(bench.cache, job["cache"]["key"])
    paths = job["cache"]["paths"]
    if os.path.isdir(cached):
        shutil.copytree(cached, folder, dirs_exist_ok=True)
    # All lines are one script of the shell that the image has.
    script = "set -eo pipefail\n" + "\n".join(job["script"]) + option
    status, log = bench.shell(script, environment, folder, ["bash", "-c"])
    if status == 0 or job["cache"].get("when") == "always":
        for path in paths:
            shutil.copytree(os.path.join(folder, path), os.path.join(cached, path), dirs_exist_ok=True)
    must(job["artifacts"]["when"] == "always", "GitLab: a job that fails leaves no report")
    with open(os.path.join(folder, job["artifacts"]["reports"]["codequality"])) as file:
        return status, log, json.load(file)


def check_gitlab(bench, job, option):
    before = len(bench.build_lines())
    status, log, report = run_gitlab(bench, job, "gitlab-first")
    must(status == 1, "GitLab: the job does not fail where there are findings", log)
    must([(entry["check_name"], entry["location"]["path"]) for entry in report] == [(RULE, "Museum.swift")] * 2, "GitLab: the report does not hold the findings", log)
    must("Museum.swift:10:22: warning:" in log, "GitLab: the log does not tell the findings", log)
    must(len(bench.build_lines()) == before + 1, "GitLab: the first run does not build once", log)

    write_baseline(bench, os.path.join(bench.folder, "github-first"))
    status, log, report = run_gitlab(bench, job, "gitlab-second")
    must(status == 0 and report == [], "GitLab: the job with a baseline fails", log)
    must(len(bench.build_lines()) == before + 1, "GitLab: the second run builds again", log)
    git("reset", "-q", "--hard", "HEAD~1", folder=bench.app)

    base = git("rev-parse", "main", folder=bench.app)
    status, log, report = run_gitlab(bench, job, "gitlab-request", " " + option, CI_MERGE_REQUEST_DIFF_BASE_SHA=base)
    must(status == 1 and [entry["location"]["lines"]["begin"] for entry in report] == [13], "GitLab: a request's finding is not told alone", log)


def main():
    builds = "--build" in sys.argv
    root, navgraph = [argument for argument in sys.argv[1:] if argument != "--build"]
    with open(os.path.join(root, "README.md")) as file:
        readme = file.read()
    blocks = {block.split("\n")[0]: yaml.load(block, Loader=yaml.BaseLoader) for block in re.findall(r"```yml\n(.*?)```", readme, re.S)}
    options = re.findall(r"`(--diff-base \"[^`]*\")`", readme)
    must(len(options) == 2, "the README's options for requests are not two")
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(root, navgraph, builds, os.path.realpath(folder))
        github = blocks["# .github/workflows/navgraph.yml"]["jobs"]["lint"]
        check_github(bench, github)
        check_github_request(bench, github, options[0])
        check_gitlab(bench, blocks["# .gitlab-ci.yml"]["navgraph"], options[1])
        must(all("-c release" in line and "--product navgraph" in line for line in bench.build_lines()), "something else is built")
    print(f"jobs: GitHub's and GitLab's run {'with real builds' if builds else 'with a program already built'}")


main()
