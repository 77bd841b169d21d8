/**
 * An SVG as PNG. The drawing library is native code of some megabytes, so it is fetched when a picture is first asked for.
 * @param fonts files of the faces that the drawing writes with
 */
export async function pngOf(svg: string, fonts: readonly string[] = [], family = ''): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const font = { fontFiles: [...fonts], loadSystemFonts: false, ...(family ? { defaultFontFamily: family } : {}) };
  const picture = await renderAsync(svg, { font });
  return Buffer.from(picture.asPng());
}

/** A picture as the address of its content, for use within a drawing. */
export const asData = (bytes: Buffer, type: string): string => `data:${type};base64,${bytes.toString('base64')}`;
