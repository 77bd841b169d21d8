/** What was answered, read a piece at a time whether or not it said how long it is; undefined beyond the limit. */
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
