import { contrast, luminous, mix, readable } from './contrast.ts';

/** Grounds of the back office, which do not follow from the identity. */
export const grounds = { lightPage: '#f7f5f1', darkPage: '#14151a', darkSurface: '#1c1e25' } as const;

const white = '#ffffff';
const black = '#0b0d12';

/** Shades of the identity's colour that can be read in one mode: as a ground of white words, and as words. */
export function brandShades(
  color: string,
  mode: 'light' | 'dark',
): { brand: string; brandDeep: string; primary: string } {
  const brand = color.toLowerCase();
  return mode === 'light'
    ? {
        brand: readable(brand, white, black, 5.5),
        brandDeep: mix(brand, '#060a18', 0.62),
        primary: readable(brand, grounds.lightPage, black, 5.5),
      }
    : {
        brand: readable(mix(brand, grounds.darkSurface, 0.35), white, black, 5.5),
        brandDeep: mix(brand, '#060a18', 0.78),
        primary: luminous(brand, grounds.darkSurface, 7),
      };
}

const darkWords = '#231a00';

/** Words on the accent: the dark ones, unless white reads better. */
export const onAccent = (accent: string): string =>
  contrast(darkWords, accent) >= contrast(white, accent) ? darkWords : white;
