import file from '../config/identitas.json' with { type: 'json' };
import { fromFile, type Identity } from '../resources/identity.ts';
import { programs } from './content/programs.ts';
import type { PageKey } from './content/types.ts';
import { identity } from './identity.ts';

/** The shades of one page, all mixed from its accent. */
export interface Palette {
  accent: string;
  /** Words on a tinted ground. */
  strong: string;
  /** Hero ground. */
  deep: string;
  /** Darkest: end of the hero's ground, footer. */
  night: string;
  mid: string;
  soft: string;
  tint: string;
}

/** The neutral and signal colours that all pages share. */
export const neutrals = {
  ink: '#1A1C22',
  muted: '#565B66',
  line: '#E3DED4',
  paper: '#FBF9F5',
  sand: '#F3EEE4',
  marigold: '#F2A900',
  cream: '#FFF3D6',
  white: '#FFFFFF',
  red: '#C8372D',
} as const;

const channels = (hex: string): number[] => [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16));

/** Mixes `share` (0..1) of `other` into `base`, both '#rrggbb'. */
export function mix(base: string, other: string, share: number): string {
  const second = channels(other);
  const mixed = channels(base).map((value, index) => Math.round(value * (1 - share) + (second[index] ?? 0) * share));
  return `#${mixed.map(value => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The shades that follow from one accent. */
const paletteFrom = (accent: string): Palette => ({
  accent,
  strong: mix(accent, '#070B1C', 0.18),
  deep: mix(accent, '#070B1C', 0.46),
  night: mix(accent, '#070B1C', 0.74),
  mid: mix(accent, '#FFFFFF', 0.4),
  soft: mix(accent, '#FFFFFF', 0.74),
  tint: mix(accent, neutrals.paper, 0.9),
});

/** The palette of a page; the index and everything general wear the university's colour. */
export const paletteOf = (key: PageKey): Palette =>
  paletteFrom(programs.find(program => program.code === key)?.accent ?? identity.warnaUtama);

const declarations = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/** Custom properties of every page, so that no colour is written a second time in a style sheet; the file's identity. */
export function themeCss(): string {
  const pages = programs.map(({ code, accent }) => `[data-program="${code}"]{${declarations(paletteFrom(accent))}}`);
  return [`:root{${declarations(neutrals)}}`, brandRules(shipped), ...pages].join('\n');
}

const brandRules = ({ warnaUtama, warnaAksen }: Colors): string => {
  const palette = paletteFrom(warnaUtama);
  return `:root{${declarations(palette)};--brand:${warnaUtama};--brand-night:${palette.night};--marigold:${warnaAksen}}`;
};

type Colors = Pick<Identity, 'warnaUtama' | 'warnaAksen'>;
const shipped: Colors = fromFile(file);

/** Style sheet of an identity's colours; '' if they are those of the build. */
export const brandCss = (identity: Colors): string =>
  brandRules(identity) === brandRules(shipped) ? '' : brandRules(identity);
