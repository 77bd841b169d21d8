import type { Translation } from '../kit/index.ts';
import type { catalogues } from '../messages.ts';
import { formEnglish } from './form.ts';
import { formulirEnglish } from './formulir.ts';
import { kegiatanEnglish } from './kegiatan.ts';
import { kknEnglish } from './kkn.ts';
import { komcadEnglish } from './komcad.ts';
import { konversiEnglish } from './konversi.ts';
import { kwuEnglish } from './kwu.ts';
import { magangEnglish } from './magang.ts';
import { mailsEnglish } from './mails.ts';
import { masterEnglish } from './master.ts';
import { mbkmEnglish } from './mbkm.ts';
import { messagesEnglish } from './messages.ts';
import { monitoringEnglish } from './monitoring.ts';
import { nilaiEnglish } from './nilai.ts';
import { pengaturanEnglish } from './pengaturan.ts';
import { pertukaranEnglish } from './pertukaran.ts';
import { pesanEnglish } from './pesan.ts';
import { pesertaEnglish } from './peserta.ts';
import { portofolioEnglish } from './portofolio.ts';
import { programmeEnglish } from './programme.ts';
import { publikEnglish } from './publik.ts';
import { refusalsEnglish } from './refusals.ts';
import { risetEnglish } from './riset.ts';
import { sharedEnglish } from './shared.ts';
import { sinkronisasiEnglish } from './sinkronisasi.ts';
import { suratEnglish } from './surat.ts';
import { xlsformEnglish } from './xlsform.ts';

/** Every message in English, by code. */
export const sentences: Translation<typeof catalogues> = {
  ...messagesEnglish,
  ...refusalsEnglish,
  shared: sharedEnglish,
  mail: mailsEnglish,
  pertukaran: pertukaranEnglish,
  programme: programmeEnglish,
  kkn: kknEnglish,
  kwu: kwuEnglish,
  komcad: komcadEnglish,
  riset: risetEnglish,
  magang: magangEnglish,
  peserta: pesertaEnglish,
  mbkm: mbkmEnglish,
  kegiatan: kegiatanEnglish,
  nilai: nilaiEnglish,
  surat: suratEnglish,
  sinkronisasi: sinkronisasiEnglish,
  pengaturan: pengaturanEnglish,
  master: masterEnglish,
  konversi: konversiEnglish,
  portofolio: portofolioEnglish,
  monitoring: monitoringEnglish,
  publik: publikEnglish,
  form: formEnglish,
  formulir: { ...formulirEnglish, ...xlsformEnglish },
  pesan: pesanEnglish,
};
