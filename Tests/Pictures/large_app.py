"""Writes an app of many screens: large_app.py FOLDER COUNT. Each leads to three others, so that lines cross the whole picture."""

import pathlib
import sys

folder, count = pathlib.Path(sys.argv[1]), int(sys.argv[2])
folder.mkdir(parents=True)
parts = ["import SwiftUI", "@main struct LargeApp: App { var body: some Scene { WindowGroup { Page0View() } } }"]
for index in range(count):
    targets = [target for target in (2 * index + 1, 2 * index + 2, index * 7 % count) if target < count and target != index]
    links = "; ".join(f'NavigationLink("{target}") {{ Page{target}View() }}' for target in targets) or 'Text("end")'
    parts.append(f"struct Page{index}View: View {{ var body: some View {{ NavigationStack {{ {links} }} }} }}")
(folder / "Large.swift").write_text("\n".join(parts) + "\n")
