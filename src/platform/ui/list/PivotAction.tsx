import HistoryIcon from '@mui/icons-material/History';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import PivotTableChartIcon from '@mui/icons-material/PivotTableChartOutlined';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useMayOpen } from '../../common/useMayOpen.ts';
import { usePhone } from '../../common/usePhone.ts';
import { dayToday } from '../../providers/format.ts';
import { useWords } from '../../providers/language.ts';
import { asOfPath, asOfScreen, hasFormerDays } from '../asOf/asOfPath.ts';
import { pivotPath, pivotScreen } from '../pivot/pivotPath.ts';
import { useDeclaration } from '../registry.ts';
import { ListAction } from './ListAction.tsx';

interface Props {
  /** What is counted instead of the rows of the list. */
  counted?: Readonly<Record<string, unknown>>;
}

/** "Rekap" and "Keadaan per tanggal": the rows of the list as figures, and as they were, under the same filter. */
export function PivotAction({ counted }: Props) {
  const say = useWords();
  const phone = usePhone();
  const resource = useDeclaration();
  const { filter, filterValues } = useListContext();
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
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
  const offered = [
    ...(mayOpen(pivotScreen) ? [figures] : []),
    ...(hasFormerDays(resource) && mayOpen(`${asOfScreen}/data/hari`) ? [former] : []),
  ];
  if (!phone || offered.length < 2) return offered.map(one => <ListAction key={one.label} {...one} />);
  // Both would leave the list's name no room.
  return (
    <>
      <IconButton
        aria-label={say('Rekap dan keadaan per tanggal')}
        aria-haspopup="menu"
        color="primary"
        onClick={event => setAnchor(event.currentTarget)}
      >
        <MoreVertIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {offered.map(({ label, onClick }) => (
          <MenuItem key={label} onClick={onClick}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
