import type { StepNote, Values } from '../kit/index.ts';
import { komcadMessages } from './messages.ts';

/** Range of the body mass index without a warning (docs/domain/40 §1.1). */
const wajar = { min: 18.5, max: 27 } as const;

/**
 * Body mass index to one decimal; null while one of the two is missing.
 * @param tinggi cm
 * @param berat kg
 */
const imtOf = (tinggi: unknown, berat: unknown): number | null =>
  typeof tinggi === 'number' && typeof berat === 'number' && tinggi > 0
    ? Math.round((berat / (tinggi / 100) ** 2) * 10) / 10
    : null;

/** Body mass index with its category, as a note beside the step; it refuses nobody (docs/domain/40 §1.1). */
export function kataImt({ tinggiBadan, beratBadan }: Values): StepNote | null {
  const imt = imtOf(tinggiBadan, beratBadan);
  if (imt === null) return null;
  if (imt >= wajar.min && imt <= wajar.max) return { text: komcadMessages.bodyMass({ imt }), warns: false };
  return { text: komcadMessages.bodyMassOutside({ imt, ...wajar }), warns: true };
}
