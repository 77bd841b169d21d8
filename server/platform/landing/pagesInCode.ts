import { content as beranda } from '../../../landing/content/beranda.ts';
import { content as kampusMengajar } from '../../../landing/content/kampusMengajar.ts';
import { content as kkn } from '../../../landing/content/kkn.ts';
import { content as komcad } from '../../../landing/content/komcad.ts';
import { content as kwu } from '../../../landing/content/kwu.ts';
import { content as magang } from '../../../landing/content/magang.ts';
import { content as pertukaran } from '../../../landing/content/pertukaran.ts';
import { content as pertukaranEnglish } from '../../../landing/content/pertukaranEnglish.ts';
import { content as praktisiMengajar } from '../../../landing/content/praktisiMengajar.ts';
import { programOf } from '../../../landing/content/programs.ts';
import { content as studiIndependen } from '../../../landing/content/studiIndependen.ts';
import type { PageContent } from '../../../landing/content/types.ts';
import { landingEnglish } from '../../../landing/english.ts';
import { pageInCode } from '../../../landing/situsBawaan.ts';
import { declared } from '../../../resources/kit/index.ts';
import { type HalamanSitus, tempatHalaman } from '../../../resources/pengaturan/situs.ts';
import { lengkap } from '../../../resources/pengaturan/situsIsi.ts';
import { type DokumenSitus, tanpaUbahan } from '../../../resources/pengaturan/situsSkema.ts';

const contents: Readonly<Record<HalamanSitus, PageContent>> = declared({
  beranda,
  magang,
  kkn,
  kwu,
  komcad,
  pertukaran,
  kampus_mengajar: kampusMengajar,
  praktisi_mengajar: praktisiMengajar,
  studi_independen: studiIndependen,
  pertukaran_en: declared(pertukaranEnglish, 'en'),
});

/** Texts of a page in the code: its first version. */
export function inCode(page: HalamanSitus): DokumenSitus {
  const { language } = tempatHalaman(page);
  const known = pageInCode(contents[page], language === 'en' ? landingEnglish : undefined);
  return lengkap(page, known, tanpaUbahan);
}

/** Name and address of a page. */
export function nameOf(page: HalamanSitus): { nama: string; path: string } {
  const { key, language } = tempatHalaman(page);
  const program = programOf(key);
  const english = language === 'en';
  return {
    nama: program ? `${program.name}${english ? ' (English)' : ''}` : 'Beranda',
    path: `${program?.path ?? '/'}${english ? '?bahasa=en' : ''}`,
  };
}
