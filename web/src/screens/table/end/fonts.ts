import sansExtended from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2?url";
import sans from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url";
import serifExtended from "@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2?url";
import serif from "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url";
import { SANS_FAMILY, SERIF_FAMILY, type Font } from "../../../art/result";

/** As in `styles/fonts.css`: usual letters, and those of names with rarer accents. */
const USUAL = "U+0-FF,U+131,U+152-153,U+2C6,U+2DA,U+2DC,U+2000-206F,U+20AC,U+2122,U+2212";
const RARER = "U+100-130,U+132-151,U+154-2BA,U+1E00-1EFF";
const HAS_RARER = /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1eff]/;

/** The fonts that a picture with this text is written in, as data: the page has loaded the files already. */
export async function fontsFor(text: string): Promise<Font[]> {
  const files = [
    { family: SERIF_FAMILY, file: serif, range: USUAL },
    { family: SANS_FAMILY, file: sans, range: USUAL },
  ];
  if (HAS_RARER.test(text)) {
    files.push({ family: SERIF_FAMILY, file: serifExtended, range: RARER });
    files.push({ family: SANS_FAMILY, file: sansExtended, range: RARER });
  }
  return Promise.all(files.map(async ({ family, file, range }) => ({ family, range, data: await asData(file) })));
}

async function asData(file: string): Promise<string> {
  const response = await fetch(file);
  if (!response.ok) throw new Error("the letters could not be loaded");
  const bytes = new Uint8Array(await response.arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return `data:font/woff2;base64,${btoa(text)}`;
}
