import { messages } from './kit/index.ts';
import { pertukaranMessages } from './pertukaran/messages.ts';
import { pertukaranRefusals } from './pertukaran/refusals.ts';
import { refusals } from './platformRefusals.ts';

/** Every message of the product, by code: what a language translates. */
export const catalogues = {
  ...messages,
  ...refusals,
  pertukaran: { ...pertukaranMessages, ...pertukaranRefusals },
};
