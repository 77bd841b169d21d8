import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { TindakanTerhitung } from '../../../resources/monitoring/ringkasan.ts';
import { formatNumber } from '../../crud/format.ts';
import type { Values } from '../record/source.ts';
import { toRows } from './scroll.ts';

interface Props {
  todos: readonly TindakanTerhitung[];
  linkOf: (saring: Values) => string;
}

/** What is to be looked after, with how many participations it concerns; what nobody has is left out. */
export function TodoList({ todos, linkOf }: Props) {
  const open = todos.filter(({ jumlah }) => jumlah > 0);
  return (
    <Stack
      component="section"
      direction="row"
      useFlexGap
      spacing={1}
      aria-label="Perlu tindakan"
      sx={{ mt: 1, flexWrap: 'wrap', alignItems: 'center' }}
    >
      <Typography variant="subtitle2" sx={{ mr: 0.5 }}>
        {open.length > 0 ? 'Perlu tindakan' : 'Tidak ada yang perlu ditindaklanjuti.'}
      </Typography>
      {open.map(({ kode, label, jumlah, saring }) => (
        <Chip
          key={kode}
          clickable
          component={Link}
          to={linkOf(saring)}
          onClick={toRows}
          icon={<WarningIcon />}
          color="warning"
          variant="outlined"
          label={`${label} · ${formatNumber(jumlah)}`}
          sx={{ minHeight: { xs: 44, sm: 32 }, maxWidth: '100%' }}
        />
      ))}
    </Stack>
  );
}
