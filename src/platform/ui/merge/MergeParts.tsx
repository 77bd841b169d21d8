import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { MergeCount, MergeObstacle } from '../../../../resources/kit/index.ts';
import { formatNumber } from '../../providers/format.ts';
import { useCrudPages } from '../useCrudPath.ts';

/** "12 kerja sama, 3 PIC mitra, 40 pendaftaran". */
export const countsInWords = (counts: readonly MergeCount[]): string =>
  counts.map(({ jumlah, label }) => `${formatNumber(jumlah)} ${label}`).join(', ');

/** Numbers of rows that move. */
export function Numbers({ counts, to }: { counts: readonly MergeCount[]; to: string }) {
  return (
    <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
      {counts.length ? (
        <>
          <strong>{countsInWords(counts)}</strong> akan pindah ke {to}.
        </>
      ) : (
        'Tidak ada data lain yang merujuknya; tidak ada yang pindah.'
      )}
    </Typography>
  );
}

/** Obstacles, with the rows concerned. */
export function Obstacles({ title, obstacles }: { title: string; obstacles: readonly MergeObstacle[] }) {
  if (!obstacles.length) return null;
  return (
    <Alert severity="warning">
      <AlertTitle>{title}</AlertTitle>
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {obstacles.map(({ pesan, baris }) => (
          <li key={pesan + baris.map(({ id }) => id).join()}>
            {pesan}
            {baris.map(row => (
              <span key={row.id}>
                {' '}
                <RowLink {...row} />
              </span>
            ))}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** A row by its name; a link where the person has a page of it. */
function RowLink({ resource, id, nama }: MergeObstacle['baris'][number]) {
  const { pathTo } = useCrudPages(resource);
  const path = pathTo({ type: 'show', id });
  return path ? (
    <Link component={RouterLink} to={path}>
      {nama}
    </Link>
  ) : (
    <strong>{nama}</strong>
  );
}
