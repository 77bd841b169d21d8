import { luminous, mix, readable } from '../../../resources/kit/contrast.ts';
import type { StateTone } from '../../../resources/kit/index.ts';
import { brandShades, grounds, onAccent } from '../../../resources/kit/shades.ts';
import { identity, onIdentity } from '../identity.ts';

/** Light or dark. */
export type Mode = 'light' | 'dark';

/** The few numbers that the whole shell shares (portal-spec §2, §9; docs/design/visual.md). */
export const sizes = {
  drawer: 256,
  drawerClosed: 64,
  topBar: 60,
  radius: 10,
  row: 44,
  rowCompact: 36,
  dialog: 400,
  /** Distance of a dialog from the upper edge of the screen. */
  dialogTop: '9vh',
  /** Below it the drawer is a temporary one. */
  drawerBreakpoint: 900,
} as const;

/**
 * The one family of the portal, self-hosted, and before it is there (or without it, on a slow line) what base.css makes of
 * the system's own: letters of the same widths, so that no line breaks anew when it comes.
 */
export const fontFamily =
  '"Plus Jakarta Sans Variable", "Jakarta from Arial", "Jakarta from Roboto", system-ui, sans-serif';

/** A state's colours: words on a ground of their own. */
interface ToneColors {
  ink: string;
  ground: string;
}

/** Every colour of one mode. */
export interface Tokens {
  /** The identity's own colour, as a ground for white words. */
  brand: string;
  brandDeep: string;
  primary: string;
  onPrimary: string;
  accent: string;
  onAccent: string;
  ink: string;
  muted: string;
  page: string;
  surface: string;
  raised: string;
  line: string;
  /** Border of an input, which must be seen (3:1). */
  outline: string;
  hover: string;
  selected: string;
  danger: string;
  warning: string;
  success: string;
  info: string;
  tones: Readonly<Record<StateTone, ToneColors>>;
}

const white = '#ffffff';
const black = '#0b0d12';

/** Hue of each state, one meaning everywhere; ink and ground are mixed from it per mode. */
const toneHues: Record<StateTone, string> = {
  draf: '#6b6860',
  diajukan: '#1565c0',
  revisi: '#b26a00',
  baik: '#2e7d32',
  tolak: '#c62828',
  selesai: '#0f5132',
  tutup: '#6b6860',
};

const tonesOn = (surface: string, towards: string, share: number) => {
  const entry = (hue: string): ToneColors => {
    const ground = mix(surface, hue, share);
    return { ground, ink: readable(hue, ground, towards) };
  };
  return {
    draf: entry(toneHues.draf),
    diajukan: entry(toneHues.diajukan),
    revisi: entry(toneHues.revisi),
    baik: entry(toneHues.baik),
    tolak: entry(toneHues.tolak),
    selesai: entry(toneHues.selesai),
    tutup: entry(toneHues.tutup),
  };
};

const { lightPage, darkPage, darkSurface } = grounds;

/** All colours by mode that follow from the identity's two. */
export const tokensOf = (brand: string, accent: string): Readonly<Record<Mode, Tokens>> => ({
  light: {
    ...brandShades(brand, 'light'),
    onPrimary: white,
    accent,
    onAccent: onAccent(accent),
    ink: '#1d1c1a',
    muted: '#615d55',
    page: lightPage,
    surface: white,
    raised: white,
    line: '#e4e0d8',
    outline: '#8d887e',
    hover: '#f3f0ea',
    selected: mix(white, brand, 0.08),
    danger: '#b3261e',
    warning: '#8a5300',
    success: '#1b6e3c',
    info: '#0b5cad',
    tones: tonesOn(white, black, 0.1),
  },
  dark: {
    ...brandShades(brand, 'dark'),
    onPrimary: '#0b1220',
    accent,
    onAccent: onAccent(accent),
    ink: '#ece9e3',
    muted: '#aaa69d',
    page: darkPage,
    surface: darkSurface,
    raised: '#24262e',
    line: '#34363f',
    outline: '#74777f',
    hover: '#272931',
    selected: mix(darkSurface, luminous(brand, darkSurface, 7), 0.16),
    danger: '#ff8a80',
    warning: '#f3b95f',
    success: '#7bd29a',
    info: '#8ab8f2',
    tones: tonesOn(darkSurface, white, 0.22),
  },
});

/** Those of this portal; `theme.ts` makes the MUI themes of them, `applyTokens` the custom properties of plain CSS. */
export let tokens: Readonly<Record<Mode, Tokens>> = tokensOf(identity.warnaUtama, identity.warnaAksen);
onIdentity(() => {
  tokens = tokensOf(identity.warnaUtama, identity.warnaAksen);
});

/** The one meaning of every state's colour, by mode and tone (kit `StateTone`). */
export const stateColors: Readonly<Record<Mode, Tokens['tones']>> = {
  light: tokens.light.tones,
  dark: tokens.dark.tones,
};
