// Never a signature alone on its page: plain JavaScript, because the thread that draws starts without the build.

/** Times that a document is laid out anew, each with a little less room on its pages. */
const mostTries = 6;
/** Most height that one page may lose: a signature with its copies that just did not fit, and the lines. */
const mostLost = 420;

/**
 * Draws a document; where its closing (a node of the style `closing`, which is unbreakable) has come to stand on a page
 * without anything of what goes before it, its pages end a little higher, so that the last two lines, or the last row of a
 * table, go along with it.
 * @param draw lays out and draws with so many points less on each page; gives the bytes, the content as it was laid out,
 *   and where the text of a page ends
 */
export async function keepClosing(draw) {
  let lost = 0;
  for (let tries = 0; ; tries += 1) {
    const { bytes, content, height } = await draw(lost);
    const more = tries < mostTries ? roomToTake(content, height - lost) : 0;
    if (!more || lost + more > mostLost) return bytes;
    lost += more;
  }
}

/** Points that have to go for every closing to have company; 0 where all have. */
const roomToTake = (content, height) => Math.max(0, ...[...closings(content)].map(around => missing(around, height)));

/** Every closing: what stands before it, and the marks on both sides of it. */
function* closings(nodes) {
  for (const [i, node] of nodes.entries()) {
    if (node?.style === 'closing') yield { before: nodes[i - 2], begin: nodes[i - 1], end: nodes[i + 1] };
    else if (Array.isArray(node?.stack)) yield* closings(node.stack);
  }
}

function missing({ before, begin, end }, height) {
  const [above] = begin.positions;
  const page = end.positions[0].pageNumber;
  // Where the last lines begin; a row of a table goes as a whole, and knows only where it ends.
  const last = before.table?.dontBreakRows ? [above] : linesOf(before).slice(-2);
  const [first] = last;
  if (!first || last.every(line => line.pageNumber === page)) return 0;
  // Pages before it give as much as its own, so that all end alike.
  return Math.ceil((height - first.top) / first.pageNumber) + 1;
}

/** Where each line of text of a node has come to stand. */
function linesOf(node) {
  if (!node || typeof node !== 'object') return [];
  const inner = node.stack ?? node.columns ?? node.ol ?? node.ul ?? node.table?.body.map(row => row.at(-1));
  return inner ? inner.flatMap(linesOf) : (node.positions ?? []);
}
