import type { TeksPersetujuan } from '../../../../resources/mbkm/panggilanPersetujuan.ts';
import { type BacaanPersetujuan, bacaanPersetujuan } from '../../../../resources/mbkm/teksPersetujuan.ts';
import { currentLanguage } from '../../../platform/providers/currentLanguage.ts';

/** Title and words of a consent text as the reader reads them. */
export const textRead = (teks: TeksPersetujuan): BacaanPersetujuan => bacaanPersetujuan(teks, currentLanguage());
