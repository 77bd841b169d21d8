import PivotTableChartIcon from '@mui/icons-material/PivotTableChartOutlined';
import { useListContext } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useMayOpen } from '../../common/useMayOpen.ts';
import { useWords } from '../../providers/language.ts';
import { pivotPath, pivotScreen } from '../pivot/pivotPath.ts';
import { useDeclaration } from '../registry.ts';
import { ListAction } from './ListAction.tsx';

/** "Rekap": the rows of the list as figures, under the same filter. */
export function PivotAction() {
  const say = useWords();
  const resource = useDeclaration();
  const { filter, filterValues } = useListContext();
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  if (!mayOpen(pivotScreen)) return null;
  return (
    <ListAction
      label={say('Rekap')}
      icon={PivotTableChartIcon}
      onClick={() => navigate(pivotPath(resource, { ...filterValues, ...filter }))}
    />
  );
}
