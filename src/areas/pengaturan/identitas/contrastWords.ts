import { contrast } from '../../../../resources/kit/contrast.ts';
import { brandShades, grounds } from '../../../../resources/kit/shades.ts';
import type { Mode } from '../../../platform/look/tokens.ts';

/** The least ratio of WCAG 2 (AA) for words. */
const least = 4.5;

const ratio = new Intl.NumberFormat('id-ID', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
/** Rounded down: 4.48 is below the limit and may not look like it. */
const said = (value: number) => `${ratio.format(Math.floor(value * 10) / 10)}:1`;

/** Contrast of a colour in a mode, and the colour that the portal uses instead if it is too low. */
export function contrastWords(color: string, mode: Mode): { enough: boolean; text: string } {
  const ground = mode === 'light' ? grounds.lightPage : grounds.darkSurface;
  const own = contrast(color, ground);
  const { primary } = brandShades(color, mode);
  const used = `Portal memakai rona ${primary.toUpperCase()} (${said(contrast(primary, ground))}).`;
  if (own >= least)
    return { enough: true, text: `Kontras ${said(own)}.${primary === color.toLowerCase() ? '' : ` ${used}`}` };
  return { enough: false, text: `Kontras ${said(own)}, di bawah 4,5:1: sulit dibaca. ${used}` };
}
