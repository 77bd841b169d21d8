import { dayInWords, type Language } from '../../../resources/kit/index.ts';
import type { FormRow } from './forms.ts';

/** ' sampai 3 Des 2026', or nothing where the form has no last day. */
export const untilWords =
  ({ tanggalTutup }: Pick<FormRow, 'tanggalTutup'>) =>
  (language: Language | undefined) => {
    if (!tanggalTutup) return '';
    const day = (language?.format.day ?? dayInWords)(tanggalTutup);
    return language ? ` until ${day}` : ` sampai ${day}`;
  };
