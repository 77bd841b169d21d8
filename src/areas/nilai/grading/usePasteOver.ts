import { useNotify } from 'react-admin';
import { useWords } from '../../../platform/providers/language.ts';
import { type Block, pasteOver } from './pasteOver.ts';

/** `pasteOver` for a sheet on the screen: what found no row is said. */
export function usePasteOver(): typeof pasteOver {
  const say = useWords();
  const notify = useNotify();
  return (block: Block, at, sheet) => {
    const pasted = pasteOver(block, at, sheet);
    const { over } = pasted;
    if (over) notify(say('%{n} baris tidak ditempel: di luar lembar atau terkunci.', { n: over }), { type: 'warning' });
    return pasted;
  };
}
