import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useGetList } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { RecapOptions } from '../../../../resources/kit/index.ts';
import { inSentence } from '../../../../resources/kit/index.ts';
import { dayToday } from '../../providers/format.ts';
import { download } from '../../providers/http.ts';
import { useLabel, useWords } from '../../providers/language.ts';
import { rujukan } from '../../providers/references.ts';
import { Notice } from '../../ui/list/Notice.tsx';
import { useRegistry } from '../../ui/registry.ts';
import { representationOf } from '../../ui/representation.ts';
import type { ScreenProps } from '../../ui/screenParts.ts';
import { PageState } from '../../ui/show/PageState.tsx';
import { ScreenTitle } from '../record/ScreenTitle.tsx';
import { RecapTables } from './RecapTables.tsx';
import { shownFirst } from './shownFirst.ts';

/** RECAP: computed tables of one row, which is chosen in the address; as a workbook too. */
export function Recap({ path, options }: ScreenProps<'recap'>) {
  return (
    <>
      <ScreenTitle path={path} />
      <Chosen options={options} />
    </>
  );
}

function Chosen({ options }: { options: RecapOptions }) {
  const labelOf = useLabel();
  const say = useWords();
  const { by, endpoint } = options;
  const declaration = useRegistry().find(by.resource);
  const [search, setSearch] = useSearchParams();
  // Looked up where that is open to everybody: who only reads a recap has no list of what it is made for.
  const { data, error, isPending, refetch } = useGetList(by.resource, {
    pagination: { page: 1, perPage: 100 },
    ...(declaration?.lookup ? { meta: rujukan } : {}),
  });
  if (!data || !declaration)
    return <PageState error={error} isPending={isPending} onRetry={() => void refetch()} backTo="/dashboard" />;
  const asked = search.get(by.field);
  const chosen = data.find(({ id }) => id === asked) ?? shownFirst(data, by, dayToday());
  if (!chosen)
    return (
      <Paper variant="outlined" sx={{ mt: 2 }}>
        <Notice
          title={say('Belum ada %{data}', { data: inSentence(labelOf(by.label)) })}
          text={say('Rekap tampil setelah ada isinya.')}
        />
      </Paper>
    );
  const id = String(chosen.id);
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <TextField
          select
          size="small"
          margin="none"
          label={labelOf(by.label)}
          value={id}
          onChange={({ target }) => setSearch({ [by.field]: target.value }, { replace: true })}
          fullWidth={false}
          sx={{ width: { xs: '100%', sm: 320 }, mr: 'auto' }}
        >
          {data.map(row => (
            <MenuItem key={row.id} value={String(row.id)}>
              {representationOf(declaration, row)}
            </MenuItem>
          ))}
        </TextField>
        <Button
          variant="outlined"
          onClick={() => download(`${endpoint}/export`, { [by.field]: id, format: 'xlsx' }, 'rekap.xlsx')}
        >
          {say('Unduh Excel')}
        </Button>
      </Stack>
      <RecapTables key={id} options={options} id={id} />
    </Stack>
  );
}
