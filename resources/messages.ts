import { messages } from './kit/index.ts';
import { kknMessages } from './kkn/messages.ts';
import { kknRefusals } from './kkn/refusals.ts';
import { komcadMessages } from './komcad/messages.ts';
import { komcadRefusals } from './komcad/refusals.ts';
import { kwuMessages } from './kwu/messages.ts';
import { kwuRefusals } from './kwu/refusals.ts';
import { magangMessages } from './magang/messages.ts';
import { magangRefusals } from './magang/refusals.ts';
import { pertukaranMessages } from './pertukaran/messages.ts';
import { pertukaranRefusals } from './pertukaran/refusals.ts';
import { pesertaRefusals } from './peserta/refusals.ts';
import { refusals } from './platformRefusals.ts';
import { programmeMessages } from './programme/messages.ts';
import { programmeRefusals } from './programme/refusals.ts';
import { risetMessages } from './riset/messages.ts';
import { risetRefusals } from './riset/refusals.ts';

/** Every message of the product, by code: what a language translates. */
export const catalogues = {
  ...messages,
  ...refusals,
  pertukaran: { ...pertukaranMessages, ...pertukaranRefusals },
  programme: { ...programmeMessages, ...programmeRefusals },
  kkn: { ...kknMessages, ...kknRefusals },
  kwu: { ...kwuMessages, ...kwuRefusals },
  komcad: { ...komcadMessages, ...komcadRefusals },
  riset: { ...risetMessages, ...risetRefusals },
  magang: { ...magangMessages, ...magangRefusals },
  peserta: { ...pesertaRefusals },
};
