import MenuItem from '@mui/material/MenuItem';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Kelompok } from '../../../../resources/kkn/kelompok.ts';
import { useGroupWays } from './useGroupWays.ts';

/** Ways from a group's row, in its menu. */
export default function GroupRowActions() {
  return useGroupWays(useRecordContext<Kelompok & { id: string }>()).map(({ key, label, ...way }) =>
    'to' in way ? (
      <MenuItem key={key} component={Link} to={way.to}>
        {label}
      </MenuItem>
    ) : (
      <MenuItem key={key} onClick={way.run} disabled={way.busy}>
        {label}
      </MenuItem>
    ),
  );
}
