import { existsSync, readFileSync } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { byLanguage } from "@remanso/core/language.ts";
import type { LibraryResource } from "@remanso/core/resources/library.ts";
import { inLibraryOrder } from "@remanso/core/resources/library-order.ts";
import { LibraryMistake, readAbout, readText } from "./read-resource.ts";

const here = import.meta.dirname;

/** Reads every resource below `folder`, in the library's order; throws the first mistake with its file and line. */
export async function readLibrary(folder = join(here, "texts")): Promise<LibraryResource[]> {
  const ids = (await readdir(folder)).toSorted();
  const wrong = ids.find((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id));
  if (wrong !== undefined)
    throw new LibraryMistake(join(folder, wrong), 1, "a folder's name is the id: a-z, 0-9 and dashes");
  return inLibraryOrder(ids.map((id) => readResource(folder, id)));
}

/** Writes dist/library.json, which the server reads when it starts. */
export async function buildLibrary(): Promise<void> {
  const library = await readLibrary();
  await mkdir(join(here, "dist"), { recursive: true });
  await writeFile(join(here, "dist/library.json"), JSON.stringify(library));
}

function readResource(folder: string, id: string): LibraryResource {
  const about = readPart(folder, id, "about.yaml");
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
    sources: facts.sources.map(({ doi, link, ...source }) => ({
      ...source,
      link: doi === undefined ? (link ?? null) : `https://doi.org/${doi}`,
    })),
    texts: byLanguage((language) => {
      const { file, text } = readPart(folder, id, `${language}.md`);
      return readText(file, text, facts);
    }),
  };
}

function readPart(folder: string, id: string, name: string): { file: string; text: string } {
  const file = join("library/texts", id, name);
  const path = join(folder, id, name);
  if (!existsSync(path)) throw new LibraryMistake(file, 1, "this file is missing");
  return { file, text: readFileSync(path, "utf8") };
}
