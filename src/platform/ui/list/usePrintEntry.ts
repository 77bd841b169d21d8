import PrintIcon from '@mui/icons-material/PrintOutlined';
import { usePrint } from '../../common/print/usePrint.ts';
import { useWords } from '../../providers/language.ts';
import type { ListActionEntry } from './ListAction.tsx';

/** "Cetak": the whole list on paper. */
export function usePrintEntry(): ListActionEntry[] {
  const say = useWords();
  const { print, busy } = usePrint();
  return [{ label: say('Cetak'), icon: PrintIcon, onClick: () => void print(), disabled: busy, minor: true }];
}
