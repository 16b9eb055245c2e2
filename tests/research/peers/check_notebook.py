"""The notebook of examples/learn from its first cell to its last, by Jupyter's own client. Runs where the peers are."""

import sys
from pathlib import Path

import nbformat
from nbclient import NotebookClient

if __name__ == "__main__":
    path = Path(sys.argv[1])
    notebook = nbformat.read(path, as_version=4)
    nbformat.validate(notebook)
    NotebookClient(notebook, timeout=600, resources={"metadata": {"path": str(path.parent)}}).execute()
    for cell in notebook.cells:
        for output in cell.get("outputs", []):
            print(output.get("text", ""), end="")
    print(f"jupyter runs {path.name}")
