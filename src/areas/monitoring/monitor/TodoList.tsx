import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { Warnings } from '../../../../resources/kit/index.ts';
import type { TindakanTerhitung } from '../../../../resources/monitoring/ringkasan.ts';
import type { Values } from '../../../platform/patterns/record/source.ts';
import { WarningIcon } from '../../../platform/patterns/record/WarningIcons.tsx';
import { formatNumber } from '../../../platform/providers/format.ts';
import { useWords } from '../../../platform/providers/language.ts';
import { toRows } from './scroll.ts';

interface Props {
  todos: readonly TindakanTerhitung[];
  linkOf: (saring: Values) => string;
  /** Their icons say what those in the rows mean. */
  icons: Warnings['icons'];
}

/**
 * Matters to look after, with the number of participations of each; empty ones are left out. On a phone one row that
 * scrolls, so that the rows themselves stay in view.
 */
export function TodoList({ todos, linkOf, icons }: Props) {
  const say = useWords();
  const open = todos.filter(({ jumlah }) => jumlah > 0);
  return (
    <Stack
      component="section"
      aria-label={say('Perlu tindakan')}
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ mt: 1, gap: { xs: 0.5, sm: 1 }, alignItems: { sm: 'center' } }}
    >
      <Typography variant="subtitle2" sx={{ mr: 0.5, flexShrink: 0 }}>
        {open.length > 0 ? say('Perlu tindakan') : say('Tidak ada yang perlu ditindaklanjuti.')}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          gap: 1,
          flexWrap: { sm: 'wrap' },
          // To the very edge of the screen, where a chip that is cut says that there is more.
          overflowX: { xs: 'auto', sm: 'visible' },
          mx: { xs: -2, sm: 0 },
          px: { xs: 2, sm: 0 },
          py: { xs: 0.5, sm: 0 },
          '& > *': { flexShrink: 0 },
        }}
      >
        {open.map(({ kode, label, jumlah, saring }) => (
          <Chip
            key={kode}
            clickable
            component={Link}
            to={linkOf(saring)}
            onClick={toRows}
            icon={<WarningIcon code={kode} icons={icons} />}
            color="warning"
            variant="outlined"
            label={`${label} · ${formatNumber(jumlah)}`}
            sx={{ minHeight: { xs: 44, sm: 32 } }}
          />
        ))}
      </Box>
    </Stack>
  );
}
