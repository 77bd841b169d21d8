import { formulirMessages } from './formulir/messages.ts';
import { formulirPesertaRefusals } from './formulir/pesertaRefusals.ts';
import { formulirRefusals } from './formulir/refusals.ts';
import { xlsformMessages } from './formulir/xlsformMessages.ts';
import { kegiatanMessages } from './kegiatan/messages.ts';
import { kegiatanRefusals } from './kegiatan/refusals.ts';
import { formMessages } from './kit/form/messages.ts';
import { messages } from './kit/index.ts';
import { kknMessages } from './kkn/messages.ts';
import { kknRefusals } from './kkn/refusals.ts';
import { komcadMessages } from './komcad/messages.ts';
import { komcadRefusals } from './komcad/refusals.ts';
import { konversiMessages } from './konversi/messages.ts';
import { konversiRefusals } from './konversi/refusals.ts';
import { kwuMessages } from './kwu/messages.ts';
import { kwuRefusals } from './kwu/refusals.ts';
import { magangMessages } from './magang/messages.ts';
import { magangRefusals } from './magang/refusals.ts';
import { masterMessages } from './master/messages.ts';
import { masterRefusals } from './master/refusals.ts';
import { mbkmMessages } from './mbkm/messages.ts';
import { mbkmRefusals } from './mbkm/refusals.ts';
import { monitoringRefusals } from './monitoring/refusals.ts';
import { nilaiMessages } from './nilai/messages.ts';
import { nilaiRefusals } from './nilai/refusals.ts';
import { pengaturanMessages } from './pengaturan/messages.ts';
import { pengaturanRefusals } from './pengaturan/refusals.ts';
import { pertukaranMessages } from './pertukaran/messages.ts';
import { pertukaranRefusals } from './pertukaran/refusals.ts';
import { pesanMessages } from './pesan/messages.ts';
import { pesanRefusals } from './pesan/refusals.ts';
import { pesertaRefusals } from './peserta/refusals.ts';
import { refusals } from './platformRefusals.ts';
import { portofolioMessages } from './portofolio/messages.ts';
import { portofolioRefusals } from './portofolio/refusals.ts';
import { programmeMessages } from './programme/messages.ts';
import { programmeRefusals } from './programme/refusals.ts';
import { publikRefusals } from './publik/refusals.ts';
import { risetMessages } from './riset/messages.ts';
import { risetRefusals } from './riset/refusals.ts';
import { sharedMessages } from './sharedMessages.ts';
import { sinkronisasiMessages } from './sinkronisasi/messages.ts';
import { sinkronisasiRefusals } from './sinkronisasi/refusals.ts';
import { mailMessages } from './sistem/mails.ts';
import { suratMessages } from './surat/messages.ts';
import { suratRefusals } from './surat/refusals.ts';

/** Every message of the product, by code: what a language translates. */
export const catalogues = {
  ...messages,
  ...refusals,
  shared: sharedMessages,
  mail: mailMessages,
  pertukaran: { ...pertukaranMessages, ...pertukaranRefusals },
  programme: { ...programmeMessages, ...programmeRefusals },
  kkn: { ...kknMessages, ...kknRefusals },
  kwu: { ...kwuMessages, ...kwuRefusals },
  komcad: { ...komcadMessages, ...komcadRefusals },
  riset: { ...risetMessages, ...risetRefusals },
  magang: { ...magangMessages, ...magangRefusals },
  peserta: { ...pesertaRefusals },
  mbkm: { ...mbkmMessages, ...mbkmRefusals },
  kegiatan: { ...kegiatanMessages, ...kegiatanRefusals },
  nilai: { ...nilaiMessages, ...nilaiRefusals },
  surat: { ...suratMessages, ...suratRefusals },
  sinkronisasi: { ...sinkronisasiMessages, ...sinkronisasiRefusals },
  pengaturan: { ...pengaturanMessages, ...pengaturanRefusals },
  master: { ...masterMessages, ...masterRefusals },
  konversi: { ...konversiMessages, ...konversiRefusals },
  portofolio: { ...portofolioMessages, ...portofolioRefusals },
  monitoring: monitoringRefusals,
  publik: publikRefusals,
  form: formMessages,
  pesan: { ...pesanMessages, ...pesanRefusals },
  formulir: { ...formulirMessages, ...formulirRefusals, ...formulirPesertaRefusals, ...xlsformMessages },
};
