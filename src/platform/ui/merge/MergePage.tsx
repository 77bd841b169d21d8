import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type RaRecord, useGetOne } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { RefPicker } from '../inputs/RefPicker.tsx';
import { useDeclaration } from '../registry.ts';
import { representationOf } from '../representation.ts';
import { PageState } from '../show/PageState.tsx';
import { MergeForm } from './MergeForm.tsx';
import { MergeList } from './MergeList.tsx';
import { MergeResult } from './MergeResult.tsx';

/** Two rows that are one thing become one: `?a=&b=` names them, `?hasil=` what was done; without either, all that was. */
export default function MergePage() {
  const resource = useDeclaration();
  const [params, setParams] = useSearchParams();
  const [a, b, done] = ['a', 'b', 'hasil'].map(name => params.get(name) ?? '');
  return (
    <Stack spacing={3} sx={{ maxWidth: 1040, pb: { xs: 12, sm: 0 } }}>
      <Typography component="h1" variant="h5">
        {a || done ? 'Gabungkan' : 'Penggabungan'} {resource.label}
      </Typography>
      {done ? (
        <MergeResult id={done} />
      ) : a === '' ? (
        <MergeList />
      ) : (
        <Rows
          a={a ?? ''}
          b={b ?? ''}
          onPick={id => setParams({ a: a ?? '', b: id })}
          onDone={id => setParams({ hasil: id }, { replace: true })}
        />
      )}
    </Stack>
  );
}

interface Props {
  a: string;
  b: string;
  onPick: (id: string) => void;
  onDone: (id: string) => void;
}

function Rows({ a, b, onPick, onDone }: Props) {
  const { name } = useDeclaration();
  const first = useGetOne(name, { id: a }, { enabled: a !== '', retry: false });
  const second = useGetOne(name, { id: b }, { enabled: b !== '' && b !== a, retry: false });
  const failed = [first, second].find(({ error }) => error);
  if (failed || !first.data)
    return <PageState error={failed?.error ?? null} isPending={!failed} onRetry={() => failed?.refetch()} />;
  if (b === '' || b === a) return <PickOther row={first.data} onPick={onPick} />;
  if (!second.data) return <PageState error={null} isPending onRetry={() => second.refetch()} />;
  return <MergeForm key={`${a} ${b}`} a={first.data} b={second.data} onDone={onDone} />;
}

/** The other row, searched by its name. */
function PickOther({ row, onPick }: { row: RaRecord; onPick: (id: string) => void }) {
  const resource = useDeclaration();
  return (
    <Paper sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        Data mana yang sama dengan <strong>{representationOf(resource, row)}</strong>?
      </Typography>
      <RefPicker
        to={resource.name}
        value={null}
        filter={{ id_neq: row.id }}
        onChange={id => (id && id !== row.id ? onPick(id) : undefined)}
        frame={{ id: 'gabung-dengan', label: `Cari ${resource.label}`, name: 'gabung-dengan' }}
      />
    </Paper>
  );
}
