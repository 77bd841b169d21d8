import { useState } from 'react';
import { printPage } from './printPage.ts';

/** Prints the page; `busy` while it is made ready for paper. */
export function usePrint(): { print: () => Promise<void>; busy: boolean } {
  const [busy, setBusy] = useState(false);
  const print = async () => {
    setBusy(true);
    await printPage().finally(() => setBusy(false));
  };
  return { print, busy };
}
