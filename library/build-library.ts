import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { LibraryResource } from "@remanso/core/resources/library.ts";
import { inLibraryOrder } from "@remanso/core/resources/library-order.ts";
import { LibraryMistake, readAbout, readText } from "./read-resource.ts";

const here = import.meta.dirname;

/** Reads every resource below `folder`, in the library's order; the first mistake is thrown with its file and line. */
export async function readLibrary(folder = join(here, "texts")): Promise<LibraryResource[]> {
  const ids = (await readdir(folder)).toSorted();
  const wrong = ids.find((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id));
  if (wrong !== undefined)
    throw new LibraryMistake(join(folder, wrong), 1, "a folder's name is the id: a-z, 0-9 and dashes");
  return inLibraryOrder(await Promise.all(ids.map((id) => readResource(folder, id))));
}

/** Writes what the server reads when it starts: dist/library.json. */
export async function buildLibrary(): Promise<void> {
  const library = await readLibrary();
  await mkdir(join(here, "dist"), { recursive: true });
  await writeFile(join(here, "dist/library.json"), JSON.stringify(library));
}

async function readResource(folder: string, id: string): Promise<LibraryResource> {
  const read = async (name: string) => ({
    file: join("library/texts", id, name),
    text: await readFile(join(folder, id, name), "utf8").catch(() => {
      throw new LibraryMistake(join("library/texts", id, name), 1, "this file is missing");
    }),
  });
  const [about, en, es] = await Promise.all([read("about.yaml"), read("en.md"), read("es.md")]);
  const facts = readAbout(about.file, about.text);
  return {
    id,
    type: facts.type,
    category: facts.category,
    minutes: facts.minutes,
    unlock: facts.unlock ?? null,
    practice: facts.practice ?? null,
    sound: facts.sound ?? null,
    drawings: facts.drawings ?? [],
    reviewedOn: facts.reviewedOn,
    sources: facts.sources,
    texts: { en: readText(en.file, en.text, facts), es: readText(es.file, es.text, facts) },
  };
}
