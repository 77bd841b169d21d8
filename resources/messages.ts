import { kegiatanMessages } from './kegiatan/messages.ts';
import { kegiatanRefusals } from './kegiatan/refusals.ts';
import { messages } from './kit/index.ts';
import { mbkmMessages } from './mbkm/messages.ts';
import { mbkmRefusals } from './mbkm/refusals.ts';
import { nilaiMessages } from './nilai/messages.ts';
import { nilaiRefusals } from './nilai/refusals.ts';
import { pertukaranMessages } from './pertukaran/messages.ts';
import { pertukaranRefusals } from './pertukaran/refusals.ts';
import { sharedMessages } from './sharedMessages.ts';

/** Every message of the product, by code: what a language translates. */
export const catalogues = {
  ...messages,
  shared: sharedMessages,
  pertukaran: { ...pertukaranMessages, ...pertukaranRefusals },
  mbkm: { ...mbkmMessages, ...mbkmRefusals },
  kegiatan: { ...kegiatanMessages, ...kegiatanRefusals },
  nilai: { ...nilaiMessages, ...nilaiRefusals },
};
