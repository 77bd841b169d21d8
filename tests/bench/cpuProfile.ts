import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

/** A function of the profile, as V8 writes it: lines and columns from 0. */
interface CallFrame {
  functionName: string;
  url: string;
  lineNumber: number;
  columnNumber: number;
}

interface ProfileNode {
  id: number;
  callFrame: CallFrame;
  children?: number[];
}

interface CpuProfile {
  nodes: ProfileNode[];
  samples: number[];
  /** Microseconds before each sample. */
  timeDeltas: number[];
}

/** One stack with the time spent at its end; frames from the outermost on. */
export interface Stack {
  frames: readonly Frame[];
  ms: number;
}

export interface Frame {
  name: string;
  /** File as it is written, from the root of the repository; empty for what V8 does itself. */
  file: string;
}

const maps = new Map<string, SourceMap | undefined>();

function mapOf(url: string): SourceMap | undefined {
  if (!maps.has(url)) {
    const path = url.startsWith('file://') ? `${fileURLToPath(url)}.map` : '';
    maps.set(url, existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : undefined);
  }
  return maps.get(url);
}

function frameOf({ functionName, url, lineNumber, columnNumber }: CallFrame): Frame {
  const entry = mapOf(url)?.findEntry(lineNumber, columnNumber);
  const source = entry && 'originalSource' in entry ? entry.originalSource : url;
  return {
    name: functionName || '(tanpa nama)',
    file: source.replace(/^(\.\.\/)+/, '').replace(/^file:\/\/.*?\/dist\//, 'dist/'),
  };
}

/** Stacks of a `.cpuprofile`, without the time in which nothing ran; the bundle's functions by their own files where it has maps. */
export function stacksOf(path: string): Stack[] {
  const { nodes, samples, timeDeltas }: CpuProfile = JSON.parse(readFileSync(path, 'utf8'));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map(child => [child, id] as const)));
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, frameOf(callFrame)]));
  const spent = new Map<number, number>();
  for (const [i, id] of samples.entries()) spent.set(id, (spent.get(id) ?? 0) + (timeDeltas[i] ?? 0) / 1000);
  return [...spent].flatMap(([id, ms]) => {
    const stack: Frame[] = [];
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
      const frame = frames.get(at);
      if (frame && frame.name !== '(root)') stack.unshift(frame);
    }
    return stack.at(-1)?.name === '(idle)' ? [] : [{ frames: stack, ms }];
  });
}

/** Parts of the work; the first whose pattern fits a file has its time, and what it calls of Node and V8. */
const parts: readonly (readonly [name: string, files: RegExp])[] = [
  [
    'sesi',
    /server\/platform\/(access\/(session|guard|caller|throttle|identity|activity|presence|serveCall|token)|sso)/,
  ],
  ['hak dan cakupan', /server\/platform\/access\//],
  [
    'pemeriksaan dan aturan',
    /node_modules\/zod|resources\/|server\/platform\/engine\/(check|depends|needs|weeks|closed|acrossRows|extras|rules|weighty|takenPlaces|import\/(draft|dryRun|cells|references|uniques|existing|typedValue|reach|dates))|server\/areas\//,
  ],
  ['berkas tabel', /server\/platform\/documents\/spreadsheet|node_modules\/(papaparse|@e965)/],
  ['pernyataan dan riwayat', /server\/platform\/engine\//],
  ['basis data', /server\/platform\/database\/|node_modules\/pg/],
  ['catatan', /node_modules\/(pino|sonic|thread-stream|fast-redact)|server\/platform\/log/],
  ['HTTP', /node_modules\/|server\/|^node:_http|^node:http/],
];

const partOf = ({ frames }: Stack): string => {
  if (frames.at(-1)?.name === '(garbage collector)') return 'sampah memori';
  for (const { file } of frames.toReversed()) {
    const found = file && parts.find(([, files]) => files.test(file));
    if (found) return found[0];
  }
  return 'Node sendiri';
};

/** Milliseconds of each part, the longest first. */
export function partsOf(stacks: readonly Stack[]): [name: string, ms: number][] {
  const spent = new Map<string, number>();
  for (const stack of stacks) {
    const part = partOf(stack);
    spent.set(part, (spent.get(part) ?? 0) + stack.ms);
  }
  return [...spent].sort(([, a], [, b]) => b - a);
}
