"""Reads what the compiler writes down: its index, and the symbol graphs of modules.

The index has what each line refers to, by USR. A symbol graph has the public symbols of a module: their
USRs, declarations, and since which systems they exist.
"""
import ctypes
import json
import os
import re
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
STAND_INS = ["UIKit", "SwiftUI", "SafariServices", "PhotosUI", "UniformTypeIdentifiers", "Charts"]
# The platforms whose lines in a manifest and in an availability attribute are compared.
PLATFORMS = ["macOS", "iOS", "tvOS", "visionOS"]


def fail(message):
    sys.exit("%s: error: %s" % (os.path.basename(sys.argv[0]), message))


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def build_folder(package):
    return os.path.join(ROOT, package, ".build", "debug")


def minimum_systems(manifest):
    """Returns the platforms of a manifest with their minimum versions."""
    found = re.findall(r'\.(macOS|iOS|tvOS|visionOS)\((?:\.v(\d+)|"([\d.]+)")\)', manifest)
    return {name: version(short or long) for name, short, long in found}


def version(text):
    parts = [int(part) for part in text.split(".")] + [0]
    return (parts[0], parts[1])


def symbol_graphs(modules, folders):
    """Returns the symbol graphs of modules, which are in the toolchain or in the folders."""
    graphs = []
    with tempfile.TemporaryDirectory() as output:
        for module in modules:
            command = ["swift-symbolgraph-extract", "-module-name", module, "-output-dir", output,
                       "-target", "x86_64-unknown-linux-gnu" if os.uname().machine == "x86_64"
                       else "aarch64-unknown-linux-gnu", "-skip-synthesized-members"]
            for folder in folders:
                command += ["-I", folder]
            subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for name in os.listdir(output):
            graphs.append(json.loads(read(os.path.join(output, name))))
    return graphs


class Text(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


class Index:
    """A reader of the compiler's index."""
    REFERENCE, OVERRIDE = 1 << 2, 1 << 11
    RECORD = 2

    def __init__(self, path):
        swift = os.path.realpath(subprocess.check_output(["which", "swift"], text=True).strip())
        library = os.path.join(os.path.dirname(os.path.dirname(swift)), "lib", "libIndexStore.so")
        self.library = ctypes.CDLL(library)
        for name, result in [
            ("store_create", ctypes.c_void_p), ("unit_reader_create", ctypes.c_void_p),
            ("unit_reader_get_main_file", Text), ("unit_dependency_get_kind", ctypes.c_int),
            ("unit_dependency_get_name", Text), ("record_reader_create", ctypes.c_void_p),
            ("occurrence_get_symbol", ctypes.c_void_p), ("occurrence_get_roles", ctypes.c_uint64),
            ("symbol_relation_get_symbol", ctypes.c_void_p),
            ("symbol_relation_get_roles", ctypes.c_uint64), ("symbol_get_usr", Text),
        ]:
            self.function(name).restype = result
        self.pointer = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)
        self.name = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, Text)
        self.store = self.call("store_create", path.encode(), None)
        if not self.store:
            fail("there is no index in %s: build first" % path)

    def function(self, name):
        return getattr(self.library, "indexstore_" + name)

    def call(self, name, *values):
        kept = [ctypes.c_void_p(value) if isinstance(value, int) else value for value in values]
        return self.function(name)(*kept)

    def each(self, name, owner, kind, body):
        def visit(_, value):
            body(value)
            return True
        callback = kind(visit)
        values = [ctypes.c_uint(0)] if name == "store_units_apply_f" else []
        self.function(name)(ctypes.c_void_p(owner), *values, None, callback)

    def references(self, folder):
        """Returns the references in the files of a folder: paths, lines, and USRs."""
        return self.read(folder, self.referenced)

    def overrides(self, folder):
        """Returns what the declarations in a folder override or implement: paths, lines, and USRs."""
        return self.read(folder, self.overridden)

    def read(self, folder, usrs):
        folder = os.path.realpath(os.path.join(ROOT, folder)) + os.sep
        units, found = [], set()
        self.each("store_units_apply_f", self.store, self.name, lambda name: units.append(str(name)))
        for unit in units:
            reader = self.call("unit_reader_create", self.store, unit.encode(), None)
            if not reader:
                continue
            file = os.path.realpath(str(self.call("unit_reader_get_main_file", reader)))
            if file.startswith(folder) and os.path.exists(file):
                found |= {(file, line, usr) for line, usr in self.occurrences(reader, usrs)}
            self.call("unit_reader_dispose", reader)
        return found

    def occurrences(self, unit, usrs):
        records, found = [], []

        def add(dependency):
            if self.call("unit_dependency_get_kind", dependency) == self.RECORD:
                records.append(str(self.call("unit_dependency_get_name", dependency)))
        self.each("unit_reader_dependencies_apply_f", unit, self.pointer, add)

        def collect(occurrence):
            line, column = ctypes.c_uint(), ctypes.c_uint()
            self.call("occurrence_get_line_col", occurrence, ctypes.byref(line), ctypes.byref(column))
            found.extend((line.value, usr) for usr in usrs(occurrence))
        for record in records:
            reader = self.call("record_reader_create", self.store, record.encode(), None)
            if reader:
                self.each("record_reader_occurrences_apply_f", reader, self.pointer, collect)
                self.call("record_reader_dispose", reader)
        return found

    def referenced(self, occurrence):
        if not self.call("occurrence_get_roles", occurrence) & self.REFERENCE:
            return []
        return [self.usr(self.call("occurrence_get_symbol", occurrence))]

    def overridden(self, occurrence):
        found = []

        def add(relation):
            if self.call("symbol_relation_get_roles", relation) & self.OVERRIDE:
                found.append(self.usr(self.call("symbol_relation_get_symbol", relation)))
        self.each("occurrence_relations_apply_f", occurrence, self.pointer, add)
        return found

    def usr(self, symbol):
        return str(self.call("symbol_get_usr", symbol))
