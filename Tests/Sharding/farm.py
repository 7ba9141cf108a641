#!/usr/bin/env python3
"""A build farm on this machine's own address, for as long as its standard input is open: BuildGrid, which speaks the Remote Execution
API, with its database and two workers. Prints where it listens, once it does.

    farm.py FOLDER

Wants PostgreSQL, and a Python with `requirements.txt`. Everything it writes is in FOLDER.
"""
import glob, os, pwd, shutil, socket, subprocess, sys, time

folder = os.path.abspath(sys.argv[1])
here = os.path.dirname(os.path.abspath(__file__))
bgd = os.path.join(os.path.dirname(sys.executable), "bgd")
started = []


def postgres(name):
    found = sorted(glob.glob(f"/usr/lib/postgresql/*/bin/{name}"))
    return found[-1] if found else shutil.which(name) or sys.exit(f"farm: no {name}: install PostgreSQL")


def start(command, log, **options):
    with open(os.path.join(folder, log), "wb") as sink:
        started.append(subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=sink, stderr=sink, cwd=folder, **options))


def until(what, holds):
    """Waits for something that was started."""
    for _ in range(300):
        if holds():
            return
        if any(process.poll() is not None for process in started):
            break
        time.sleep(0.1)
    for log in sorted(glob.glob(f"{folder}/*.log")):
        with open(log, errors="replace") as text:
            print(f"-- {log}\n{text.read()[-2000:]}", file=sys.stderr)
    sys.exit(f"farm: {what}")


def listens():
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


with socket.socket() as free:
    free.bind(("127.0.0.1", 0))
    port = free.getsockname()[1]

try:
    # The database refuses to run as root.
    user = {}
    database = os.path.join(folder, "database")
    os.makedirs(database, mode=0o700)
    if os.getuid() == 0:
        some = next(entry for entry in pwd.getpwall() if entry.pw_name in ("postgres", "nobody"))
        os.chown(database, some.pw_uid, some.pw_gid)
        user = {"user": some.pw_uid, "group": some.pw_gid, "extra_groups": []}
    plain = {"env": {"PATH": os.environ["PATH"], "LC_ALL": "C"}, "cwd": database, **user}
    subprocess.run([postgres("initdb"), "-D", f"{database}/data", "-A", "trust", "-U", "farm", "-E", "UTF8", "--no-sync"],
                   check=True, stdout=subprocess.DEVNULL, **plain)
    start([postgres("postgres"), "-D", f"{database}/data", "-h", "", "-k", database, "-F"], "database.log", **{
        key: value for key, value in plain.items() if key != "cwd"})
    until("the database does not start", lambda: os.path.exists(f"{database}/.s.PGSQL.5432") and subprocess.run(
        [postgres("pg_isready"), "-h", database], stdout=subprocess.DEVNULL).returncode == 0)
    url = f"postgresql+psycopg2://farm@/postgres?host={database}"
    subprocess.run([bgd, "migrate", "apply", url], check=True, stdout=subprocess.DEVNULL)

    with open(os.path.join(here, "buildgrid.yml")) as source, open(f"{folder}/buildgrid.yml", "w") as settings:
        settings.write(source.read().replace("DATABASE", url).replace("FOLDER", folder).replace("PORT", str(port)))
    start([bgd, "server", "start", f"{folder}/buildgrid.yml"], "server.log")
    until("BuildGrid does not start", listens)
    for number in (1, 2):
        start([sys.executable, f"{here}/worker.py", f"127.0.0.1:{port}", f"worker-{number}"], f"worker-{number}.log")
    print(f"grpc://127.0.0.1:{port}", flush=True)
    sys.stdin.read()
finally:
    for process in reversed(started):
        process.terminate()
    for process in reversed(started):
        try:
            process.wait(5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
