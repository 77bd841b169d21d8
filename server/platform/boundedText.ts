/**
 * The body of a response as text, read in pieces; undefined when it exceeds the limit, whatever its Content-Length
 * says.
 */
export async function boundedText(response: Response, most: number): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for await (const piece of response.body ?? []) {
    size += piece.byteLength;
    // Leaving the loop cancels the rest.
    if (size > most) return undefined;
    text += decoder.decode(piece, { stream: true });
  }
  return text + decoder.decode();
}
