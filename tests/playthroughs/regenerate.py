"""python -m tests.playthroughs.regenerate: write the golden games anew. Read the difference before committing it."""

from tests.playthroughs.golden_files import FOLDER, fresh_text, golden_files


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    wanted = golden_files()
    for stray in sorted(set(FOLDER.glob("*.txt")) - wanted.keys()):
        stray.unlink()
        print(f"removed {stray.name}")
    for path, table in wanted.items():
        text = fresh_text(table)
        if not path.exists() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")
            print(f"wrote {path.name}")


if __name__ == "__main__":
    main()
