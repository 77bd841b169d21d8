import type { Frame, Stack } from './cpuProfile.ts';

interface Node {
  label: string;
  ms: number;
  children: Map<string, Node>;
}

/** Narrower ones are left out, in parts of the whole. */
const narrowest = 0.006;
const width = 1000;
const height = 17;
const mostDeep = 26;

const short = ({ name, file }: Frame): string => (file ? `${name} · ${file.split('/').slice(-2).join('/')}` : name);
/** Frames of Node's own machinery say nothing that their caller does not. */
const told = ({ file }: Frame): boolean => !file.startsWith('node:');

function treeOf(stacks: readonly Stack[]): Node {
  const root: Node = { label: 'semua', ms: 0, children: new Map() };
  for (const { frames, ms } of stacks) {
    let at = root;
    at.ms += ms;
    for (const label of frames.filter(told).map(short)) {
      const next: Node = at.children.get(label) ?? { label, ms: 0, children: new Map() };
      at.children.set(label, next);
      next.ms += ms;
      at = next;
    }
  }
  return root;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Colour by the file, so that one file looks the same wherever it stands. */
function colourOf(label: string): string {
  let hash = 0;
  for (const char of label.split(' · ').at(-1) ?? '') hash = (hash * 31 + char.charCodeAt(0)) >>> 0;
  return `hsl(${hash % 360} 55% 78%)`;
}

/**
 * A flame graph as a picture: what calls stands above what it calls, as wide as it took; pointing at a box tells its whole name
 * and time.
 */
export function flameSvg(stacks: readonly Stack[], title: string): string {
  const root = treeOf(stacks);
  const boxes: string[] = [];
  let deepest = 0;
  const draw = (node: Node, x: number, depth: number): void => {
    const wide = (node.ms / root.ms) * width;
    if (wide < width * narrowest || depth > mostDeep) return;
    deepest = Math.max(deepest, depth);
    const y = 24 + depth * height;
    const percent = ((100 * node.ms) / root.ms).toFixed(1);
    const letters = Math.floor(wide / 6);
    const text =
      letters < 4
        ? ''
        : `<text x="${(x + 2).toFixed(1)}" y="${y + 12}">${escaped(node.label.slice(0, letters))}</text>`;
    boxes.push(
      `<g><title>${escaped(node.label)}: ${percent} %</title><rect x="${x.toFixed(1)}" y="${y}" width="${wide.toFixed(1)}" height="${height - 1}" fill="${colourOf(node.label)}"/>${text}</g>`,
    );
    let from = x;
    for (const child of [...node.children.values()].sort((a, b) => b.ms - a.ms)) {
      draw(child, from, depth + 1);
      from += (child.ms / root.ms) * width;
    }
  };
  draw(root, 0, 0);
  const tall = 24 + (deepest + 1) * height;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${tall}" font-family="sans-serif" font-size="10"><rect width="${width}" height="${tall}" fill="#fff"/><text x="2" y="15" font-size="12">${escaped(title)}</text>${boxes.join('\n')}</svg>\n`;
}
