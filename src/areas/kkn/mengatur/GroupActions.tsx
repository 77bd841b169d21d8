import Button from '@mui/material/Button';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Kelompok } from '../../../../resources/kkn/kelompok.ts';
import { useGroupWays } from './useGroupWays.ts';

/** Ways from a group's page, as buttons. */
export default function GroupActions() {
  return useGroupWays(useRecordContext<Kelompok & { id: string }>()).map(({ key, label, ...way }) =>
    'to' in way ? (
      <Button key={key} component={Link} to={way.to}>
        {label}
      </Button>
    ) : (
      <Button key={key} onClick={way.run} loading={way.busy}>
        {label}
      </Button>
    ),
  );
}
