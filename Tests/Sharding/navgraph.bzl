"""Reads each Swift target apart and links all of them once.

    load("//tools:navgraph.bzl", "navgraph_facts", "navgraph_result")

    # Beside the swift_library of each package: its sources become facts. One action, which sees nothing but these sources.
    navgraph_facts(
        name = "cart_facts",
        srcs = glob(["**/*.swift", "**/*.storyboard"]),
        module_name = "Cart",
        deps = ["//Kit:kit_facts"],
    )

    # Once for the app: what `navgraph` says of all facts together.
    navgraph_result(
        name = "findings",
        out = "findings.sarif",
        command = ["lint", "--format", "sarif", "--no-exit-code"],
        config = "//:.navgraph.yml",
        deps = ["//App:app_facts"],
    )

Bazel keeps what an action wrote until its sources or `navgraph` itself change, and runs the actions wherever it runs others: on this
machine, or on those of `--remote_executor`. Paths in facts start from the workspace, so the same bytes come from every machine.
"""

NavgraphInfo = provider(
    doc = "What is known of a target's screens.",
    fields = {"facts": "The facts of the target and of all that it depends on: a depset of files."},
)

_NAVGRAPH = attr.label(
    doc = "The program.",
    default = "//tools:navgraph",
    allow_single_file = True,
    executable = True,
    cfg = "exec",
)

def _paths(ctx, files):
    """The paths of files as a list for `navgraph`, whatever they begin with and however many they are."""
    paths = ctx.actions.args()
    paths.add_all(files)
    paths.use_param_file("@%s", use_always = True)
    paths.set_param_file_format("multiline")
    return paths

def _facts_impl(ctx):
    out = ctx.actions.declare_file(ctx.label.name + ".navfacts")
    options = ctx.actions.args()
    options.add("extract")

    # What settings say of files is heard when all facts are together, so that a change of settings reads no file again.
    options.add("--no-config")
    options.add("--root", ".")
    options.add("--module", ctx.attr.module_name or ctx.label.package.split("/")[-1] or ctx.label.name)
    options.add("-o", out)
    ctx.actions.run(
        executable = ctx.executable._navgraph,
        arguments = [options, _paths(ctx, ctx.files.srcs)],
        inputs = ctx.files.srcs,
        outputs = [out],
        mnemonic = "NavgraphExtract",
        progress_message = "Reading the navigation of %s" % ctx.label,
    )
    deps = [dep[NavgraphInfo].facts for dep in ctx.attr.deps]
    return [DefaultInfo(files = depset([out])), NavgraphInfo(facts = depset([out], transitive = deps))]

navgraph_facts = rule(
    doc = "The facts of one module.",
    implementation = _facts_impl,
    attrs = {
        "srcs": attr.label_list(
            doc = "Swift files, and what else speaks of screens: storyboards, property lists, Objective-C.",
            allow_files = [".swift", ".storyboard", ".xib", ".plist", ".xcconfig", ".h", ".m", ".mm", ".pbxproj"],
            mandatory = True,
        ),
        "module_name": attr.string(doc = "The package's last part if left out."),
        "deps": attr.label_list(doc = "The facts of the modules that this one uses.", providers = [NavgraphInfo]),
        "_navgraph": _NAVGRAPH,
    },
)

def _result_impl(ctx):
    facts = depset(transitive = [dep[NavgraphInfo].facts for dep in ctx.attr.deps])
    options = ctx.actions.args()
    options.add_all(ctx.attr.command)
    if ctx.file.config:
        options.add("--config", ctx.file.config)
    else:
        options.add("--no-config")
    options.add("-o", ctx.outputs.out)
    ctx.actions.run(
        executable = ctx.executable._navgraph,
        arguments = [options, _paths(ctx, facts)],
        inputs = depset([ctx.file.config] if ctx.file.config else [], transitive = [facts]),
        outputs = [ctx.outputs.out],
        mnemonic = "NavgraphLink",
        progress_message = "Linking the navigation of %s" % ctx.label,
    )
    return [DefaultInfo(files = depset([ctx.outputs.out]))]

navgraph_result = rule(
    doc = "What a command of `navgraph` says of the program that the facts make up.",
    implementation = _result_impl,
    attrs = {
        "deps": attr.label_list(doc = "The facts of the app's targets.", providers = [NavgraphInfo], mandatory = True),
        "command": attr.string_list(doc = "As typed behind `navgraph`, without paths.", mandatory = True),
        "config": attr.label(doc = "A `.navgraph.yml`; none holds if left out.", allow_single_file = True),
        "out": attr.output(mandatory = True),
        "_navgraph": _NAVGRAPH,
    },
)
