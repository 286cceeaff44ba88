import encode from "qrcode-generator";

export interface QrCode {
  /** Modules along an edge, without the quiet zone. */
  size: number;
  /** The dark modules as one SVG path. */
  path: string;
}

export function qrCode(text: string): QrCode {
  const code = encode(0, "M");
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const strokes: string[] = [];
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1)
      if (code.isDark(row, column)) strokes.push(`M${column} ${row}h1v1h-1z`);
  return { size, path: strokes.join("") };
}
