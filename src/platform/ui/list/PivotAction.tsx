import HistoryIcon from '@mui/icons-material/History';
import PivotTableChartIcon from '@mui/icons-material/PivotTableChartOutlined';
import { useListContext } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useMayOpen } from '../../common/useMayOpen.ts';
import { dayToday } from '../../providers/format.ts';
import { useWords } from '../../providers/language.ts';
import { asOfPath, asOfScreen, hasFormerDays } from '../asOf/asOfPath.ts';
import { pivotPath, pivotScreen } from '../pivot/pivotPath.ts';
import { useDeclaration } from '../registry.ts';
import type { ListActionEntry } from './ListAction.tsx';
import { ListActions } from './ListActions.tsx';

interface Options {
  /** Counted instead of the rows of the list. */
  counted?: Readonly<Record<string, unknown>>;
}

/** "Rekap" and "Keadaan per tanggal": the rows of the list as figures, and as they were, under the same filter. */
export function usePivotEntries({ counted }: Options = {}): ListActionEntry[] {
  const say = useWords();
  const resource = useDeclaration();
  const { filter, filterValues } = useListContext();
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const used = counted ?? { ...filterValues, ...filter };
  const figures = {
    label: say('Rekap'),
    icon: PivotTableChartIcon,
    onClick: () => navigate(pivotPath(resource, used)),
  };
  const former = {
    label: say('Keadaan per tanggal'),
    icon: HistoryIcon,
    minor: true,
    onClick: () => navigate(asOfPath(resource, dayToday(), used)),
  };
  return [
    ...(mayOpen(pivotScreen) ? [figures] : []),
    ...(hasFormerDays(resource) && mayOpen(`${asOfScreen}/data/hari`) ? [former] : []),
  ];
}

/** Both where they stand by themselves. */
export function PivotAction(options: Options) {
  return <ListActions entries={usePivotEntries(options)} />;
}
