import { RESULT_HEIGHT, RESULT_WIDTH } from "../../../art/result";

const SHARPER = 2; // pixels for each unit of the drawing

/** A drawing as a PNG file that can be posted; it must need nothing from the page. */
export async function asPng(svg: string, name: string): Promise<File> {
  const image = new Image(RESULT_WIDTH, RESULT_HEIGHT);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = RESULT_WIDTH * SHARPER;
  canvas.height = RESULT_HEIGHT * SHARPER;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (blob === null) throw new Error("the picture could not be drawn");
  return new File([blob], name, { type: "image/png" });
}
