import type { TeksPersetujuan } from '../../../../resources/mbkm/panggilanPersetujuan.ts';
import { currentLanguage } from '../../../platform/providers/currentLanguage.ts';

/** Title and words of a consent text as the reader reads them; the Indonesian ones where it has no others. */
export function textRead({ judul, isi, judulInggris, isiInggris }: TeksPersetujuan): { judul: string; isi: string } {
  return currentLanguage() === 'en' ? { judul: judulInggris ?? judul, isi: isiInggris ?? isi } : { judul, isi };
}
