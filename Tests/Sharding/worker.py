#!/usr/bin/env python3
"""A machine of a build farm: asks BuildGrid for actions, and runs each in a folder that holds its inputs and nothing else.

    worker.py ADDRESS NAME

Stands in for `buildbox-worker`, which Debian does not have, and speaks the same two protocols: Remote Workers for what is to be done,
Remote Execution's storage for inputs and outputs. It runs whatever it is sent, so only on this machine's own address.
"""
import os, subprocess, sys, tempfile

import grpc
from buildgrid._protos.build.bazel.remote.execution.v2.remote_execution_pb2 import Action, ActionResult, Command, Digest
from buildgrid._protos.google.devtools.remoteworkers.v1test2 import bots_pb2, bots_pb2_grpc
from buildgrid.server.client.cas import download, upload

address, name = sys.argv[1:]
channel = grpc.insecure_channel(address)


def run(lease):
    """What an action gave. Whatever goes wrong on the way to its outputs is told as its standard error."""
    with tempfile.TemporaryDirectory() as root, download(channel) as source, upload(channel) as sink:
        action = Action()
        if not lease.payload.Unpack(action):
            digest = Digest()
            lease.payload.Unpack(digest)
            action = source.get_message(digest, Action())
        command = source.get_message(action.command_digest, Command())
        source.download_directory(action.input_root_digest, root)
        folder = os.path.join(root, command.working_directory)
        outputs = command.output_paths or command.output_files
        for output in outputs:
            os.makedirs(os.path.dirname(os.path.join(folder, output)), exist_ok=True)
        ended = subprocess.run(
            command.arguments, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True,
            env={variable.name: variable.value for variable in command.environment_variables})
        result = ActionResult(exit_code=ended.returncode, stdout_raw=ended.stdout, stderr_raw=ended.stderr)
        result.execution_metadata.worker = name
        for output in outputs:
            path = os.path.join(folder, output)
            if os.path.isfile(path):
                file = result.output_files.add(path=output, is_executable=os.access(path, os.X_OK))
                file.digest.CopyFrom(sink.upload_file(path, queue=False))
        print("ran", " ".join(command.arguments[:2]), "among", sum(len(files) for _, _, files in os.walk(root)), "files", flush=True)
        return result


bots = bots_pb2_grpc.BotsStub(channel)
session = bots.CreateBotSession(
    bots_pb2.CreateBotSessionRequest(bot_session=bots_pb2.BotSession(bot_id=name, status=bots_pb2.OK)), timeout=30, wait_for_ready=True)
while True:
    for lease in session.leases:
        if lease.state == bots_pb2.ACTIVE:
            lease.result.Pack(run(lease))
            lease.state = bots_pb2.COMPLETED
    session = bots.UpdateBotSession(bots_pb2.UpdateBotSessionRequest(name=session.name, bot_session=session), timeout=30)
