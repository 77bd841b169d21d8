import { useNotify } from 'react-admin';
import { formatNumber } from '../../../platform/providers/format.ts';
import { type Block, pasteOver } from './pasteOver.ts';

/** `pasteOver` for a sheet on the screen: what found no row is said. */
export function usePasteOver(): typeof pasteOver {
  const notify = useNotify();
  return (block: Block, at, sheet) => {
    const pasted = pasteOver(block, at, sheet);
    const { over } = pasted;
    if (over) notify(`${formatNumber(over)} baris tidak ditempel: di luar lembar atau terkunci.`, { type: 'warning' });
    return pasted;
  };
}
